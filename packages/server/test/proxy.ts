import type { AddressInfo } from 'node:net';
import { connect, createServer, type Socket } from 'node:net';

/** A bad line to a server: late, in slices, and cut when the test wants it. */
export interface Line {
  readonly base: string;
  /** Ends all connections; none is taken until it is mended. */
  cut(): void;
  mend(): void;
  stop(): Promise<void>;
}

/** Each slice of at most `slice` bytes comes `late` milliseconds after the one before. */
export async function badLine(base: string, { slice, late }: { readonly slice: number; readonly late: () => number }): Promise<Line> {
  const { port } = new URL(base);
  const open = new Set<Socket>();
  let isCut = false;
  const carry = (from: Socket, to: Socket): void => {
    let last = Promise.resolve();
    from.on('data', (data: Buffer) => {
      for (let i = 0; i < data.length; i += slice) {
        const part = data.subarray(i, i + slice);
        last = last.then(() => new Promise((done) => setTimeout(() => done(void (to.writable && to.write(part))), late())));
      }
    });
    from.on('close', () => void last.then(() => to.destroy()));
    from.on('error', () => to.destroy());
  };
  const server = createServer((near) => {
    if (isCut) return near.destroy();
    const far = connect(Number(port), '127.0.0.1');
    for (const one of [near, far]) open.add(one.on('close', () => open.delete(one)));
    carry(near, far);
    carry(far, near);
    return undefined;
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return {
    base: `http://localhost:${(server.address() as AddressInfo).port}`,
    cut() {
      isCut = true;
      for (const one of open) one.destroy();
    },
    mend() {
      isCut = false;
    },
    stop: () =>
      new Promise((done) => {
        for (const one of open) one.destroy();
        server.close(() => done());
      }),
  };
}
