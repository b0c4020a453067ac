import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PSEUDO, readEncounter } from '@riposte/files';
import { Fight, type Id, makeRules, type View } from '@riposte/kernel';
import { RULE_SETS } from '@riposte/rule-sets';
import { actLook, ICONS, type RuleSet } from '@riposte/ruleset';
import { describe, expect, it } from 'vitest';
import { oddsOfAct } from '../src/odds.ts';
import { sceneFor } from '../src/scene.ts';
import { actsOf, happening, tale } from '../src/seat-story.ts';
import { seatAt, stageOf } from './stage.ts';

const root = join(import.meta.dirname, '../../..');
const pictures = new Set(ICONS);

/** A text in which every letter is strange. */
const strange = (text: string): string => text.replaceAll(/[a-z]/gi, (one) => String.fromCodePoint(one.codePointAt(0)! + 0x1d0));

/** Every string of what is shown of somebody, but for its name and what the rules call things and conditions. */
function strangelyShown(shown: unknown): unknown {
  if (typeof shown !== 'object' || shown === null || Array.isArray(shown)) return shown;
  const own = ['name', 'conditions', 'gear', 'kind'];
  return Object.fromEntries(Object.entries(shown).map(([key, value]) => [key, typeof value === 'string' && !own.includes(key) ? strange(value) : value]));
}

const titles = ({ rules, look }: RuleSet): { title: string }[] =>
  [...rules.intents, ...rules.conditions, ...rules.features, ...rules.rolls, ...rules.resources, ...(look?.gauges ?? [])] as { title: string }[];

/** Does something while the rules call everything by strange words. */
function inStrangeWords<T>(ruleSet: RuleSet, work: () => T): T {
  const all = titles(ruleSet).map((one) => [one, one.title] as const);
  for (const [one, title] of all) one.title = strange(title);
  try {
    return work();
  } finally {
    for (const [one, title] of all) one.title = title;
  }
}

/** A ready fight as it stands after some acts of the computer. */
function fightOf({ rules: { id } }: RuleSet, ruleSet: RuleSet, acts: number): { readonly fight: Fight; readonly sides: readonly string[] } {
  const home = join(root, 'encounters', id);
  const texts = readdirSync(home).map((name) => readFileSync(join(home, name), 'utf8'));
  const [text] = texts.filter((one) => one.startsWith('{') && !one.includes('"packs"')).sort((a, b) => a.length - b.length);
  const { state, sides, seed } = readEncounter(text, 'fight', [ruleSet]);
  const fight = Fight.open(makeRules(ruleSet.rules), state, { seed: seed ?? 'looks' });
  for (let n = 0; n < acts && fight.view.rules.def.next(fight.view).over === null; n++) {
    const { pending } = fight;
    if (pending?.kind === 'answer')
      fight.answer(ruleSet.policy.answer(fight.view, pending.ask, pending.whos[0], pending.about) as never, { who: pending.whos[0] });
    else {
      const intent = fight.declarers.flatMap((one) => ruleSet.policy.declare(fight.view, one) ?? [])[0];
      if (intent === undefined) break;
      fight.submit({ do: intent.def.id, by: intent.by, with: intent.with as never });
    }
  }
  return { fight, sides };
}

