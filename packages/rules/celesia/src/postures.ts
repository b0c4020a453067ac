import { adds, type ConditionDef, defineCondition, type View } from '@riposte/kernel';
import { fighter } from './fighter.ts';
import { type Attack, AttackAdvantage, DefenceValue, isMelee, isRanged } from './numbers.ts';

/** @rule CE-PRN-001 CE-PRN-002 CE-PRN-004 CE-PRN-005 CE-PRN-007 */
export const Prone: ConditionDef = defineCondition('prone', {
  rule: 'CE-PRN-003',
  title: 'prone',
  contributes: [
    adds(AttackAdvantage, -1, {
      rule: 'CE-PRN-004',
      label: 'prone',
      only: 'in melee, against somebody who stands',
      when: (view, _who, against, attack) => isMelee(view, attack) && !view.has(against, Prone),
    }),
    adds(AttackAdvantage, -1, {
      rule: 'CE-PRN-005',
      label: 'throwing while prone',
      only: 'on throws',
      when: (_view, _who, _against, { form }) => form === 'thrown',
    }),
    adds(AttackAdvantage, 1, {
      rule: 'CE-PRN-007',
      label: 'shooting while prone',
      only: 'with a weapon that is steady on the ground',
      when: (view, _who, _against, { form, weapon }) => form === 'ranged' && (view.rules.things[weapon] as { steady?: boolean } | undefined)?.steady === true,
    }),
    adds(AttackAdvantage, 1, {
      rule: 'CE-PRN-001',
      label: 'against the prone',
      as: 'against',
      only: 'in melee',
      when: (view, _who, _against, attack) => isMelee(view, attack),
    }),
    adds(AttackAdvantage, -1, {
      rule: 'CE-PRN-002',
      label: 'against the prone',
      as: 'against',
      only: 'from afar',
      when: (_view, _who, _against, attack) => isRanged(attack),
    }),
  ],
  forbids: [{ tags: ['on-foot'], rule: 'CE-PRN-003', reason: 'prone: stand up first' }],
});

/** To the start of the own next turn; no attack actions meanwhile. @rule CE-DFN-001 CE-DFN-003 */
export const Defending = defineCondition('defending', {
  rule: 'CE-DFN-001',
  title: 'defending',
  contributes: [adds(DefenceValue, (view, who) => fighter(view, who).mb, { rule: 'CE-DFN-001', label: 'defending' })],
  forbids: [{ tags: ['attack'], rule: 'CE-DFN-003', reason: 'defending: no attack for the rest of this turn' }],
});

/** Twice the dodge of Defend (R-ACTIONS). @rule CE-GRT-001 */
export const TotalDefending = defineCondition('total-defence', {
  rule: 'CE-GRT-001',
  title: 'on total defence',
  contributes: [adds(DefenceValue, (view, who) => 2 * fighter(view, who).mb, { rule: 'CE-GRT-001', label: 'total defence' })],
  forbids: [{ tags: ['attack'], rule: 'CE-DFN-003', reason: 'on total defence: no attack for the rest of this turn' }],
});

/** Its source is the hand, its value the shield's bonus; what readies cannot do anything else. @rule CE-SHD-002 CE-SHD-003 CE-DEF-008 */
export const ShieldReady = defineCondition('shield-ready', {
  rule: 'CE-SHD-002',
  title: 'shield ready',
  stacks: true,
  contributes: [
    adds(DefenceValue, (_view, _who, _against, _contact, held) => held!.value, {
      rule: 'CE-SHD-002',
      label: 'shield',
      only: 'where a touch is not enough',
      when: (_view, _who, _against, contact) => !contact.touch,
    }),
  ],
});

/** A ward of force: +4 DV, no armour (R-MAGIC). */
export const Warded = defineCondition('warded', {
  rule: 'R-MAGIC',
  title: 'warded',
  contributes: [adds(DefenceValue, 4, { rule: 'R-MAGIC', label: 'ward of force' })],
});

/** Whoever opened its defences is easier to attack. Openings add up. */
const opening = (id: string, rule: string, title: string, concerns: (view: View, attack: Attack) => boolean): ConditionDef =>
  defineCondition(id, {
    rule,
    title,
    contributes: [
      adds(AttackAdvantage, 1, {
        rule,
        label: title,
        as: 'against',
        only: 'on attacks of the kind that it opens to',
        when: (view, _who, _against, attack) => concerns(view, attack) && attack.way !== 'parry',
      }),
    ],
  });

