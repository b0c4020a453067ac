// The server of the table under load: G13 to G16 as ratios, G23 as moves a second. Anchors are a relay of as many messages over bare WebSockets and the
// bare database with rows that are only appended. Server and anchor run in processes of their own, so that their time is their own.
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { RULE_SETS } from '@riposte/rule-sets';
import { makeServer, openStore, PROTOCOL } from '@riposte/server';
import { FIGHTS, MIXED, textOf } from './fights.mjs';

// What the server stands on is what it is measured against.
const ofTable = createRequire(join(import.meta.dirname, '../packages/server/package.json'));
const Database = ofTable('libsql');
const { WebSocket, WebSocketServer } = ofTable('ws');

const middle = (list, part = 0.5) => [...list].sort((a, b) => a - b)[Math.min(list.length - 1, Math.floor(list.length * part))];

/** Runs in a process of its own, so that its time is its own; tells its address, and its time when asked. */
async function serve(kind, folder) {
  const started = kind === 'relay' ? await relay() : await table(folder);
  process.on('message', () => process.send({ cpu: process.cpuUsage() }));
  process.send(started);
}

async function relay() {
  const http = createServer();
  const rooms = new Map();
  new WebSocketServer({ server: http }).on('connection', (socket, { url }) => {
    const room = rooms.get(url) ?? new Set();
    rooms.set(url, room.add(socket));
    socket.on('message', (data) => {
      for (const one of room) one.send(data.toString());
    });
  });
  await new Promise((done) => http.listen(0, '127.0.0.1', done));
  return { port: http.address().port };
}

async function table(folder) {
  const many = 1e9;
  const store = await openStore(join(folder, 'bench.db'));
  const library = { ruleSets: RULE_SETS, fights: Object.entries(FIGHTS).map(([name, fight]) => ({ file: name, text: textOf(fight) })), rule: () => null };
  const server = await makeServer({
    store,
    library,
    pages: null,
    pace: 0,
    burst: many,
    perSecond: many,
    perMinute: many,
    memory: { tables: many, idle: many },
    connections: { seat: many, spectators: many, address: many },
  });
  await server.app.listen({ port: 0, host: '127.0.0.1' });
  return { port: server.app.server.address().port };
}

async function started(kind, folder) {
  const child = fork(import.meta.filename, [kind, folder]);
  const [{ port }] = await once(child, 'message');
  const cpu = async () => {
    child.send('cpu');
    const [{ cpu: used }] = await once(child, 'message');
    return (used.user + used.system) / 1000;
  };
  return { child, port, cpu, base: `http://localhost:${port}` };
}

/** Sockets of one room; `move` sends one message of the first and waits for its echo. */
async function relayRoom({ port }, nth, fight) {
  const sockets = Array.from({ length: FIGHTS[fight].pages }, () => new WebSocket(`ws://localhost:${port}/${nth}`));
  await Promise.all(sockets.map((one) => once(one, 'open')));
  const room = { delivered: 0, echo: null };
  sockets.forEach((one, i) =>
    one.on('message', () => {
      room.delivered++;
      if (i === 0) room.echo?.();
    }),
  );
  const text = 'x'.repeat(300);
  return { room, close: () => sockets.forEach((one) => one.terminate()), move: () => new Promise((done) => ((room.echo = done), sockets[0].send(text))) };
}

