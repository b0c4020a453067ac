import {
  type AnyIntent,
  type AnyIntentDef,
  defineIntent,
  defineWindow,
  endAll,
  give,
  type Id,
  type IntentContext,
  type IntentJson,
  intentJson,
  isAvailable,
  judging,
  NO_ONE,
  type Param,
  type Play,
  type View,
  type Window,
} from '@riposte/kernel';
import { mountOf, riderOf, standing } from './company.ts';
import { awake, Hidden, Reacted } from './conditions.ts';
import { ReadySet } from './defend.ts';
import { type Fighter, fighter, type Place, scene } from './fighter.ts';
import { first } from './initiative.ts';
import { MOVED, Move, yardsLeft } from './movement.ts';
import { ExtraAp, LeastAp } from './numbers.ts';
import { Hurry, waysToHurry } from './other-actions.ts';
import { ActionPoints, Initiative } from './pools.ts';
import { Harry, Rebuff, seesApproach, seesShot } from './reactions.ts';
import { ruled } from './rulings.ts';

/** Initiative that an action out of turn costs. */
const OUT_OF_TURN = 2;

/** Somebody may act out of turn against the one who acts. */
export type Opportunity = {
  readonly may: Id;
  readonly active: Id;
  /** What was declared and could be prevented, or null. */
  readonly declared: IntentJson | null;
};

/** Something to which others may react. */
export type Happening = {
  readonly may: Id;
  readonly by: Id;
  readonly what: 'turn begins' | 'turn ends' | 'pays on' | 'attempts' | 'acts' | 'approaches' | 'moves' | 'jumps';
  /** What is attempted. */
  readonly action: IntentJson | null;
  /** Where the mover is about to step. */
  readonly to: Place | null;
};

function opportunity(id: string, when: string): Window<Opportunity> {
  return defineWindow<Opportunity>(id, {
    rule: 'HD-ACT-004',
    because: (view, _who, { active }) => `${fighter(view, active).name} ${when}; an action out of turn costs ${OUT_OF_TURN} initiative, movement none`,
    who: (_view, { may }) => [may],
    intents: () => [ActOutOfTurn, Move],
  });
}

export const TurnBegins = opportunity('turn-begins', 'begins a turn');
export const TurnEnds = opportunity('turn-ends', 'is about to end the turn');
export const ActionDeclared = opportunity('action-declared', 'declares an action, which an action now prevents');
export const ActionDone = opportunity('action-done', 'has acted');

const TOLD: { readonly [W in Happening['what']]: string } = {
  'turn begins': 'begins a turn',
  'turn ends': 'ends a turn',
  'pays on': 'pays on for an action',
  attempts: 'attempts an action',
  acts: 'has acted',
  approaches: 'comes nearer',
  moves: 'moves',
  jumps: 'jumps',
};

/** Reactions; only one to each trigger. @rule HD-ACT-007 HD-ACT-009 HD-ACT-010 */
export const Reaction = defineWindow<Happening>('reaction', {
  rule: 'HD-ACT-007',
  because: (view, _who, { by, what }) => `${fighter(view, by).name} ${TOLD[what]}; a reaction may answer`,
  who: (_view, { may }) => [may],
  intents: () => [Harry, Rebuff, TakeReadied],
  check(view, about, intent, refuse) {
    if (intent.def === Harry && !seesShot(view, intent.by, about)) refuse('HD-COM-007', 'nobody attempts a ranged attack within reach');
    if (intent.def === Rebuff && !seesApproach(view, intent.by, about)) refuse('HD-OFF-008', 'nobody comes closer than the reach');
    if (intent.def !== TakeReadied && intent.with.at !== about.by) refuse('HD-ACT-007', 'only against the one who triggers it');
  },
});

export const WINDOWS = [TurnBegins, TurnEnds, ActionDeclared, ActionDone, Reaction];

/** AP that an intent costs, as gear and circumstances change them; readied actions may have been paid for. @rule HD-APS-013 HD-APS-014 HD-COM-010 */
export function apCost(view: View, intent: AnyIntent): number {
  const { def, by, with: chosen } = intent;
  return changedCost(view, intent, def.price?.(view, by, chosen).find((one) => one.resource === ActionPoints)?.amount ?? 0);
}

