import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Fight, type Line, makeRuleset, readLog, writeLog } from '@riposte/kernel';
import { type Passage, type Step, WAYS } from '@riposte/kernel/passage';
import { describe, expect, it } from 'vitest';
import { playScenario, readScenarios, type Scenario } from '../src/index.ts';
import { BOOKS } from './books.ts';

const root = join(import.meta.dirname, '../../../scenarios');

/** Ways of a command's dice that are enumerated: a second's worth. */
const MOST_WAYS = 10_000;

/** A finished fight as steps of the kernel, with the dice set beforehand; null where the game master decreed something. */
function passageOf(fight: Fight): Passage | null {
  const path = fight.path().map((n) => fight.lines[n]);
  if (path.some((line) => line.in === 'fiat') || startsByItself(path)) return null;
  const steps: Step[] = [];
  path.forEach((line, i) => {
    if (line.in === 'command' && line.auto !== true) {
      for (const roll of rollsUntilNext(path, i)) steps.push({ force: { roll: roll.roll, who: roll.who, faces: roll.faces! } });
      steps.push({ submit: { do: line.do, by: line.by, with: line.with } });
    } else if (line.in === 'answer') steps.push({ answer: line.value, who: line.who, ask: line.ask });
  });
  const end = JSON.stringify(fight.state);
  return { rules: fight.rules, state: fight.header.state, steps, most: MOST_WAYS, expect: (other) => expect(JSON.stringify(other.state)).toBe(end) };
}

/** Dice or questions before anybody has declared anything. */
const startsByItself = (path: readonly Line[]): boolean =>
  path
    .slice(
      0,
      path.findIndex((line) => line.in === 'command' && line.auto !== true),
    )
    .some((line) => line.in === 'roll' || line.in === 'answer') || !path.some((line) => line.in === 'command' && line.auto !== true);

function rollsUntilNext(path: readonly Line[], from: number): Extract<Line, { in: 'roll' }>[] {
  const end = path.findIndex((line, i) => i > from && line.in === 'command' && line.auto !== true);
  return path.slice(from, end < 0 ? path.length : end).filter((line) => line.in === 'roll');
}

function reloaded(fight: Fight): Fight {
  const { header, lines } = readLog(writeLog(fight.header, fight.lines));
  const { def, options } = fight.rules;
  return Fight.load(makeRuleset(def, { options, codes: header.codes }), header, lines, { typed: true, strict: true });
}

function undoneAndRedone(fight: Fight): void {
  while (fight.canUndo) fight.undo();
  while (fight.canRedo) fight.redo();
}

function check(scenario: Scenario): void {
  const { result, fight } = playScenario(scenario);
  expect(result.failures).toEqual([]);
  const end = JSON.stringify(fight!.state);
  expect(fight!.verify()).toMatchObject({ ok: true });
  expect(JSON.stringify(reloaded(fight!).state)).toBe(end);
  const passage = passageOf(fight!);
  if (passage !== null) for (const run of Object.values(WAYS)) run(passage);
  undoneAndRedone(fight!);
  expect(JSON.stringify(fight!.state)).toBe(end);
}

for (const folder of readdirSync(root)) {
  for (const name of readdirSync(join(root, folder)).filter((one) => one.endsWith('.json'))) {
    const file = join(root, folder, name);
    describe(`${folder}/${name}`, () => {
      for (const scenario of readScenarios(readFileSync(file, 'utf8'), `${folder}/${name}`, BOOKS)) it(scenario.title, () => check(scenario));
    });
  }
}
