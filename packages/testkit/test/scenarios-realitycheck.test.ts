import { allScenariosOf } from './scenarios-suite.ts';

allScenariosOf('realitycheck');
