import { it } from 'vitest';
import { assertHolds } from './conformance-suite.ts';
import { SUBJECTS } from './subjects.ts';

for (const s of SUBJECTS.filter((one) => one.hiding && (process.env.BOOK ?? one.id) === one.id))
  it(`${s.id}`, { timeout: 500000 }, () =>
    assertHolds('no viewer learns where somebody hides', s, { runs: Number(process.env.RUNS ?? 800), inputs: 60, seed: Number(process.env.SEED ?? 7) }),
  );
