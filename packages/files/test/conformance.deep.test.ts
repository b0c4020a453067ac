import { conformance } from './conformance-suite.ts';
import { SUBJECTS } from './subjects.ts';

for (const { id } of SUBJECTS) conformance(id, 20);
