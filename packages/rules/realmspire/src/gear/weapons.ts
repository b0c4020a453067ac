import { type AnyContribution, adds, defineFeature, die, type FeatureDef, type Id, type Pool, sum, type View } from '@riposte/kernel';
import { ATTACKS_OF_A_ROUND } from '../actions-in-combat/action-points.ts';
import { fighter } from '../characters/fighter.ts';
import { TargetNumber, type Test } from '../characters/target-number.ts';
import type { DamageType } from '../damage-and-health/damage-types.ts';
import { ruled } from '../rulings.ts';

/** Dice of damage and their highest total. */
export interface Dice {
  readonly pool: Pool;
  readonly most: number;
}

/** Further damage dice, rolled apart. */
export interface Extra {
  readonly dice: Dice;
  readonly type: DamageType;
}

export interface Weapon extends FeatureDef {
  readonly weapon: true;
  /** The type that a Fighting Style trains. */
  readonly trains: string;
  /** Null for what only entangles. */
  readonly damage: Dice | null;
  readonly type: DamageType;
  readonly extra: Extra | null;
  /** Metres in melee; 0 = not for melee. */
  readonly reach: number;
  /** Metres as a ranged weapon; 0 = none. */
  readonly range: number;
  /** Metres thrown; 0 = not for throwing. */
  readonly thrown: number;
  readonly twoHanded: boolean;
  /** What Bash asks for. */
  readonly heavy: boolean;
  /** Dice when held in both hands, where that differs. */
  readonly versatile: Dice | null;
  /** No attribute adds to its damage. */
  readonly mechanical: boolean;
  /** AP to reload it. */
  readonly reload: number;
  readonly mountedOnly: boolean;
  /** What it may do on any hit, without a critical win. */
  readonly tricks: readonly ('trip' | 'disarm')[];
  /** The condition of a target that it hits, unless Acrobatics saves it. */
  readonly entangles: 'prone' | 'restrained' | null;
  /** Whether it poisons whom it wounds, unless Endurance saves it. */
  readonly venom: boolean;
  /** Added to parries with it, and to the second attack of a round. */
  readonly parry: number;
  readonly second: number;
  /** Added to blocks against it. */
  readonly againstBlocks: number;
  /** Part of the body: it cannot be dropped. */
  readonly natural: boolean;
}

/** So many dice of a kind. */
export function dice(many: number, sides: number): Dice {
  return { pool: many === 1 ? die(sides) : sum(...Array.from({ length: many }, () => die(sides))), most: many * sides };
}

export type WeaponTraits = Partial<Omit<Weapon, 'id' | 'title' | 'contributes' | 'weapon' | 'damage' | 'type'>>;

/** What a weapon in hand changes in tests with it, or against it (R-GEAR). */
function numbersOf(id: string, title: string, { parry = 0, second = 0, againstBlocks = 0 }: WeaponTraits): AnyContribution[] {
  const contributes: AnyContribution[] = [];
  const add = (amount: number, as: 'own' | 'against', only: string, when: (view: View, who: Id, test: Test) => boolean): void => {
    if (amount !== 0)
      contributes.push(
        adds(TargetNumber, amount, {
          rule: 'R-GEAR',
          label: title,
          as,
          only,
          when: (view, who, _against, test) => test.how === 'melee' && when(view, who, test),
        }),
      );
  };
  add(parry, 'own', 'for parries in melee', (_view, _who, { defence }) => defence.startsWith('parry'));
  add(
    second,
    'own',
    'on the second attack of a round in melee',
    (view, who, { use, weapon }) => use === 'attack' && isSecondAttack(view, who) && view.rules.things[weapon]?.id === id,
  );
  add(againstBlocks, 'against', 'for blocks in melee', (view, _who, { defence, weapon }) => defence === 'block' && view.rules.things[weapon]?.id === id);
  return contributes;
}

/** Whether an attack that is under way, which is counted already, or else the next one is the second of the round. */
function isSecondAttack(view: View, who: Id): boolean {
  const underWay = view.doing.findLast(({ by, def }) => by === who && def.tags.includes('attack'));
  if (underWay?.def.tags.includes('reaction') && !ruled(view).opportunityCounts) return false;
  return fighter(view, who).attacks === (underWay === undefined ? 1 : ATTACKS_OF_A_ROUND);
}

