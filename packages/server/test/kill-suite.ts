import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { openLog } from '@riposte/files';
import { RULE_SETS } from '@riposte/rule-sets';
import { expect } from 'vitest';
import { checkFile, type Founded, openStore, type Reply } from '../src/index.ts';
import { Page, post, secretOf } from './harness.ts';

const root = join(import.meta.dirname, '../../..');

async function run(file: string): Promise<{ readonly child: ChildProcess; readonly base: string }> {
  const home = join(root, 'encounters', RULE_SETS[0].rules.id);
  const encounter = join(home, readdirSync(home).filter((one) => one.endsWith('.json'))[0]);
  const child = spawn(process.execPath, [join(import.meta.dirname, 'killed.mjs'), file, encounter], { stdio: ['ignore', 'pipe', 'inherit'] });
  const [port] = (await once(child.stdout!, 'data')) as [Buffer];
  return { child, base: `http://localhost:${port.toString().trim()}` };
}

/**
 * Plays at a server that is killed again and again in the middle of writing. Whatever was acknowledged is there
 * afterwards, a command that is sent again gets its first answer, and the log is whole. Kills from another `first` on come at other moments.
 */
export async function survivesKills(folder: string, kills: number, first = 0): Promise<void> {
  const file = join(folder, `kill-${kills}.db`);
  let { child, base } = await run(file);
  const founded = (await post(base, '/api/tables', { fight: 'fight.json', mode: 'table' })).body as unknown as Founded;
  const { body, cookie } = await post(base, '/api/session', { secret: secretOf(founded.links[0].path) });
  const accepted = new Map<string, { readonly say: object; readonly reply: Reply | null }>();
  let [unanswered, doneUnanswered, n] = [0, 0, 0];
  for (let kill = first; kill < first + kills; kill++) {
    const page = await new Page(base, body.seat, cookie).open();
    const last = [...accepted].slice(-1)[0];
    if (last !== undefined) {
      const before = page.log.length;
      const [id, { say, reply }] = last;
      const again = await page.say(say, id);
      if (reply !== null) expect(again).toEqual(reply);
      else if (again.ok && page.log.length === before) doneUnanswered++;
    }
    const server = { isDown: false };
    // At a moment of its own in each round: before, in and behind the write of a command after some that were answered.
    const after = 2 + (kill % 4);
    let answered = 0;
    let timer: NodeJS.Timeout | null = null;
    child.once('exit', () => {
      server.isDown = true;
    });
    while (!server.isDown) {
      const { scene } = page;
      const { question, menu } = scene;
      const ways = menu.acts.flatMap((act) => act.ways);
      if (question === null && ways.length === 0) {
        if (scene.undo === null || scene.over === null) break;
      }
      if (answered === after && timer === null) timer = setTimeout(() => child.kill('SIGKILL'), (kill * 7) % 30);
      const say =
        scene.over !== null && scene.undo !== null
          ? { do: 'undo', label: scene.undo }
          : question !== null
            ? { do: 'answer', question: question.number, choice: n % question.choices.length }
            : { do: 'act', menu: menu.number, way: ways[n % ways.length].key };
      const id = `kill-${kill}-${n++}-command`;
      accepted.set(id, { say, reply: null });
      const isGone = once(child, 'exit').then(() => null);
      const reply = await Promise.race([page.say(say, id).catch(() => isGone), isGone]);
      if (reply !== null) answered++;
      if (reply === null) unanswered++;
      else if (reply.ok) accepted.set(id, { say, reply });
      else accepted.delete(id);
    }
    if (timer !== null) clearTimeout(timer);
    if (!server.isDown) child.kill('SIGKILL');
    if (!server.isDown) await once(child, 'exit');
    ({ child, base } = await run(file));
  }
  const final = await new Page(base, body.seat, cookie).open();
  for (const [id, { say, reply }] of accepted) if (reply !== null) expect(await final.say(say, id)).toEqual(reply);
  child.kill('SIGKILL');
  await once(child, 'exit');
  checkFile(file);
  const store = await openStore(file);
  const table = founded.table;
  const row = await store.table(table);
  const { fight } = openLog([row!.header, ...(await store.lines(table)), ''].join('\n'), 'log', RULE_SETS);
  expect(fight.verify().ok).toBe(true);
  await store.close();
  expect(accepted.size).toBeGreaterThan(kills);
  process.stdout.write(`${kills} kills: ${accepted.size} commands, ${unanswered} without an answer, ${doneUnanswered} of them done\n`);
}
