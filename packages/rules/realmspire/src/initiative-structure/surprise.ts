import { defineChange, defineIntent, give, type Id, type Play, type View } from '@riposte/kernel';
import { Surprised } from '../damage-and-health/unconscious.ts';
import { fighter, fighters, SCENE, type Scene } from '../characters/fighter.ts';
import { skillTest } from '../characters/target-number.ts';
import { ruled } from '../rulings.ts';
import { chance, test, winsContest } from '../characters/skill-test.ts';
import { ObservationRoll, StealthRoll } from '../actions-in-combat/stealth.ts';

export const Begun = defineChange('begun', (store, _scene: Id): boolean => {
  if ((store.state.entities[SCENE] as Scene).begun) return false;
  (store.edit(SCENE) as Scene).begun = true;
  return true;
});

/** Of several, the one whose test is likeliest (1) or least likely (-1) to pass. */
function pick(view: View, ids: readonly Id[], skill: 'stealth' | 'observation', best: 1 | -1): Id {
  const worth = (id: Id): number => best * chance(view, id, -1, skillTest(skill));
  return ids.reduce((one, other) => (worth(other) > worth(one) ? other : one));
}

/** Whether an observer is taken by surprise: beaten, or by the other reading when both fail. @rule RS-OVW-004 */
const isSurprised = (view: View, stealth: number, observation: number): boolean =>
  winsContest(stealth, observation) || (ruled(view).bothFailSurprises && stealth === 0 && observation === 0);

/** Only where somebody came near unnoticed: the clumsiest of them tests Stealth once, against each observer or the keenest. @rule RS-OVW-003 */
export const DetermineSurprise = defineIntent('determine-surprise', {
  rule: 'RS-OVW-003',
  title: 'Determine surprise',
  automatic: true,
  perform(play) {
    const sneaking = fighters(play).filter((one) => one.sneaking);
    for (const side of new Set(sneaking.map((one) => one.side))) {
      const party = sneaking.flatMap((one) => (one.side === side ? [one.id] : []));
      const observers = fighters(play).flatMap((one) => (one.side !== side ? [one.id] : []));
      if (observers.length > 0) notice(play, pick(play, party, 'stealth', -1), observers);
    }
    Begun(play, SCENE);
    return true;
  },
});

/** Each observer, or one for all, against one Stealth test; ends with the round. @rule RS-OVW-003 RS-OVW-005 */
function notice(play: Play, sneaker: Id, observers: readonly Id[]): void {
  const stealth = test(play, StealthRoll, sneaker, -1, skillTest('stealth'));
  const observes = (who: Id): number => test(play, ObservationRoll, who, sneaker, skillTest('observation'));
  const keenest = ruled(play).eachObserverRolls ? null : observes(pick(play, observers, 'observation', 1));
  for (const who of observers) {
    if (fighter(play, who).sneaking) continue;
    if (isSurprised(play, stealth, keenest ?? observes(who))) give(play, who, Surprised);
  }
}
