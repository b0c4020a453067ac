import { SUBJECTS } from '../../files/test/subjects.ts';
import { conformance } from './conformance-suite.ts';

const TIMES = 20;
/** "3/10": the third tenth of the runs. */
const [part, of] = (process.env.RIPOSTE_PART ?? '1/1').split('/').map(Number);
const before = (parts: number): number => Math.floor((TIMES * parts) / of);

for (const { id } of SUBJECTS) conformance(id, before(part) - before(part - 1), { behind: before(part - 1) });
