import { allLogsOf, allScenariosInJson } from './scenarios-suite.ts';

allLogsOf('realitycheck');
allScenariosInJson('realitycheck');
