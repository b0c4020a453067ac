import { type AnyContribution, adds, defineIntent, type Id, type IntentContext, oneOf, type View } from '@riposte/kernel';
import { type Pay, payment, payWhole, priced, purse } from '../actions/payment.ts';
import { Unguarded } from '../conditions/exposed.ts';
import { helpless } from '../conditions/helpless.ts';
import { unaware } from '../conditions/hidden.ts';
import { fighter } from '../fighters/fighter.ts';
import { isLoaded, meleeWeapons, shieldOf, statsOf } from '../gear/carried.ts';
import { conscious, takesPart } from '../harm/unconscious.ts';
import { checkManeuver } from '../maneuvers/obstacles.ts';
import { bodySize, metresBetween, metresFrom } from '../movement/board.ts';
import { cameFrom } from '../movement/borne.ts';
import { faces, facesPlace } from '../movement/facing.ts';
import { isClear } from '../movement/sight.ts';
import { DoneThisRound } from '../rounds/once-a-round.ts';
import { ruled } from '../rulings.ts';
import { Advantages } from './advantage.ts';
import { type Attack, attackWith, type Maneuver } from './attack.ts';
import { type Enhanced, energyOfAll, enhancing, payEnhancements, staminaOfAll } from './enhance.ts';
import { strike } from './melee.ts';
import { withinRange } from './range.ts';
import { rangedPrice, shootAt, shooters, throwables } from './ranged.ts';
import { beganInReach, inReach, metresOfReach, refuseUnreached } from './reach.ts';
import { sparing } from './sparing.ts';
import { foes, needsTarget } from './targets.ts';

/** What a Swift Attack can be. */
const HOWS = ['strike', 'unarmed', 'trip', 'disarm', 'restrain', 'push', 'shot', 'throw'] as const;
type How = (typeof HOWS)[number];

type SwiftChoice = Enhanced & { readonly how: How; readonly weapon: Id; readonly at: Id; readonly spare: number; readonly pay: Pay };

const BY_HAND: readonly How[] = ['unarmed', 'restrain', 'push'];
const AT_RANGE: readonly How[] = ['shot', 'throw'];

/** The weapons for each way; -1 is the bare hand. */
function weaponsFor(view: View, by: Id, how: How): Id[] {
  if (BY_HAND.includes(how)) return [-1];
  if (how === 'shot') return shooters(view, by).filter((item) => isLoaded(view, item));
  if (how === 'throw') return throwables(view, by);
  return meleeWeapons(view, by).map((weapon) => weapon.id);
}

const isArmedFor = (view: View, by: Id, how: How): boolean => weaponsFor(view, by, how).length > 0;

/** A melee Swift Attack costs 1 Energy, a shot or throw what such a one costs, and what enhances it. @rule RC-SWF-002 RC-SWF-003 */
const swiftPrice = (view: View, by: Id, { how, weapon, enhance }: Pick<SwiftChoice, 'how' | 'weapon' | 'enhance'>): number =>
  (AT_RANGE.includes(how) ? ruled(view).rangedSwiftEnergy(rangedPrice(view, by, weapon)) : 1) + energyOfAll(view, enhance);

/** An attack as an Immediate Interrupt, once a round, at a target that is open to it. @rule RC-SWF-001 RC-SWF-002 RC-SWF-004 RC-SWF-005 RC-INT-001 */
export const SwiftAttack = defineIntent<SwiftChoice>('swift-attack', {
  rule: 'RC-SWF-001',
  title: 'Swift Attack',
  tags: ['interrupt', 'attack'],
  available(view, by, refuse) {
    if (fighter(view, by).swift) refuse('RC-SWF-004', 'swift-attack-used');
  },
  params: {
    how: oneOf<IntentContext<SwiftChoice>, How>({
      rule: 'RC-SWF-001',
      candidates: (view, { by }) => HOWS.filter((how) => isArmedFor(view, by, how)),
      check(view, { by }, how, refuse) {
        if (!HOWS.includes(how) || !isArmedFor(view, by, how)) refuse('RC-SWF-001', 'no-weapon-for-that');
      },
    }),
    weapon: oneOf<IntentContext<SwiftChoice>, Id>({ rule: 'RC-MEL-008', candidates: (view, { by, with: { how } }) => weaponsFor(view, by, how) }),
    at: oneOf<IntentContext<SwiftChoice>, Id>({
      rule: 'RC-SWF-005',
      candidates: (view, { by, with: { how, weapon } }) =>
        foes(view, by).filter((at) => reaches(view, by, at, how, weapon) && isOpenTo(view, by, at, how, weapon)),
      check(view, { by, with: { how, weapon } }, at, refuse) {
        if (!needsTarget(view, by, at, 'RC-MEL-010', refuse)) return;
        if (!reaches(view, by, at, how, weapon)) refuseUnreached(view, by, at, refuse);
        else if (!facesTarget(view, by, at)) refuse('RC-FAC-009', 'not-facing');
        else if (!isOpenTo(view, by, at, how, weapon)) refuse('RC-SWF-005', 'on-guard');
      },
    }),
    spare: sparing<SwiftChoice>(),
    enhance: enhancing<SwiftChoice>(),
    pay: payment<SwiftChoice>((view, { by, with: chosen }) => swiftPrice(view, by, chosen)),
  },
  check(view, by, { how, weapon, at }, refuse) {
    if (isManeuver(how)) checkManeuver(view, by, at, weapon, how, refuse);
  },
  price: (view, by, chosen) => priced(swiftPrice(view, by, chosen), chosen.pay, staminaOfAll(view, chosen.enhance)),
  perform(play, by, { how, weapon, at, spare, enhance, pay }) {
    DoneThisRound(play, by, 'swift');
    payWhole(play, by, swiftPrice(play, by, { how, weapon, enhance }), pay);
    payEnhancements(play, by, enhance);
    if (!conscious(play, by)) return false;
    if (how === 'shot' || how === 'throw')
      return shootAt(play, attackWith(play, by, at, weapon, { way: how === 'throw' ? 'thrown' : 'ranged', spare, enhance, swift: true }));
    const maneuver: Maneuver = isManeuver(how) ? how : 'none';
    return strike(play, attackWith(play, by, at, weapon, { maneuver, spare, enhance, swift: true, metres: metresNow(play, by, at, weapon) }));
  },
});

