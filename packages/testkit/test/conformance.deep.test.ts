import { SUBJECTS } from '../../files/test/subjects.ts';
import { conformance } from './conformance-suite.ts';

for (const { id } of SUBJECTS) conformance(id, 20);