/** What gear and circumstances make of the AP cost of an intent. */
export function changedCost(view: View, { def, by }: AnyIntent, plain: number): number {
  if (plain === 0) return 0;
  const changed = Math.max(LeastAp(view, by, by, def.id), plain + ExtraAp(view, by, by, def.id));
  return isReaction(view) ? ruled(view).readiedCost(changed) : changed;
}

/** The action itself, hurried or not. */
const unhurried = (view: View, intent: AnyIntent): AnyIntent => (intent.def === Hurry ? view.rules.intent(intent.with.action) : intent);

/** An action that is taken at once and paid at once, hurried or not, as a parameter of what lets one take it. */
function action(
  rule: string,
  defs: (view: View, by: Id) => readonly AnyIntentDef[],
  cost: (view: View, ap: number) => number,
): Param<IntentContext<{ readonly action: IntentJson }>, IntentJson> {
  const isOpen = (view: View, intent: AnyIntent, by: Id): boolean => intent.by === by && defs(view, by).includes(unhurried(view, intent).def);
  const payable = (view: View, intent: AnyIntent): boolean => cost(view, apCost(view, unhurried(view, intent))) <= ActionPoints.left(view, intent.by);
  return {
    kind: 'one of',
    check(view, { by }, json, refuse) {
      const intent = view.rules.intent(json);
      if (!isOpen(view, intent, by)) return refuse(rule, 'no such action now');
      const reasons = view.refusals(intent);
      for (const one of reasons) refuse(one.rule, one.reason);
      if (reasons.length === 0 && !payable(view, intent)) refuse('HD-APS-008', 'paying bit by bit goes on own turns only');
    },
    candidates(view, { by }) {
      const open = defs(view, by)
        .flatMap((def) => view.candidates(def, by))
        .filter((intent) => view.legal(intent) && payable(view, intent));
      return [...open, ...(isAvailable(view, Hurry, by) ? open.flatMap(waysToHurry) : [])].map(intentJson);
    },
  };
}

const allActions = (view: View): readonly AnyIntentDef[] =>
  view.rules.def.intents.filter((def) => !def.automatic && (def.tags.includes('action') || def.tags.includes('escape')));

/** An action outside the own turn: costs 2 initiative, paid before it is known whether it takes place. @rule HD-ACT-002 HD-ACT-003 HD-INI-007 */
export const ActOutOfTurn = defineIntent<{ readonly action: IntentJson }>('act-out-of-turn', {
  rule: 'HD-ACT-002',
  title: 'Act out of turn',
  automatic: true,
  available(view, by, refuse) {
    if (standing(view, by) === 0) refuse('HD-INI-007', 'at initiative 0 nothing may lower it');
  },
  params: { action: action('HD-ACT-002', allActions, (_view, ap) => ap) },
  perform(play, by, { action: json }) {
    Initiative.spend(play, by, OUT_OF_TURN);
    return play.perform(play.rules.intent(json));
  },
});

/** The readied action, taken as a reaction to any event; not at initiative 0. @rule HD-COM-010 HD-COM-011 HD-INI-006 */
export const TakeReadied = defineIntent<{ readonly action: IntentJson }>('take-readied', {
  rule: 'HD-COM-010',
  title: 'Take the readied action',
  tags: ['reacting'],
  automatic: true,
  available(view, by, refuse) {
    if (standing(view, by) === 0) refuse('HD-INI-006', 'no reactions at initiative 0');
    if (fighter(view, by).readied === '') refuse('HD-COM-011', 'nothing is readied');
  },
  params: {
    action: action(
      'HD-COM-010',
      (view, by) => allActions(view).filter((def) => def.id === fighter(view, by).readied),
      (view, ap) => ruled(view).readiedCost(ap),
    ),
  },
  perform(play, by, { action: json }) {
    ReadySet(play, by, '');
    return play.perform(play.rules.intent(json));
  },
});

/** Whether the running action, hurried or not, is taken as a reaction. */
export function isReaction(view: View): boolean {
  const { doing } = view;
  const outer = doing.length - (doing.at(-2)?.def === Hurry ? 3 : 2);
  return outer >= 0 && doing[outer].def === TakeReadied;
}

