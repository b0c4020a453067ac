export { MaximumAgility } from './actions/agility.ts';
export { EnergyPerRound } from './actions/energy.ts';
export { MaximumStamina } from './actions/stamina.ts';
export { Advantages, advantage, Disadvantages, type Rolling } from './attacks/advantage.ts';
export { type Attack } from './attacks/attack.ts';
export { AttackValue, MeleeAttackBonus, MeleeDamageBonus } from './attacks/attack-value.ts';
export { Exposing, Precision } from './attacks/combat-roll.ts';
export { Fortitude, Will } from './attacks/defenses.ts';
export { DrawSteps, DrawWeight } from './attacks/draw-weight.ts';
export { Evasion, RangedEvasion, UnarmedEvasion } from './attacks/evasion.ts';
export { MissChance, ShooterModifier } from './attacks/miss-chance.ts';
export { Reaching } from './attacks/range.ts';
export {
  abilitiesOf,
  advise,
  backgroundPoints,
  buildCharacter,
  type Character,
  type Choices,
  characterSchema,
  mplOf,
} from './contract/character.ts';
export { facingFoes, headingNamed } from './contract/encounter.ts';
export { boardSchema, fighterSchema, type Given, ownGear, type SetUp } from './contract/encounter-schema.ts';
export { unsettled } from './contract/impossible.ts';
export type { Realitycheck } from './contract/lexicon.gen.ts';
export { look } from './contract/look.ts';
export { sorts } from './contract/pack.ts';
export { steady } from './contract/policy.ts';
export { ruleSet } from './contract/rule-set.ts';
export { characterSheet } from './contract/sheet.ts';
export { words } from './contract/words.ts';
export { halved, modifier, thirdOfLevel } from './fighters/abilities.ts';
export { CREATURES, type Creature } from './fighters/creatures.ts';
export {
  ABILITIES,
  type Ability,
  everybody,
  type Fighter,
  fighter,
  type Item,
  isFighter,
  itemOf,
  itemsOf,
  MOTIONS,
  type Motion,
  NOTHING_OWN,
  nameOf,
  type Own,
  SCENE,
  type Scene,
  SIZES,
  type Size,
  SLOTS,
  type Slot,
  scene,
  tierOf,
  titleOf,
  type Zone,
} from './fighters/fighter.ts';
export { RACES, type Race, type RaceName } from './fighters/races.ts';
export { SkillBonus, untrained } from './fighters/skills.ts';
export { ArmourCoverage, ArmourRating, RangedCoverage } from './gear/armour.ts';
export { AuraModifier, AuraStrength, MaximumSurges, RecoveryValue } from './harm/aura.ts';
export { DamageBonus, Doublings, Halvings } from './harm/damage.ts';
export { CastNumber, SaveNumber, SpellBonus } from './magic/casting.ts';
export { spellAt } from './magic/spell.ts';
export { JumpDistance, Speed, SprintDistance } from './movement/speed.ts';
export { realitycheck } from './rules.ts';
