import { type AnyContribution, adds, after, type ConditionDef, defineClock, defineCondition, type Id, NOBODY, type Until, type View } from '@riposte/kernel';
import { fighter, SCENE, scene } from './fighter.ts';
import { knows, wornArmour } from './gear.ts';
import { Advantages, AttackValue, Disadvantages, Evasion, MissChance, type Rolling } from './numbers.ts';
import { ruled } from './rulings.ts';

/** Rounds begun. What lasts until the end of a round ends as the one after it begins. @rule RC-RND-001 RC-RND-002 */
export const Rounds = defineClock('rounds', (view) => scene(view).round);

/** Until the end of this round (1), of the next (2). */
export const untilEndOfRound = (view: View, rounds: number): Until => after(view, Rounds, SCENE, rounds);

const DEFENCES: readonly Rolling['roll'][] = ['evasion', 'ranged-evasion', 'fortitude', 'will'];
const EVASIONS: readonly Rolling['roll'][] = ['evasion', 'ranged-evasion'];

/** Combat and Hit rolls, by reading Hit rolls only. @rule RC-CND-006 RC-CND-008 */
const isAttackRoll = (view: View, roll: Rolling['roll']): boolean => roll === 'hit' || (roll === 'combat' && ruled(view).hindersCombatRolls);

const hindered = (rule: string, label: string, only: string, which: (view: View, rolling: Rolling) => boolean): AnyContribution =>
  adds(Disadvantages, 1, { rule, label, only, when: (view, _who, _against, rolling) => which(view, rolling) });

/** Open to Combat Maneuvers. Borne once for each cause. @rule RC-EXP-001 RC-CND-001 RC-CND-021 */
export const Exposed = defineCondition('exposed', { rule: 'RC-EXP-001', title: 'exposed', stacks: true });

const exposed = (): readonly ConditionDef[] => [Exposed];

/** Open to Swift Attacks, and exposed. @rule RC-UNG-001 RC-UNG-003 RC-CND-016 */
export const Unguarded = defineCondition('unguarded', { rule: 'RC-UNG-001', title: 'unguarded', stacks: true, carries: exposed });

const unguarded = (): readonly ConditionDef[] => [Unguarded];

/** Wins ties on defences. @rule RC-ENE-040 */
export const Defending = defineCondition('defending', { rule: 'RC-ENE-040', title: 'defending' });

/** @rule RC-SUR-003 RC-SUR-004 RC-CND-015 */
export const Surprised = defineCondition('surprised', {
  rule: 'RC-CND-015',
  title: 'surprised',
  stacks: true,
  carries: unguarded,
  contributes: [hindered('RC-SUR-004', 'surprised', 'on defences', (_view, { roll }) => DEFENCES.includes(roll))],
});

const surprised = (): readonly ConditionDef[] => [Surprised];

/** @rule RC-CND-012 RC-CND-013 */
export const Prone = defineCondition('prone', {
  rule: 'RC-CND-012',
  title: 'prone',
  carries: exposed,
  contributes: [hindered('RC-CND-012', 'prone', 'for Evasion', (_view, { roll }) => EVASIONS.includes(roll))],
});

/** Between prone and standing; a posture without effects of its own. @rule RC-ENE-034 */
export const Kneeling = defineCondition('kneeling', { rule: 'RC-ENE-034', title: 'kneeling' });

const SIGHT_SKILLS: readonly string[] = ['awareness', 'investigation', 'insight', 'sleight-of-hand', 'disable-device', 'acrobatics'];

/** @rule RC-CND-008 RC-CND-009 */
export const Blinded = defineCondition('blinded', {
  rule: 'RC-CND-008',
  title: 'blinded',
  stacks: true,
  carries: unguarded,
  contributes: [
    hindered(
      'RC-CND-008',
      'blinded',
      'on attack rolls, for Evasion, and on checks by sight',
      (view, { roll, skill }) => isAttackRoll(view, roll) || EVASIONS.includes(roll) || (roll === 'check' && SIGHT_SKILLS.includes(skill ?? '')),
    ),
  ],
});

/** @rule RC-CND-006 RC-CND-007 */
export const Dazed = defineCondition('dazed', {
  rule: 'RC-CND-006',
  title: 'dazed',
  stacks: true,
  carries: exposed,
  contributes: [
    hindered(
      'RC-CND-006',
      'dazed',
      'on attack rolls, defences and checks',
      (view, { roll }) => isAttackRoll(view, roll) || DEFENCES.includes(roll) || roll === 'check',
    ),
  ],
});

/** Speed is halved, what is left rounded up, and no Agility is used. @rule RC-CND-010 RC-CND-011 */
export const Slowed = defineCondition('slowed', {
  rule: 'RC-CND-010',
  title: 'slowed',
  stacks: true,
  forbids: [{ tags: ['agility'], rule: 'RC-CND-011', reason: 'slowed: no Agility' }],
});