/** Those who may act out of turn now: above the one who acts, with something to spend, none of them unseen (R-HIDDEN). @rule HD-ACT-002 HD-MOV-010 */
function above(view: View, active: Id, asked: readonly Id[]): readonly Id[] {
  if (view.has(active, Hidden)) return NO_ONE;
  const than = standing(view, active);
  let able: Id[] | null = null;
  for (const one of view.state.entities) {
    if (one.kind !== 'fighter' || (one as Fighter).initiative <= than || standing(view, one.id) <= than || isActing(view, one.id) || asked.includes(one.id))
      continue;
    if (!awake(view, one.id) || view.has(one.id, Hidden) || isUnderway(view, one.id) || (ActionPoints.left(view, one.id) < 1 && yardsLeft(view, one.id) < 1))
      continue;
    (able ??= []).push(one.id);
  }
  return able ?? NO_ONE;
}

/** Whose turn it is: rider and mount share one. @rule HD-MNT-004 */
function isActing(view: View, who: Id): boolean {
  const { acting } = scene(view);
  return who === acting || (acting >= 0 && (mountOf(view, acting) === who || riderOf(view, acting) === who));
}

/** Whoever has declared something that is not done yet does not interrupt what came in between. */
function isUnderway(view: View, who: Id): boolean {
  for (const intent of view.doing) if (intent.by === who) return true;
  return false;
}

/**
 * Opens a window for acts out of turn, highest initiative first; after each act the test is made anew. Returns true
 * as soon as a declared action cannot take place any more: an action prevents it, movement may make it impossible.
 * @rule HD-ACT-002 HD-ACT-004 HD-ACT-005 HD-MOV-010
 */
export function opens(play: Play, window: Window<Opportunity>, active: Id, declared: AnyIntent | null): boolean {
  if (!ruled(play).interruptible(play, active)) return false;
  const json = declared === null ? null : intentJson(declared);
  let asked: readonly Id[] = NO_ONE;
  for (let able = above(play, active, asked); able.length > 0; able = above(play, active, asked)) {
    const may = first(play, able);
    const result = play.offer(window, { may, active, declared: json });
    if (result === undefined) {
      asked = [...asked, may];
      continue;
    }
    asked = NO_ONE;
    if (declared !== null && ((result !== false && result !== MOVED) || !judging(play, declared.by).legal(declared))) return true;
  }
  return false;
}

/** Asks everybody once who has a reaction to this. Returns those who reacted. @rule HD-ACT-007 HD-ACT-010 */
export function happens(play: Play, by: Id, what: Happening['what'], declared: AnyIntent | null = null, to: Place | null = null): readonly Id[] {
  let reacted: readonly Id[] = NO_ONE;
  let asked: readonly Id[] = NO_ONE;
  const about: Happening = { may: by, by, what, action: declared === null ? null : intentJson(declared), to };
  for (let able = reactors(play, about, asked); able.length > 0; able = reactors(play, about, asked)) {
    const may = first(play, able);
    asked = [...asked, may];
    if (play.offer(Reaction, { ...about, may }) !== undefined) reacted = [...reacted, may];
  }
  return reacted;
}

/** What others reacted to takes place; those who did neither interpose nor cling. @rule HD-ACT-010 */
export function goesOnFor<T>(play: Play, reacted: readonly Id[], what: () => T): T {
  for (const who of reacted) give(play, who, Reacted);
  const result = what();
  for (const who of reacted) endAll(play, who, Reacted);
  return result;
}

function reactors(view: View, about: Happening, asked: readonly Id[]): readonly Id[] {
  let able: Id[] | null = null;
  for (const one of view.state.entities) {
    if (one.kind === 'fighter' && one.id !== about.by && !asked.includes(one.id) && canReact(view, one.id, about)) (able ??= []).push(one.id);
  }
  return able ?? NO_ONE;
}

/** The unseen neither react nor are reacted to (R-HIDDEN). */
function canReact(view: View, who: Id, about: Happening): boolean {
  if (view.has(who, Hidden) || view.has(about.by, Hidden)) return false;
  if (fighter(view, who).readied !== '' && view.candidates(TakeReadied, who).some((intent) => view.legal(intent))) return true;
  if (about.what === 'attempts') return seesShot(view, who, about) && view.legal(Harry.of(who, { at: about.by }));
  return about.what === 'approaches' && seesApproach(view, who, about) && view.legal(Rebuff.of(who, { at: about.by }));
}
