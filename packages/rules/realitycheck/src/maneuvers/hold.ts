import {
  type Condition,
  carried,
  defineAsk,
  defineCheckpoint,
  defineCondition,
  defineIntent,
  defineRoll,
  end,
  GM,
  give,
  type Id,
  type IntentContext,
  NOBODY,
  oneOf,
  oneWord,
  type Play,
  type View,
} from '@riposte/kernel';
import { check } from '../actions/checks.ts';
import { type Pay, payment, payWhole, priced } from '../actions/payment.ts';
import { advantage } from '../attacks/advantage.ts';
import { Fortitude } from '../attacks/defenses.ts';
import { defenceDie } from '../attacks/dice.ts';
import { metresOfReach } from '../attacks/reach.ts';
import { exposed } from '../conditions/exposed.ts';
import { slowed } from '../conditions/slowed.ts';
import { FactSet } from '../fighters/fact-set.ts';
import { everybody, isFighter, SCENE } from '../fighters/fighter.ts';
import { conscious } from '../harm/unconscious.ts';
import { metresBetween } from '../movement/board.ts';
import { DepthSet } from '../movement/depth.ts';
import { BoardRedrawn } from '../movement/redrawn.ts';
import { isClear } from '../movement/sight.ts';
import { Moved, Placed } from '../movement/steps.ts';
import { ruled } from '../rulings.ts';

/** Held by a fighter, its source, or by a thing. The value of a thing's hold is the DC to escape it. @rule RC-CMB-020 RC-CMB-021 RC-CMB-025 RC-CND-017 */
export const Restrained = defineCondition('restrained', {
  rule: 'RC-CMB-020',
  title: 'restrained',
  stacks: true,
  carries: exposed,
  forbids: [{ tags: ['movement', 'attack', 'jump', 'cast', 'breath'], rule: 'RC-CMB-020', reason: 'restrained' }],
});

/** Holds a fighter, its source. @rule RC-CMB-027 RC-CMB-028 RC-CND-018 */
export const Restraining = defineCondition('restraining', {
  rule: 'RC-CMB-027',
  title: 'restraining',
  stacks: true,
  carries: slowed,
  forbids: [{ tags: ['attack', 'cast', 'breath'], rule: 'RC-CMB-027', reason: 'holding' }],
});

/** Held and holding by the reading that they are no more than that: no daughters, nothing forbidden. @rule RC-CMB-018 */
export const Held = defineCondition('held', {
  rule: 'RC-CMB-018',
  title: 'held',
  stacks: true,
  forbids: [{ tags: ['movement'], rule: 'RC-CMB-018', reason: 'held' }],
});
export const Holding = defineCondition('holding', { rule: 'RC-CMB-018', title: 'holding', stacks: true });

/** Whether the limits of a restrainer are waived, as with a tiny creature. @rule RC-CMB-029 */
export const WaiveLimits = defineAsk<{ readonly by: Id; readonly at: Id }, boolean>('waive-limits', {
  rule: 'RC-CMB-029',
  answer: oneOf({ rule: 'RC-CMB-029', candidates: () => [true, false] }),
  fallback: () => false,
});

/** Held and holding, which mean restrained and restraining. @rule RC-CMB-017 RC-CMB-018 */
export function hold(play: Play, by: Id, at: Id): boolean {
  const { heldIsRestrained } = ruled(play);
  give(play, at, heldIsRestrained ? Restrained : Held, { source: by });
  const limited = heldIsRestrained && !play.ask(WaiveLimits, GM, { by, at });
  give(play, by, limited ? Restraining : Holding, { source: at });
  return true;
}

/** Ends a hold from either side. @rule RC-CND-018 RC-CND-021 */
export function release(play: Play, holder: Id, held: Id): void {
  const both = [
    [holder, Restraining, held],
    [holder, Holding, held],
    [held, Restrained, holder],
    [held, Held, holder],
  ] as const;
  for (const [who, def, source] of both) {
    if (!isFighter(play, who)) continue;
    // A hold also ends if the game master ignores it for only one of the two.
    const kind = play.rules.codeOf(def);
    for (const condition of play.state.entities[who].conditions) if (condition.kind === kind && condition.source === source) end(play, who, condition.id);
  }
}

/** Whom a fighter holds; -1 = what is no fighter. */
export function heldBy(view: View, holder: Id): Id[] {
  return [...carried(view, holder, Restraining), ...carried(view, holder, Holding)].map((condition) => condition.source);
}

/** The fighters that hold one. */
export const holdersOf = (view: View, held: Id): Id[] =>
  [...carried(view, held, Restrained), ...carried(view, held, Held)].flatMap(({ source }) => (source > 0 ? [source] : []));

