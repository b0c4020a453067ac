import { allScenariosInJson, allScenariosOf } from './scenarios-suite.ts';

allScenariosOf('sea-of-shadows');
allScenariosInJson('sea-of-shadows');
