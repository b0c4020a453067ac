import { allLogsOf, allScenariosInJson } from './scenarios-suite.ts';

allLogsOf('heroes-of-destiny');
allScenariosInJson('heroes-of-destiny');
