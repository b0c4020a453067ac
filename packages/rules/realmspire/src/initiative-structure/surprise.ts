import { defineChange, defineCondition, defineIntent, give, type Id, type Play, type View } from '@riposte/kernel';
import { ALL_ACTS } from '../actions-in-combat/action-points.ts';
import { Blinded, ObservationRoll, StealthRoll } from '../actions-in-combat/stealth.ts';
import { fighter, fighters } from '../characters/fighter.ts';
import { chance, test, winsContest } from '../characters/skill-test.ts';
import { skillTest } from '../characters/target-number.ts';
import { awake } from '../damage-and-health/unconscious.ts';
import { ruled } from '../rulings.ts';
import { isPresent } from './out-of-the-fight.ts';
import { SCENE, type Scene } from './scene.ts';

/** No acts at all. It ends as the second round begins. @rule RS-OVW-006 */
export const Surprised = defineCondition('surprised', {
  rule: 'RS-OVW-006',
  title: 'surprised',
  forbids: [{ tags: ALL_ACTS, rule: 'RS-OVW-006', reason: 'surprised' }],
});

/** Surprise has been determined. */
export const Begun = defineChange('begun', (store, _scene: Id): boolean => {
  if ((store.state.entities[SCENE] as Scene).begun) return false;
  (store.edit(SCENE) as Scene).begun = true;
  return true;
});

/** Of several, the one whose test is likeliest (1) or least likely (-1) to pass. */
function pick(view: View, ids: readonly Id[], skill: 'stealth' | 'observation', best: 1 | -1): Id {
  const worth = (id: Id): number => best * chance(view, id, -1, skillTest(skill));
  return ids.reduce((picked, other) => (worth(other) > worth(picked) ? other : picked));
}

/** Whether an observer is taken by surprise: beaten, or by the other reading when both fail. @rule RS-OVW-004 */
const isSurprised = (view: View, stealth: number, observation: number): boolean =>
  winsContest(stealth, observation) || (ruled(view).bothFailSurprises && stealth === 0 && observation === 0);

/** Only where a side came near unnoticed: its clumsiest tests Stealth once, against each observer or the keenest. @rule RS-OVW-003 */
export const DetermineSurprise = defineIntent('determine-surprise', {
  rule: 'RS-OVW-003',
  title: 'Determine surprise',
  automatic: true,
  perform(play) {
    const sneaking = fighters(play).filter((sneaker) => sneaker.sneaking && isPresent(play, sneaker.id));
    for (const side of new Set(sneaking.map((sneaker) => sneaker.side))) {
      const party = sneaking.flatMap((sneaker) => (sneaker.side === side ? [sneaker.id] : []));
      const observers = fighters(play).flatMap((foe) => (foe.side !== side && awake(play, foe.id) ? [foe.id] : []));
      if (observers.length > 0) notice(play, pick(play, party, 'stealth', -1), observers);
    }
    Begun(play, SCENE);
    return true;
  },
});

/** Each observer, or one for all, against one Stealth test; the blind fail without a test (R-CONDITIONS). @rule RS-OVW-003 RS-OVW-005 */
function notice(play: Play, sneaker: Id, observers: readonly Id[]): void {
  const stealth = test(play, StealthRoll, sneaker, -1, skillTest('stealth'));
  const observes = (who: Id): number => (play.has(who, Blinded) ? 0 : test(play, ObservationRoll, who, sneaker, skillTest('observation')));
  const seeing = observers.filter((who) => !play.has(who, Blinded));
  const keenest = ruled(play).eachObserverRolls ? null : observes(pick(play, seeing.length > 0 ? seeing : observers, 'observation', 1));
  for (const who of observers) {
    if (fighter(play, who).sneaking) continue;
    if (isSurprised(play, stealth, keenest ?? observes(who))) give(play, who, Surprised);
  }
}
