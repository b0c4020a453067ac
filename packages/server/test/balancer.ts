import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** A proxy in front of several servers, as those that are shipped: `/n/NAME/` goes to that one, all else to any that answers. */
export interface Balancer {
  readonly base: string;
  /** Where a server is reached, by its address; undefined = it is out of service. */
  readonly servers: Map<string, number>;
  stop(): Promise<void>;
}

export async function balance(servers: Iterable<readonly [string, number]>): Promise<Balancer> {
  const known = new Map(servers);
  const open = new Set<Socket>();
  let turn = 0;
  const server = createServer((near) => {
    open.add(near.on('close', () => open.delete(near)).on('error', () => near.destroy()));
    near.once('data', (head: Buffer) => {
      const [, name] = /^\S+ (\/n\/[\w-]+)\//.exec(head.toString('latin1', 0, 200)) ?? [];
      const all = [...known.values()];
      const ports = name === undefined ? all.map((_, n) => all[(turn + n) % all.length]) : [known.get(name)].flatMap((port) => port ?? []);
      turn++;
      const tried = (): void => {
        const port = ports.shift();
        if (port === undefined) return void near.end('HTTP/1.1 502 Bad Gateway\r\ncontent-length: 0\r\nconnection: close\r\n\r\n');
        const far = connect(port, '127.0.0.1');
        far.once('error', tried).once('connect', () => {
          far.removeListener('error', tried).on('error', () => near.destroy());
          open.add(far.on('close', () => open.delete(far)));
          // One request for each connection: the next may go elsewhere.
          far.write(head.toString('latin1').replace(/^connection: keep-alive\r\n/im, 'connection: close\r\n'), 'latin1');
          near.pipe(far).pipe(near);
        });
        return undefined;
      };
      tried();
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return {
    base: `http://localhost:${(server.address() as AddressInfo).port}`,
    servers: known,
    stop: () =>
      new Promise((done) => {
        for (const one of open) one.destroy();
        server.close(() => done());
      }),
  };
}
