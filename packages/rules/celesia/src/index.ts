export { Aiming } from './actions/aim.ts';
export { Defending, TotalDefending } from './actions/defend.ts';
export { OpenByCharge, OpenByCleave, OpenByLunge } from './actions/openings.ts';
export { ShieldReady } from './actions/ready-shield.ts';
export { type Attack, AttackAdvantage, AttackBonus, attackOf, type Form, isMelee, isRanged, isSpell } from './attack/attack-roll.ts';
export { Locked } from './attack/critical-misses.ts';
export { ARMED, type Contact, DefenceValue, TOUCH } from './attack/defence-value.ts';
export { isOffGuard, OffGuard } from './attack/off-guard.ts';
export { advise, buildCharacter, characterSchema } from './contract/character.ts';
export type { Celesia } from './contract/lexicon.gen.ts';
export { look } from './contract/look.ts';
export { sorts } from './contract/pack.ts';
export { steady } from './contract/policy/policy.ts';
export { ruleSet } from './contract/rule-set.ts';
export { boardSchema, fighterSchema } from './contract/schemas.ts';
export { characterSheet } from './contract/sheet.ts';
export { words } from './contract/words.ts';
export { type Ground, gripping, muster, type Sheet } from './fighters/build-fighter.ts';
export { CREATURES, type Creature } from './fighters/creatures.ts';
export {
  type Approach,
  ATTRIBUTES,
  type Attribute,
  bodyPart,
  type Fighter,
  fighter,
  fighters,
  type Lying,
  modifier,
  nameOf,
  type Opening,
  opponents,
  owner,
  type Part,
  partName,
  SCENE,
  type Scene,
  scene,
  titleOf,
} from './fighters/fighter.ts';
export { CheckAdvantage, SaveAdvantage, SaveBonus } from './fighters/saves.ts';
export { MEDIUM } from './fighters/size.ts';
export { SkillAdvantage, SkillBonus, type SkillCheck } from './fighters/skills.ts';
export { ArmourBroken } from './gear/armour.ts';
export { Cracked, Unloaded } from './gear/take-and-drop.ts';
export {
  allDestroyed,
  allInjured,
  countInjuries,
  counts,
  isBeyond,
  isDestroyed,
  isReplaced,
  isSound,
  isUseless,
  partsOf,
  perInjured,
  severityOf,
  soundParts,
  valueOfInjuries,
} from './injuries/body.ts';
export { PART_KINDS, PARTS, type PartKind, type PartTraits, SEVERITIES, type Severity } from './injuries/body-parts.ts';
export { type BodyPlan, type Growth, grow, HUMANOID, HYDRA, PLANS } from './injuries/body-plans.ts';
export { Concussed } from './injuries/concussed.ts';
export { Confused } from './injuries/confused.ts';
export { Recovering, Untreated } from './injuries/healing.ts';
export { Sickened } from './injuries/heart.ts';
export { Blinded, Dazzled, Deafened } from './injuries/senses.ts';
export { Dazed, Stunned } from './injuries/stunned.ts';
export { Tried } from './injuries/treatment.ts';
export { Warded } from './magic/ward.ts';
export { Spent } from './magic/worn-items.ts';
export { Exposed, Grappled, isHeldBy, Pinned } from './manoeuvres/grapple.ts';
export { Away, isHere } from './positioning/away.ts';
export { FEET } from './positioning/board.ts';
export { Carried } from './positioning/carried.ts';
export { Covered } from './positioning/cover.ts';
export { Flying } from './positioning/flying.ts';
export { Hidden } from './positioning/hidden.ts';
export { Prone } from './positioning/prone.ts';
export { canManeuver, Reach } from './positioning/reach.ts';
export { GAITS, type Gait, Speed, StandUpCost } from './positioning/speed.ts';
export { ApTotal } from './rounds/action-points.ts';
export { AtRest, Bodiless } from './rounds/after-the-fight.ts';
export { Hasted } from './rounds/hasted.ts';
export { InitiativeAdvantage, InitiativeBonus } from './rounds/initiative.ts';
export { InRoundAction, ReactionTotal } from './rounds/reactions.ts';
export { fights, Prisoner, Yielded } from './rounds/yielded.ts';
export { celesia, POSTURES, STATES } from './rules.ts';
export { Bleeding } from './stamina/bleeding.ts';
export { alive, Dead, isKilled } from './stamina/dead.ts';
export { Exhausted } from './stamina/exhausted.ts';
export { Helpless } from './stamina/helpless.ts';
export { exhaustionPool, MaxExhaustion, MaxStamina, staminaPool } from './stamina/stamina.ts';
export { awake, COMA, FROM_EXHAUSTION, MAY_WAKE, Unconscious } from './stamina/unconscious.ts';
