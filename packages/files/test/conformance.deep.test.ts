import { conformance } from './conformance-suite.ts';

conformance(20);
