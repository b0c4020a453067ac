import { defineRules } from '@riposte/kernel';
import { Dodge, Help, Hide, ReadyStrike, SlipOutOfSight, Stabilise } from './acts.js';
import {
  AboutToBeHit,
  AttackRoll,
  BEHIND_COVER,
  FROM_FAR_AWAY,
  IN_CLOSE_COMBAT,
  OffHand,
  OpportunityAttack,
  ReadiedStrike,
  Strike,
  TOO_HEAVY,
} from './attack.js';
import { TurnsBegun, TurnsEnded } from './clocks.js';
import { CONDITIONS, Hidden } from './conditions.js';
import { DeathCounted, DeathRoll, HitPoints, Mercy, SpellLapsed, Stricken } from './death.js';
import { BlessingRoll } from './dice.js';
import { fighter, SCENE } from './fighter.js';
import { GEAR } from './gear.js';
import { Escape, Grapple, HoldLost, Resist, Shove } from './grapple.js';
import { DamageRoll } from './harm.js';
import { looks } from './looks.js';
import { ComesNear, Dash, Disengage, DropProne, LeavesReach, Move, SlipAway, StandUp } from './move.js';
import {
  ArmourClass,
  AttackAdvantage,
  AttackBonus,
  CheckAdvantage,
  CheckBonus,
  Cover,
  DamageBonus,
  GreaterSlots,
  Hp,
  Initiative,
  MaxHp,
  PassivePerception,
  SaveAdvantage,
  SaveBonus,
  SaveFails,
  Slots,
  Speed,
  SpellDifficulty,
  SureCritical,
  TempHp,
} from './numbers.js';
import { Found, Moved } from './place.js';
import { CheckRoll, SaveRoll } from './save.js';
import { CastShield } from './shield.js';
import {
  CastBless,
  CastBurningHands,
  CastCureWounds,
  CastFalseLife,
  CastFireBolt,
  CastHealingWord,
  CastHoldPerson,
  CastMagicMissile,
  CastSacredFlame,
  HealingRoll,
  SPELLS,
} from './spells.js';
import { TRAITS } from './traits.js';
import { BeginTurn, EndTurn, InitiativeRoll, next, OrderSet, PassOver, RollInitiative, TurnBegan, TurnEnded } from './turn.js';
import { Used } from './turn-facts.js';

/** All that the game is made of. Logs name these by their place: put what is new at the end of its list. */
export const rules = defineRules({
  id: 'fifth-field',
  version: '0.1.0',
  title: 'Fifth Field',
  options: {},
  rulings: () => null,
  intents: [
    Strike,
    OffHand,
    Grapple,
    Shove,
    Move,
    StandUp,
    DropProne,
    Dash,
    Disengage,
    SlipAway,
    Dodge,
    Help,
    Hide,
    SlipOutOfSight,
    ReadyStrike,
    Escape,
    Stabilise,
    CastFireBolt,
    CastSacredFlame,
    CastMagicMissile,
    CastCureWounds,
    CastHealingWord,
    CastBless,
    CastBurningHands,
    CastFalseLife,
    CastHoldPerson,
    EndTurn,
    OpportunityAttack,
    ReadiedStrike,
    CastShield,
    RollInitiative,
    BeginTurn,
    PassOver,
  ],
  asks: [Mercy, Resist],
  windows: [AboutToBeHit, LeavesReach, ComesNear],
  rolls: [InitiativeRoll, AttackRoll, DamageRoll, SaveRoll, CheckRoll, DeathRoll, BlessingRoll, HealingRoll],
  changes: [OrderSet, TurnBegan, TurnEnded, Used, Moved, DeathCounted],
  queries: [
    Speed,
    ArmourClass,
    Cover,
    AttackBonus,
    AttackAdvantage,
    SureCritical,
    DamageBonus,
    SaveBonus,
    SaveAdvantage,
    SaveFails,
    CheckBonus,
    CheckAdvantage,
    PassivePerception,
    Initiative,
    SpellDifficulty,
    MaxHp,
  ],
  conditions: CONDITIONS,
  features: [...GEAR, ...TRAITS, ...SPELLS],
  resources: [Hp, TempHp, Slots, GreaterSlots],
  clocks: [TurnsBegun, TurnsEnded],
  checkpoints: [HitPoints, Stricken, SpellLapsed, HoldLost, Found],
  always: [FROM_FAR_AWAY, IN_CLOSE_COMBAT, TOO_HEAVY, BEHIND_COVER],
  copy: (entity) => ({ ...entity }),
  next,
  perform: (play, intent) => intent.def.perform(play, intent.by, intent.with),
  hides: Hidden,
  sees(view, viewer, id) {
    if (id === SCENE || viewer.gm || viewer.controls.some((mine) => fighter(view, mine).side === fighter(view, id).side)) return 'all';
    return view.has(id, Hidden) ? 'hidden' : 'shown';
  },
  shown: (view, id) => (id === SCENE ? null : looks(view, id)),
  name: (view, id) => (id === SCENE ? 'the field' : fighter(view, id).name),
});
