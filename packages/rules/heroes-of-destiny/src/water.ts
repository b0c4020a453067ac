import { adds, defineAsk, defineChange, defineCondition, defineIntent, GM, give, type Id, number, type Play, type View } from '@riposte/kernel';
import { douse } from './ailments.ts';
import { needsAp } from './attack.ts';
import { passes } from './checks.ts';
import { riderOf } from './company.ts';
import { alive, Prone } from './conditions.ts';
import { Distance } from './distance.ts';
import { type Fighter, fighter, fighters, isFighter, type Medium, type Place, scene } from './fighter.ts';
import { groundAt } from './grid.ts';
import { type Attack, AttackBonus, ExtraAp, Toughness } from './numbers.ts';
import { ActionPoints } from './pools.ts';
import { COSTS } from './tables.ts';
import { hasTrait } from './weapon.ts';
import { suffer } from './wounds.ts';

const is = (medium: Medium) => (view: View, on: Id) => isFighter(view, on) && fighter(view, on).medium === medium;
const isOutOfElement = (view: View, who: Id): boolean => !hasTrait(view, fighter(view, who), 'aquatic');

const MELEE_ACTS = ['attack', 'quick-attack', 'strong-attack', 'nonlethal-attack', 'rebuff', 'grapple', 'create-opening'];

/** Below the surface: immobile defense, and melee attacks 2 AP dearer at -5, unless at home there. @rule HD-UWC-001 HD-UWC-004 HD-UWC-005 */
export const Underwater = defineCondition('underwater', {
  rule: 'HD-UWC-002',
  title: 'under water',
  while: is('underwater'),
  contributes: [
    adds(ExtraAp, 2, {
      rule: 'HD-UWC-004',
      label: 'under water',
      only: 'on melee acts, by those out of their element',
      when: (view, who, _against, act) => MELEE_ACTS.includes(act) && isOutOfElement(view, who),
    }),
    adds(AttackBonus, -5, {
      rule: 'HD-UWC-005',
      label: 'under water',
      only: 'in melee, by those out of their element',
      when: (view, who, _against, attack) => attack.way === 'melee' && isOutOfElement(view, who),
    }),
  ],
});
export const Swimming = defineCondition('swimming', { rule: 'HD-SWC-001', title: 'keeping above water', while: is('swimming') });
export const Climbing = defineCondition('climbing', { rule: 'HD-SWC-001', title: 'climbing', while: is('climbing') });

export const MediumSet = defineChange(
  'medium-set',
  (store, who: Id, medium: Medium): boolean => {
    if ((store.state.entities[who] as Fighter).medium === medium) return false;
    (store.edit(who) as Fighter).medium = medium;
    return true;
  },
  { say: (name, who, medium) => `${name(who)}: ${medium}` },
);

/** Enters water or leaves it; water puts fire out. */
export function enter(play: Play, who: Id, medium: Medium): void {
  MediumSet(play, who, medium);
  if (isInWater(play, who)) douse(play, who);
}

export const isInWater = (view: View, who: Id): boolean => ['swimming', 'underwater'].includes(fighter(view, who).medium);

const ENTERED: { readonly [ground: string]: Medium } = { 'deep-water': 'swimming', 'lake-bed': 'underwater', cliff: 'climbing' };

/** What the ground of a place makes of whoever comes there: it swims, holds on, walks below; a rider goes below with the mount. */
export function comesTo(play: Play, who: Id, at: Place): void {
  if (scene(play).zones.length === 0) return;
  const found = groundAt(play, at).find((ground) => Object.hasOwn(ENTERED, ground));
  const there = found === undefined ? 'ground' : ENTERED[found];
  const medium = there === 'swimming' && fighter(play, who).medium === 'underwater' ? 'underwater' : there;
  enter(play, who, medium);
  if (riderOf(play, who) >= 0) enter(play, riderOf(play, who), medium === 'underwater' ? 'underwater' : 'ground');
}

/** How hard it is to hold on here. @rule HD-SWC-001 */
export const HoldTn = defineAsk<{ readonly who: Id; readonly medium: Medium }, number>('hold-tn', {
  rule: 'HD-SWC-001',
  because: (view, _gm, { who, medium }) => `${fighter(view, who).name} fights while ${medium}; what must be reached to hold on?`,
  answer: number({ rule: 'HD-SWC-001', least: () => -20, most: () => 40 }),
  fallback: () => 0,
});

const skillFor = (medium: Medium): 'climbing' | 'swimming' => (medium === 'climbing' ? 'climbing' : 'swimming');

