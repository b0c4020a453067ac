// What tests of rule sets and of the kernel use, and nobody else.
export { EXPLOSION_CUT, GivenFaces, totalOf } from './dice.ts';
export { ERROR_CODES } from './errors.ts';
export type { AskOptions, IntentOptions } from './intent.ts';
export { mustBeJson } from './json.ts';
export { MAX_ASKING } from './query.ts';
export { wordFrom } from './random.ts';
export { project } from './visibility.ts';
export type { Offering } from './vocabulary.ts';
