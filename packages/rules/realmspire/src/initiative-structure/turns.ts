import { defineChange, defineIntent, expire, type Id, type Play, type View } from '@riposte/kernel';
import { canPayPoints, needsTurn } from '../actions-in-combat/action-points.ts';
import { ableToReact } from '../actions-in-combat/reactions.ts';
import { type Fighter, fighter, isFighter } from '../characters/fighter.ts';
import { suffer } from '../damage-and-health/afflictions.ts';
import { takesTurns } from '../damage-and-health/unconscious.ts';
import { TurnsEnded } from './clocks.ts';
import { SCENE, type Scene, scene } from './scene.ts';
import { Surprised } from './surprise.ts';

export const TurnBegan = defineChange('turn-began', (store, who: Id): void => {
  const s = store.edit(SCENE) as Scene;
  s.queue = s.queue.slice(s.queue.indexOf(who) + 1);
  s.acting = who;
  const f = store.edit(who) as Fighter;
  f.turns++;
  f.moved = 0;
  f.acted = false;
});

export const TurnEnded = defineChange('turn-ended', (store, who: Id): boolean => {
  if ((store.state.entities[SCENE] as Scene).acting !== who) return false;
  (store.edit(SCENE) as Scene).acting = -1;
  return true;
});

/** The next in the order becomes active; what ails it comes first. @rule RS-INI-003 RS-INI-014 RS-OVW-009 */
export const NextTurn = defineIntent('next-turn', {
  rule: 'RS-INI-014',
  title: 'Next turn',
  automatic: true,
  perform(play) {
    const { acting } = scene(play);
    if (acting >= 0) endTurn(play, acting);
    const who = nextInQueue(play);
    if (who < 0) return true;
    beginTurn(play, who);
    return true;
  },
});

/** A turn begins with what ails the fighter, unless it was saved: then that came before. */
export function beginTurn(play: Play, who: Id): void {
  const waited = scene(play).waiting.some((saved) => saved.who === who);
  TurnBegan(play, who);
  if (!waited) suffer(play, who);
}

/** A turn is over, with what lasts to its end. */
export function endTurn(play: Play, who: Id): void {
  TurnEnded(play, who);
  expire(play, TurnsEnded, who);
}

/** Whether a fighter can have a turn: the surprised, the fallen and those who are out of the fight cannot. @rule RS-OVW-005 RS-INI-004 */
export const mayHaveTurn = (view: View, who: Id): boolean => takesTurns(view, who) && !view.has(who, Surprised);

/** Whose turn is next in this round, or -1. */
export function nextInQueue(view: View): Id {
  for (const who of scene(view).queue) if (mayHaveTurn(view, who)) return who;
  return -1;
}

/** The active character is done. @rule RS-INI-014 */
export const EndTurn = defineIntent('end-turn', {
  rule: 'RS-INI-014',
  title: 'End turn',
  tags: ['turn'],
  available: needsTurn,
  perform(play, by) {
    endTurn(play, by);
    return true;
  },
});

/** Who may declare: the active character, those who can react without a trigger, and the game master where there is one. @rule RS-ACT-004 RS-ACT-005 RS-INI-011 */
export function declarers(view: View, acting: Id): readonly Id[] {
  const { order, refereed } = scene(view);
  const all = [acting];
  for (const who of order) if (who !== acting && canPayPoints(view, who, 1) && mayInterject(view, who)) all.push(who);
  if (refereed) all.push(SCENE);
  return all;
}

/** Able to react, with something at hand that needs no trigger: gear to handle, a spell, an item. */
function mayInterject(view: View, who: Id): boolean {
  if (!isFighter(view, who) || !ableToReact(view, who)) return false;
  const { features, carried } = fighter(view, who);
  if (carried.length > 0 || scene(view).floor.length > 0) return true;
  for (const code of features) if ('spell' in view.rules.things[code] || 'holds' in view.rules.things[code]) return true;
  return false;
}
