import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Fight } from '@riposte/kernel';
import type { Item, RuleSet } from '@riposte/ruleset';
import { describe, expect, it } from 'vitest';
import {
  actsOn,
  decide,
  fightersOf,
  isAct,
  narrateAll,
  PSEUDO,
  plain,
  readEncounter,
  recorded,
  storyOf,
  type ToldAct,
  type ToldLine,
  tell,
  tongueOf,
} from '../src/index.ts';
import { RULE_SETS } from './rule-sets.ts';
import { inFull } from './tenth.ts';

const root = join(import.meta.dirname, '../../..');

/** The ready fights of a rule set. */
const ready = (id: string): string[] =>
  readdirSync(join(root, 'encounters', id))
    .filter((name) => name.endsWith('.json'))
    .sort()
    .map((name) => join(root, 'encounters', id, name));

interface Played {
  readonly fight: Fight;
  readonly ruleSet: RuleSet;
  readonly title: string;
  readonly sides: readonly string[];
}

/** A fight that the computer plays to its end. */
function played(path: string, seed: string, most = 400): Played {
  const { rules, state, ruleSet, policy, title, sides } = readEncounter(readFileSync(path, 'utf8'), path, RULE_SETS);
  const fight = Fight.open(rules, state, { seed });
  for (let n = 0; n < most && fight.over === null; n++)
    decide(
      fight,
      () => policy,
      () => true,
    );
  return { fight, ruleSet, title, sides };
}

const linesOf = (acts: readonly ToldAct[]): ToldLine[] =>
  acts.flatMap(({ headings, head, inside }) => [
    ...headings,
    ...(head === null ? [] : [head]),
    ...inside.flatMap((one) => (isAct(one) ? linesOf([one]) : [one])),
  ]);

const inOrder = (items: readonly Item[]): Item[] => items.flatMap((item) => (item.kind === 'act' ? [item, ...inOrder(item.items)] : [item]));

/** What no sentence holds that is told to people. */
const WRONG = [
  /\{ ?\$/,
  /undefined|null|NaN|\[object/,
  /\bnone\b/,
  /\bnobody\b/,
  / {2}/,
  /[a-z]\d/i,
  /(?<![\w)])-\d/,
  /\b1 (successes|points|rounds|turns|wounds)\b/,
  /[.!?]{2}/,
];
/** Names of dice and of rules hold a letter beside a number. */
const withoutDice = (text: string): string => text.replaceAll(/\b\d*[dD]\d+\b|\([^)]*\d+,\d+\)/g, 'D');

const TOLD = RULE_SETS.filter(({ tale }) => tale !== undefined);

describe.each(TOLD.map((ruleSet) => [ruleSet.rules.id, ruleSet] as const))('the stories of %s', (id) => {
  const paths = ready(id);
  const some = paths.filter((path, n) => n === 0 || inFull(`story ${path}`));

  it('say everything in words of the game, and nothing that no reader would understand', () => {
    for (const path of some) {
      const { fight, ruleSet } = played(path, 'story');
      const general: string[] = [];
      const tongue = tongueOf({ ruleSet }, 'en', (what) => general.push(what));
      const wrong = actsOn(fight)
        .flatMap((line) => linesOf(tell(fight, tongue, line)))
        .map(({ parts }) => plain(parts))
        .filter((text) => WRONG.some((one) => one.test(withoutDice(text))));
      expect(general, path).toEqual([]);
      expect(wrong, path).toEqual([]);
    }
  });

  it('lose nothing: the complete record has every change, roll and answer in its order', () => {
    for (const path of some) {
      const { fight, ruleSet } = played(path, 'record', 150);
      const tongue = tongueOf({ ruleSet });
      for (const line of actsOn(fight)) {
        const items = inOrder(storyOf(fight, ruleSet, line));
        const done = fight.path().find((n) => n >= line && 'events' in fight.lines[n]);
        const events = done === undefined ? fight.openChanges : (fight.lines[done] as { events: unknown }).events;
        expect(items.flatMap((item) => (item.kind === 'change' ? [item.change] : []))).toEqual(events);
        const all = fight.path();
        const inputs = all.slice(all.indexOf(line) + 1, done === undefined ? undefined : all.indexOf(done)).map((n) => fight.lines[n]);
        expect(items.flatMap((item) => (item.kind === 'roll' ? [[item.roll.id, item.total]] : []))).toEqual(
          inputs.flatMap((one) => (one.in === 'roll' ? [[one.roll, one.total]] : [])),
        );
        expect(items.flatMap((item) => (item.kind === 'answer' ? [[item.ask, item.value]] : []))).toEqual(
          inputs.flatMap((one) => (one.in === 'answer' ? [[one.ask, one.value]] : [])),
        );
        for (const item of items) expect(recorded(tongue, item)).toMatch(/\S/);
      }
    }
  });

  it('are the same live, from a log, and after undo and redo', () => {
    const { fight, ruleSet, sides } = played(paths[0], 'same', 80);
    const tongue = tongueOf({ ruleSet });
    const told = (of: Fight): readonly string[] => narrateAll(of, tongue).flatMap((act) => act.told);
    const before = told(fight);
    const again = Fight.load(fight.rules, fight.header, fight.lines);
    expect(told(again)).toEqual(before);
    fight.undo();
    fight.undo();
    fight.redo();
    fight.redo();
    expect(told(fight)).toEqual(before);
    expect(sides.length).toBeGreaterThan(0);
  });

  it('hold no text outside of their messages', () => {
    const { fight, ruleSet } = played(paths[0], 'pseudo', 150);
    const tongue = tongueOf({ ruleSet }, PSEUDO);
    const names = fightersOf(fight.view).map((who) => fight.rules.def.name(fight.view, who));
    const withoutNames = (text: string): string => names.reduce((left, name) => left.replaceAll(name, ''), text);
    const bare = actsOn(fight)
      .flatMap((line) => linesOf(tell(fight, tongue, line)))
      .flatMap(({ parts }) => parts.filter((part) => typeof part === 'string'))
      .filter((text) => /[a-z](?!\u0301)/i.test(withoutNames(text).replaceAll(/\b\d*[dD]\d+\b/g, '')));
    expect(bare).toEqual([]);
  });
});
