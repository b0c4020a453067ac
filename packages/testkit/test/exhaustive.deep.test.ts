import { type AnyIntent, type ConditionDef, Fight, type Json, makeRules, type Rules } from '@riposte/kernel';
import { valueOf } from '@riposte/ruleset';
import { CREATURES, ruleSet, seaOfShadows } from '@riposte/sea-of-shadows';
import { type Choose, play } from '@riposte/testkit';
import { expect, it } from 'vitest';
import { drawn } from '../../files/test/record.ts';
import { TRAITS } from '../../rules/sea-of-shadows/src/characters/traits.ts';
import { GEAR, WEAPONS } from '../../rules/sea-of-shadows/src/equipment/gear.ts';
import { SPELLS } from '../../rules/sea-of-shadows/src/magic/spells.ts';

/** What random fights need not use, with the reason. */
const UNUSED: { readonly [what: string]: string } = {
  'condition frightened': 'no spell, creature or weapon of the catalogue brings it (terror makes flee at once); scenarios and game masters do',
};

const MAX_FIGHTS = 6000;
const INPUTS = 150;

const rules: Rules = makeRules(seaOfShadows);

/** Everything that a fight can use, as "kind name". */
function everything(): string[] {
  const { intents, windows, asks, conditions, features, rolls } = seaOfShadows;
  const named = (kind: string, list: readonly { readonly id: string }[]): string[] => list.map(({ id }) => `${kind} ${id}`);
  return [
    ...named(
      'intent',
      intents.filter((intent) => !intent.automatic),
    ),
    ...named('window', windows),
    ...named('request', asks),
    ...named('condition', conditions),
    ...named('feature', features),
    ...named('roll', rolls),
  ];
}

/** Some of a list: each with a chance of one in `of`. */
const some = <T>(choose: Choose, list: readonly T[], of: number): T[] => list.filter(() => choose(of) === 0);
const pick = <T>(choose: Choose, list: readonly T[]): T => list[choose(list.length)];
const ids = (list: readonly { readonly id: string }[]): string[] => list.map((one) => one.id);

/** Four to six fighters of any make with anything on them, in three regions. */
function melee(choose: Choose): Fight {
  const regions = ['quay', 'gate', 'yard'];
  const fighters = Array.from({ length: 4 + choose(3) }, (_, i) => {
    const mixed = choose(2) === 0;
    return {
      name: `N${i}`,
      side: i % 2 === 0 ? 'A' : 'B',
      at: pick(choose, regions),
      creature: pick(choose, CREATURES).id,
      dice: {},
      aware: choose(5) > 0,
      room: choose(5) > 0,
      surprised: choose(5) === 0,
      unproficient: choose(4) === 0 ? [pick(choose, ids(WEAPONS))] : [],
      ...(mixed
        ? {
            hp: 2 + choose(6),
            mp: choose(8),
            ap: 1 + choose(3),
            gear: some(choose, ids(GEAR), 6),
            traits: some(choose, ids(TRAITS), 5),
            spells: some(choose, ids(SPELLS), 3),
          }
        : {}),
    };
  });
  // The last one rides on the one before it of its side.
  const rider = fighters[fighters.length - 1];
  const mount = fighters[fighters.length - 3];
  const mounted = choose(2) === 0 ? [...fighters.slice(0, -1), { ...rider, at: mount.at, rides: mount.name }] : fighters;
  const board = { regions, paths: [['quay', 'gate'] as [string, string], ['gate', 'yard'] as [string, string]], hard: ['yard'], aftermath: choose(2) === 0 };
  const state = valueOf(ruleSet.setUp(rules, { board, sides: ['A', 'B'], fighters: mounted }));
  return Fight.open(rules, state, { seed: String(choose(1_000_000)) });
}

/** What the lines of a fight used. */
function usedIn(fight: Fight): Set<string> {
  const used = new Set<string>();
  const windows = new Set(ids(seaOfShadows.windows));
  const acted = (by: number, did: string, chosen: { readonly [name: string]: Json }): void => {
    used.add(`intent ${did}`);
    for (const code of fight.state.entities[by]?.features ?? []) if (!isSpell(code)) used.add(`feature ${rules.things[code].id}`);
    const spell = chosen['spell'];
    if (typeof spell === 'number') used.add(`feature ${rules.things[spell].id}`);
  };
  for (const line of fight.lines) {
    if (line.in === 'command') acted(line.by, line.do, line.with);
    if (line.in === 'roll') used.add(`roll ${line.roll}`);
    if (line.in === 'answer' && !windows.has(line.ask)) used.add(`request ${line.ask}`);
    if (line.in === 'answer' && windows.has(line.ask) && line.value !== null) {
      const intent = line.value as unknown as { readonly do: string; readonly by: number; readonly with: AnyIntent['with'] };
      used.add(`window ${line.ask}`);
      acted(intent.by, intent.do, intent.with);
    }
    if (line.in === 'done') for (const [change, , kind] of line.events) if (change === 'condition-given') used.add(`condition ${givenName(kind)}`);
  }
  return used;
}

const isSpell = (code: number): boolean => SPELLS.some((spell) => spell.id === rules.things[code].id);

function givenName(given: unknown): string {
  return rules.things[typeof given === 'number' ? given : (given as { readonly kind: number }).kind].id;
}

/** Conditions that follow from others are stored nowhere: they hold or not. */
const following: readonly ConditionDef[] = seaOfShadows.conditions.filter((condition) => condition.while !== null);

it('random fights use every intent, window, request, condition, feature and roll of Sea of Shadows', () => {
  const left = new Set(everything());
  const missing = (): string[] => [...left].filter((one) => !Object.hasOwn(UNUSED, one));
  let fights = 0;
  for (; fights < MAX_FIGHTS && missing().length > 0; fights++) {
    const fight = melee(drawn(fights));
    for (const one of fight.state.entities) for (const { kind } of one.conditions) left.delete(`condition ${rules.things[kind].id}`);
    const look = (at: Fight): void => {
      for (const one of following)
        if (left.has(`condition ${one.id}`) && at.state.entities.some(({ kind, id }) => kind === 'fighter' && at.view.has(id, one)))
          left.delete(`condition ${one.id}`);
    };
    play({ subject: { rules, states: [] }, state: fight.header.state, seed: '', choices: () => drawn(fights + 77), inputs: INPUTS }, look, fight);
    for (const one of usedIn(fight)) left.delete(one);
  }
  console.log(`${fights} fights; never used:\n  ${[...left].map((one) => `${one}: ${UNUSED[one] ?? 'no reason'}`).join('\n  ')}`);
  // Whatever is used must not stand among the unused either.
  expect([...left]).toEqual(Object.keys(UNUSED));
});
