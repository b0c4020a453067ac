import { conformance } from './conformance-suite.ts';

conformance(1, 20_260_101);