/** A hold ends when holder and held are more than an arm's length apart, or a wall is between them. R-HOLDS R-WALLS */
export const Apart = defineCheckpoint('apart', {
  rule: 'R-HOLDS',
  watches: [Moved, Placed, DepthSet, FactSet, BoardRedrawn],
  settle(play, changed) {
    for (const who of changed === SCENE ? everybody(play) : [changed]) if (isFighter(play, who)) letGoOfTheFar(play, who);
  },
});

function letGoOfTheFar(play: Play, who: Id): void {
  const holders = new Set([...holdersOf(play, who), ...everybody(play).filter((other) => heldBy(play, other).includes(who))]);
  const pairs = [...heldBy(play, who).flatMap((held) => (held < 0 ? [] : [[who, held] as const])), ...[...holders].map((holder) => [holder, who] as const)];
  for (const [holder, held] of pairs) {
    const far = metresBetween(play, holder, held) > metresOfReach(play, holder, NOBODY);
    if (far || !isClear(play, holder, held)) release(play, holder, held);
  }
}

/** What opposes an escape. */
const ESCAPES = ['fortitude', 'leg-strength', 'arm-strength'] as const;
type EscapeBy = (typeof ESCAPES)[number];

type EscapeChoice = { readonly using: EscapeBy; readonly pay: Pay };

/** @rule RC-CMB-022 RC-CMB-023 RC-CMB-024 RC-CND-017 */
export const Escape = defineIntent<EscapeChoice>('escape', {
  rule: 'RC-CMB-022',
  title: 'Break away',
  tags: ['action'],
  available(view, by, refuse) {
    if (!view.has(by, Restrained) && !view.has(by, Held)) refuse('RC-CMB-022', 'not-held');
  },
  params: { using: oneOf<IntentContext<EscapeChoice>, EscapeBy>({ rule: 'RC-CMB-022', candidates: () => ESCAPES }), pay: payment<EscapeChoice>(() => 3) },
  price: (_view, _by, { pay }) => priced(3, pay),
  perform(play, who, { using, pay }) {
    payWhole(play, who, 3, pay);
    return conscious(play, who) && (play.has(who, Restrained) || play.has(who, Held)) && escape(play, who, using);
  },
});

/** What holds a fighter: other fighters, or things. @rule RC-CND-017 */
const holdsOn = (view: View, who: Id): readonly Condition[] => [...carried(view, who, Restrained), ...carried(view, who, Held)];

/** Which of several holds a fighter tries to break; -1 = that of a thing. R-HOLDS */
export const WhichHold = defineAsk<{ readonly who: Id }, Id>('which-hold', {
  rule: 'R-HOLDS',
  open: (view, _who, { who }) => holdsOn(view, who).length > 1,
  answer: oneOf({ rule: 'R-HOLDS', candidates: (view, { about: { who } }) => [...new Set(holdsOn(view, who).map(({ source }) => source))] }),
  fallback: (view, _who, { who }) => holdsOn(view, who)[0]?.source ?? NOBODY,
});

/** Against a thing that holds there is a DC, which the game master set when it did. @rule RC-CMB-024 */
function escape(play: Play, who: Id, by: EscapeBy): boolean {
  const all = holdsOn(play, who);
  const from = play.ask(WhichHold, who, { who });
  const hold = all.find(({ source }) => source === from) ?? all[0];
  const mine = contested(play, who, by);
  if (hold.source < 0) {
    if (mine < hold.value) return false;
    end(play, who, hold.id);
    return true;
  }
  const other = contested(play, hold.source, play.ask(HoldBy, hold.source, { held: who }));
  if (!ruled(play).escapes(mine, other)) return false;
  release(play, hold.source, who);
  return true;
}

export const ContestRoll = defineRoll('contest', { rule: 'RC-CMB-023', title: 'Fortitude in a contest' });

/** A roll to escape or to hold: Fortitude with its exploding die, or an ordinary check. @rule RC-CMB-022 RC-CMB-023 */
function contested(play: Play, who: Id, by: EscapeBy): number {
  if (by !== 'fortitude') return check(play, who, by);
  const die = defenceDie(advantage(play, who, -1, { roll: 'fortitude', attack: null, skill: null }));
  return play.roll(ContestRoll, who, die) + Fortitude(play, who);
}

/** How a holder keeps hold. @rule RC-CMB-023 */
export const HoldBy = defineAsk<{ readonly held: Id }, 'fortitude' | 'arm-strength'>('hold-by', {
  rule: 'RC-CMB-023',
  answer: oneWord('RC-CMB-023', () => ['fortitude', 'arm-strength']),
  fallback: () => 'fortitude',
});

/** Freely at any time. @rule RC-CND-018 */
export const LetGo = defineIntent<{ readonly at: Id }>('let-go', {
  rule: 'RC-CND-018',
  title: 'Let go',
  tags: ['free'],
  params: { at: oneOf<IntentContext<{ readonly at: Id }>, Id>({ rule: 'RC-CND-018', candidates: (view, { by }) => heldBy(view, by) }) },
  perform(play, by, { at }) {
    release(play, by, at);
    return true;
  },
});
