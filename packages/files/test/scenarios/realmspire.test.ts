import { allScenariosInJson, allScenariosOf } from './suite.ts';

allScenariosOf('realmspire');
allScenariosInJson('realmspire');
