import { allLogsOf, allScenariosInJson } from './scenarios-suite.ts';

allLogsOf('sea-of-shadows');
allScenariosInJson('sea-of-shadows');