/** @rule CE-CLV-004 */
export const OpenByCleave = opening('open-by-cleave', 'CE-CLV-004', 'open after a cleave', isMelee);
/** @rule CE-LNG-002 */
export const OpenByLunge = opening('open-by-lunge', 'CE-LNG-002', 'open after a lunge', isMelee);
/** To every attack, from afar too (R-ACTIONS). @rule CE-STD-001 */
export const OpenByCharge = opening('open-by-charge', 'CE-STD-001', 'open after a charge', () => true);

/** A round action lasts until the own next turn starts. @rule CE-RDA-002 CE-RDA-004 CE-RND-012 */
export const InRoundAction = defineCondition('in-round-action', {
  rule: 'CE-RDA-004',
  title: 'busy with a round action',
  forbids: [{ tags: ['reaction'], rule: 'CE-RDA-004', reason: 'busy with a round action' }],
});

/** The next ranged attack has +1 advantage (R-ACTIONS). */
export const Aiming = defineCondition('aiming', {
  rule: 'CE-RND-007',
  title: 'aiming',
  contributes: [
    adds(AttackAdvantage, 1, { rule: 'CE-RND-007', label: 'aiming', only: 'from afar', when: (_view, _who, _against, attack) => isRanged(attack) }),
  ],
});

/** Cover from its source, or from everybody, as the game master or the scene says: 0 = cover, 1 = total cover. */
export const Covered = defineCondition('covered', { rule: 'CE-COV-001', title: 'behind cover', stacks: true });

/** In the air; the height is a fact. */
export const Flying = defineCondition('flying', {
  rule: 'CE-WNG-005',
  title: 'flying',
  forbids: [{ tags: ['on-foot'], rule: 'CE-WNG-005', reason: 'in the air: fly or land first' }],
});

/** Loses so much Stamina at the start of each turn. @rule CE-UNC-003 */
export const Bleeding = defineCondition('bleeding', { rule: 'CE-UNC-003', title: 'bleeding', stacks: true });

/** A natural weapon after a natural 1, borne by the part. @rule CE-CRT-011 */
export const Locked = defineCondition('locked', { rule: 'CE-CRT-011', title: 'unusable for now' });

/** A crossbow or firearm after the shot, borne by the part that holds it. */
export const Unloaded = defineCondition('unloaded', { rule: 'CE-RPD-001', title: 'unloaded' });

/** Steps of hardness lost by what a part holds, or by armour; the third breaks it (R-MANEUVERS). */
export const Cracked = defineCondition('cracked', { rule: 'CE-MNV-001', title: 'cracked', stacks: true });

/** Broken armour gives nothing and hinders attacks (R-MANEUVERS). */
export const ArmourBroken = defineCondition('armour-broken', { rule: 'CE-MNV-001', title: 'armour broken' });

/** A magic item that has given its power for today, borne by the part that wears it; its value is the item. */
export const Spent = defineCondition('spent', { rule: 'R-MAGIC', title: 'spent for today', stacks: true });

/** An injury that nobody has treated, borne by its part; it may worsen when its day is over. @rule CE-INJ-010 */
export const Untreated = defineCondition('untreated', { rule: 'CE-INJ-010', title: 'untreated', stacks: true });

/** A treated injury, borne by its part, until it is healed. @rule CE-INJ-014 CE-INJ-015 */
export const Recovering = defineCondition('recovering', { rule: 'CE-INJ-014', title: 'recovering', stacks: true });

/** The healer, its source, has failed on this part today. @rule CE-INJ-012 */
export const Tried = defineCondition('tried', { rule: 'CE-INJ-012', title: 'treatment failed today', stacks: true });

export const POSTURES: readonly ConditionDef[] = [
  Defending,
  TotalDefending,
  ShieldReady,
  Warded,
  OpenByCleave,
  OpenByLunge,
  OpenByCharge,
  InRoundAction,
  Aiming,
  Covered,
  Flying,
  Bleeding,
  Locked,
  Unloaded,
  Cracked,
  ArmourBroken,
  Spent,
  Untreated,
  Recovering,
  Tried,
];