const needsHold = (view: View, who: Id): boolean => {
  const { medium } = fighter(view, who);
  return medium === 'climbing' || (medium === 'swimming' && isOutOfElement(view, who));
};

/** Whoever attacks while climbing or swimming must hold on, or misses and falls or sinks. @rule HD-SWC-001 HD-SWC-002 HD-SWC-003 */
export function holdsOnWhileAttacking(play: Play, who: Id): boolean {
  return !needsHold(play, who) || holds(play, who, 0);
}

const PENALTY_OF_A_LEVEL = 5;

/** A wound shakes the hold: -5 for each level beyond light. @rule HD-SWC-004 */
export function keepsHold(play: Play, who: Id, level: number): void {
  if (alive(play, who) && needsHold(play, who)) holds(play, who, -PENALTY_OF_A_LEVEL * (level - 1));
}

function holds(play: Play, who: Id, penalty: number): boolean {
  const { medium } = fighter(play, who);
  const tn = play.ask(HoldTn, GM, { who, medium });
  if (passes(play, who, skillFor(medium), tn, penalty)) return true;
  if (medium === 'swimming') enter(play, who, 'underwater');
  else falls(play, who);
  return false;
}

/** How far it is down. */
export const FallHeight = defineAsk<{ readonly who: Id }, number>('fall-height', {
  rule: 'HD-SWC-003',
  because: (view, _gm, { who }) => `${fighter(view, who).name} falls; how many yards?`,
  answer: number({ rule: 'HD-SWC-003', least: () => 0, most: () => 200 }),
  fallback: () => 2,
});

export const Fell = defineChange('fell', (_store, _who: Id, _yards: number): void => {}, { say: (name, who, yards) => `${name(who)} falls ${yards} yards` });

/** A point of damage for each yard; armour does not help (R-FALL). @rule HD-SWC-003 */
export function falls(play: Play, who: Id): void {
  const yards = play.ask(FallHeight, GM, { who });
  Fell(play, who, yards);
  MediumSet(play, who, 'ground');
  give(play, who, Prone);
  const { vit, size, fixed } = fighter(play, who);
  if (yards > 0) suffer(play, who, yards - (fixed.toughness ?? vit + size), 0, who);
}

/** Back to the surface. @rule HD-SWC-005 */
export const Resurface = defineIntent('resurface', {
  rule: 'HD-SWC-005',
  title: 'Swim to the surface',
  tags: ['action', 'moving'],
  available(view, by, refuse) {
    needsAp(view, by, refuse);
    if (fighter(view, by).medium !== 'underwater') refuse('HD-SWC-005', 'not under water');
  },
  price: () => [{ resource: ActionPoints, amount: COSTS.resurface.ap }],
  perform(play, by) {
    if (!passes(play, by, 'swimming', play.ask(HoldTn, GM, { who: by, medium: 'swimming' }))) return 'failed';
    MediumSet(play, by, 'swimming');
    return true;
  },
});

/** Fire under water is steam that does half the damage. @rule HD-UWC-008 HD-UWC-009 */
export function halvedByWater(view: View, { at, element }: Attack, dealt: number): number {
  return element === 'fire' && fighter(view, at).medium === 'underwater' ? Math.floor(dealt / 2) : dealt;
}

const FEET_IN_A_YARD = 3;

export const Steamed = defineChange('steamed', (_store, _at: Id): void => {}, { say: (name, at) => `hot water and steam round ${name(at)}` });

/** What an element does in water beside its harm: fire makes a zone of steam. @rule HD-UWC-008 */
export function boils(play: Play, { at, element }: Attack): void {
  if (element === 'fire' && fighter(play, at).medium === 'underwater') Steamed(play, at);
}

/** Lightning under water also harms those near, its maker too: less 1 for each foot. @rule HD-UWC-010 HD-UWC-011 HD-UWC-012 */
export function spreads(play: Play, attack: Attack, dealt: number): void {
  const { at, element } = attack;
  if (element !== 'lightning' || fighter(play, at).medium !== 'underwater') return;
  for (const { id, medium } of fighters(play)) {
    const left = dealt - FEET_IN_A_YARD * Distance(play, at, id);
    if (id === at || medium !== 'underwater' || left <= 0 || !alive(play, id)) continue;
    suffer(play, id, left - Toughness(play, id, attack.by, attack), 0, attack.by);
  }
}

export const CONDITIONS = [Underwater, Swimming, Climbing];
export const ASKS = [HoldTn, FallHeight];
export const CHANGES = [MediumSet, Fell, Steamed];
