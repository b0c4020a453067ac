import { defineChange, defineIntent, endAll, give, type Id, type IntentContext, NOBODY, number, oneOf, type Refuse, type View } from '@riposte/kernel';
import { alive, isThere, Left } from '../health/alive.ts';
import { fightersWho, type Who, type Whom } from '../health/game-master.ts';
import { hasRoom } from '../movement/grid.ts';
import { Airborne } from '../movement/jump.ts';
import { fighter, fighters } from '../state/fighter.ts';
import { type Place, SCENE, type Scene, scene } from '../state/scene.ts';
import { SideSet } from '../state/sides.ts';
import { comeIn } from './joining.ts';
import { endTurn, fightAnew, nextRound, sideLeft, skipsTurn, waiting } from './turns.ts';

// What the game master does to the fight: ends turns, rounds and the fight itself, takes fighters out, lets them change sides.

/** Whether rounds are counted: not before the first, nor after the fight. */
export function isInRounds(view: View): boolean {
  const { peace, round, winner = null } = scene(view);
  return !peace && round > 0 && winner === null;
}

function inRounds(view: View, _by: Id, refuse: Refuse): void {
  if (!isInRounds(view)) refuse('HD-DUR-002', 'no-round');
}

/** Whose turn could end now: that of the one who acts, or of those who have not had theirs. */
const withTurn = (view: View): Id[] => [scene(view).acting, ...waiting(view)].filter((who) => who >= 0);

/** A turn ends at once. Those who have not had theirs lose it, and gain their AP. @rule HD-APS-002 HD-SEQ-002 */
export const FinishTurn = defineIntent<Who>('finish-turn', {
  rule: 'HD-APS-002',
  title: 'End a turn',
  tags: ['time', 'anytime'],
  actor: 'scene',
  available: inRounds,
  params: {
    who: oneOf<IntentContext<Who>, Id>({
      rule: 'HD-APS-002',
      candidates: (view) => withTurn(view).slice(0, 1),
      check(view, _context, who, refuse) {
        if (!withTurn(view).includes(who)) refuse('HD-SEQ-002', 'had-the-turn');
      },
    }),
  },
  perform(play, _by, { who }) {
    endAll(play, who, Airborne);
    if (scene(play).acting === who) endTurn(play, who);
    else skipsTurn(play, who);
    return true;
  },
});

/** The round ends at once: the turn that runs, those still to come, and all that lasted until then. @rule HD-DUR-002 */
export const FinishRound = defineIntent('finish-round', {
  rule: 'HD-DUR-002',
  title: 'End the round',
  tags: ['time', 'anytime'],
  actor: 'scene',
  available: inRounds,
  perform(play) {
    const { acting } = scene(play);
    if (acting >= 0) {
      endAll(play, acting, Airborne);
      endTurn(play, acting);
    }
    for (const who of waiting(play)) skipsTurn(play, who);
    nextRound(play);
    return true;
  },
});

export const FightFinished = defineChange('fight-finished', (store, _scene: Id, winner: number): void => {
  const s = store.edit(SCENE) as Scene;
  s.winner = winner;
  s.acting = -1;
});

type Winning = { readonly winner: number };

const sides = (view: View): number[] => [...new Set(fighters(view).map(({ side }) => side))].sort((a, b) => a - b);

/** The fight is over, and a side has won it, or none (-1). @rule HD-RST-001 */
export const FinishFight = defineIntent<Winning>('finish-fight', {
  rule: 'HD-RST-001',
  title: 'End the fight',
  tags: ['time', 'anytime'],
  actor: 'scene',
  available(view, _by, refuse) {
    if (scene(view).peace || (scene(view).winner ?? null) !== null) refuse('HD-RST-001', 'fight-over');
  },
  params: { winner: oneOf<IntentContext<Winning>, number>({ rule: 'HD-RST-001', candidates: (view) => [NOBODY, ...sides(view)] }) },
  perform(play, _by, { winner }) {
    FightFinished(play, SCENE, winner);
    return true;
  },
});

/** Where it comes in: -1 = at its own place. Older logs and files do not say it. */
type Joining = Whom & { readonly place?: Place };

/**
 * A fighter who is not there yet, or has left, joins with those whom it rides or carries: rolls initiative, and has no AP
 * before the next gain. A foe who comes after the fight begins another (R-LEAVING).
 * @rule HD-INI-002 HD-APS-002
 */
export const Join = defineIntent<Joining>('join', {
  rule: 'HD-INI-002',
  title: 'Join the fight',
  tags: ['time', 'anytime'],
  actor: 'scene',
  params: {
    whom: fightersWho<Joining>('HD-INI-002', (view, who) => !isThere(view, who)),
    place: {
      kind: 'place',
      check(view, { with: { whom } }, at, refuse) {
        if (at !== undefined && at !== NOBODY && !(Number.isInteger(at) && hasRoom(view, whom, at))) refuse('HD-INI-002', 'no-room-there');
      },
      candidates: () => [NOBODY],
    },
  },
  perform(play, _by, { whom, place = NOBODY }) {
    const wasWon = scene(play).peace && sideLeft(play) !== null;
    comeIn(play, whom, place);
    if (wasWon && sideLeft(play) === null) fightAnew(play);
    return true;
  },
});

/** A fighter is gone from the fight; who rides or is carried stays behind (R-LEAVING). */
export const TakeOut = defineIntent<Who>('take-out', {
  rule: 'R-LEAVING',
  title: 'Take someone out of the fight',
  tags: ['time', 'anytime'],
  actor: 'scene',
  params: { who: fightersWho<Who>('R-LEAVING', isThere) },
  perform(play, _by, { who }) {
    give(play, who, Left);
    return true;
  },
});

type Turning = Who & { readonly side: number };

/** A fighter goes over to another side, or stands alone from now on. */
export const ChangeSide = defineIntent<Turning>('change-side', {
  rule: 'R-SIDES',
  title: 'Change sides',
  tags: ['time', 'anytime'],
  actor: 'scene',
  params: {
    who: fightersWho<Turning>('R-SIDES', (view, who) => alive(view, who) || !isThere(view, who)),
    side: number<IntentContext<Turning>>({ rule: 'R-SIDES', least: () => 0, most: (view) => Math.max(...sides(view)) + 1 }),
  },
  check(view, _by, { who, side }, refuse) {
    if (fighter(view, who).side === side) refuse('R-SIDES', 'on-that-side');
  },
  perform(play, _by, { who, side }) {
    SideSet(play, who, side);
    return true;
  },
});
