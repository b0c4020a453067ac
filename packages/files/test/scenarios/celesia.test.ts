import { allScenariosInJson, allScenariosOf } from './suite.ts';

allScenariosOf('celesia');
allScenariosInJson('celesia');
