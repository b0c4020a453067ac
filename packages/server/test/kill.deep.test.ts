import { it } from 'vitest';
import { ownFolder } from './harness.ts';
import { survivesKills } from './kill-suite.ts';

const folder = ownFolder();

it('A1 sixty kills', () => survivesKills(folder, 60), 1_800_000);