/** A weapon; what is not said of it is plain: one-handed, for melee at 1 m. */
export function makeWeapon(id: string, title: string, damage: Dice | null, type: DamageType, traits: WeaponTraits = {}): Weapon {
  return {
    ...defineFeature(id, { title, contributes: numbersOf(id, title, traits) }),
    weapon: true,
    trains: traits.trains ?? id,
    damage,
    type,
    extra: traits.extra ?? null,
    reach: traits.reach ?? (traits.range === undefined && damage !== null && traits.entangles === undefined ? 1 : 0),
    range: traits.range ?? 0,
    thrown: traits.thrown ?? 0,
    twoHanded: traits.twoHanded ?? false,
    heavy: traits.heavy ?? false,
    versatile: traits.versatile ?? null,
    mechanical: traits.mechanical ?? false,
    reload: traits.reload ?? 0,
    mountedOnly: traits.mountedOnly ?? false,
    tricks: traits.tricks ?? [],
    entangles: traits.entangles ?? null,
    venom: traits.venom ?? false,
    parry: traits.parry ?? 0,
    second: traits.second ?? 0,
    againstBlocks: traits.againstBlocks ?? 0,
    natural: traits.natural ?? false,
  };
}

const weapon = (id: string, damage: Dice | null, type: DamageType, traits?: WeaponTraits): Weapon =>
  makeWeapon(id, id.replaceAll('-', ' '), damage, type, traits);

export const UNARMED = weapon('unarmed', dice(1, 4), 'crushing', { natural: true });

/** Damage dice, types, reach and range of weapons (R-GEAR). @rule RS-DTY-001 RS-ATK-003 */
export const WEAPONS: readonly Weapon[] = [
  UNARMED,
  weapon('dagger', dice(1, 6), 'piercing', { thrown: 10 }),
  weapon('shortsword', dice(1, 6), 'slashing'),
  weapon('longsword', dice(1, 8), 'slashing', { versatile: dice(1, 10) }),
  weapon('rapier', dice(1, 8), 'piercing', { parry: 1 }),
  weapon('twinblade', dice(1, 8), 'slashing', { twoHanded: true, second: 1 }),
  weapon('hatchet', dice(1, 6), 'slashing', { thrown: 10 }),
  weapon('club', dice(1, 6), 'crushing'),
  weapon('mace', dice(1, 8), 'crushing', { heavy: true }),
  weapon('flail', dice(1, 8), 'crushing', { heavy: true, againstBlocks: -2 }),
  weapon('spear', dice(1, 8), 'piercing', { reach: 2, thrown: 10 }),
  weapon('glaive', dice(1, 10), 'slashing', { reach: 2, twoHanded: true, heavy: true }),
  weapon('lance', dice(1, 12), 'piercing', { reach: 2, mountedOnly: true }),
  weapon('whip', dice(1, 4), 'slashing', { reach: 3, tricks: ['trip', 'disarm'] }),
  weapon('javelin', dice(1, 6), 'piercing', { reach: 0, thrown: 20 }),
  weapon('bola', dice(1, 4), 'crushing', { thrown: 15, entangles: 'prone' }),
  weapon('net', null, 'crushing', { thrown: 5, entangles: 'restrained' }),
  weapon('shortbow', dice(1, 8), 'piercing', { range: 60, twoHanded: true }),
  weapon('longbow', dice(1, 10), 'piercing', { range: 120, twoHanded: true }),
  weapon('hand-crossbow', dice(1, 10), 'piercing', { range: 30, mechanical: true, reload: 1 }),
  weapon('arbolest', dice(2, 8), 'piercing', { range: 100, mechanical: true, reload: 2, twoHanded: true }),
  weapon('flaming-longsword', dice(1, 8), 'slashing', { trains: 'longsword', extra: { dice: dice(1, 8), type: 'fire' } }),
  weapon('claws', dice(1, 10), 'slashing', { natural: true }),
  weapon('bite', dice(1, 6), 'piercing', { natural: true, tricks: ['trip'] }),
  weapon('venomous-bite', dice(1, 4), 'piercing', { natural: true, venom: true }),
];