function isManeuver(how: How): how is Exclude<Maneuver, 'none'> {
  return how !== 'strike' && how !== 'unarmed' && how !== 'shot' && how !== 'throw';
}

/** A step through the reach is answered where it was within reach. */
const metresNow = (view: View, by: Id, at: Id, item: Id): number =>
  inReach(view, by, at, item) ? metresBetween(view, by, at) : metresFrom(view, at, cameFrom(view, at), by);

function reaches(view: View, by: Id, at: Id, how: How, item: Id): boolean {
  if (AT_RANGE.includes(how)) return withinRange(view, by, at, item, how === 'throw') && isClear(view, by, at);
  return inReach(view, by, at, item) || beganInReach(view, by, at, item);
}

function facesTarget(view: View, by: Id, at: Id): boolean {
  const from = cameFrom(view, at);
  return faces(view, by, at) || (from >= 0 && facesPlace(view, by, from, bodySize(view, at)));
}

/** Whether a fighter is open to the Swift Attacks of another, moving or not. @rule RC-UNG-002 RC-SWF-005 */
const isUnready = (view: View, who: Id, by: Id): boolean => view.has(who, Unguarded) || unaware(view, who, by) || helpless(view, who);

/**
 * The unguarded, the unaware and the helpless are open to all; moving fighters are open where the reach
 * ends. @rule RC-SWF-006 RC-SWF-007 RC-SWF-008
 */
function isOpenTo(view: View, by: Id, at: Id, how: How, item: Id): boolean {
  if (isUnready(view, at, by)) return true;
  const from = cameFrom(view, at);
  if (from < 0 || AT_RANGE.includes(how)) return false;
  return ruled(view).passesReach(metresFrom(view, at, from, by), metresBetween(view, by, at), metresOfReach(view, by, item));
}

/** Cheap: whether a fighter could strike swiftly at all now, with what is in hand and made for it. @rule RC-SWF-004 */
export function mayStrikeSwiftly(view: View, who: Id): boolean {
  const f = fighter(view, who);
  if (f.swift || f.inanimate || !takesPart(view, who) || purse(view, who) < 1) return false;
  return foes(view, who).some((at) => (isUnready(view, at, who) || cameFrom(view, at) >= 0) && isInSwiftReach(view, who, at) && facesTarget(view, who, at));
}

const isInSwiftReach = (view: View, who: Id, at: Id): boolean =>
  ASKED_FOR.some((how) =>
    weaponsFor(view, who, how).some(
      (item) => (how !== 'throw' || statsOf(view, item)!.thrown !== null) && reaches(view, who, at, how, item) && isOpenTo(view, who, at, how, item),
    ),
  );

/** The ways that open the question. Throwing what is not made for it opens none. */
const ASKED_FOR: readonly How[] = ['unarmed', 'strike', 'shot', 'throw'];

/** A shield helps against Swift Attacks in passing, R-GEAR. */
export const SWIFT_NUMBERS: readonly AnyContribution[] = [
  adds(Advantages, 1, {
    rule: 'R-GEAR',
    label: 'shield in passing',
    only: 'for Evasion behind a shield, against Swift Attacks on the way',
    when: (view, who, _against, { roll, attack }) => roll === 'evasion' && attack !== null && isCovered(view, who, attack),
  }),
];

/** Struck swiftly while passing a foe it faces, with a shield between them, and not open for another reason. */
const isCovered = (view: View, who: Id, { by, swift, behind }: Attack): boolean =>
  swift && !behind && cameFrom(view, who) >= 0 && shieldOf(view, who) !== null && !isUnready(view, who, by);
