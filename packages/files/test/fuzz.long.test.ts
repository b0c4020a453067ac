import { fuzz } from './fuzz-suite.ts';

fuzz(0.1);
