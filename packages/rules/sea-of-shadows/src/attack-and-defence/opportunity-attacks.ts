import { defineIntent, defineWindow, give, type Id, isOff, judging, NO_ONE, NOBODY, oneOf, type Play, type Reason, type View } from '@riposte/kernel';
import { ActionPoints } from '../actions/action-points.ts';
import { ableToInterrupt } from '../actions/interrupts.ts';
import { distance } from '../actions/regions.ts';
import { untilNextTurnEnds } from '../actions/turn.ts';
import { Entering, SpearUsed } from '../equipment/spear.ts';
import { meleeWeapon } from '../equipment/weapon.ts';
import { Mounted, mountOf, Ridden } from '../mounted-combat/mounted.ts';
import { Hidden } from '../problematic-situations/hidden.ts';
import { ruled } from '../rulings.ts';
import { awake } from '../taking-damage/knocked-out.ts';
import { foes, strikePlainly } from './attack.ts';
import { Unaware } from './unaware.ts';

/** A basic melee attack as a minor interrupt. @rule SS-OPP-009 SS-OPP-011 */
export const OpportunityAttack = defineIntent<{ readonly at: Id }>('opportunity-attack', {
  rule: 'SS-OPP-009',
  title: 'Opportunity attack',
  tags: ['action', 'physical', 'attack'],
  automatic: true,
  price: () => [{ resource: ActionPoints, amount: 1 }],
  available(view, by, refuse) {
    if (!ableToInterrupt(view, by)) refuse('SS-APS-006', 'no-ap-next-turn');
    const whyNot = whyNoBasicAttack(view, by);
    if (whyNot !== null) refuse('SS-OPP-011', whyNot);
  },
  params: {
    at: oneOf({
      rule: 'SS-OPP-008',
      candidates: (view, { by }) => whoMayBeStruck(view, by),
      check(view, { by }, at, refuse) {
        if (!whoMayBeStruck(view, by).includes(at)) refuse('SS-OPP-008', 'only-who-gave-the-opening');
      },
    }),
  },
  perform(play, by, { at }) {
    ruled(play).payInterrupt(play, by);
    strikePlainly(play, by, at);
    if (play.has(at, Entering)) give(play, by, SpearUsed, { until: untilNextTurnEnds(play, by) });
    return true;
  },
});

/** The one who gave the opening; every enemy in reach as long as there is no opening. */
function whoMayBeStruck(view: View, by: Id): Id[] {
  const near = foes(view, by).filter((at) => distance(view, by, at) === 0);
  const opening = view.offering.findLast((offer) => offer.window === Provoked)?.about as Opening | undefined;
  if (opening === undefined) return near;
  const mount = opening.moves ? mountOf(view, opening.by) : NOBODY;
  return near.filter((at) => at === opening.by || at === mount);
}

/** Why a fighter cannot make a basic melee attack with what is in hand; null if it can. @rule SS-OPP-011 */
function whyNoBasicAttack(view: View, who: Id): Reason | null {
  const weapon = meleeWeapon(view, who);
  if (weapon === null) return 'no-melee-weapon';
  return weapon.charges && !view.has(who, Mounted) ? 'lance-on-foot' : null;
}

/** An act that gives enemies an opening. */
interface Opening {
  readonly by: Id;
  /** Only this enemy; -1 = every enemy in the region. */
  readonly only: Id;
  /** A rider gives it by moving with its mount, which may be struck instead. @rule SS-MNT-002 */
  readonly moves?: boolean;
  readonly why: string;
}

/** The rules by which acts give an opening; where one is ignored, they give none. @rule SS-OPP-002 SS-OPP-003 SS-OPP-004 SS-OPP-005 SS-OPP-006 */
const BY_RULE: ReadonlyMap<string, string> = new Map([
  ['runs', 'SS-OPP-002'],
  ['gallops', 'SS-OPP-002'],
  ['crawls away', 'SS-OPP-002'],
  ['drags someone away', 'SS-OPP-002'],
  ['mounts', 'SS-OPP-002'],
  ['dismounts', 'SS-OPP-002'],
  ['aims', 'SS-OPP-003'],
  ['moves away', 'SS-OPP-004'],
  ['rides away', 'SS-OPP-004'],
  ['leaves the fight', 'SS-OPP-004'],
  ['runs in', 'SS-OPP-005'],
  ['pushes past', 'SS-OPP-006'],
]);

/** Why bare hands give an opening. */
export const BARE_HANDED = 'attacks with bare hands';

/** The rule by which an act gives an opening; with bare hands that of the grab or of the strike. @rule SS-UNM-003 SS-GRP-004 */
function openedBy(view: View, why: string): string | undefined {
  if (why !== BARE_HANDED) return BY_RULE.get(why);
  return view.doing.some(({ def }) => def.id === 'grab') ? 'SS-GRP-004' : 'SS-UNM-003';
}

/** Every enemy in the region who is able to and notices it may strike. @rule SS-OPP-001 SS-OPP-008 */
export const Provoked = defineWindow<Opening>('provoked', {
  rule: 'SS-OPP-001',
  who: (view, { by, only, why }) => {
    const rule = openedBy(view, why);
    if (rule !== undefined && isOff(view, rule, by)) return NO_ONE;
    const able = foes(view, by).filter((foe) => (only < 0 || foe === only) && mayStrike(view, foe, by));
    return able.length === 0 ? NO_ONE : able;
  },
  intents: () => [OpportunityAttack],
});

/** Offers the opening before an act. Returns whether the act can still take place: its actor is awake, and nothing bars it now. @rule SS-OPP-001 */
export function survivesOpening(play: Play, by: Id, only: Id, why: string): boolean {
  play.offer(Provoked, play.has(by, Mounted) ? { by, only, why, moves: true } : { by, only, why });
  return awake(play, by) && (play.acted.length === 0 || judging(play, by).legal(play.doing[play.doing.length - 1]));
}

/** An enemy may strike with a melee weapon; for a pair the rider strikes. The hidden neither strike nor are struck (R-HIDDEN). @rule SS-OPP-011 */
function mayStrike(view: View, foe: Id, by: Id): boolean {
  if (view.has(foe, Unaware) || view.has(foe, Ridden) || view.has(foe, Hidden) || view.has(by, Hidden)) return false;
  if (distance(view, foe, by) !== 0 || whyNoBasicAttack(view, foe) !== null || !ableToInterrupt(view, foe)) return false;
  return view.state.entities[foe].conditions.length === 0 || view.legal(OpportunityAttack.of(foe, { at: by }));
}
