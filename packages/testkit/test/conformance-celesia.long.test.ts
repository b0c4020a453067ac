import { conformance } from './conformance-suite.ts';

conformance('celesia', 1, { seed: 20_260_101 });
