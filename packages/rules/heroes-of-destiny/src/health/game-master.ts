import { defineIntent, type Id, type IntentContext, NOBODY, number, oneOf, type Param, type View } from '@riposte/kernel';
import type { Attack } from '../rolls/attack.ts';
import { fighters } from '../state/fighter.ts';
import { alive } from './alive.ts';
import { suffer } from './damage.ts';
import { exert, tire } from './stamina.ts';
import { ALL_ARMOUR, BaseToughness, Toughness } from './toughness.ts';

// Harm and strain that no other rule causes; the game master says how much.

export type Whom = { readonly whom: Id };

function anyFighter<P extends Whom>(rule: string): ReturnType<typeof oneOf<IntentContext<P>, Id>> {
  return oneOf<IntentContext<P>, Id>({ rule, candidates: (view) => fighters(view).flatMap(({ id }) => (alive(view, id) ? [id] : [])) });
}

/** An amount up to 100; menus show a few. */
function amount<P extends Whom>(rule: string): Param<IntentContext<P>, number> {
  return { ...number<IntentContext<P>>({ rule, least: () => 0, most: () => 100 }), candidates: () => [1, 2, 5] };
}

const TOUGHNESS = ['full', 'base', 'none'] as const;
type Harming = Whom & { readonly damage: number; readonly toughness: (typeof TOUGHNESS)[number] };

/** Harm that is no attack, less Toughness unless it ignores armour or all of it. */
function harm(whom: Id, damage: number, piercing: number): Attack {
  return {
    by: whom,
    at: whom,
    way: 'melee',
    act: 'harm',
    weapon: -1,
    school: '',
    targets: 'melee',
    distance: 0,
    damage,
    piercing,
    penetrating: false,
    steps: 0,
    element: '',
    stead: NOBODY,
  };
}

/** A trap, a falling stone: damage without an attack, less Toughness as far as the game master lets it count. @rule HD-TGH-001 */
export const Harm = defineIntent<Harming>('harm', {
  rule: 'HD-TGH-001',
  title: 'Harm somebody',
  tags: ['time', 'anytime'],
  actor: 'scene',
  params: {
    whom: anyFighter<Harming>('HD-TGH-001'),
    damage: amount<Harming>('HD-TGH-001'),
    toughness: oneOf<IntentContext<Harming>, Harming['toughness']>({ rule: 'HD-TGH-001', candidates: () => TOUGHNESS }),
  },
  perform(play, _by, { whom, damage, toughness }) {
    suffer(play, whom, damage - toughnessAgainst(play, whom, damage, toughness), 0, whom);
    return true;
  },
});

function toughnessAgainst(view: View, whom: Id, damage: number, toughness: Harming['toughness']): number {
  if (toughness === 'none') return 0;
  return toughness === 'full' ? Toughness(view, whom, whom, harm(whom, damage, 0)) : BaseToughness(view, whom, whom, harm(whom, damage, ALL_ARMOUR));
}

type Straining = Whom & { readonly stamina: number };

/** An effect or ability takes stamina; what is not there becomes fatigue. @rule HD-STA-004 */
export const Strain = defineIntent<Straining>('strain', {
  rule: 'HD-STA-004',
  title: 'Cost somebody stamina',
  tags: ['time', 'anytime'],
  actor: 'scene',
  params: { whom: anyFighter<Straining>('HD-STA-004'), stamina: amount<Straining>('HD-STA-004') },
  perform(play, _by, { whom, stamina }) {
    exert(play, whom, stamina);
    return true;
  },
});

type Tiring = Whom & { readonly fatigue: number };

/** Overexertion of another kind: a forced march, a night without sleep. @rule HD-FAT-002 */
export const Tire = defineIntent<Tiring>('tire', {
  rule: 'HD-FAT-002',
  title: 'Tire somebody',
  tags: ['time', 'anytime'],
  actor: 'scene',
  params: { whom: anyFighter<Tiring>('HD-FAT-002'), fatigue: amount<Tiring>('HD-FAT-002') },
  perform(play, _by, { whom, fatigue }) {
    tire(play, whom, fatigue);
    return true;
  },
});
