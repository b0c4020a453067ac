import { type AnyContribution, adds, type Condition, type ConditionDef, defineCondition, type Id, type View } from '@riposte/kernel';
import { fighter, isFighter } from '../characters/fighter.ts';
import { wearsUntrained, wieldsUntrained } from '../actions-in-combat/manipulate.ts';
import { ArmourRating, BlockRating, Boons, NATURAL, RepairPrice, Speed, TargetNumber, type Test } from '../characters/target-number.ts';
import { ruled } from '../rulings.ts';
import { coverFrom, isFlanked, pointOf } from '../positioning/distances.ts';

const ALL_ACTS = ['primary', 'reaction', 'free', 'turn'] as const;

/** Levels of fatigue that knock out (R-CONDITIONS). */
const EXHAUSTED = 3;

/** At 0 health; or exhausted. @rule RS-HLT-001 */
export const Unconscious = defineCondition('unconscious', {
  rule: 'RS-HLT-001',
  title: 'unconscious',
  while: (view, on) => isFighter(view, on) && (fighter(view, on).health <= ruled(view).unconsciousAt || fatigueOf(view, on) >= EXHAUSTED),
  forbids: [{ tags: ALL_ACTS, rule: 'RS-HLT-001', reason: 'unconscious' }],
});

/** Whether this is a fighter, and not unconscious. */
export const awake = (view: View, who: Id): boolean => isFighter(view, who) && !view.has(who, Unconscious);

/** Nothing at all until the second round. @rule RS-OVW-006 */
export const Surprised = defineCondition('surprised', {
  rule: 'RS-OVW-006',
  title: 'surprised',
  forbids: [{ tags: ALL_ACTS, rule: 'RS-OVW-006', reason: 'surprised' }],
});

/** Bane on all tests, no reactions but Defend. @rule RS-MAN-003 */
export const Dazed = defineCondition('dazed', {
  rule: 'RS-MAN-003',
  title: 'dazed',
  contributes: [adds(Boons, -1, { rule: 'RS-MAN-003', label: 'dazed' })],
  forbids: [{ tags: ['reaction'], rule: 'RS-MAN-003', reason: 'dazed: no reactions but Defend' }],
});

const onAttack =
  (ranged: boolean) =>
  (_view: View, _who: Id, _against: Id, test: Test): boolean =>
    test.use === 'attack' && test.ranged === ranged;

const fightsOrDodges = (_view: View, _who: Id, _against: Id, { skill }: Test): boolean => skill === 'fighting style' || skill === 'dodge';

/** Down: worse at fighting and dodging, easier to strike, harder to shoot. @rule RS-MAN-016 */
export const Prone = defineCondition('prone', {
  rule: 'RS-MAN-016',
  title: 'prone',
  contributes: [
    adds(TargetNumber, -2, { rule: 'RS-MAN-016', label: 'prone', only: 'for fighting and dodging', when: fightsOrDodges }),
    adds(TargetNumber, 2, { rule: 'RS-MAN-016', label: 'against the prone', as: 'against', only: 'on melee attacks', when: onAttack(false) }),
    adds(TargetNumber, -2, { rule: 'RS-MAN-016', label: 'shooting at the prone', as: 'against', only: 'on ranged attacks', when: onAttack(true) }),
  ],
});

/** The next defence test has a boon. @rule RS-MAN-005 */
export const Braced = defineCondition('braced', {
  rule: 'RS-MAN-005',
  title: 'braced',
  contributes: [adds(Boons, 1, { rule: 'RS-MAN-005', label: 'braced', only: 'on defences', when: (_view, _who, _against, { use }) => use === 'defence' })],
});

/** A feint against the source; with the value UNTESTED it still needs its Deception test. @rule RS-MAN-011 */
export const Feinting = defineCondition('feinting', {
  rule: 'RS-MAN-011',
  title: 'feinting',
  stacks: true,
  contributes: [
    adds(Boons, 1, {
      rule: 'RS-MAN-011',
      label: 'feint',
      only: 'on attacks by fighting style against the one deceived',
      when: (_view, _who, against, { use, skill }, feint) => use === 'attack' && skill === 'fighting style' && feint!.source === against,
    }),
  ],
});
export const TESTED = 0;
export const UNTESTED = 1;

/** To the end of the turn. @rule RS-PRI-002 RS-OPP-005 */
export const Disengaged = defineCondition('disengaged', { rule: 'RS-PRI-002', title: 'disengaged' });

/** Unseen: foes do not defend against its attacks (R-STEALTH). @rule RS-DEF-001 */
export const Hidden = defineCondition('hidden', { rule: 'RS-PRI-009', title: 'hidden' });

const twoHandedStrike = (view: View, who: Id, _against: Id, { use, how }: Test): boolean =>
  use === 'attack' && (how === 'melee' || how === 'thrown') && bothHandsOnWeapon(view, who);

