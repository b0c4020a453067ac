import { it } from 'vitest';
import { SUBJECTS } from '../../files/test/subjects.ts';
import { assertHolds } from './conformance-suite.ts';

const subject = SUBJECTS.find((one) => one.id === 'celesia')!;
it('deep', () => {
  for (let seed = Number(process.env.S ?? 1), n = 0; n < Number(process.env.N ?? 1); n++, seed++)
    assertHolds('after each decree all is as the rules allow, and undo takes it back', subject, { runs: Number(process.env.R ?? 60), inputs: 60, seed });
}, 600_000);
