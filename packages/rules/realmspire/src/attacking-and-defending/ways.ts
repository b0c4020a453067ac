import type { Id } from '@riposte/kernel';
import type { Attribute } from '../characters/fighter.ts';

/** How an attack is made. */
export type Way = 'melee' | 'ranged' | 'thrown' | 'spell';

/** How it is met. */
export const DEFENCES = ['none', 'block', 'dodge', 'parry with strength', 'parry with agility', 'withstand'] as const;
export type Defence = (typeof DEFENCES)[number];

/** One attack: with a weapon or shield (code, -1 = bare hands) or a spell (code, else -1). */
export interface Attack {
  readonly by: Id;
  readonly at: Id;
  readonly how: Way;
  readonly attribute: Attribute;
  readonly weapon: number;
  readonly spell: number;
  /** Beyond reach: by bow, by throw or by a spell without the Melee Attack trait. */
  readonly ranged: boolean;
  readonly covered: boolean;
  readonly style: number;
}
