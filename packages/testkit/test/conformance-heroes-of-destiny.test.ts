import { conformance } from './conformance-suite.ts';

conformance('heroes-of-destiny', 1, { seed: 20_260_101 });
