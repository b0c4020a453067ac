import { allScenariosOf } from './scenarios-suite.ts';

allScenariosOf('sea-of-shadows');
