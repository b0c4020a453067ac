import type { FeatureDef } from '@riposte/kernel';

export type Sort = 'gear' | 'traits' | 'spells';

/** What sort of thing it is, of the book or of a pack. */
export const sortOf = (thing: FeatureDef): Sort => ('spell' in thing ? 'spells' : 'immune' in thing ? 'traits' : 'gear');
