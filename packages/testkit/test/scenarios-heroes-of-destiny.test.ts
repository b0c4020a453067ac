import { allScenariosInJson, allScenariosOf } from './scenarios-suite.ts';

allScenariosOf('heroes-of-destiny');
allScenariosInJson('heroes-of-destiny');
