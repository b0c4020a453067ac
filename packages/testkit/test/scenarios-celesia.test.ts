import { allScenariosInJson, allScenariosOf } from './scenarios-suite.ts';

allScenariosOf('celesia');
allScenariosInJson('celesia');
