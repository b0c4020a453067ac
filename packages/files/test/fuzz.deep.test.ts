import { fuzz } from './fuzz-suite.ts';

fuzz(20);
