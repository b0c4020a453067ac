// What a move costs a table whose pages all look on, G22: CPU from the command until the last frame is sent, the store included, without sockets.
// node bench/updates.mjs [HOME] measures this build, and in turns the one in another folder; dice and moves are the same.
import { spawnSync } from 'node:child_process';
import { createHash, randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { FIGHTS, textOf } from './fights.mjs';

const root = join(import.meta.dirname, '..');
const [WARM, MOVES] = [150, 150];

const MEASURED = ['duel', 'brawl', 'brawl, the game master alone'];

/** What the game master says: each choice of a question, and each way of its first fighter that may act, in turn; null when the fight is over. */
function next({ question, menu, over, fighters }, n) {
  // Ways are numbered through. A menu in short has the first of each act; of one act at most 150 can be chosen.
  const isMine = ({ by }) => fighters.some(({ ref, mine }) => mine && ref === by);
  const first = menu.acts.find(isMine) ?? menu.acts[0];
  const acts = menu.acts.filter(({ by }) => by === first.by);
  const ways = acts.reduce((sum, { ways, more }) => sum + Math.min(150, ways.length + more), 0);
  if (over === null && question !== null) return { do: 'answer', question: question.number, choice: n % question.choices.length };
  return over !== null || ways === 0 ? null : { do: 'act', menu: menu.number, way: acts.flatMap((act) => act.ways)[0].key + ((n * 7) % ways) };
}

/** CPU in ms of a move of a build in `home`, bytes of frames a move, and a hash of all of them. */
async function updates(home, name) {
  // Secrets of dice and links: the same in every run.
  let drawn = 0;
  globalThis.crypto.getRandomValues = (bytes) => (bytes.set(createHash('sha512').update(String(drawn++)).digest().subarray(0, bytes.length)), bytes);
  const { makeServer, openStore } = await import(join(home, 'packages/server/dist/index.js'));
  const { RULE_SETS } = await import(join(home, 'packages/rule-sets/dist/index.js'));
  const { pages } = FIGHTS[name];
  const folder = mkdtempSync(join(tmpdir(), 'riposte-updates-'));
  const store = await openStore(join(folder, 'updates.db'));
  const { own: tables, close } = await makeServer({ store, library: { ruleSets: RULE_SETS, fights: [], rule: () => null }, pages: null });
  const text = textOf(FIGHTS[name]);
  const sent = [];
  const ids = [];
  /** Another table with its pages, and how the game master says something there. */
  async function sit() {
    const founded = await tables.found({ file: 'fight.json', text }, 'table');
    const table = await tables.get(founded.table);
    const connection = () => ({ send: (frame) => void sent.push(frame), close() {} });
    const all = Array.from({ length: pages }, (_, i) => [table.seats[Math.min(i, table.seats.length - 1)].row.id, connection()]);
    for (const [seat, page] of all) await table.connect(seat, page, null);
    ids.push(founded.table, ...table.seats.map(({ row }) => row.id));
    const [[master, page]] = all;
    return { scene: () => table.stream(master).made.scene, say: (say) => table.perform(master, { id: randomUUID(), say }, page) };
  }
  try {
    let spent = 0;
    let table = await sit();
    for (let n = 0; n < WARM + MOVES; n++) {
      if (n === WARM) sent.length = 0;
      const scene = table.scene();
      const say = next(scene, n);
      if (say === null) {
        table = await sit();
        continue;
      }
      const before = process.cpuUsage();
      const reply = await table.say(say);
      const { user, system } = process.cpuUsage(before);
      if (n >= WARM) spent += user + system;
      if (!reply.ok) throw new Error(`${name}: ${JSON.stringify(say)}: ${reply.text}`);
    }
    // Without menus, what the game master can set, which is asked for, what a server draws for itself, and whatever order keys are in.
    const named = (frame) => ids.reduce((left, id, n) => left.replaceAll(id, `<${n}>`), frame);
    const isDrawn = (key) => key === 'epoch' || key === 'number' || key === 'seq';
    const sorted = (key, value) =>
      key === 'menu' || key === 'settable'
        ? undefined
        : isDrawn(key)
          ? 0
          : typeof value !== 'object' || value === null || Array.isArray(value)
            ? value
            : Object.fromEntries(Object.entries(value).sort());
    const plain = (frame) => JSON.stringify(JSON.parse(named(frame)), sorted);
    const hash = createHash('sha256').update(sent.map(plain).join('\n')).digest('hex').slice(0, 12);
    return { ms: spent / 1000 / MOVES, bytes: Math.round(sent.join('').length / MOVES), hash };
  } finally {
    await close();
    rmSync(folder, { recursive: true, force: true });
  }
}

const middle = (list) => [...list].sort((a, b) => a - b)[Math.floor(list.length / 2)];

const [, , home = root, only] = process.argv;
if (only !== undefined && process.env.RIPOSTE_ROUND !== undefined) process.stdout.write(`${JSON.stringify(await updates(home, only))}\n`);
else {
  const homes = home === root ? [root] : [home, root];
  for (const name of only === undefined ? MEASURED : [only]) {
    const all = homes.map(() => []);
    for (let round = 0; round < 3; round++) {
      for (const [n, one] of homes.entries()) {
        const { stdout, stderr } = spawnSync(process.execPath, [import.meta.filename, one, name], {
          env: { ...process.env, RIPOSTE_ROUND: '1' },
          encoding: 'utf8',
        });
        if (stdout === '') throw new Error(stderr);
        all[n].push(JSON.parse(stdout));
      }
    }
    const said = all.map((rounds) => `${middle(rounds.map(({ ms }) => ms)).toFixed(2)} ms, ${rounds[0].bytes} bytes`);
    const equal = new Set(all.flat().map(({ hash }) => hash)).size === 1 ? 'the same frames' : 'OTHER FRAMES';
    const ratio = homes.length === 1 ? '' : `; ${(middle(all[0].map(({ ms }) => ms)) / middle(all[1].map(({ ms }) => ms))).toFixed(2)} times less`;
    console.log(`G22  a move of the ${name}: ${said.join(' -> ')}${ratio}; ${equal}`);
  }
}