/** No Stamina, and items slip. @rule RC-CND-002 RC-CND-003 */
export const Shaken = defineCondition('shaken', {
  rule: 'RC-CND-002',
  title: 'shaken',
  stacks: true,
  forbids: [{ tags: ['stamina'], rule: 'RC-CND-002', reason: 'shaken: no Stamina' }],
});

/** Spends no Stamina and has less Energy. @rule RC-CND-004 RC-CND-005 RC-DTH-008 RC-NLD-006 */
export const Exhausted = defineCondition('exhausted', {
  rule: 'RC-CND-005',
  title: 'exhausted',
  stacks: true,
  forbids: [{ tags: ['stamina'], rule: 'RC-CND-004', reason: 'exhausted: no Stamina' }],
});

/** Held by somebody, its source, or by a thing. The value of a thing's hold is the DC to escape it. @rule RC-CMB-020 RC-CMB-021 RC-CMB-025 RC-CND-017 */
export const Restrained = defineCondition('restrained', {
  rule: 'RC-CMB-020',
  title: 'restrained',
  stacks: true,
  carries: exposed,
  forbids: [{ tags: ['movement', 'attack', 'jump', 'breath'], rule: 'RC-CMB-020', reason: 'restrained' }],
});

const slowed = (): readonly ConditionDef[] => [Slowed];

/** Holds somebody, its source. @rule RC-CMB-027 RC-CMB-028 RC-CND-018 */
export const Restraining = defineCondition('restraining', {
  rule: 'RC-CMB-027',
  title: 'restraining',
  stacks: true,
  carries: slowed,
  forbids: [{ tags: ['attack', 'breath'], rule: 'RC-CMB-027', reason: 'holds somebody' }],
});

/** Held and holding by the reading that they are no more than that: no daughters, nothing forbidden. @rule RC-CMB-018 */
export const Held = defineCondition('held', { rule: 'RC-CMB-018', title: 'held', forbids: [{ tags: ['movement'], rule: 'RC-CMB-018', reason: 'held' }] });
export const Holding = defineCondition('holding', { rule: 'RC-CMB-018', title: 'holding' });

const IDLE = ['action', 'interrupt', 'wait', 'free'];

/** Bound or paralysed: cannot evade at all. @rule RC-DEF-019 */
export const Bound = defineCondition('bound', {
  rule: 'RC-DEF-019',
  title: 'fully restrained',
  stacks: true,
  carries: unguarded,
  forbids: [{ tags: ['movement', 'attack', 'jump', 'cast', 'breath'], rule: 'RC-DEF-019', reason: 'fully restrained' }],
});

/** Does not defend by its own will. @rule RC-MEL-002 */
export const Unresisting = defineCondition('unresisting', { rule: 'RC-MEL-002', title: 'lets itself be struck' });

/** Does not know of attacks to come. @rule RC-SWF-005 RC-RNG-007 */
export const Unaware = defineCondition('unaware', { rule: 'RC-SWF-005', title: 'unaware', stacks: true });

/** Not noticed by its source; without one, by word of the game master, out of the sight of all foes (R-HIDDEN). @rule RC-FAC-007 RC-FAC-008 */
export const Hidden = defineCondition('hidden', { rule: 'RC-FAC-007', title: 'hidden', stacks: true });

/** Whether no foe sees somebody (R-HIDDEN). */
export function outOfSight(view: View, who: Id): boolean {
  const { conditions } = view.state.entities[who];
  if (conditions.length === 0) return false;
  const hidden = view.rules.codeOf(Hidden);
  return conditions.some((one) => one.kind === hidden && one.source === NOBODY);
}

/** A blow stopped the movement. */
export const Halted = defineCondition('halted', { rule: 'R-GEAR', title: 'halted' });

/** Ignores a condition, the code of which is the value. @rule RC-CND-023 */
export const Ignoring = defineCondition('ignoring', { rule: 'RC-CND-023', title: 'ignores a condition', stacks: true });

/** What makes attacks at somebody harder or easier, in points; the game master's. @rule RC-RNG-011 RC-CMB-026 */
export const HardToHit = defineCondition('hard-to-hit', {
  rule: 'RC-RNG-011',
  title: 'hard to hit',
  stacks: true,
  contributes: [
    adds(MissChance, (_view, _who, _against, _attack, condition) => condition?.value ?? 0, { rule: 'RC-RNG-011', label: 'circumstances', as: 'against' }),
    adds(AttackValue, (_view, _who, _against, _attack, condition) => -(condition?.value ?? 0), { rule: 'RC-CMB-026', label: 'circumstances', as: 'against' }),
  ],
});

/** Levels that count for armour only, R-STYLES. */
const armourLevels = (view: View, who: Id): number => (knows(view, who, 'armor-proficiency') ? 2 : 0);

