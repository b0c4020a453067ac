import { adds, carried, defineCondition, type Id, type View } from '@riposte/kernel';
import { fighter } from '../characters/fighter.ts';
import {
  ApTotal,
  AttackAdvantage,
  CheckAdvantage,
  type Defence,
  DefenceRank,
  hasPhysicalEffect,
  isMelee,
  isPhysical,
  OwnAp,
  PassiveAdvantage,
  toAllRolls,
  toDefences,
} from '../characters/checks.ts';
import { ruled } from '../rulings.ts';
import { weaponAt } from '../equipment/weapon.ts';

/** Steps that lead from any die to the D2. */
const DOWN_TO_D2 = -26;

/** Against these attacks the DEF of the helpless is a D2: in melee, at point-blank range, and where nothing else stands. @rule SS-HLP-002 SS-HLP-003 */
const onHelplessDef = (defence: Defence): boolean => defence.die === 'DEF';

/** At zero HP: out for the encounter, and helpless where the ruling says so. Value 1: by lethal damage. @rule SS-KNO-001 SS-KNO-004 SS-ATK-007 */
export const KnockedOut = defineCondition('knocked-out', {
  rule: 'SS-KNO-001',
  title: 'knocked out',
  contributes: [
    adds(DefenceRank, DOWN_TO_D2, {
      rule: 'SS-ATK-007',
      label: 'knocked out, helpless',
      only: 'where the knocked out are helpless, and on DEF',
      when: (view, _who, _against, defence) => ruled(view).knockedOutIsHelpless && onHelplessDef(defence),
    }),
    adds(PassiveAdvantage, -1, {
      rule: 'SS-ATK-007',
      label: 'knocked out, helpless',
      only: 'where the knocked out are helpless, and on DEF',
      when: (view, _who, _against, defence) => ruled(view).knockedOutIsHelpless && onHelplessDef(defence),
    }),
  ],
  forbids: [{ tags: ['action', 'free', 'turn', 'after'], rule: 'SS-KNO-001', reason: 'knocked out' }],
});

export const Dead = defineCondition('dead', {
  rule: 'SS-IDT-001',
  title: 'dead',
  forbids: [{ tags: ['action', 'free', 'turn', 'after'], rule: 'SS-IDT-001', reason: 'dead' }],
});

/** No actions, all rolls disadvantaged; what takes minutes after the fight can wait for a turn. Value above 0: for the rest of the encounter, given when that many turns less one had begun. @rule SS-HEA-006 */
export const Stunned = defineCondition('stunned', {
  rule: 'SS-HEA-006',
  title: 'stunned',
  contributes: toAllRolls(-1, 'SS-HEA-006', 'stunned'),
  forbids: [{ tags: ['action', 'free'], rule: 'SS-HEA-006', reason: 'stunned' }],
});

/** Every roll disadvantaged, AP halved, no magic. @rule SS-BAD-003 SS-BAD-004 SS-BAD-006 */
export const BadlyWounded = defineCondition('badly-wounded', {
  rule: 'SS-BAD-003',
  title: 'badly wounded',
  contributes: [
    adds(AttackAdvantage, -1, { rule: 'SS-BAD-003', label: 'badly wounded' }),
    ...toDefences(-1, { rule: 'SS-BAD-003', label: 'badly wounded' }),
    // Once awake: a survival roll after a new knockout is not disadvantaged.
    adds(CheckAdvantage, -1, {
      rule: 'SS-BAD-003',
      label: 'badly wounded',
      only: 'on checks other than survival',
      when: (_view, _who, _against, check) => check.roll !== 'survival',
    }),
    adds(ApTotal, 2, { rule: 'SS-BAD-004', label: 'badly wounded', stage: 'halve' }),
    adds(OwnAp, 2, { rule: 'SS-BAD-004', label: 'badly wounded', stage: 'halve' }),
  ],
  forbids: [{ tags: ['magic'], rule: 'SS-BAD-006', reason: 'badly wounded: MP can be neither used nor recovered' }],
});