async function tableRoom({ base, port }, _nth, fight) {
  const post = (path, body) =>
    fetch(base + path, { method: 'POST', headers: { 'content-type': 'application/json', origin: base }, body: JSON.stringify(body) });
  const { links } = await (await post('/api/tables', { fight, mode: 'table' })).json();
  const room = { delivered: 0, echo: null, scene: null, n: 0 };
  const sockets = [];
  for (let i = 0; i < FIGHTS[fight].pages; i++) {
    const joined = await post('/api/session', { secret: links[Math.min(i, links.length - 1)].path.split('#')[1] });
    const { seat } = await joined.json();
    const headers = { origin: base, cookie: joined.headers.get('set-cookie').split(';')[0] };
    const socket = new WebSocket(`ws://localhost:${port}/api/seats/${seat}/socket`, { headers });
    sockets.push(socket);
    await once(socket, 'open');
    socket.send(JSON.stringify({ hello: true, protocol: PROTOCOL, after: null }));
    socket.on('message', (data) => {
      room.delivered++;
      if (i > 0) return;
      const frame = JSON.parse(data.toString());
      if (frame.kind === 'snapshot') room.scene = frame.scene;
      else if (frame.kind === 'step') room.scene = { ...room.scene, ...frame.set };
      else if (frame.kind === 'reply') room.echo?.();
    });
  }
  while (room.scene === null) await new Promise((done) => setTimeout(done, 5));
  const say = () => {
    const { question, menu, undo, over } = room.scene;
    // Ways are numbered through; a menu in short has the first of each act, and of one act at most 150 can be chosen.
    const ways = menu.acts.reduce((sum, { ways, more }) => sum + Math.min(150, ways.length + more), 0);
    if (question !== null && over === null) return { do: 'answer', question: question.number, choice: room.n % question.choices.length };
    return ways === 0 || over !== null ? { do: 'undo', label: undo } : { do: 'act', menu: menu.number, way: room.n % ways };
  };
  const move = () =>
    new Promise((done) => {
      room.echo = done;
      sockets[0].send(JSON.stringify({ id: `bench-move-number-${room.n++}`, say: say() }));
    });
  return { room, move, close: () => sockets.forEach((one) => one.terminate()) };
}

/** Rooms that have been open for a while and run compiled; one after the other tells how long a move takes that waits for nobody. */
async function warmed(server, make, fights, { rooms, warm }) {
  const all = [];
  for (let i = 0; i < rooms; i++) all.push({ ...(await make(server, i, fights[i % fights.length])), busy: false });
  const alone = [];
  for (let i = 0; i < warm; i++) {
    const sent = performance.now();
    await all[i % rooms].move();
    alone.push(performance.now() - sent);
  }
  return { all, alone: middle(alone.slice(-300)) };
}

/** Moves at a rate, room after room; a room that still waits is left out. Milliseconds until the echo, and CPU per delivered message. */
async function offered(server, all, { rate, seconds }) {
  const times = [];
  const before = await server.cpu();
  const delivered = all.reduce((sum, one) => sum + one.room.delivered, 0);
  const start = performance.now();
  let n = 0;
  for (; performance.now() - start < seconds * 1000; n++) {
    const wait = start + (n * 1000) / rate - performance.now();
    if (wait > 0) await new Promise((done) => setTimeout(done, wait));
    const one = all[n % all.length];
    if (one.busy) continue;
    one.busy = true;
    const sent = performance.now();
    void one.move().then(() => {
      times.push(performance.now() - sent);
      one.busy = false;
    });
  }
  await new Promise((done) => setTimeout(done, 500));
  const spent = (await server.cpu()) - before;
  const got = all.reduce((sum, one) => sum + one.room.delivered, 0) - delivered;
  return { offered: n, moves: times.length, cpu: (spent * 1000) / got, perMove: spent / times.length, p99: middle(times, 0.99) };
}

async function driven(server, make, fight, load) {
  const { all, alone } = await warmed(server, make, [fight], load);
  const done = await offered(server, all, load);
  for (const one of all) one.close();
  return { ...done, alone };
}

/** What one kind of server does for a fight, in a process of its own. */
async function inTurn(kind, make, folder, work) {
  const server = await started(kind, folder);
  try {
    return await work(server, make);
  } finally {
    server.child.kill();
    await once(server.child, 'exit');
  }
}

