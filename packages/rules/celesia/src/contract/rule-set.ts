import { celesia } from '../ruleset.ts';
import { setUp } from './encounter.ts';
import { look } from './look.ts';
import { sorts } from './pack.ts';
import { steady } from './policy/policy.ts';
import { boardSchema, fighterSchema } from './schemas.ts';
import { words } from './words.ts';

/** All that files and tables need of this rule set. */
export const book = { ruleset: celesia, board: boardSchema, fighter: fighterSchema, setUp, policy: steady, words, sorts, look };
