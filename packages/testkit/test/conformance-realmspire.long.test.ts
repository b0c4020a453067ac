import { conformance } from './conformance-suite.ts';

conformance('realmspire', 1, { seed: 20_260_101 });
