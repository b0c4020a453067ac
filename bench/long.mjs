// What a move costs a table that has had a thousand, over what it costs after ten, G24. No sockets: the table is called as the server calls it.
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { RULE_SETS } from '@riposte/rule-sets';
import { makeServer, openStore } from '@riposte/server';
import { FIGHTS, textOf } from './fights.mjs';

/** Moves that are measured at each length of the log. */
const MOVES = 60;

/** Something that hurts nobody, so that the fight goes on: the nth of what is aimed at nobody, and the usual answer. */
function harmless({ question, menu }, nth) {
  if (question !== null)
    return {
      do: 'answer',
      question: question.number,
      choice: Math.max(
        0,
        question.choices.findIndex((one) => one.usual),
      ),
    };
  const acts = menu.acts.filter(({ ways, targets, ends }) => ways.length > 0 && targets.length === 0 && (ends || nth % 2 === 0));
  return { do: 'act', menu: menu.number, way: acts[0].ways[0].key };
}

/** Milliseconds of CPU a move after ten moves and after `long`, by turns on several pairs of tables; the middle of the ratios. */
export async function longTables({ long = 1000, pairs = 3 } = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'riposte-long-'));
  const store = await openStore(join(folder, 'long.db'));
  const { own: tables, close } = await makeServer({ store, library: { ruleSets: RULE_SETS, fights: [], rule: () => null }, pages: null });
  /** A table with a page for each of its four seats, after so many moves; it makes one more. */
  async function after(moves) {
    const { table: id } = await tables.found({ file: 'duel.json', text: textOf(FIGHTS.duel) }, 'table');
    const table = await tables.get(id);
    const pages = table.seats.map(({ row }) => [row.id, { send() {}, close() {} }]);
    for (const [seat, page] of pages) await table.connect(seat, page, null);
    const [[master, page]] = pages;
    const move = async (nth) => {
      const { scene } = table.stream(master).made;
      if (scene.over !== null) throw new Error(`the fight is over after ${nth} moves: ${scene.over}`);
      const reply = await table.perform(master, { id: randomUUID(), say: harmless(scene, nth) }, page);
      if (!reply.ok) throw new Error(reply.text);
    };
    for (let nth = 0; nth < moves; nth++) await move(nth);
    return move;
  }
  try {
    const rounds = [];
    for (let pair = 0; pair < pairs; pair++) {
      const [short, old] = [await after(10), await after(long)];
      const spent = [0, 0];
      for (let n = 0; n < MOVES; n++)
        for (const [i, move] of [short, old].entries()) {
          const before = process.cpuUsage();
          await move(n);
          const { user, system } = process.cpuUsage(before);
          spent[i] += (user + system) / 1000 / MOVES;
        }
      rounds.push({ short: spent[0], old: spent[1], ratio: spent[1] / spent[0] });
    }
    const { short, old, ratio } = rounds.sort((a, b) => a.ratio - b.ratio)[Math.floor(pairs / 2)];
    const reached = ratio <= 1.1 ? 'best' : ratio <= 1.25 ? 'good' : ratio <= 1.5 ? 'pass' : 'not';
    const detail = `${old.toFixed(2)} and ${short.toFixed(2)} ms of CPU`;
    return [{ id: 'G24', title: `a move of a table after ${long} moves over one after ten`, ratio, reached, detail }];
  } finally {
    await close();
    rmSync(folder, { recursive: true, force: true });
  }
}
