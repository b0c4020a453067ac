import { allScenariosInJson, allScenariosOf } from './suite.ts';

allScenariosOf('heroes-of-destiny');
allScenariosInJson('heroes-of-destiny');
