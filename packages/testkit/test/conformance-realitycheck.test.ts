import { conformance } from './conformance-suite.ts';

conformance('realitycheck', 1, 20_260_101);
