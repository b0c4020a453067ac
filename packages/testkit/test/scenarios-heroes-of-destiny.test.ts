import { allScenariosOf } from './scenarios-suite.ts';

allScenariosOf('heroes-of-destiny');
