import { allScenariosInJson, allScenariosOf } from './suite.ts';

allScenariosOf('realitycheck');
allScenariosInJson('realitycheck');
