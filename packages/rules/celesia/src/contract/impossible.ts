import { type Condition, type ConditionDef, type Id, type View } from '@riposte/kernel';
import { ShieldReady } from '../actions/ready-shield.ts';
import { type Fighter, fighter, fighters } from '../fighters/fighter.ts';
import { grips, shieldOf } from '../gear/in-hand.ts';
import { Grappled, isHeldBy, Pinned } from '../manoeuvres/grapple.ts';
import { isHere } from '../positioning/away.ts';
import { isFree } from '../positioning/board.ts';
import { Carried } from '../positioning/carried.ts';
import { Flying } from '../positioning/flying.ts';
import { Prone } from '../positioning/prone.ts';
import { canManeuver } from '../positioning/reach.ts';
import { fights } from '../rounds/yielded.ts';
import { alive } from '../stamina/dead.ts';
import { MaxExhaustion, MaxStamina } from '../stamina/stamina.ts';
import { Unconscious } from '../stamina/unconscious.ts';

/** A fact that a given state says of a fighter and the rules do not allow. */
interface Impossible {
  readonly who: Id;
  readonly fact: readonly string[];
  readonly expected: string;
}

/** What conditions cannot be without: whose they are, or their value. */
export const NEEDS = { bleeding: 'value', grappled: 'by', carried: 'by', 'shield-ready': 'value' } as const;

/** Why a condition that somebody bears cannot be, by its source: pairs that do not fit each other. */
const BORNE: readonly (readonly [def: ConditionDef, expected: (view: View, who: Id, condition: Condition) => string | null])[] = [
  [
    Grappled,
    (view, who, { source }) =>
      source < 0 || (source !== who && fights(view, source) && canManeuver(view, source, who)) ? null : 'held by somebody in reach who can hold it',
  ],
  [Pinned, (view, who, { source }) => (source < 0 || isHeldBy(view, who, source) ? null : 'pinned by one who holds it')],
  [
    Carried,
    (view, who, { source }) =>
      source < 0 || (source !== who && fights(view, source) && !view.has(source, Carried) && isAt(view, who, source))
        ? null
        : 'carried by somebody in whose place it is',
  ],
  [
    ShieldReady,
    (view, who, { source }) =>
      source < 0 || (grips(view, who).includes(source) && shieldOf(view, source) !== null) ? null : 'a shield in the hand that has it ready',
  ],
  [Unconscious, (view, who) => (view.has(who, Prone) || view.has(who, Carried) ? null : 'prone, as it is unconscious')],
  [Flying, (view, who) => (fighter(view, who).height > 0 && !view.has(who, Prone) ? null : 'above the ground and not prone, as it flies')],
];

function isAt(view: View, who: Id, other: Id): boolean {
  const [a, b] = [fighter(view, who), fighter(view, other)];
  return a.x === b.x && a.y === b.y && a.height === b.height;
}

/** Pools within their bounds, a place of one's own, conditions that fit each other. */
export function impossible(view: View): Impossible[] {
  return fighters(view).flatMap((f) => [...pools(view, f), ...place(view, f), ...borne(view, f)]);
}

function pools(view: View, { id, stamina, exhaustion, con }: Fighter): Impossible[] {
  if (stamina > MaxStamina(view, id)) return [{ who: id, fact: ['stamina'], expected: `at most ${MaxStamina(view, id)}` }];
  if (con !== null && exhaustion > MaxExhaustion(view, id)) return [{ who: id, fact: ['exhaustion'], expected: `at most ${MaxExhaustion(view, id)}` }];
  return [];
}

function place(view: View, f: Fighter): Impossible[] {
  if (!alive(view, f.id) || !isHere(view, f.id) || view.has(f.id, Carried)) return [];
  if (!isFree(view, f.id, f)) return [{ who: f.id, fact: ['at'], expected: 'a square that nothing solid and nobody else takes up' }];
  return [];
}

function borne(view: View, { id, conditions }: Fighter): Impossible[] {
  return conditions.flatMap((condition) =>
    BORNE.flatMap(([def, expected]) => {
      const wrong = condition.kind === view.rules.codeOf(def) ? expected(view, id, condition) : null;
      return wrong === null ? [] : [{ who: id, fact: ['conditions'], expected: wrong }];
    }),
  );
}
