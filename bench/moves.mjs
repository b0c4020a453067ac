// What a move costs with many fighters, G17: CPU of the table from the command until the frames of four seats are sent.
// No sockets: the table is called as the server calls it, with a store on the disk.
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { RULE_SETS } from '@riposte/rule-sets';
import { makeServer, openStore } from '@riposte/server';
import { crowd } from './crowd.mjs';

/** What the game master says next: nobody reacts, other questions are answered, and in turns an act on somebody, a step, anything. */
function next({ scene }, k) {
  const { question, menu } = scene;
  if (question?.choices.some((one) => one.usual && one.text === 'no reaction')) return { do: 'order', question: question.number, how: 'never', choice: null };
  if (question !== null) return { do: 'answer', question: question.number, choice: k % question.choices.length };
  const ways = menu.acts.flatMap((one) => one.ways);
  const wanted = [ways.filter((one) => one.targets.length > 0), ways.filter((one) => one.places.length > 0), ways][k % 3];
  const list = wanted.length > 0 ? wanted : ways;
  return { do: 'act', menu: menu.number, way: list[(k * 7) % list.length].key };
}

async function cpuMs(work) {
  const before = process.cpuUsage();
  const result = await work();
  const { user, system } = process.cpuUsage(before);
  return { ms: (user + system) / 1000, result };
}

/** CPU ms of opening a table, of its first frames, of each move behind which somebody is to act and of the dearest of all; bytes of the frames. */
export async function played(ruleset, n, moves) {
  const folder = mkdtempSync(join(tmpdir(), 'riposte-crowd-'));
  const store = await openStore(join(folder, 'crowd.db'));
  const library = { ruleSets: RULE_SETS, fights: [], rule: () => null };
  const { own: tables, close } = await makeServer({ store, library, pages: null });
  try {
    const founded = await tables.found({ file: 'crowd.json', text: crowd(ruleset, n) }, 'table');
    const { ms: open, result: table } = await cpuMs(() => tables.get(founded.table));
    let bytes = 0;
    const connection = { send: (text) => void (bytes += text.length), close() {} };
    const { ms: first } = await cpuMs(() => Promise.all(table.seats.map((one) => table.connect(one.row.id, connection, null))));
    const [master] = table.seats;
    const each = [];
    let worst = 0;
    let said = 0;
    bytes = 0;
    for (; each.length < moves && said < moves * 20 && table.over === null; said++) {
      const say = next(table.stream(master.row.id).made, each.length);
      const { ms, result } = await cpuMs(() => table.perform(master.row.id, { id: randomUUID(), say }, connection));
      if (!result.ok) throw new Error(`${ruleset}: ${JSON.stringify(say)}: ${result.text}`);
      if (table.fight.pending === null) each.push(ms);
      worst = Math.max(worst, ms);
    }
    return { open, first, each, worst, bytes: bytes / said };
  } finally {
    await close();
    rmSync(folder, { recursive: true, force: true });
  }
}

const middle = (list) => [...list].sort((a, b) => a - b)[Math.floor(list.length / 2)];

/** A row for each book: CPU ms by number of fighters, and the exponent by which it grows from 20 to 80. */
export async function crowds({ quick }) {
  const rows = [];
  for (const { rules: ruleset } of RULE_SETS) {
    const counts = [10, 20, 40, 80];
    const by = {};
    await played(ruleset.id, 10, 30);
    for (const n of counts) by[n] = await played(ruleset.id, n, quick ? 10 : 30);
    const { open, first } = quick ? by[80] : await played(ruleset.id, 200, 0);
    const ms = (n) => middle(by[n].each);
    const growth = Math.log(ms(80) / ms(20)) / Math.log(4);
    const reached = ms(20) <= 150 && ms(80) <= 800;
    rows.push({
      ruleset: ruleset.id,
      moves: counts.map((n) => ({ n, median: ms(n), worst: by[n].worst, bytes: Math.round(by[n].bytes) })),
      growth,
      opening: { fighters: quick ? 80 : 200, open, first },
      reached,
    });
  }
  return rows;
}
