import { after, defineIntent, defineWindow, give, type Id, judging, NO_ONE, oneOf, type Play, type View } from '@riposte/kernel';
import { ableToInterrupt, TurnsEnding } from '../actions/action-points.ts';
import { foes, land, meleeAttack, resolve } from './attack.ts';
import { awake, Hidden, Unaware } from '../problematic-situations/helpless.ts';
import { fighter } from '../characters/fighter.ts';
import { Entering, SpearUsed } from '../actions/movement.ts';
import { distance } from '../actions/regions.ts';
import { Ridden } from '../mounted-combat/mounted.ts';
import { ruled } from '../rulings.ts';
import { meleeWeapon } from '../equipment/weapon.ts';

/** A basic melee attack as a minor interrupt. @rule SS-OPP-009 SS-OPP-011 */
export const OpportunityAttack = defineIntent<{ readonly at: Id }>('opportunity-attack', {
  rule: 'SS-OPP-009',
  title: 'Opportunity attack',
  tags: ['action', 'physical', 'attack'],
  automatic: true,
  available(view, by, refuse) {
    if (!ableToInterrupt(view, by)) refuse('SS-APS-006', 'no AP left in the next turn');
    if (meleeWeapon(view, by) === null) refuse('SS-OPP-011', 'no melee weapon in hand');
  },
  params: {
    at: oneOf({
      rule: 'SS-OPP-008',
      candidates: (view, { by }) => whoMayBeStruck(view, by),
      check(view, { by }, at, refuse) {
        if (!whoMayBeStruck(view, by).includes(at)) refuse('SS-OPP-008', 'only the one who gave the opening, near by');
      },
    }),
  },
  perform(play, by, { at }) {
    ruled(play).payInterrupt(play, by);
    const attack = meleeAttack(play, by, at);
    const won = resolve(play, attack);
    if (won > 0) land(play, attack, won);
    if (play.has(at, Entering)) give(play, by, SpearUsed, { until: after(play, TurnsEnding, by, 1) });
    return true;
  },
});

/** The one who gave the opening; where there is none yet, every enemy in reach. */
function whoMayBeStruck(view: View, by: Id): Id[] {
  const near = foes(view, by).filter((at) => distance(view, by, at) === 0);
  const opening = view.offering.findLast((one) => one.window === Provoked)?.about as Opening | undefined;
  return opening === undefined ? near : near.filter((at) => at === opening.by);
}

/** An act that gives enemies an opening. */
export interface Opening {
  readonly by: Id;
  /** Only this enemy, or everybody in the region (-1). */
  readonly only: Id;
  readonly why: string;
}

/** Each enemy in the region who can act and notices may strike. @rule SS-OPP-001 SS-OPP-008 */
export const Provoked = defineWindow<Opening>('provoked', {
  rule: 'SS-OPP-001',
  because: (view, _who, { by, why }) => `${fighter(view, by).name} ${why} and may be struck; it costs an AP of the next turn`,
  who: (view, { by, only }) => {
    const able = foes(view, by).filter((foe) => (only < 0 || foe === only) && mayStrike(view, foe, by));
    return able.length === 0 ? NO_ONE : able;
  },
  intents: () => [OpportunityAttack],
});

/** Opens the window before an act and says whether the one who gave the opening can still do it: stands, and is not held. @rule SS-OPP-001 */
export function survivesOpening(play: Play, by: Id, only: Id, why: string): boolean {
  play.offer(Provoked, { by, only, why });
  return awake(play, by) && (play.acted.length === 0 || judging(play, by).legal(play.doing[play.doing.length - 1]));
}

/** A rider and its mount are one enemy, and the rider strikes; a melee weapon it must be; neither may be hidden (R-HIDDEN). @rule SS-OPP-011 */
function mayStrike(view: View, foe: Id, by: Id): boolean {
  if (view.has(foe, Unaware) || view.has(foe, Ridden) || view.has(foe, Hidden) || view.has(by, Hidden)) return false;
  return distance(view, foe, by) === 0 && meleeWeapon(view, foe) !== null && ableToInterrupt(view, foe);
}
