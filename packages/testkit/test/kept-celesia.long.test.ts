import { allLogsOf, allScenariosInJson } from './scenarios-suite.ts';

allLogsOf('celesia');
allScenariosInJson('celesia');
