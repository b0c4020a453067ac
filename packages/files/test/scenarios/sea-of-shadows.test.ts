import { allScenariosInJson, allScenariosOf } from './suite.ts';

allScenariosOf('sea-of-shadows');
allScenariosInJson('sea-of-shadows');
