import {
  after,
  ConditionEnded,
  ConditionGiven,
  carried,
  defineAsk,
  defineChange,
  defineCheckpoint,
  defineCondition,
  defineIntent,
  end,
  endAll,
  GM,
  give,
  type Id,
  type IntentContext,
  oneOf,
  type Play,
  type View,
} from '@riposte/kernel';
import { attackRoll, foe, needsAp, weaponAttack } from './attack.ts';
import { combatCheck, passesWild } from './checks.ts';
import { bearsFrom, Grappling, grapplers, mountOf, Pinned, riderOf, sources } from './company.ts';
import { alive, awake, Helpless, Immobile, Unconscious } from './conditions.ts';
import { roomAt } from './distance.ts';
import { type Fighter, fighter, isFighter, type Place, SCENE } from './fighter.ts';
import { interposed } from './interpose.ts';
import { Defence } from './numbers.ts';
import { ActionPoints, Stamina } from './pools.ts';
import { hardest, TOO_DIFFERENT } from './posture.ts';
import { part } from './riding.ts';
import { RoundsEnded } from './rounds.ts';
import { COSTS } from './tables.ts';
import { comesTo } from './water.ts';
import { hasTrait, isRanged, weaponAt } from './weapon.ts';

type At = { readonly at: Id };

/** What holds somebody in place by magic; its value is the TN of escape. */
export const Bound = defineCondition('bound', { rule: 'HD-POS-010', title: 'bound', carries: () => [Immobile] });

/** Whether the forms of both allow a grapple. @rule HD-GRP-011 */
export const FormAllows = defineAsk<{ readonly by: Id; readonly at: Id }, boolean>('form-allows-grapple', {
  rule: 'HD-GRP-011',
  because: (view, _gm, { by, at }) => `${fighter(view, by).name} grabs at ${fighter(view, at).name}; do their forms allow that?`,
  open: (view, _gm, { by, at }) => [by, at].some((who) => isFormless(view, who)),
  answer: oneOf({ rule: 'HD-GRP-011', candidates: () => [true, false] }),
  fallback: (view, _gm, { by, at }) => ![by, at].some((who) => isFormless(view, who)),
});

const isFormless = (view: View, who: Id): boolean => hasTrait(view, fighter(view, who), 'formless');

/** The weapon of reach 0 that grabs: the one in hand, or the hand itself. */
function grip(view: View, who: Id): number {
  const weapon = weaponAt(view, fighter(view, who).weapon);
  return isRanged(weapon) || weapon.reach > 0 ? view.rules.codeNamed('unarmed') : fighter(view, who).weapon;
}

/** A melee attack with a weapon of reach 0 on a neighbour of about the same size: no damage, but both hold each other. @rule HD-GRP-009 HD-GRP-010 HD-GRP-012 HD-GRP-013 */
export const Grapple = defineIntent<At>('grapple', {
  rule: 'HD-GRP-009',
  title: 'Grapple',
  tags: ['action', 'attack'],
  available: needsAp,
  params: { at: foe(() => 1) },
  check(view, by, { at }, refuse) {
    if (Math.abs(fighter(view, at).size - fighter(view, by).size) >= TOO_DIFFERENT) refuse('HD-GRP-010', 'too different in size');
    if (bearsFrom(view, at, Grappling, by)) refuse('HD-GRP-012', 'you hold that one already');
  },
  price: () => [{ resource: ActionPoints, amount: COSTS.grapple.ap }],
  perform(play, by, { at }) {
    if (!play.ask(FormAllows, GM, { by, at })) return 'impossible';
    const attack = interposed(play, weaponAttack(play, by, at, 'grapple', 0, grip(play, by)));
    if (!attackRoll(play, attack).hit) return 'missed';
    hold(play, by, attack.at);
    return true;
  },
});

function hold(play: Play, by: Id, at: Id): void {
  if (by === at) return;
  if (!bearsFrom(play, at, Grappling, by)) give(play, at, Grappling, { source: by });
  if (!bearsFrom(play, by, Grappling, at)) give(play, by, Grappling, { source: at });
}

/** Ends the grapple between two, and pins, both ways. */
export function loosen(play: Play, who: Id, from: Id): void {
  for (const def of [Grappling, Pinned]) {
    for (const one of carried(play, who, def)) if (one.source === from) end(play, who, one.id);
    for (const one of carried(play, from, def)) if (one.source === who) end(play, from, one.id);
  }
}

