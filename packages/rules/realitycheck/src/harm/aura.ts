import { defineIntent, defineQuery, defineResource, type Id, type Play, plainSum } from '@riposte/kernel';
import { payment, payWhole, priced } from '../actions/payment.ts';
import { halved, modifier } from '../fighters/abilities.ts';
import { ABILITIES, type Fighter, fighter } from '../fighters/fighter.ts';
import type { Paid } from '../fighters/rage.ts';
import { refuseUnready, useUp } from '../fighters/trait.ts';
import { ruled } from '../rulings.ts';
import { conscious } from './unconscious.ts';

/** All ability modifiers but dexterity. @rule RC-AUR-010 RC-AUR-011 */
export const AuraModifier = defineQuery('aura modifier', {
  rule: 'RC-AUR-011',
  from: 'all abilities but dexterity',
  base: (view, who) => ABILITIES.reduce((sum, ability) => (ability === 'dex' ? sum : sum + modifier(view, who, ability)), 0),
  combine: plainSum,
});

/** The most Aura; of ready creatures it is entered. @rule RC-AUR-008 RC-AUR-009 RC-AUR-012 */
export const AuraStrength = defineQuery('aura strength', {
  rule: 'RC-AUR-009',
  from: '20 and the Aura Modifier, or as entered',
  base: (view, who) => {
    const { auraGiven, level } = fighter(view, who);
    return auraGiven >= 0 ? auraGiven : Math.max(0, ruled(view).auraStrength(AuraModifier(view, who), level));
  },
  combine: plainSum,
});

/** Protects the body until it is used up; asleep and unconscious too. @rule RC-AUR-001 RC-AUR-004 RC-AUR-005 RC-AUR-016 */
export const Aura = defineResource('aura', {
  title: 'Aura',
  read: (entity) => (entity as Fighter).aura,
  write: (entity, value) => {
    (entity as Fighter).aura = value;
  },
  cap: AuraStrength,
});

/** @rule RC-AUR-015 */
export const MaximumSurges = defineQuery('recovery surges', {
  rule: 'RC-AUR-015',
  from: '5 and halved constitution',
  base: (view, who) => Math.max(0, 5 + halved(view, who, 'con')),
  combine: plainSum,
});

/** Recovery Surges left today. @rule RC-AUR-013 */
export const Surges = defineResource('surges', {
  title: 'Recovery Surges',
  read: (entity) => (entity as Fighter).surges,
  write: (entity, value) => {
    (entity as Fighter).surges = value;
  },
  cap: MaximumSurges,
});

/** Aura that a Recovery Surge restores. @rule RC-AUR-017 */
export const RecoveryValue = defineQuery('recovery value', {
  rule: 'RC-AUR-017',
  from: 'Aura Modifier',
  base: (view, who) => Math.max(1, AuraModifier(view, who)),
  combine: plainSum,
});

/** Spends a Recovery Surge, where one is left, for Aura. @rule RC-AUR-014 RC-AUR-016 RC-AUR-017 */
export function surge(play: Play, who: Id): void {
  if (Surges.left(play, who) < 1) return;
  Surges.spend(play, who, 1);
  Aura.gain(play, who, RecoveryValue(play, who));
}

/** A Recovery Surge in the middle of a fight, once until a Long Rest. @rule RC-AUR-014 */
export const SecondWind = defineIntent<Paid>('second-wind', {
  rule: 'RC-AUR-014',
  title: 'Second wind',
  tags: ['action'],
  available(view, by, refuse) {
    refuseUnready(view, by, 'second-wind', 'RC-AUR-014', refuse);
    if (Surges.left(view, by) < 1) refuse('RC-AUR-013', 'no-surge');
  },
  params: { pay: payment<Paid>(() => 1) },
  price: (_view, _by, { pay }) => priced(1, pay),
  perform(play, by, { pay }) {
    payWhole(play, by, 1, pay);
    if (!conscious(play, by)) return false;
    useUp(play, by, 'second-wind');
    surge(play, by);
    return true;
  },
});
