import { type AnyContribution, adds, defineCondition, defineFeature, type FeatureDef, type Id, type View } from '@riposte/kernel';
import { AttackBonus } from '../attack/attack-roll.ts';
import { DefenceValue } from '../attack/defence-value.ts';
import { bodyPart, fighter } from '../fighters/fighter.ts';
import { SaveBonus } from '../fighters/saves.ts';
import { attributeOf, SkillBonus } from '../fighters/skills.ts';
import { InitiativeBonus } from '../rounds/initiative.ts';

export interface Armour extends FeatureDef {
  readonly armour: number;
  /** Grown, and no thing that could be broken. */
  readonly hide: boolean;
  /** Armour check penalty, 0 or more. */
  readonly hinders: number;
}

/** Broken armour gives nothing and hinders attacks (R-MANEUVERS). */
export const ArmourBroken = defineCondition('armour-broken', { rule: 'CE-MNV-001', title: 'armour broken' });

/** Armour that is whole adds to DV but not to touch DV. @rule CE-DEF-004 CE-DEF-006 */
export const armourBonus = (title: string, bonus: number): AnyContribution =>
  adds(DefenceValue, bonus, {
    rule: 'CE-DEF-004',
    label: title,
    only: 'against more than a touch, while unbroken',
    when: (view, who, _against, contact) => !contact.touch && !view.has(who, ArmourBroken),
  });

const armour = (id: string, title: string, bonus: number, hinders = 0): Armour => ({
  ...defineFeature(id, { title, contributes: [armourBonus(title, bonus)] }),
  armour: bonus,
  hide: false,
  hinders,
});
const hide = (id: string, title: string, bonus: number): Armour => ({ ...armour(id, title, bonus), hide: true });

export const ARMOUR: readonly Armour[] = [
  armour('padded', 'padded armour', 1),
  armour('leather', 'leather', 2),
  armour('studded', 'studded leather', 3, 1),
  armour('chain-shirt', 'chain shirt', 4, 2),
  armour('scale', 'scale', 5, 4),
  armour('breastplate', 'breastplate', 6, 4),
  armour('half-plate', 'half-plate', 7, 6),
  armour('full-plate', 'full plate', 8, 6),
  hide('thin-hide', 'thin hide', 1),
  hide('bone', 'bare bone', 2),
  hide('thick-hide', 'thick hide', 5),
  hide('scaly-hide', 'scaly hide', 5),
  hide('stone', 'stone', 6),
];

export interface Shield extends FeatureDef {
  readonly shield: number;
  readonly hinders: number;
}

const shield = (id: string, title: string, bonus: number, hinders: number): Shield => ({ ...defineFeature(id, { title }), shield: bonus, hinders });

/** @rule CE-SHD-002 */
export const SHIELDS: readonly Shield[] = [
  shield('buckler', 'buckler', 1, 1),
  shield('light-shield', 'light shield', 1, 1),
  shield('heavy-shield', 'heavy shield', 2, 2),
  shield('tower-shield', 'tower shield', 4, 8),
];

/** The armour that a fighter wears, without a grown hide. */
export const wornArmour = (view: View, who: Id): Armour[] =>
  fighter(view, who).features.flatMap((code) => {
    const thing = view.rules.things[code] as Armour;
    return thing.hide === false ? [thing] : [];
  });

const anything = (): boolean => true;

/** Check penalty of armour worn and shields held, of all or of some of them, less the Strength bonus (R-ARMOUR). */
function checkPenalty(view: View, who: Id, counts: (code: number) => boolean = anything): number {
  const { features, parts, strength } = fighter(view, who);
  let hinders = 0;
  for (const code of features) if (counts(code)) hinders += hindrance(view.rules.things[code]);
  for (const part of parts) {
    const { holds } = bodyPart(view, part);
    if (holds >= 0 && counts(holds)) hinders += hindrance(view.rules.things[holds]);
  }
  return Math.max(0, hinders - Math.max(0, strength));
}

const hindrance = (thing: FeatureDef): number => ('hinders' in thing ? (thing as Armour).hinders : 0);

/** The penalty of what is broken or worn without proficiency (R-ARMOUR). */
function awkwardness(view: View, who: Id): number {
  const { unproficient } = fighter(view, who);
  const broken = view.has(who, ArmourBroken);
  return checkPenalty(view, who, (code) => unproficient.includes(code) || (broken && 'armour' in view.rules.things[code]));
}

const AWKWARD = { rule: 'CE-DEF-004', label: 'broken or unaccustomed armour' };
const HINDERED = ['strength', 'dexterity'];

/** Penalties of armour to checks and saves; of what is broken or worn without proficiency to attacks and initiative, too (R-ARMOUR). */
export const EFFECTS_OF_ARMOUR: readonly AnyContribution[] = [
  adds(SkillBonus, (view, who) => -checkPenalty(view, who), {
    rule: 'CE-DEF-004',
    label: 'armour',
    only: 'on skills of Strength and Dexterity, in hindering armour',
    when: (view, who, _against, { skill }) => HINDERED.includes(attributeOf(skill)) && checkPenalty(view, who) > 0,
  }),
  adds(SaveBonus, (view, who) => -checkPenalty(view, who), {
    rule: 'CE-DEF-004',
    label: 'armour',
    only: 'on saves of Strength and Dexterity, in hindering armour',
    when: (view, who, _against, { save }) => HINDERED.includes(save) && checkPenalty(view, who) > 0,
  }),
  // A manoeuvre is a check, which armour hinders anyway.
  adds(AttackBonus, (view, who) => -awkwardness(view, who), {
    ...AWKWARD,
    only: 'on attacks other than maneuvers, in awkward armour',
    when: (view, who, _against, { maneuver }) => maneuver === null && awkwardness(view, who) > 0,
  }),
  adds(InitiativeBonus, (view, who) => -awkwardness(view, who), { ...AWKWARD, only: 'in awkward armour', when: (view, who) => awkwardness(view, who) > 0 }),
];
