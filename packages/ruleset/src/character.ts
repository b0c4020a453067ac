import type * as z from 'zod';

/** What is wrong with a character, or could be better. */
export interface Advice {
  /** `error`: the book does not allow it. `warning`: it hardly works. `hint`: something is left to choose. */
  readonly level: 'error' | 'warning' | 'hint';
  /** The choice that it is about: "skills.melee". */
  readonly path: string;
  readonly says: string;
}

/** How players make characters. It never refuses: advice says what is wrong. */
export interface CharacterBuilder {
  /** The choices of a player, each with a default but the name. */
  readonly schema: z.ZodObject;
  /** The finished character, ready for the fighters of an encounter file but for its side and place. */
  build(choices: object): object;
  advise(choices: object): readonly Advice[];
}