/** Lets go of one's own hold, at any time and for nothing; who is held by the other stays so. @rule HD-GRP-012 */
export const LetGo = defineIntent<{ readonly of: Id }>('let-go', {
  rule: 'HD-GRP-012',
  title: 'Let go of an opponent',
  tags: ['free', 'anytime'],
  params: {
    of: oneOf<IntentContext<{ readonly of: Id }>, Id>({ rule: 'HD-GRP-012', candidates: (view, { by }) => heldBy(view, by) }),
  },
  perform(play, by, { of }) {
    releases(play, by, of);
    return true;
  },
});

/** Whom somebody holds. */
export const heldBy = (view: View, who: Id): Id[] =>
  view.state.entities.flatMap((one) => (one.kind === 'fighter' && bearsFrom(view, one.id, Grappling, who) ? [one.id] : []));

/** Everybody in a grapple with somebody, whoever holds whom. */
export const inGrapple = (view: View, who: Id): Id[] => [...new Set([...grapplers(view, who), ...heldBy(view, who)])];

/** All who hang together in a grapple with somebody. @rule HD-GRP-008 */
export function wholeGrapple(view: View, who: Id): Id[] {
  const all = [who];
  for (const one of all) all.push(...inGrapple(view, one).filter((other) => !all.includes(other)));
  return all.slice(1);
}

/** What somebody may escape from: a pin before the grapple itself, and bonds. */
function bonds(view: View, who: Id): Id[] {
  return [...new Set([...sources(view, who, Pinned), ...grapplers(view, who), ...(carried(view, who, Bound).length > 0 ? [who] : [])])];
}

/** The TN of an escape: the opponent's Power Defense, or that of the bond. @rule HD-POS-010 */
function escapeTn(view: View, who: Id, from: Id): number {
  const [bond] = carried(view, who, Bound);
  return from === who ? (bond?.value ?? 0) : Defence(view, from, who, { kind: 'power', braced: false });
}

/** Power or Agility against what holds one: ends it, or of a pin only the pin. @rule HD-POS-010 HD-POS-011 HD-GRP-020 */
export const Escape = defineIntent<{ readonly from: Id; readonly with: 'power' | 'agility' }>('escape', {
  rule: 'HD-POS-010',
  title: 'Escape',
  tags: ['escape'],
  available(view, by, refuse) {
    needsAp(view, by, refuse);
    if (bonds(view, by).length === 0) refuse('HD-POS-010', 'nothing to escape from');
    if (view.has(by, Helpless) && !view.has(by, Pinned)) refuse('HD-GRP-021', 'helpless');
  },
  params: {
    from: oneOf<IntentContext<{ readonly from: Id; readonly with: 'power' | 'agility' }>, Id>({
      rule: 'HD-POS-010',
      candidates: (view, { by }) => bonds(view, by),
    }),
    with: oneOf<IntentContext<{ readonly from: Id; readonly with: 'power' | 'agility' }>, 'power' | 'agility'>({
      rule: 'HD-POS-010',
      candidates: () => ['power', 'agility'],
    }),
  },
  price: () => [{ resource: ActionPoints, amount: COSTS.escape.ap }],
  perform(play, by, { from, with: how }) {
    if (!passesWild(play, by, how, escapeTn(play, by, from))) return 'failed';
    const pins = carried(play, by, Pinned).filter((one) => one.source === from);
    if (from === by) for (const one of carried(play, by, Bound)) end(play, by, one.id);
    else if (pins.length > 0) for (const one of pins) end(play, by, one.id);
    else loosen(play, by, from);
    return true;
  },
});

export const PIN_PENALTY = -2;

/** Power at -2 against the higher of Power and Agility: the target is helpless and immobile. @rule HD-GRP-018 HD-GRP-019 */
export const Pin = defineIntent<At>('pin', {
  rule: 'HD-GRP-018',
  title: 'Pin',
  tags: ['action'],
  available(view, by, refuse) {
    needsAp(view, by, refuse);
    if (heldBy(view, by).length === 0) refuse('HD-GRP-018', 'you hold nobody');
  },
  params: {
    at: oneOf<IntentContext<At>, Id>({ rule: 'HD-GRP-018', candidates: (view, { by }) => heldBy(view, by).filter((one) => !bearsFrom(view, one, Pinned, by)) }),
  },
  price: () => [{ resource: ActionPoints, amount: COSTS.pin.ap }],
  perform(play, by, { at }) {
    if (combatCheck(play, by, 'power', PIN_PENALTY) < hardest(play, at, by)) return 'failed';
    give(play, at, Pinned, { source: by });
    return true;
  },
});

