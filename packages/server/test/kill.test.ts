import { it } from 'vitest';
import { ownFolder } from './harness.ts';
import { survivesKills } from './kill-suite.ts';

const folder = ownFolder();

it('A1 A2 A3 nothing acknowledged is lost and nothing is done twice when the server is killed', () => survivesKills(folder, 4), 240_000);