/** Does not wake, and dies when its clock runs out. @rule SS-MRT-001 SS-MRT-002 */
export const MortallyWounded = defineCondition('mortally-wounded', { rule: 'SS-MRT-001', title: 'mortally wounded' });

/** Below full HP and nothing worse: no penalty. @rule SS-WND-001 */
export const Wounded = defineCondition('wounded', {
  rule: 'SS-WND-001',
  title: 'wounded',
  while: (view, on) =>
    view.state.entities[on].kind === 'fighter' &&
    fighter(view, on).hp < fighter(view, on).maxHp &&
    !view.has(on, BadlyWounded) &&
    !view.has(on, MortallyWounded) &&
    alive(view, on),
});

/** Crawls only; physical attacks and defences against melee are disadvantaged. @rule SS-PRN-001 SS-PRN-002 SS-PRN-003 SS-PRN-004 */
export const Prone = defineCondition('prone', {
  rule: 'SS-PRN-001',
  title: 'prone',
  contributes: [
    adds(AttackAdvantage, -1, {
      rule: 'SS-PRN-002',
      label: 'prone',
      only: 'on physical attacks, with a weapon that needs a stand',
      when: (view, _who, _against, attack) => isPhysical(attack) && weaponAt(view, attack.weapon)?.usableProne !== true,
    }),
    ...toDefences(-1, { rule: 'SS-PRN-004', label: 'prone', only: 'against melee attacks', when: (_view, _who, _against, defence) => isMelee(defence.attack) }),
  ],
  forbids: [{ tags: ['on-foot'], rule: 'SS-PRN-001', reason: 'prone: crawl instead' }],
});

/** Tied up or paralysed: no physical actions; DEF is a D2 with disadvantage. @rule SS-HLP-001 SS-HLP-002 SS-HLP-003 */
export const Helpless = defineCondition('helpless', {
  rule: 'SS-HLP-001',
  title: 'helpless',
  contributes: [
    adds(DefenceRank, DOWN_TO_D2, { rule: 'SS-HLP-002', label: 'helpless', only: 'on DEF', when: (_view, _who, _against, defence) => onHelplessDef(defence) }),
    adds(PassiveAdvantage, -1, { rule: 'SS-HLP-002', label: 'helpless', only: 'on DEF', when: (_view, _who, _against, defence) => onHelplessDef(defence) }),
  ],
  forbids: [{ tags: ['physical'], rule: 'SS-HLP-001', reason: 'helpless' }],
});

/** Until the first turn begins: turn order and passive defences are rolled with disadvantage. @rule SS-SUR-001 SS-SUR-003 */
export const Surprised = defineCondition('surprised', {
  rule: 'SS-SUR-003',
  title: 'surprised',
  contributes: [
    adds(CheckAdvantage, -1, {
      rule: 'SS-SUR-001',
      label: 'surprised',
      only: 'on the roll for turn order',
      when: (_view, _who, _against, check) => check.roll === 'turn-order',
    }),
    adds(PassiveAdvantage, -1, { rule: 'SS-SUR-003', label: 'surprised' }),
  ],
});

/** Does not notice attacks: no active defence, passive ones disadvantaged unless the attack is indirect. @rule SS-UNA-001 SS-UNA-002 SS-UNA-003 */
export const Unaware = defineCondition('unaware', {
  rule: 'SS-UNA-001',
  title: 'unaware',
  contributes: [
    adds(PassiveAdvantage, -1, {
      rule: 'SS-UNA-002',
      label: 'unaware',
      only: 'against what has a physical effect',
      when: (view, _who, _against, { attack }) => hasPhysicalEffect(view, attack),
    }),
  ],
});

