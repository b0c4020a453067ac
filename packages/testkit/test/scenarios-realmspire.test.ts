import { allScenariosInJson, allScenariosOf } from './scenarios-suite.ts';

allScenariosOf('realmspire');
allScenariosInJson('realmspire');
