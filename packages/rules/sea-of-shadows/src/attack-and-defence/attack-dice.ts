import { anyCancels, defineQuery, type Id, type View } from '@riposte/kernel';
import { type Die, dieOf, fighter } from '../characters/fighter.ts';
import { LADDER_OF_DICE, showRank } from '../characters/ladder.ts';
import { spellAt } from '../magic/spell.ts';

/** One attack, from its declaration to its result. */
export interface Attack {
  readonly by: Id;
  readonly at: Id;
  readonly way: 'melee' | 'ranged' | 'unarmed' | 'grab' | 'spell';
  /** Code of the weapon used, or -1. */
  readonly weapon: number;
  /** Regions between the two; -1 = at arm's length. */
  readonly distance: number;
  /** Whether block, parry and dodge are open at all. */
  readonly active: boolean;
  /** Thrown to the ground, with advantage. */
  readonly thrown: boolean;
  /** Code of the spell, or -1. */
  readonly spell: number;
  /** The attack roll, where the defender sees it before choosing; 0 = not seen. */
  readonly seen: number;
}

/** Whether an attack is made hand to hand, armed or not. */
export const isMelee = (attack: Attack): boolean => attack.way !== 'ranged' && attack.way !== 'spell';

/** Whether an attack is made with the body, not with the mind. */
export const isPhysical = (attack: Attack): boolean => attack.way !== 'spell';

/** Whether an attack has any physical effect. @rule SS-DOD-002 */
export const hasPhysicalEffect = (view: View, attack: Attack): boolean => attack.way !== 'spell' || spellAt(view, attack.spell).physical;

/** Whether an attack must be aimed: shots, throws and spells with a physical effect. @rule SS-MIN-001 */
export const mustBeAimed = (view: View, attack: Attack): boolean => attack.way === 'ranged' || (attack.way === 'spell' && spellAt(view, attack.spell).physical);

/** The statistic of an attack: STR with bare hands, the die that the spell names, else ATT. @rule SS-ATK-002 SS-ATK-003 SS-ATK-004 */
export function attackDie(view: View, attack: Attack): Die {
  if (attack.way === 'melee' || attack.way === 'ranged') return 'ATT';
  return attack.way === 'spell' ? spellAt(view, attack.spell).attack : 'STR';
}

/** The attacker's die; with bare hands two ranks down. @rule SS-ATK-002 SS-UNM-001 SS-GRP-001 */
export const AttackRank = defineQuery<Attack>('attack die', {
  rule: 'SS-ATK-002',
  from: 'the die of the attack, STR less 2 ranks with bare hands',
  base: (view, who, _against, attack) => {
    const f = fighter(view, who);
    if (attack.way === 'melee' || attack.way === 'ranged') return f.att;
    return attack.way === 'spell' ? dieOf(f, attackDie(view, attack)) : f.str - 2;
  },
  combine: LADDER_OF_DICE,
  show: showRank,
});

/** Advantage (1) or disadvantage (-1) of an attack; 0 for neither or both. */
export const AttackAdvantage = defineQuery<Attack>('attack advantage', {
  rule: 'SS-BLK-004',
  from: 'no advantage',
  base: () => 0,
  combine: anyCancels,
});
