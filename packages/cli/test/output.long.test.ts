import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { openStore } from '@riposte/server';
import { expect, it } from 'vitest';
import * as z from 'zod';
import { WITH_OUTPUT } from '../src/output.ts';
import { json, ownFolder, root, run, spawned } from './command.ts';

const folder = ownFolder();
const duel = join(root, 'encounters/sea-of-shadows/duel-at-dawn.json');
const log = join(folder, 'duel.jsonl');
const ORDER = 'parry when the blow would cost 1 hp';

/** What a command prints is what its schema says, with its format where it is an object. */
async function keeps(args: readonly string[], out: string): Promise<void> {
  const [command] = args;
  const schema = z.fromJSONSchema(await json('schema', 'output', command));
  const printed = JSON.parse(out) as unknown;
  const read = schema.safeParse(printed);
  expect(read.error?.issues ?? [], `${args.join(' ')}: ${out.slice(0, 500)}`).toEqual([]);
  if (!Array.isArray(printed) && command !== 'schema' && command !== 'play') expect(printed).toMatchObject({ format: `riposte/output/${command}/1` });
}

const COMMANDS: readonly (readonly string[])[] = [
  ['fight', duel, '--seed', '3', '--log', log],
  ['verify', log],
  ['replay', log],
  ['replay', log, '--at', '9'],
  ['legal', duel, '--as', 'Odo', '--odds'],
  ['odds', duel, '--as', 'Odo'],
  ['odds', duel],
  ['odds', log],
  ['advise', duel],
  ['orders', log, ORDER, '--as', 'Odo'],
  ['dice', '2d6', '--rolls', '2', '--exact'],
  ['simulate', duel, '--fights', '10'],
  ['simulate', duel, '--fights', '10', '--vs', '+Odo'],
  ['simulate', duel, '--fights', '10', '--solve', '50%'],
  ['simulate', duel, '--open', '2', '--log', join(folder, 'opened.jsonl')],
  ['simulate', duel, 'rest', duel, '--fights', '3'],
  ['calibrate', duel, '--fights', '2', '--futures', '10'],
  ['tournament', duel, '--players', 'careful', 'random', '--fights', '2'],
  ['rules'],
  ['rules', 'sea-of-shadows'],
  ['rules', 'SS-ATK-007'],
  ['rules', 'R-GEAR'],
  ['rules', 'realmspire', 'goblin'],
  ['catalogue', 'celesia', 'bow'],
  ['scenario', join(root, 'scenarios/sea-of-shadows/attack-and-defense-1.yaml')],
  ['check', duel],
  ['schema', 'encounter'],
  ['schema', 'output', 'fight'],
  ['completions', 'bash'],
  ['man'],
  ['doctor', '--data', join(folder, 'none')],
  ['new-game', 'winter-war', '--into', join(folder, 'winter-war')],
];

it.each(COMMANDS.map((args) => [args.join(' ').replaceAll(root, ''), args] as const))('riposte %s', async (_title, args) => {
  await keeps(args, (await run(...args, '--json')).out);
});

it('riposte play prints lines that keep it', async () => {
  const { out } = spawned(['play', duel, '--json', '--log', join(folder, 'played.jsonl')], { input: 'look\nauto\n' });
  for (const line of out.trim().split('\n')) await keeps(['play'], line);
});

it('what keeps tables and checks games keeps it, too', async () => {
  const data = join(folder, 'data');
  mkdirSync(data);
  await (await openStore(join(data, 'riposte.db'))).close();
  const copy = join(folder, 'copy.db');
  const commands = [
    ['tables', '--data', data],
    ['backup', copy, '--data', data],
    ['restore', copy, '--data', data, '--verify'],
    ['links', '--data', data],
  ];
  for (const args of commands) await keeps(args, (await run(...args, '--json')).out);
  const { out } = spawned(['conformance', '--ruleset', join(root, 'packages/cli/game'), '--only', 'rules', '--json']);
  await keeps(['conformance'], out);
});

it('something that is wrong is said in a shape that every schema has', async () => {
  const { out } = await run('fight', join(folder, 'nowhere.json'), '--json');
  const schema = z.fromJSONSchema(await json('schema', 'output', 'fight'));
  expect(schema.safeParse(JSON.parse(out)).success).toBe(true);
  expect(schema.safeParse({ title: 'A fight' }).success).toBe(false);
});

it('a command without an output is refused with those that there are', async () => {
  expect((await run('schema', 'output')).err).toContain('The output of which command?');
  expect((await run('schema', 'output', 'simulat')).err).toContain('Did you mean "simulate"?');
});

it('every command with --json has a schema', async () => {
  const { out } = await run('--help');
  const commands = [...out.matchAll(/^ {2}([a-z-]+) .*\[options\]/gm)].map(([, name]) => name);
  expect(commands.length).toBeGreaterThan(20);
  expect(commands.filter((name) => !WITH_OUTPUT.includes(name))).toEqual([]);
});
