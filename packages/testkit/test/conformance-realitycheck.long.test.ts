import { conformance } from './conformance-suite.ts';

conformance('realitycheck', 1, { seed: 20_260_101 });
