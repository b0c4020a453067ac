import { allScenariosInJson, allScenariosOf } from './scenarios-suite.ts';

allScenariosOf('realitycheck');
allScenariosInJson('realitycheck');
