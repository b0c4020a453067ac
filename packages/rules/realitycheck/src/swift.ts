import { defineIntent, type Id, type IntentContext, oneOf, type View } from '@riposte/kernel';
import { attackWith, beganInReach, foes, inReach, isTarget, isUnready, type Manoeuvre, OUT_OF_REACH, strike } from './attack.ts';
import { conscious } from './conditions.ts';
import { metresOfReach } from './contributions.ts';
import { DoneThisRound, type Pay, payment, payWhole, priced, purse } from './energy.ts';
import { checkManoeuvre, type Enhanced, energyOfAll, enhancing, payEnhancements, sparing } from './fight-acts.ts';
import { fighter } from './fighter.ts';
import { meleeWeapons, statsOf } from './gear.ts';
import { isLoaded } from './gear-numbers.ts';
import { facesPlace, facesSomebody, metresBetween, metresFrom } from './grid.ts';
import { rangedPrice, shootAt, shooters, throwables, withinRange } from './ranged.ts';
import { ruled } from './rulings.ts';

/** What a Swift Attack can be. */
export const HOWS = ['strike', 'unarmed', 'trip', 'disarm', 'restrain', 'push', 'shot', 'throw'] as const;
export type How = (typeof HOWS)[number];

type SwiftChoice = Enhanced & { readonly how: How; readonly weapon: Id; readonly at: Id; readonly spare: number; readonly pay: Pay };

const BY_HAND: readonly How[] = ['unarmed', 'restrain', 'push'];
const RANGED: readonly How[] = ['shot', 'throw'];

/** The weapons for each way; -1 is the bare hand. */
function weaponsFor(view: View, by: Id, how: How): Id[] {
  if (BY_HAND.includes(how)) return [-1];
  if (how === 'shot') return shooters(view, by).filter((item) => isLoaded(view, item));
  if (how === 'throw') return throwables(view, by);
  return meleeWeapons(view, by).map((one) => one.id);
}

const isArmedFor = (view: View, by: Id, how: How): boolean => weaponsFor(view, by, how).length > 0;

/** A melee Swift Attack costs 1 Energy, a shot or throw what such a one costs, and what enhances it. @rule RC-SWF-002 RC-SWF-003 */
const swiftPrice = (view: View, by: Id, { how, weapon, enhance }: Pick<SwiftChoice, 'how' | 'weapon' | 'enhance'>): number =>
  (RANGED.includes(how) ? ruled(view).rangedSwiftEnergy(rangedPrice(view, by, weapon)) : 1) + energyOfAll(view, enhance);

/** An attack as an Immediate Interrupt, once a round, at who is open to it. @rule RC-SWF-001 RC-SWF-002 RC-SWF-004 RC-SWF-005 RC-INT-001 */
export const SwiftAttack = defineIntent<SwiftChoice>('swift-attack', {
  rule: 'RC-SWF-001',
  title: 'Swift Attack',
  tags: ['interrupt', 'attack'],
  available(view, by, refuse) {
    if (fighter(view, by).swift) refuse('RC-SWF-004', 'one Swift Attack in a round');
  },
  params: {
    how: oneOf<IntentContext<SwiftChoice>, How>({
      rule: 'RC-SWF-001',
      candidates: (view, { by }) => HOWS.filter((how) => isArmedFor(view, by, how)),
      check(view, { by }, how, refuse) {
        if (!HOWS.includes(how) || !isArmedFor(view, by, how)) refuse('RC-SWF-001', 'nothing to strike with so');
      },
    }),
    weapon: oneOf<IntentContext<SwiftChoice>, Id>({ rule: 'RC-MEL-008', candidates: (view, { by, with: { how } }) => weaponsFor(view, by, how) }),
    at: oneOf<IntentContext<SwiftChoice>, Id>({
      rule: 'RC-SWF-005',
      candidates: (view, { by, with: { how, weapon } }) =>
        foes(view, by).filter((at) => reaches(view, by, at, how, weapon) && isOpenTo(view, by, at, how, weapon)),
      check(view, { by, with: { how, weapon } }, at, refuse) {
        if (!isTarget(view, by, at)) refuse('RC-MEL-010', 'no such target');
        else if (!reaches(view, by, at, how, weapon)) refuse(OUT_OF_REACH, 'the target is out of reach');
        else if (!facesTarget(view, by, at)) refuse('RC-FAC-009', 'one does not face the target');
        else if (!isOpenTo(view, by, at, how, weapon)) refuse('RC-SWF-005', 'the target is on its guard and does not pass through the maximum reach');
      },
    }),
    spare: sparing<SwiftChoice>(),
    enhance: enhancing<SwiftChoice>(),
    pay: payment<SwiftChoice>((view, { by, with: chosen }) => swiftPrice(view, by, chosen)),
  },
  check(view, by, { how, weapon, at }, refuse) {
    if (isManoeuvre(how)) checkManoeuvre(view, by, at, weapon, how, refuse);
  },
  price: (view, by, chosen) => priced(swiftPrice(view, by, chosen), chosen.pay),
  perform(play, by, { how, weapon, at, spare, enhance, pay }) {
    DoneThisRound(play, by, 'swift');
    payWhole(play, by, swiftPrice(play, by, { how, weapon, enhance }), pay);
    payEnhancements(play, by, enhance);
    if (!conscious(play, by)) return false;
    if (how === 'shot' || how === 'throw')
      return shootAt(play, attackWith(play, by, at, weapon, { way: how === 'throw' ? 'thrown' : 'ranged', spare, enhance, swift: true }));
    const manoeuvre: Manoeuvre = isManoeuvre(how) ? how : 'none';
    return strike(play, attackWith(play, by, at, weapon, { manoeuvre, spare, enhance, swift: true, metres: metresNow(play, by, at, weapon) }));
  },
});