function bothHandsOnWeapon(view: View, who: Id): boolean {
  const { weapon, grip } = fighter(view, who);
  if (weapon < 0) return false;
  return grip === 2 || (view.rules.things[weapon] as { readonly twoHanded?: boolean }).twoHanded === true;
}

/** Held by the source: no moving (R-CONDITIONS). @rule RS-PRI-006 */
export const Grappled = defineCondition('grappled', {
  rule: 'RS-PRI-006',
  title: 'grappled',
  stacks: true,
  contributes: [adds(Boons, -1, { rule: 'R-CONDITIONS', label: 'grappled', only: 'on strikes with two hands', when: twoHandedStrike })],
  forbids: [{ tags: ['movement'], rule: 'RS-PRI-006', reason: 'held' }],
});

/** Holding the source (R-CONDITIONS). @rule RS-PRI-003 */
export const Grappling = defineCondition('grappling', {
  rule: 'RS-PRI-003',
  title: 'holding somebody',
  stacks: true,
  contributes: [adds(Boons, -1, { rule: 'R-CONDITIONS', label: 'holding somebody', only: 'on strikes with two hands', when: twoHandedStrike })],
});

/** In a net: as grappled, by nobody, and hampered (R-CONDITIONS). */
export const Restrained = defineCondition('restrained', {
  rule: 'R-CONDITIONS',
  title: 'restrained',
  contributes: [
    adds(Boons, -1, {
      rule: 'R-CONDITIONS',
      label: 'restrained',
      only: 'for fighting, dodging and acrobatics',
      when: (view, who, against, asked) => fightsOrDodges(view, who, against, asked) || asked.skill === 'acrobatics',
    }),
  ],
  forbids: [{ tags: ['movement'], rule: 'R-CONDITIONS', reason: 'restrained' }],
});

/** Bane on attack and defence (R-CONDITIONS). */
export const Blinded = defineCondition('blinded', {
  rule: 'R-CONDITIONS',
  title: 'blinded',
  contributes: [
    adds(Boons, -1, { rule: 'R-CONDITIONS', label: 'blinded', only: 'on attacks and defences', when: (_view, _who, _against, { use }) => use !== 'other' }),
  ],
});

/** Bane on all tests while the source is near enough to be seen and awake; no step towards it (R-CONDITIONS). */
export const Frightened = defineCondition('frightened', {
  rule: 'R-CONDITIONS',
  title: 'frightened',
  stacks: true,
  contributes: [
    adds(Boons, -1, {
      rule: 'R-CONDITIONS',
      label: 'frightened',
      only: 'while the source is awake and seen',
      when: (view, _who, _against, _asked, fear) => fear!.source < 0 || (awake(view, fear!.source) && !view.has(fear!.source, Hidden)),
    }),
  ],
});

/** Levels of fatigue as the value: -2 on all tests each, the third knocks out (R-CONDITIONS). */
export const Fatigued = defineCondition('fatigued', {
  rule: 'R-CONDITIONS',
  title: 'fatigued',
  contributes: [adds(TargetNumber, (_view, _who, _against, _asked, level) => -2 * level!.value, { rule: 'R-CONDITIONS', label: 'fatigued' })],
});

/** The fatigue that somebody bears. */
export function fatigueOf(view: View, who: Id): number {
  const { conditions } = fighter(view, who);
  if (conditions.length === 0) return 0;
  const kind = view.rules.codeOf(Fatigued);
  return conditions.find((one: Condition) => one.kind === kind)?.value ?? 0;
}

/** Frost in the limbs: half speed (R-MAGIC). */
export const Slowed = defineCondition('slowed', {
  rule: 'R-MAGIC',
  title: 'slowed',
  contributes: [adds(Speed, 2, { rule: 'R-MAGIC', label: 'slowed by frost', stage: 'slowed' })],
});

/** Gl that a degree of damage costs to repair (R-DAMAGED). */
const REPAIR = adds(RepairPrice, (_view, _who, _against, _nothing, damage) => 50 * damage!.value, { rule: 'R-DAMAGED', label: 'repair' });

/** Degrees as the value, off every suit of armour that is worn; several damages add up (R-DAMAGED). */
export const DamagedArmour = defineCondition('damaged-armour', {
  rule: 'R-DAMAGED',
  title: 'damaged armour',
  stacks: true,
  contributes: [
    adds(ArmourRating, (_view, _who, _against, _source, damage) => -damage!.value, {
      rule: 'R-DAMAGED',
      label: 'damaged armour',
      only: 'for worn armour',
      when: (_view, _who, _against, source) => source !== NATURAL,
    }),
    REPAIR,
  ],
});

/** Degrees as the value, off the shield (R-DAMAGED). */
export const DamagedShield = defineCondition('damaged-shield', {
  rule: 'R-DAMAGED',
  title: 'damaged shield',
  stacks: true,
  contributes: [adds(BlockRating, (_view, _who, _against, _nothing, damage) => -damage!.value, { rule: 'R-DAMAGED', label: 'damaged shield' }), REPAIR],
});

