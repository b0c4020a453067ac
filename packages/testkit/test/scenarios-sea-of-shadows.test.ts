import { allScenariosInJson, allScenariosOf } from './scenarios-suite.ts';

const PLAIN = 'teeth and claws only wound in an opportunity attack (SS-OPP-011)';
const SURRENDER = 'one can always surrender, which is free';
const RITUAL = 'the survival roll waits for a ritual (SS-HEA-011)';

allScenariosOf('sea-of-shadows');
allScenariosInJson('sea-of-shadows', [
  ['who is bitten to the ground while leaving stays, and has paid nothing', PLAIN],
  ['who is chilled at the start of a run does not run, but may walk as its one major action', PLAIN],
  ['who is bitten to the ground in the middle of a run stops there, and the turn is over', PLAIN],
  ['who is bitten to the ground while mounting without skill does not mount', PLAIN],
  ['pushed past an enemy and bitten there: one lies in its region', PLAIN],
  ['a galloping rider who is caught stops where that happens, and so does the mount', 'the mount may be struck instead: say which (SS-MNT-002)'],
  ['without AP only free actions', SURRENDER],
  ['interrupts as many as the next turn has AP, whatever is in hand now', SURRENDER],
  ['1 AP halved is none: free actions only', SURRENDER],
  ['a ritual does not undo a survival roll of 1 with both dice', RITUAL],
  ['a ritual heals a mortal wound in full and without injury', RITUAL],
  ['a ritual over a mortal wound leaves no mark; the patient is stunned', RITUAL],
  ['the spell Heal after the fight: a point for its price, and rest begins anew', 'a long rest goes on (SS-BAD-008)'],
]);