/** Its value is the AP that a drag may still spend on movement. */
export const Dragging = defineCondition('dragging', { rule: 'HD-GRP-008', title: 'dragging' });

/** AP that somebody may still spend to drag a grapple along; null where no drag has succeeded. */
export const dragAp = (view: View, who: Id): number | null => (inGrapple(view, who).length === 0 ? null : (carried(view, who, Dragging)[0]?.value ?? null));

/** So many AP of movement take the grapple along before the round ends. @rule HD-GRP-008 */
export function maySpendOnDrag(play: Play, who: Id, ap: number): void {
  endAll(play, who, Dragging);
  if (ap > 0) give(play, who, Dragging, { value: ap, until: after(play, RoundsEnded, SCENE, 1) });
}

const DRAG_AP = 4;
const EACH_FURTHER = -2;

/** Power against the highest of the opponents, -2 for each beyond the first; then up to 4 AP of movement take all along. @rule HD-GRP-006 HD-GRP-007 HD-GRP-008 */
export const Drag = defineIntent('drag', {
  rule: 'HD-GRP-006',
  title: 'Drag',
  tags: ['action', 'afoot'],
  available(view, by, refuse) {
    needsAp(view, by, refuse);
    if (inGrapple(view, by).length === 0) refuse('HD-GRP-006', 'not in a grapple');
  },
  price: () => [
    { resource: ActionPoints, amount: COSTS.drag.ap },
    { resource: Stamina, amount: COSTS.drag.stamina },
  ],
  perform(play, by) {
    const opponents = inGrapple(play, by);
    const tn = Math.max(...opponents.map((one) => Defence(play, one, by, { kind: 'power', braced: false })));
    if (combatCheck(play, by, 'power', EACH_FURTHER * (opponents.length - 1)) < tn) return 'failed';
    maySpendOnDrag(play, by, DRAG_AP);
    return true;
  },
});

/** The pin and the hold end when the holder can hold no more; the dead are in no grapple. @rule HD-GRP-020 */
export const Lets = defineCheckpoint('lets-go', {
  rule: 'HD-GRP-020',
  watches: [ConditionGiven],
  settle(play, who) {
    if (!isFighter(play, who) || (awake(play, who) && (!play.has(who, Helpless) || play.has(who, Pinned)))) return;
    for (const other of inGrapple(play, who)) {
      if (alive(play, who)) releases(play, who, other);
      else loosen(play, who, other);
    }
  },
});

/** Whoever is held in two ways stays helpless and immobile when one of them ends. @rule HD-GRP-019 */
export const StaysHeld = defineCheckpoint('stays-held', {
  rule: 'HD-GRP-019',
  watches: [ConditionEnded],
  settle(play, who) {
    for (const def of [Unconscious, Pinned, Bound]) {
      for (const { id, source } of carried(play, who, def)) {
        for (const child of def.carries()) if (!play.has(who, child)) give(play, who, child, { source, parent: id });
      }
    }
  },
});

/** Somebody's own hold on another ends. */
function releases(play: Play, who: Id, other: Id): void {
  for (const def of [Grappling, Pinned]) for (const one of carried(play, other, def)) if (one.source === who) end(play, other, one.id);
}

export const Dragged = defineChange('dragged', (store, who: Id, at: number): void => {
  (store.edit(who) as Fighter).at = at;
});

/** Brings somebody along to a place, or as near to it as its body has room on the board: out of the saddle, into the water. @rule HD-GRP-008 */
export function drag(play: Play, who: Id, place: Place): void {
  const to = roomAt(play, who, place);
  if (mountOf(play, who) >= 0) part(play, who);
  Dragged(play, who, to);
  if (riderOf(play, who) >= 0) Dragged(play, riderOf(play, who), to);
  comesTo(play, who, to);
}

export const CONDITIONS = [Bound, Dragging];
export const INTENTS = [Grapple, LetGo, Escape, Pin, Drag];
export const ASKS = [FormAllows];
export const CHANGES = [Dragged];
