import { conformance } from './conformance-suite.ts';

conformance('celesia', 1, 20_260_101);
