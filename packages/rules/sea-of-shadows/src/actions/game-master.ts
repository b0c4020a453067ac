import { defineIntent, give, type Id, type IntentContext, oneOf, type Refuse, type View } from '@riposte/kernel';
import { AfterEncounter, FightEnded } from '../after-the-encounter/after-encounter.ts';
import { fighters, SCENE, scene } from '../characters/fighter.ts';
import { goesOn, takeNextTurn } from './next-turn.ts';
import { TurnEnded } from './turn.ts';

// What the game master ends.

/** The tag of acts that are the game master's at any time: in a fight, in the middle of an act, afterwards. */
export const ANYTIME = 'anytime';

function needsFight(view: View, _by: Id, refuse: Refuse): void {
  if (view.has(SCENE, FightEnded) || view.has(SCENE, AfterEncounter)) refuse('R-GAME-MASTER', 'fight-over');
}

function needsTurn(view: View, by: Id, refuse: Refuse): void {
  needsFight(view, by, refuse);
  if (scene(view).acting < 0) refuse('R-GAME-MASTER', 'no-turn');
}

type OfOne = { readonly who: Id };

/** Ends the running turn; AP left over are lost, as by `end-turn`. For the game master. */
export const FinishTurn = defineIntent<OfOne>('finish-turn', {
  rule: 'SS-APS-004',
  title: 'End the turn',
  tags: [ANYTIME],
  actor: 'scene',
  needs: needsTurn,
  params: {
    who: oneOf<IntentContext<OfOne>, Id>({
      rule: 'SS-APS-004',
      candidates: (view) => (scene(view).turn < 0 ? [] : [scene(view).order[scene(view).turn]]),
    }),
  },
  perform(play, _by, { who }) {
    TurnEnded(play, who);
    return true;
  },
});

/** Ends the round: those whose turn is still to come begin it, with all that a turn brings, and do nothing in it. For the game master. */
export const FinishRound = defineIntent('finish-round', {
  rule: 'SS-APS-004',
  title: 'End the round',
  tags: [ANYTIME],
  actor: 'scene',
  needs: needsTurn,
  perform(play) {
    const { round } = scene(play);
    do {
      TurnEnded(play, scene(play).acting);
      takeNextTurn(play);
      play.settle();
    } while (scene(play).round === round && goesOn(play));
    return true;
  },
});

type Ending = { readonly winner: number };

/** The numbers of all sides. */
export const sideNumbers = (view: View): number[] => [...new Set([...(scene(view).sides ?? []).keys(), ...fighters(view).map(({ side }) => side)])];

/** Ends the fight for all; the winner is a side or, below 0, nobody. What comes after a fight follows. For the game master. */
export const FinishFight = defineIntent<Ending>('finish-fight', {
  rule: 'R-GAME-MASTER',
  title: 'End the fight',
  tags: [ANYTIME],
  actor: 'scene',
  available: needsFight,
  params: { winner: oneOf<IntentContext<Ending>, number>({ rule: 'R-GAME-MASTER', candidates: (view) => [-1, ...sideNumbers(view)] }) },
  perform(play, _by, { winner }) {
    if (scene(play).acting >= 0) TurnEnded(play, scene(play).acting);
    give(play, SCENE, FightEnded, { value: winner + 1 });
    return true;
  },
});
