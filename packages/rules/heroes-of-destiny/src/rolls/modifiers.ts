import { type AnyContribution, adds, defineAsk, defineCondition, GM, type Id, number, oneOf, type Play, type View } from '@riposte/kernel';
import { cover as coverLines } from '@riposte/space';
import { board, bodyOf } from '../movement/distance.ts';
import { groundAt } from '../movement/grid.ts';
import { Crouching, Prone } from '../movement/posture.ts';
import { fighter } from '../state/fighter.ts';
import { scene } from '../state/scene.ts';
import { type Attack, AttackBonus } from './attack.ts';
import { flankBonus } from './flanking.ts';

export const COVER = ['none', '1/4', '1/2', '3/4', '9/10'] as const;

/** Bonus or penalty of attacks in melee and from afar, by the level of cover and by posture. @rule HD-MOD-001 */
const MODIFIERS = {
  cover: { melee: [0, 0, -2, -3, -5], ranged: [0, -1, -2, -3, -5] },
  prone: { melee: 3, ranged: -3 },
  crouching: { melee: 2, ranged: -2 },
} as const;

/** Behind something, from wherever the attack comes; its value is the level. */
export const Cover = defineCondition('cover', { rule: 'HD-MOD-001', title: 'behind cover' });

/** Levels of cover that a low wall adds for a fighter who lies or crouches behind it, by the game master's ruling on this attack. */
export const LowWall = defineCondition('low-wall', { rule: 'HD-MOD-005', title: 'low behind a wall' });

/** A further modifier of the game master for one attack. */
export const Circumstance = defineCondition('circumstance', {
  rule: 'HD-MOD-003',
  title: 'circumstances',
  contributes: [adds(AttackBonus, (_view, _who, _against, _attack, condition) => condition?.value ?? 0, { rule: 'HD-MOD-003', label: 'circumstances' })],
});

/** The level of cover, 0 none to 4 nine tenths: what is said, or the lines from the attacker that the board stops. */
export function coverOf(view: View, target: Id, by: Id): number {
  const said = view.state.entities[target].conditions.find((condition) => condition.kind === view.rules.codeOf(Cover));
  const low = view.state.entities[target].conditions.find((condition) => condition.kind === view.rules.codeOf(LowWall));
  const base = said !== undefined ? said.value : covered(view, target, by);
  return Math.min(4, base + (low?.value ?? 0));
}

function covered(view: View, target: Id, by: Id): number {
  const { board: described } = scene(view);
  if (by < 0 || by === target || !('walls' in described || 'solid' in described)) return 0;
  const { blocked, of } = coverLines(board(view), bodyOf(view, fighter(view, by)), bodyOf(view, fighter(view, target)));
  return blocked * 10 >= of * 9 ? 4 : blocked * 4 >= of * 3 ? 3 : blocked * 2 >= of ? 2 : blocked * 4 >= of ? 1 : 0;
}

/** The column of the table: that of the Defense which the attack targets; none for skill defenses. @rule HD-MOD-001 */
const column = ({ targets }: Attack): 'melee' | 'ranged' | null => (targets === 'melee' || targets === 'ranged' ? targets : null);

function postureModifier(view: View, target: Id, where: 'melee' | 'ranged'): number {
  return view.has(target, Prone) ? MODIFIERS.prone[where] : view.has(target, Crouching) ? MODIFIERS.crouching[where] : 0;
}

/** The space in which cover and flank are measured: that of the target, or of the one who put it in the way. @rule HD-GRP-017 */
const inWhoseSpace = (target: Id, { stead }: Attack): Id => (stead < 0 ? target : stead);

/** Only the larger of the penalties for cover and posture counts; bonuses count beside them. @rule HD-MOD-004 HD-MOD-006 */
function situational(view: View, target: Id, attack: Attack): { readonly posture: number; readonly cover: number } {
  const where = column(attack);
  if (where === null || target < 0) return { posture: 0, cover: 0 };
  const posture = postureModifier(view, target, where);
  const cover = MODIFIERS.cover[where][coverOf(view, inWhoseSpace(target, attack), attack.by)];
  return posture > 0 ? { posture, cover } : posture < cover ? { posture, cover: 0 } : { posture: 0, cover };
}

/** What the target's state makes of every attack on it. @rule HD-MOD-001 HD-MOD-004 HD-MOD-006 HD-FLK-004 */
export const SITUATION: readonly AnyContribution[] = [
  adds(AttackBonus, (view, _who, against, attack) => situational(view, against, attack).posture, {
    rule: 'HD-MOD-001',
    label: 'posture of the target',
    only: 'against a target in another posture',
    when: (view, _who, against, attack) => situational(view, against, attack).posture !== 0,
  }),
  adds(AttackBonus, (view, _who, against, attack) => situational(view, against, attack).cover, {
    rule: 'HD-MOD-004',
    label: 'cover of the target',
    only: 'against a target behind cover',
    when: (view, _who, against, attack) => situational(view, against, attack).cover !== 0,
  }),
  adds(AttackBonus, (view, who, against, attack) => flankBonus(view, against, who, inWhoseSpace(against, attack)), {
    rule: 'HD-FLK-004',
    label: 'the target is flanked',
    only: 'against a flanked target',
    when: (view, who, against, attack) => against >= 0 && against !== who && flankBonus(view, against, who, inWhoseSpace(against, attack)) !== 0,
  }),
];

/** What the game master adds to an attack, where he wants to be asked. @rule HD-MOD-003 */
export const Modifier = defineAsk<{ readonly by: Id; readonly at: Id }, number>('modifier', {
  rule: 'HD-MOD-003',
  open: (view) => scene(view).judged,
  answer: number({ rule: 'HD-MOD-003', least: () => -10, most: () => 10 }),
  fallback: () => 0,
});

/** Levels of cover that going down behind a low wall adds. @rule HD-MOD-005 */
export const LowWallCover = defineAsk<{ readonly who: Id }, number>('low-wall-cover', {
  rule: 'HD-MOD-005',
  open: (view, _gm, { who }) => isLow(view, who),
  answer: oneOf({ rule: 'HD-MOD-005', candidates: () => [0, 1, 2, 3, 4] }),
  fallback: (view, _gm, { who }) => (isLow(view, who) ? 1 : 0),
});

function isLow(view: View, who: Id): boolean {
  return (view.has(who, Prone) || view.has(who, Crouching)) && groundAt(view, fighter(view, who).at).includes('low-wall');
}

/** The rulings of the game master on one attack: what he adds, and how a low wall covers. */
export function gmRulings(play: Play, { by, at }: Attack): { readonly modifier: number; readonly lowWall: number } {
  return { modifier: play.ask(Modifier, GM, { by, at }), lowWall: play.ask(LowWallCover, GM, { who: at }) };
}