/** Burnt since its last turn: what heals by itself does not (R-CREATURES). */
export const Scorched = defineCondition('scorched', { rule: 'R-CREATURES', title: 'scorched' });

/** In the saddle: a lance is of use (R-GEAR). */
export const Mounted = defineCondition('mounted', { rule: 'R-GEAR', title: 'mounted' });

export const CONDITIONS: readonly ConditionDef[] = [
  Unconscious,
  Surprised,
  Dazed,
  Prone,
  Braced,
  Feinting,
  Disengaged,
  Hidden,
  Grappled,
  Grappling,
  Restrained,
  Blinded,
  Frightened,
  Fatigued,
  Slowed,
  DamagedArmour,
  DamagedShield,
  Scorched,
  Mounted,
];

const isFightingStyle = (skill: string): boolean => skill === 'fighting style';
const takesBane = (skill: string): boolean => isFightingStyle(skill) || skill === 'dodge' || skill === 'sorcery';

/** Untrained weapons cost 2 points once, untrained armour what the ruling says. @rule RS-ATK-007 RS-UNT-002 RS-UNT-003 */
const UNTRAINED: readonly AnyContribution[] = [
  adds(TargetNumber, -2, {
    rule: 'RS-UNT-002',
    label: 'untrained weapon',
    only: 'with an untrained weapon',
    when: (view, who, _against, asked) => isFightingStyle(asked.skill) && wieldsUntrained(view, who, asked),
  }),
  adds(TargetNumber, (view) => -ruled(view).untrainedArmour.points, {
    rule: 'RS-ATK-007',
    label: 'untrained armour',
    only: 'for fighting in untrained armour, where it costs points',
    when: (view, who, _against, asked) => isFightingStyle(asked.skill) && ruled(view).untrainedArmour.points > 0 && wearsUntrained(view, who, asked),
  }),
  adds(Boons, (view) => -ruled(view).untrainedArmour.bane, {
    rule: 'RS-UNT-003',
    label: 'untrained armour',
    only: 'for fighting, dodging and sorcery in untrained armour, where it is a bane',
    when: (view, who, _against, asked) => takesBane(asked.skill) && ruled(view).untrainedArmour.bane > 0 && wearsUntrained(view, who, asked),
  }),
];

const isCovered =
  (grade: number) =>
  (view: View, who: Id, against: Id, { use, ranged, covered }: Test): boolean =>
    use === 'attack' && ranged && covered && against >= 0 && coverFrom(view, against, pointOf(view, who)) === grade;

const dodgesFrom =
  (grade: number) =>
  (view: View, who: Id, against: Id, { use, skill, ranged, covered }: Test): boolean =>
    use === 'defence' &&
    skill === 'dodge' &&
    against >= 0 &&
    ((ranged && covered) || ruled(view).coverAlwaysDodges) &&
    coverFrom(view, who, pointOf(view, against)) === grade;

/** Low and high cover against what is made beyond reach, and for dodging it. @rule RS-COV-002 RS-COV-003 RS-COV-005 RS-COV-006 RS-COV-010 */
const COVER: readonly AnyContribution[] = [
  adds(TargetNumber, -2, { rule: 'RS-COV-002', label: 'low cover', only: 'on attacks beyond reach, against somebody behind low cover', when: isCovered(1) }),
  adds(TargetNumber, 2, { rule: 'RS-COV-003', label: 'behind low cover', only: 'for dodging behind low cover', when: dodgesFrom(1) }),
  adds(TargetNumber, -5, { rule: 'RS-COV-005', label: 'high cover', only: 'on attacks beyond reach, against somebody behind high cover', when: isCovered(2) }),
  adds(TargetNumber, 5, { rule: 'RS-COV-006', label: 'behind high cover', only: 'for dodging behind high cover', when: dodgesFrom(2) }),
];

/** Melee attacks on a flanked foe, by weapon or spell, of the flankers' side; once. @rule RS-FLK-002 */
const FLANKED = adds(TargetNumber, 2, {
  rule: 'RS-FLK-002',
  label: 'flanked',
  only: 'on melee attacks against somebody flanked',
  when: (view, who, against, { use, ranged }) => use === 'attack' && !ranged && against >= 0 && isFlanked(view, against, fighter(view, who).side),
});

/** What holds for everybody. */
export const ALWAYS: readonly AnyContribution[] = [...UNTRAINED, ...COVER, FLANKED];

/** Whether a step takes a frightened one nearer to what it fears (R-CONDITIONS). */
export function fears(view: View, who: Id, from: readonly [number, number], to: readonly [number, number]): boolean {
  const { conditions } = fighter(view, who);
  if (conditions.length === 0) return false;
  const kind = view.rules.codeOf(Frightened);
  return conditions.some((one) => {
    if (one.kind !== kind || !isFighter(view, one.source)) return false;
    const [x, y] = pointOf(view, one.source);
    return (to[0] - x) ** 2 + (to[1] - y) ** 2 < (from[0] - x) ** 2 + (from[1] - y) ** 2;
  });
}
