import { adds, type Id, type View } from '@riposte/kernel';
import { boardOf, isInLine, place } from '@riposte/space';
import { Hidden } from '../actions-in-combat/stealth.ts';
import { fighter, fighters, SIZES } from '../characters/fighter.ts';
import { TargetNumber } from '../characters/target-number.ts';
import { takesTurns } from '../damage-and-health/unconscious.ts';
import { reachOf } from '../gear/in-hand.ts';
import { METRE, scene } from '../initiative-structure/scene.ts';
import { Surprised } from '../initiative-structure/surprise.ts';
import { isInReach } from './distances.ts';

/** Melee attacks on a flanked foe, by weapon or spell, of the flankers' side; once. @rule RS-FLK-002 */
export const FLANKED = adds(TargetNumber, 2, {
  rule: 'RS-FLK-002',
  label: 'flanked',
  only: 'on melee attacks against a flanked target',
  when: (view, who, against, { use, ranged }) => use === 'attack' && !ranged && against >= 0 && isFlanked(view, against, fighter(view, who).side),
});

/**
 * Whether two allies who can act have a foe within reach on a straight line between them: the line must cross its space.
 * @rule RS-FLK-001
 */
export function isFlanked(view: View, who: Id, bySide: number): boolean {
  const flankers = fighters(view).filter((flanker) => flanker.side === bySide && flanker.id !== who && isThreat(view, flanker.id, who));
  if (flankers.length < 2) return false;
  const board = boardOf(scene(view).ground);
  const at = ({ x, y }: { readonly x: number; readonly y: number }): number => place(board, x * METRE, y * METRE);
  const target = { at: at(fighter(view, who)), size: ACROSS[SIZES[fighter(view, who).size]] * METRE - 1 };
  return flankers.some((a, i) => flankers.slice(i + 1).some((b) => isInLine(board, target, at(a), at(b))));
}

/** Able to act, in sight, with the foe in melee reach (R-HIDDEN). */
const isThreat = (view: View, by: Id, foe: Id): boolean =>
  isInReach(view, by, foe, reachOf(view, by)) && takesTurns(view, by) && (isPlain(view, by) || !(view.has(by, Surprised) || view.has(by, Hidden)));

/** Most fighters have no condition at all: then none is asked for, pair by pair. */
const isPlain = (view: View, who: Id): boolean => view.state.entities[who].conditions.length === 0;

/** Metres across of a creature's space by size (R-PLACE). */
const ACROSS: { readonly [S in (typeof SIZES)[number]]: number } = { tiny: 1, small: 1, medium: 1, large: 2, huge: 3, gargantuan: 4 };