/** What the game master makes of armour and shields worn without proficiency, by the reading that lets him. @rule RC-MPL-004 */
export const IllFitting = defineCondition('ill-fitting', {
  rule: 'RC-MPL-004',
  title: 'ill-fitting armour',
  contributes: [
    adds(Evasion, (_view, _who, _against, _attack, condition) => -(condition?.value ?? 0), {
      rule: 'RC-MPL-004',
      label: 'not proficient',
      only: 'where the game master has it weigh on armour worn without proficiency',
      when: (view, who) =>
        ruled(view).gmPenalisesArmour && wornArmour(view, who).some((one) => fighter(view, who).mpl + armourLevels(view, who) < one.stats.mpr),
    }),
  ],
});

/** @rule RC-CRT-007 RC-CRT-009 */
export const Favoured = defineCondition('favoured', {
  rule: 'RC-CRT-007',
  title: 'favoured by a critical success',
  contributes: [
    adds(Advantages, 1, {
      rule: 'RC-CRT-007',
      label: 'critical success',
      only: 'on rolls other than Combat rolls',
      when: (_view, _who, _against, { roll }) => roll !== 'combat',
    }),
  ],
});

/** An arm, leg or hand out of action; which one is for the game master. @rule RC-DTH-005 RC-NLD-010 */
export const MajorInjury = defineCondition('major-injury', { rule: 'RC-DTH-005', title: 'major injury', stacks: true });
export const MinorInjury = defineCondition('minor-injury', { rule: 'RC-NLD-010', title: 'injury', stacks: true });

/** Makes a Death Save each round until stabilized. @rule RC-DTH-007 */
export const BleedingOut = defineCondition('bleeding-out', { rule: 'RC-DTH-007', title: 'bleeding out' });

/** Has fire or ice at hand that was conjured; which, is the value. R-MAGIC */
export const Conjured = defineCondition('conjured', { rule: 'R-MAGIC', title: 'has conjured', stacks: true });

/** Was not intimidated, and will not be this round. R-INTIMIDATE */
export const Undaunted = defineCondition('undaunted', { rule: 'R-INTIMIDATE', title: 'undaunted' });

/** In a rage: faster and stronger. */
export const Raging = defineCondition('raging', { rule: 'R-STYLES', title: 'raging' });
export const RAGE_SPEED = 2;

/** Strikes harder at its source, who attacked it last: what a vindictive duelist bears. R-STYLES */
export const Resentful = defineCondition('resentful', {
  rule: 'R-STYLES',
  title: 'resentful',
  contributes: [
    adds(AttackValue, (_view, _who, against, _attack, condition) => (condition?.source === against ? 1 : 0), { rule: 'R-STYLES', label: 'vindictive duelist' }),
  ],
});

/** Why somebody is unconscious; the value of the condition. @rule RC-UNC-005 */
export const CAUSES = ['stamina', 'pain', 'blow', 'sleep'] as const;
export const FROM_STAMINA = 0;
export const FROM_PAIN = 1;
export const FROM_BLOW = 2;
export const FROM_SLEEP = 3;

/** Borne once for each cause. @rule RC-UNC-001 RC-UNC-003 RC-UNC-004 RC-CND-019 */
export const Unconscious = defineCondition('unconscious', {
  rule: 'RC-UNC-001',
  title: 'unconscious',
  stacks: true,
  carries: surprised,
  forbids: [{ tags: IDLE, rule: 'RC-UNC-004', reason: 'unconscious' }],
});

export const Dead = defineCondition('dead', { rule: 'RC-DTH-001', title: 'dead', forbids: [{ tags: IDLE, rule: 'RC-DTH-001', reason: 'dead' }] });

export const CONDITIONS: readonly ConditionDef[] = [
  Exposed,
  Unguarded,
  Defending,
  Surprised,
  Prone,
  Kneeling,
  Blinded,
  Dazed,
  Slowed,
  Shaken,
  Exhausted,
  Restrained,
  Restraining,
  Held,
  Holding,
  Bound,
  Unresisting,
  Unaware,
  Hidden,
  Halted,
  Ignoring,
  HardToHit,
  IllFitting,
  Favoured,
  Conjured,
  Undaunted,
  Raging,
  Resentful,
  MajorInjury,
  MinorInjury,
  BleedingOut,
  Unconscious,
  Dead,
];

export const alive = (view: View, who: Id): boolean => !view.has(who, Dead);

export function conscious(view: View, who: Id): boolean {
  return view.state.entities[who].conditions.length === 0 || !(view.has(who, Unconscious) || view.has(who, Dead));
}

/** Whether Stamina may be spent at all. @rule RC-CND-002 RC-CND-004 */
export const maySpendStamina = (view: View, who: Id): boolean =>
  view.state.entities[who].conditions.length === 0 || !(view.has(who, Exhausted) || view.has(who, Shaken));