/** All that the page draws and sorts by, of what two seats are sent. */
function drawn(ruleSet: RuleSet, fight: Fight, sides: readonly string[], lang: string): unknown {
  const stage = stageOf(fight, ruleSet, sides);
  const ids = fight.state.entities.flatMap((one) => (one.kind === 'fighter' ? [one.id] : []));
  const seats = [seatAt('gm'), seatAt('player', ids.slice(0, 1))];
  return seats.map((seat) => {
    const { scene, menu } = sceneFor(stage, seat, seats, new Set(), { menu: 1, asked: 1 });
    const blows = scene.menu.acts.filter(({ group, ways }) => group === 'attack' && ways.length > 0).slice(0, 1);
    // The whole odds: what time leaves out would be another part each time.
    const odds = blows.map(({ ways }) => oddsOfAct(stage, seat, fight.rules.intent(menu.ways.get(ways[0].key)!), 20_000)?.chance);
    return {
      acts: scene.menu.acts.map(({ id, group, icon, ends }) => [id, group, icon, ends]),
      fighters: scene.fighters.map(({ ref, lost, badge, out, conditions }) => [
        ref,
        lost,
        badge,
        out,
        conditions.map(({ id, icon, good }) => [id, icon, good]),
      ]),
      gauges: scene.fighters.map(({ gauges }) => gauges.map(({ as, harm, ranks, main }) => [as, harm, ranks, main])),
      marks: scene.ground?.marks.map((mark) => mark.as),
      things: scene.things.map(({ icon }) => icon),
      order: scene.order,
      question: scene.question && [scene.question.kind, scene.question.choices.map(({ icon, usual }) => [icon, usual])],
      odds: odds.map((one) => one && [one.self, one.harm, one.outcomes.map(({ badness }) => badness)]),
      sums: actsOf(fight).map((act) => tale(fight, happening(fight, ruleSet, act), seat.viewer, lang)?.parts.map((part) => [part.kind, part.sum?.values])),
    };
  });
}

describe.each(RULE_SETS.map((ruleSet) => [ruleSet.rules.id, ruleSet] as const))('%s', (_id, ruleSet) => {
  const def = ruleSet.rules;
  const known = { ...ruleSet, rules: { ...def, shown: (view: View, id: Id) => strangelyShown(def.shown(view, id)) } } as RuleSet;

  it.each([2, 7, 16])('draws the same in a language that nobody knows, after %i acts', (acts) => {
    const plain = fightOf(ruleSet, ruleSet, acts);
    const before = drawn(ruleSet, plain.fight, plain.sides, 'en');
    const after = inStrangeWords(ruleSet, () => {
      const { fight, sides } = fightOf(ruleSet, known, acts);
      return drawn(known, fight, sides, PSEUDO);
    });
    expect(after).toEqual(before);
  });

  it('writes what a card counts with a capital', () => {
    const { fight, sides } = fightOf(ruleSet, ruleSet, 2);
    const { scene } = sceneFor(stageOf(fight, ruleSet, sides), seatAt('gm'), [], new Set(), { menu: 1, asked: 1 });
    const called = scene.fighters.flatMap(({ gauges }) => gauges.map(({ title }) => title));
    expect(called.length).toBeGreaterThan(0);
    expect(called.filter((title) => !/^\p{Lu}/u.test(title))).toEqual([]);
  });

  it('names only what it has, and pictures that there are', () => {
    const { look } = ruleSet;
    const ids = (list: readonly { readonly id: string }[]): string[] => list.map((one) => one.id);
    const unknown = [
      ...Object.keys(look?.acts ?? {}).filter((id) => !ids(def.intents).includes(id)),
      ...Object.keys(look?.conditions ?? {}).filter((id) => !ids(def.conditions).includes(id)),
      ...Object.keys(look?.things ?? {}).filter((id) => !ids(def.features).includes(id)),
      ...Object.keys(look?.defences ?? {}).filter((id) => !ids(def.asks).includes(id)),
      ...Object.keys(look?.tags ?? {}).filter((tag) => !def.intents.some((intent) => intent.tags?.includes(tag))),
    ];
    expect(unknown).toEqual([]);
    const named = [
      ...Object.values(look?.acts ?? {}),
      ...Object.values(look?.tags ?? {}),
      ...Object.values(look?.conditions ?? {}),
      ...Object.values(look?.things ?? {}),
    ];
    const icons = [...named.flatMap(({ icon }) => icon ?? []), ...Object.values(look?.answers ?? {}), ...Object.values(look?.defences ?? {})];
    expect(icons.filter((icon) => !pictures.has(icon))).toEqual([]);
    expect(icons.length).toBeGreaterThan(60);
  });
});

it('an act of which nothing is said is grouped by the tags that all rule sets share', () => {
  expect(actLook(undefined, { id: 'bash', tags: ['action', 'attack'] })).toEqual({ group: 'attack', icon: 'crossed-swords', ends: false });
  expect(actLook(undefined, { id: 'constructor', tags: ['toString'] })).toEqual({ group: 'other', icon: null, ends: false });
});
