import { it } from 'vitest';
import { tries } from '../../files/test/tenth.ts';
import { ownFolder } from './harness.ts';
import { survivesKills } from './kill-suite.ts';

const folder = ownFolder();
const { first, count } = tries(20);

it('A1 A2 A3 nothing acknowledged is lost and nothing is done twice when the server is killed', () => survivesKills(folder, count, first), 240_000);