function isManoeuvre(how: How): how is Exclude<Manoeuvre, 'none'> {
  return how !== 'strike' && how !== 'unarmed' && how !== 'shot' && how !== 'throw';
}

/** A step through the reach is answered where it was within reach. */
const metresNow = (view: View, by: Id, at: Id, item: Id): number =>
  inReach(view, by, at, item) ? metresBetween(view, by, at) : metresFrom(view, at, fighter(view, at).cameFrom, by);

function reaches(view: View, by: Id, at: Id, how: How, item: Id): boolean {
  if (RANGED.includes(how)) return withinRange(view, by, at, item, how === 'throw');
  return inReach(view, by, at, item) || beganInReach(view, by, at, item);
}

function facesTarget(view: View, by: Id, at: Id): boolean {
  const { cameFrom, size } = fighter(view, at);
  return facesSomebody(view, by, at) || (cameFrom >= 0 && facesPlace(view, by, cameFrom, size));
}

/**
 * The unguarded are open to everybody, as is who does not notice or cannot defend; who moves is open where the reach
 * ends. @rule RC-SWF-006 RC-SWF-007 RC-SWF-008
 */
function isOpenTo(view: View, by: Id, at: Id, how: How, item: Id): boolean {
  if (isUnready(view, at, by)) return true;
  const { cameFrom } = fighter(view, at);
  if (cameFrom < 0 || RANGED.includes(how)) return false;
  return ruled(view).passesReach(metresFrom(view, at, cameFrom, by), metresBetween(view, by, at), metresOfReach(view, by, item));
}

/** Cheap: whether somebody could strike swiftly at all now, with what is in hand and made for it. @rule RC-SWF-004 */
export function mayStrikeSwiftly(view: View, who: Id): boolean {
  const f = fighter(view, who);
  if (f.swift || f.inanimate || !conscious(view, who) || purse(view, who) < 1) return false;
  return foes(view, who).some(
    (at) => (isUnready(view, at, who) || fighter(view, at).cameFrom >= 0) && isInSwiftReach(view, who, at) && facesTarget(view, who, at),
  );
}

const isInSwiftReach = (view: View, who: Id, at: Id): boolean =>
  ASKED_FOR.some((how) =>
    weaponsFor(view, who, how).some(
      (item) => (how !== 'throw' || statsOf(view, item)!.thrown !== null) && reaches(view, who, at, how, item) && isOpenTo(view, who, at, how, item),
    ),
  );

/** What somebody is asked for; to throw what is not made for it one says so. */
const ASKED_FOR: readonly How[] = ['unarmed', 'strike', 'shot', 'throw'];
