import { conformance } from './conformance-suite.ts';

conformance('sea-of-shadows', 1, { seed: 20_260_101 });
