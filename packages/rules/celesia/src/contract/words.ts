import { GM, type IntentJson, NOBODY, type View } from '@riposte/kernel';
import { defineWords, winners } from '@riposte/ruleset';
import { bodyPart, fighter, fighters, nameOf, SCENE, scene } from '../fighters/fighter.ts';
import { wornArmour } from '../gear/armour.ts';
import { SEVERITIES } from '../injuries/body-parts.ts';
import { SPANS, type Span } from '../rounds/clocks.ts';
import { BY_HAND } from './by-hand.ts';
import { context, said } from './context.ts';
import { facts } from './facts.ts';
import { impossible, NEEDS } from './impossible.ts';
import { begin, givenFighter, givenScene } from './scenario.ts';
import { SETTABLES } from './settables.ts';

type Names = (view: View) => ReadonlyMap<number, string>;

const people: Names = (view) => new Map(fighters(view).map((fighter) => [fighter.id, fighter.name]));
const parts: Names = (view) => new Map(view.state.entities.flatMap(({ id, kind }): [number, string][] => (kind === 'part' ? [[id, nameOf(view, id)]] : [])));
const bodies: Names = (view) => new Map([...people(view), ...parts(view)]);
const names: Names = (view) => new Map([...bodies(view), [SCENE, 'scene'], [GM, 'gm']]);
const things: Names = (view) => new Map([[NOBODY, 'none'], ...view.rules.things.map((thing, code): [number, string] => [code, thing.id])]);
const spells: Names = (view) => new Map(view.rules.things.flatMap((thing, code): [number, string][] => ('spell' in thing ? [[code, thing.id]] : [])));
const fixed =
  (...words: readonly string[]): Names =>
  () =>
    new Map(words.map((word, value) => [value, word]));

/** What lies about, by what and where it is: "axe at 3, 4", "javelin in Bea". */
const lying: Names = (view) => {
  const all = new Set<string>();
  for (const { gear, x, y, in: body } of scene(view).ground) {
    const plain = `${view.rules.things[gear].id} ${body < 0 ? `at ${x}, ${y}` : `in ${fighter(view, body).name}`}`;
    let called = plain;
    for (let n = 2; all.has(called); n++) called = `${plain} (${n})`;
    all.add(called);
  }
  return new Map([...all].entries());
};

/** "d20", "d20 with +2 advantage". */
function dice(pool: string): string {
  const several = /^(\d+)\((d\d+)\)k([hl])$/.exec(pool);
  if (several === null) return pool;
  return `${several[2]} with +${Number(several[1]) - 1} ${several[3] === 'h' ? 'advantage' : 'disadvantage'}`;
}

const BY_LENGTH = (Object.keys(SPANS) as Span[]).filter((span) => span !== 'week').sort((a, b) => SPANS[b] - SPANS[a]);

/** The acts by which so many minutes pass: days, nights of eight hours, hours, rests of ten minutes. */
function pass(_view: View, minutes: number): readonly IntentJson[] | null {
  const acts: IntentJson[] = [];
  let left = minutes;
  for (const span of BY_LENGTH) for (; left >= SPANS[span]; left -= SPANS[span]) acts.push({ do: 'pass-time', by: SCENE, with: { span } });
  return left === 0 ? acts : null;
}

/** What a part that is to act, or to be disarmed, holds: " with rapier"; whose armour is to be broken: "'s chain shirt". */
function heldThing(view: View, called: string, value: number): string {
  if (!['weapon', 'hand', 'part'].includes(called)) return '';
  if (view.state.entities[value]?.kind === 'fighter') {
    const [worn] = wornArmour(view, value);
    return worn === undefined ? '' : `'s ${worn.title}`;
  }
  if (view.state.entities[value]?.kind !== 'part') return '';
  const { holds } = bodyPart(view, value);
  return holds < 0 ? '' : ` with ${view.rules.things[holds].title}`;
}

/** The language of the table for scenarios. */
export const words = defineWords({
  fighter: givenFighter,
  scene: givenScene,
  begin,
  names,
  gm: SCENE,
  values: {
    at: people,
    who: people,
    side: people,
    winner: people,
    of: people,
    from: people,
    patient: people,
    weapon: parts,
    hand: parts,
    part: bodies,
    lying,
    spell: spells,
    gear: things,
    item: things,
    'choose-part': parts,
    'choose-cleave': people,
    'choose-mend': parts,
    'choose-regrow': parts,
    'rate-part': fixed(...SEVERITIES),
    covered: fixed('cover', 'total cover'),
    spent: things,
    'stowed-unloaded': things,
    'stowed-cracked': things,
    unconscious: fixed('exhausted', 'may wake', 'coma'),
  },
  usual: { who: null, cause: 'hazard', what: 'stamina', amount: 1, treated: false, winner: null },
  suffix: heldThing,
  preposition: { prisoner: 'of', prone: null, bleeding: null, 'shield-ready': null },
  changes: {
    'order-set': [names, names],
    dropped: [names, null, null, people],
    'holds-now': [names, things],
    fitted: [names, things],
    stowed: [names, things],
    rated: [names, fixed(...SEVERITIES)],
  },
  byHand: BY_HAND,
  facts,
  settables: SETTABLES,
  stand: (view: View, place: number) => ({ at: [place % scene(view).width, Math.floor(place / scene(view).width)] }),
  said,
  context,
  dice,
  pass,
  over: winners,
  needs: NEEDS,
  impossible,
});
