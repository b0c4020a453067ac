import { allLogsOf, allScenariosInJson } from './scenarios-suite.ts';

allLogsOf('realmspire');
allScenariosInJson('realmspire');