/** Grabbed by the source: value 1 partially, 2 fully held. @rule SS-GRP-006 SS-GRP-009 SS-GRP-014 SS-ESC-002 */
export const Grabbed = defineCondition('grabbed', {
  rule: 'SS-GRP-005',
  title: 'grabbed',
  stacks: true,
  contributes: [
    adds(AttackAdvantage, -1, {
      rule: 'SS-GRP-009',
      label: 'grabbed, attacking another',
      only: 'against others than the holder',
      when: (_view, _who, against, _attack, held) => held!.source !== against,
    }),
    adds(AttackAdvantage, -1, {
      rule: 'SS-GRP-014',
      label: 'fully held',
      only: 'when fully held, on physical attacks',
      when: (_view, _who, _against, attack, held) => held!.value === 2 && isPhysical(attack),
    }),
    ...toDefences(-1, {
      rule: 'SS-GRP-014',
      label: 'fully held',
      only: 'when fully held, against what has a physical effect',
      when: (view, _who, _against, { attack }, held) => held!.value === 2 && hasPhysicalEffect(view, attack),
    }),
    adds(CheckAdvantage, -1, {
      rule: 'SS-GRP-014',
      label: 'fully held',
      only: 'when fully held, on checks to hold',
      when: (_view, _who, _against, check, held) => held!.value === 2 && check.roll === 'hold',
    }),
    adds(CheckAdvantage, -1, {
      rule: 'SS-ESC-002',
      label: 'fully held',
      only: 'when fully held, on checks to escape',
      when: (_view, _who, _against, check, held) => held!.value === 2 && check.roll === 'escape',
    }),
  ],
  forbids: [{ tags: ['movement'], rule: 'SS-GRP-006', reason: 'grabbed: cannot move' }],
});

/** Holds its source: the other side of `Grabbed`, with the same value. @rule SS-GRP-010 SS-GRP-015 SS-GRP-016 SS-GRP-024 */
export const Grappling = defineCondition('grappling', {
  rule: 'SS-GRP-007',
  title: 'grappling',
  stacks: true,
  contributes: [
    adds(AttackAdvantage, -1, {
      rule: 'SS-GRP-010',
      label: 'grappling, attacking another',
      only: 'against others than the one held',
      when: (_view, _who, against, _attack, hold) => hold!.source !== against,
    }),
    adds(AttackAdvantage, 1, {
      rule: 'SS-GRP-024',
      label: 'throwing down',
      only: 'on a throw to the ground',
      when: (_view, _who, _against, attack) => attack.thrown,
    }),
    ...toDefences(-1, {
      rule: 'SS-GRP-015',
      label: 'holding somebody',
      only: 'against others than the one held, where the effect is physical',
      when: (view, _who, against, { attack }, hold) =>
        hold!.value >= ruled(view).holdPenaltyFrom && hold!.source !== against && hasPhysicalEffect(view, attack),
    }),
    ...toDefences(1, {
      rule: 'SS-GRP-016',
      label: 'against the one held',
      only: 'against the one fully held, where the effect is physical',
      when: (view, _who, against, { attack }, hold) => hold!.value === 2 && hold!.source === against && hasPhysicalEffect(view, attack),
    }),
  ],
});

/** The encounter is over: no turns, no attacks; treatment and rest instead. */
export const AfterEncounter = defineCondition('after-encounter', {
  rule: 'SS-KNO-005',
  title: 'after the encounter',
  forbids: [{ tags: ['action', 'free', 'turn'], rule: 'SS-KNO-005', reason: 'the encounter is over' }],
});

/** Out of its foes' sight, until it attacks, casts or is met (R-HIDDEN). */
export const Hidden = defineCondition('hidden', { rule: 'R-HIDDEN', title: 'hidden' });

/** Whether somebody is not dead. */
export const alive = (view: View, who: Id): boolean => !view.has(who, Dead);

/** Neither knocked out nor dead. */
export function awake(view: View, who: Id): boolean {
  const { conditions } = view.state.entities[who];
  return conditions.length === 0 || !(view.has(who, KnockedOut) || view.has(who, Dead));
}

/** How somebody holds another: 0 not, 1 partially, 2 fully. */
export function holdOn(view: View, target: Id, by: Id): number {
  return carried(view, target, Grabbed).find((one) => one.source === by)?.value ?? 0;
}

/** Whom somebody holds at least so firmly: 1 partially, 2 fully. */
export function held(view: View, by: Id, value: number): Id[] {
  return carried(view, by, Grappling).flatMap((one) => (one.value >= value ? [one.source] : []));
}