/** A relay and the table, one after the other, with the pages of one fight. */
async function both(fight, load) {
  const folder = mkdtempSync(join(tmpdir(), 'riposte-bench-'));
  try {
    const of = (kind, make) => inTurn(kind, make, folder, (server) => driven(server, make, fight, load));
    return { bare: await of('relay', relayRoom), own: await of('table', tableRoom) };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Events a second in transactions of `batch`, and the middle milliseconds of one. */
async function stored(write, batch, times) {
  const each = [];
  for (let n = 0; n < times; n++) {
    const start = performance.now();
    await write(n * batch, batch);
    each.push(performance.now() - start);
  }
  return { rate: (batch * times * 1000) / each.reduce((sum, one) => sum + one, 0), p50: middle(each) };
}

function bareStore(folder) {
  const database = new Database(join(folder, 'bare.db'));
  database.pragma('journal_mode = WAL');
  database.pragma('synchronous = FULL');
  database.exec('create table log (id integer primary key, game text not null, n integer not null, text text not null)');
  const insert = database.prepare('insert into log (game, n, text) values (?, ?, ?)');
  const text = 'x'.repeat(300);
  return (from, batch) => {
    database.exec('begin');
    for (let i = 0; i < batch; i++) insert.run('game', from + i, text);
    database.exec('commit');
  };
}

async function ownStore(folder) {
  const store = await openStore(join(folder, 'own.db'));
  const empty = { title: '', created: '', header: '', encounter: '', file: '', secret: '', settings: '' };
  await store.create({ table: { id: 'game', ...empty }, lines: [], seats: [], owner: '' });
  const lines = Array.from({ length: 100 }, () => 'x'.repeat(300));
  return { store, write: (from, batch) => store.append('game', { from, lines: lines.slice(0, batch), settings: null, command: null }) };
}

const row = (id, title, ratio, goal, detail) => ({ id, title, ratio, reached: reached(ratio, goal), detail });
const perMessage = (own, bare) => `${own.cpu.toFixed(0)} and ${bare.cpu.toFixed(0)} us; ${own.moves} and ${bare.moves} moves`;

/** G13 to G16. `rate` is moves a second offered to all tables together, `warm` the moves before anything is counted. */
export async function tableLoad(load) {
  const { bare, own } = await both('duel', load);
  const folder = mkdtempSync(join(tmpdir(), 'riposte-bench-'));
  try {
    const { store, write } = await ownStore(folder);
    const anchor = bareStore(folder);
    const [bare100, own100] = [await stored(anchor, 100, 100), await stored(write, 100, 100)];
    const bare1 = await stored((from) => anchor(1e6 + from, 1), 1, 500);
    await store.close();
    const lines = `${own100.rate.toFixed(0)} and ${bare100.rate.toFixed(0)} lines a second`;
    return [
      row('G13', 'CPU of the server per delivered message over a relay', own.cpu / bare.cpu, [3, 2, 1.3], perMessage(own, bare)),
      row('G14', 'p99 from a move to its answer over a relay', own.p99 / bare.p99, [6, 3, 1.5], `${own.p99.toFixed(1)} and ${bare.p99.toFixed(1)} ms`),
      row('G15', 'a durable line, a hundred at once, over a bare database', bare100.rate / own100.rate, [1 / 0.4, 1 / 0.6, 1 / 0.85], lines),
      row('G16', 'an acknowledged move over a bare commit, p50', own.alone / bare1.p50, [4, 2, 1.3], `${own.alone.toFixed(2)} and ${bare1.p50.toFixed(2)} ms`),
    ];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** G13b: as G13, of the turnless brawl with five seats. */
export async function brawlLoad(load) {
  const { bare, own } = await both('brawl', load);
  return [row('G13b', 'the same in the turnless brawl with five seats', own.cpu / bare.cpu, [10, 6, 3], perMessage(own, bare))];
}

/** Milliseconds within which 99 of 100 moves are to be answered. */
const SOON = 100;

/** G23: the most moves a second of tables of all five books, four seats each, that are answered soon. Each rate is a fifth more than the one before. */
export async function mixedLoad({ rooms, warm, seconds, from = 10 }) {
  const folder = mkdtempSync(join(tmpdir(), 'riposte-bench-'));
  try {
    return await inTurn('table', tableRoom, folder, async (server, make) => {
      const { all } = await warmed(server, make, MIXED, { rooms, warm });
      let best = { rate: 0, p99: 0, perMove: 0 };
      for (let rate = from; ; rate *= 1.2) {
        const { offered: asked, moves, p99, perMove } = await offered(server, all, { rate, seconds });
        if (p99 > SOON || moves < 0.9 * asked) break;
        best = { rate: moves / seconds, p99, perMove };
      }
      for (const one of all) one.close();
      const detail = `${best.perMove.toFixed(1)} ms of CPU a move, p99 ${best.p99.toFixed(0)} ms`;
      const got = best.rate >= 300 ? 'good' : best.rate >= 150 ? 'pass' : 'not';
      return [{ id: 'G23', title: 'moves a second at p99 100 ms, five books, four seats a table', ratio: best.rate, reached: got, detail }];
    });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function reached(ratio, [pass, good, best]) {
  return ratio <= best ? 'best' : ratio <= good ? 'good' : ratio <= pass ? 'pass' : 'not';
}

if (process.argv[1] === import.meta.filename) {
  process.on('disconnect', () => process.exit());
  await serve(process.argv[2], process.argv[3]);
}
