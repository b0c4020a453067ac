/** The types of damage, in three groups. @rule RS-DTY-001 RS-DTY-002 RS-DTY-003 */
export const PHYSICAL = ['crushing', 'piercing', 'slashing'] as const;
export const MAGICAL = ['fire', 'frost', 'shock'] as const;
export const OTHER = ['acid', 'force', 'necrotic', 'radiant', 'poison', 'psychic'] as const;
export const DAMAGE_TYPES = [...PHYSICAL, ...MAGICAL, ...OTHER] as const;
export type DamageType = (typeof DAMAGE_TYPES)[number];

/** Whether damage of this type is physical. */
export const isPhysical = (type: DamageType): boolean => (PHYSICAL as readonly string[]).includes(type);

/** Whether damage of this type is magical. */
export const isMagical = (type: DamageType): boolean => (MAGICAL as readonly string[]).includes(type);

/** A resistance or vulnerability to one type or a whole group. */
export interface Resistance {
  readonly to: DamageType | 'physical' | 'magic';
  readonly value: number;
}
