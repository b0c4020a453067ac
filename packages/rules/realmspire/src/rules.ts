import { type AnyContribution, type AnyIntent, type ConditionDef, defineRules, type FeatureDef, type Play, type Result } from '@riposte/kernel';
import { Acted, ActionPoints, AttackMade } from './actions-in-combat/action-points.ts';
import { Carry, GoesAlong, LeavesBehind, PutDown, StandsAlone } from './actions-in-combat/carry.ts';
import { Carried, Carrying } from './actions-in-combat/carrying.ts';
import { Disengage, Disengaged } from './actions-in-combat/disengage.ts';
import { FreeAction, FreeActionTaken } from './actions-in-combat/free-actions.ts';
import { Escape, Grapple, HoldRoll, LetGo, Release, SlipsAway } from './actions-in-combat/grapple.ts';
import { Grappled, Grappling, Restrained } from './actions-in-combat/holds.ts';
import { Belted, Draw, Drawn, Drop, Dropped, GearSet, Grip, Gripped, Handle, Handled, PickUp, Stow, Stowed, Taken } from './actions-in-combat/manipulate.ts';
import { Dash, GoOn, Move, MoveUsed } from './actions-in-combat/movement.ts';
import { Dragged } from './actions-in-combat/nets.ts';
import { Reload, Unloaded } from './actions-in-combat/reload.ts';
import { StandUp } from './actions-in-combat/stand-up.ts';
import { Blinded, Hidden, ObservationRoll, Search, Sneak, StealthRoll } from './actions-in-combat/stealth.ts';
import { AftermathSet, CloseScene, RoundPassed, TendAfterwards } from './adventuring/after-the-fight.ts';
import { Exert, MostStamina, Stamina } from './adventuring/exertion.ts';
import { Minutes, Rest, TimePassed } from './adventuring/rest.ts';
import { AttackRoll, Resolved } from './attacking-and-defending/combat-roll.ts';
import { Dazed, Stunned } from './attacking-and-defending/dazed.ts';
import { AwareSet, Braced, ChooseDefence, DefenceRoll } from './attacking-and-defending/defence.ts';
import { DeceptionRoll, endFeints, Feinting } from './attacking-and-defending/feint.ts';
import { ChooseManoeuvre, ChooseTrick } from './attacking-and-defending/manoeuvres.ts';
import { Strike, StrikeOther, Throw } from './attacking-and-defending/strike.ts';
import { copyEntity, nameOf } from './characters/fighter.ts';
import { Luck, MostLuck, TwistFate } from './characters/luck.ts';
import { PERKS } from './characters/perks.ts';
import { ChooseSkill, ResistRoll } from './characters/resisting.ts';
import { FactSet } from './characters/set-facts.ts';
import { SideChanged } from './characters/sides.ts';
import { Speed } from './characters/speed.ts';
import { Boons, TargetNumber } from './characters/target-number.ts';
import { OPTIONS, rulings } from './contract/options.ts';
import { sees, shown } from './contract/sight.ts';
import { AfflictionRoll, Burning, Poisoned } from './damage-and-health/afflictions.ts';
import { ARMOUR, ArmourRating, BlockRating, ChooseArmour, SHIELDS } from './damage-and-health/armour.ts';
import { DamageBonus, DamageRoll, ExtraRoll } from './damage-and-health/damage.ts';
import { DamagedArmour, DamagedShield, RepairPrice } from './damage-and-health/damaged-armour.ts';
import { Bleeding, Died, Down, EnduranceRoll } from './damage-and-health/dying.ts';
import { Falls, LeavesTheSaddle } from './damage-and-health/falling.ts';
import { Fatigued } from './damage-and-health/fatigued.ts';
import { Heal, Kill, Raise, Wake } from './damage-and-health/game-master.ts';
import { Fall, FallRoll, Harm } from './damage-and-health/harm.ts';
import { FindsRoom, Healed, Recovers, Scorched, Wakes } from './damage-and-health/healing.ts';
import { Hurt, MostHealth } from './damage-and-health/health.ts';
import { Located, LocationRoll } from './damage-and-health/hit-location.ts';
import { PutOut } from './damage-and-health/put-out.ts';
import { ResistanceTo, VulnerabilityTo } from './damage-and-health/resistance.ts';
import { MedicineRoll, Tend } from './damage-and-health/tending.ts';
import { Dead, Dying, Unconscious } from './damage-and-health/unconscious.ts';
import { ExpandStyle, LearnStyle, StyleLearned } from './fighting-style/learning.ts';
import { ChooseStyle } from './fighting-style/styles.ts';
import { UNTRAINED } from './fighting-style/untrained.ts';
import { GOODS } from './gear/goods.ts';
import { Mounted } from './gear/in-hand.ts';
import { WEAPONS } from './gear/weapons.ts';
import { Arrived } from './initiative-structure/arriving.ts';
import { Rounds, TurnsEnded } from './initiative-structure/clocks.ts';
import { next } from './initiative-structure/combat-overview.ts';
import { CloseFight, ComesBack, Contested, EncounterEnded, EndEncounter, Resumed, Settled, WentOn } from './initiative-structure/encounter-end.ts';
import { ChangeSide, FinishFight, FinishRound, FinishTurn, Join, JoinsSide, TakeOut } from './initiative-structure/game-master.ts';
import { InitiativeBonus, InitiativeRoll, InitiativeRolled, OrderSet, QueueSet, RollInitiative, TieRoll } from './initiative-structure/initiative.ts';
import { Leave, Left } from './initiative-structure/leaving.ts';
import { Newcomer } from './initiative-structure/newcomer.ts';
import { Away, Gone, Prisoner, Surrendered } from './initiative-structure/out-of-the-fight.ts';
import { RoundBegan, RoundSet, StartRound, Ticks } from './initiative-structure/rounds.ts';
import { SaveTurn, TurnSaved } from './initiative-structure/saved-turn.ts';
import { Begun, DetermineSurprise, Surprised } from './initiative-structure/surprise.ts';
import { AcceptSurrender, LaidDownArms, RefuseSurrender, Surrender, Yields } from './initiative-structure/surrender.ts';
import { EndTurn, NextTurn, TurnBegan, TurnEnded } from './initiative-structure/turns.ts';
import { COVER, CoverSet } from './positioning/cover.ts';
import { FLANKED } from './positioning/flanking.ts';
import { OpportunityAttack, Provoked } from './positioning/opportunity-attack.ts';
import { Moved, Pushed, Teleported } from './positioning/places.ts';
import { Prone } from './positioning/prone.ts';
import { BoardRedrawn } from './positioning/redrawn.ts';
import { PhaseStep } from './positioning/teleport.ts';
import { Attacked, answered } from './using-magic/answering.ts';
import { Activate, ActivateAsReaction, Cast, CastAsReaction, HealRoll, SorceryRoll, UsedUp } from './using-magic/casting.ts';
import { FlameBlade, Frightened, Slowed, Warded } from './using-magic/effects.ts';
import { ITEMS } from './using-magic/magic-items.ts';
import { Mana, MostMana } from './using-magic/mana.ts';
import { SPELLS } from './using-magic/spells.ts';

/** An act: who is attacked may answer first, and after it the feint it could have served ends. @rule RS-MAN-011 */
function perform(play: Play, intent: AnyIntent): Result {
  const { def, by, with: chosen } = intent;
  const before = play.state.serial;
  if (!answered(play, intent)) return false;
  const result = def.perform(play, by, chosen);
  if (def.tags.includes('primary') || def.index === OpportunityAttack.index) endFeints(play, by, before);
  return result;
}

const GEAR: readonly FeatureDef[] = [...WEAPONS.filter((weapon) => weapon.id !== 'unarmed'), ...ARMOUR, ...SHIELDS, ...ITEMS, ...GOODS];

/** Conditions in an order that never changes: new ones come at the end. */
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
  Dying,
  Dead,
  Bleeding,
  Down,
  Poisoned,
  Burning,
  Stunned,
  Unloaded,
  Warded,
  FlameBlade,
  Gone,
  Away,
  Surrendered,
  Prisoner,
  Carrying,
  Carried,
];

/** What holds for all fighters. */
export const ALWAYS: readonly AnyContribution[] = [...UNTRAINED, ...COVER, FLANKED];

export const realmspire = defineRules({
  id: 'realmspire',
  version: '0.7.10',
  title: 'Realmspire',
  options: OPTIONS,
  rulings,
  intents: [
    Strike,
    Throw,
    StrikeOther,
    Cast,
    Activate,
    Move,
    Dash,
    Disengage,
    StandUp,
    Grapple,
    Escape,
    Release,
    Search,
    Sneak,
    Reload,
    Tend,
    PutOut,
    PhaseStep,
    FreeAction,
    Draw,
    Stow,
    PickUp,
    Grip,
    Handle,
    Drop,
    CastAsReaction,
    ActivateAsReaction,
    SaveTurn,
    EndTurn,
    OpportunityAttack,
    DetermineSurprise,
    RollInitiative,
    StartRound,
    NextTurn,
    CloseFight,
    EndEncounter,
    Harm,
    Exert,
    TendAfterwards,
    LearnStyle,
    ExpandStyle,
    Rest,
    CloseScene,
    Leave,
    Surrender,
    AcceptSurrender,
    RefuseSurrender,
    Carry,
    PutDown,
    Fall,
    Heal,
    Kill,
    Raise,
    Wake,
    FinishTurn,
    FinishRound,
    FinishFight,
    Join,
    TakeOut,
    ChangeSide,
  ],
  asks: [ChooseStyle, ChooseDefence, ChooseManoeuvre, ChooseTrick, ChooseSkill, ChooseArmour, GoOn, TwistFate, Settled],
  windows: [Provoked, Attacked],
  rolls: [
    AttackRoll,
    DefenceRoll,
    DamageRoll,
    ExtraRoll,
    LocationRoll,
    ResistRoll,
    DeceptionRoll,
    HoldRoll,
    StealthRoll,
    ObservationRoll,
    EnduranceRoll,
    MedicineRoll,
    AfflictionRoll,
    SorceryRoll,
    HealRoll,
    InitiativeRoll,
    TieRoll,
    FallRoll,
  ],
  changes: [
    TurnEnded,
    AttackMade,
    Acted,
    TurnBegan,
    RoundBegan,
    OrderSet,
    EncounterEnded,
    WentOn,
    TurnSaved,
    Begun,
    Resolved,
    Hurt,
    Located,
    Healed,
    Died,
    Moved,
    MoveUsed,
    Teleported,
    Pushed,
    FreeActionTaken,
    Dropped,
    Taken,
    Drawn,
    Stowed,
    Gripped,
    Handled,
    TimePassed,
    AftermathSet,
    StyleLearned,
    CoverSet,
    AwareSet,
    Belted,
    UsedUp,
    Left,
    LaidDownArms,
    Arrived,
    InitiativeRolled,
    RoundPassed,
    SideChanged,
    FactSet,
    RoundSet,
    QueueSet,
    Contested,
    Resumed,
    BoardRedrawn,
    Dragged,
    GearSet,
  ],
  queries: [
    TargetNumber,
    Boons,
    ArmourRating,
    BlockRating,
    RepairPrice,
    ResistanceTo,
    VulnerabilityTo,
    Speed,
    MostHealth,
    MostMana,
    MostStamina,
    MostLuck,
    InitiativeBonus,
    DamageBonus,
  ],
  conditions: CONDITIONS,
  features: [...GEAR, ...PERKS, ...SPELLS],
  resources: [ActionPoints, Mana, Stamina, Luck],
  clocks: [Rounds, TurnsEnded, Minutes],
  checkpoints: [
    LetGo,
    SlipsAway,
    Falls,
    Recovers,
    Wakes,
    LeavesTheSaddle,
    LeavesBehind,
    GoesAlong,
    StandsAlone,
    FindsRoom,
    Yields,
    JoinsSide,
    Ticks,
    ComesBack,
    Newcomer,
  ],
  always: ALWAYS,
  anytime: 'anytime',
  copy: copyEntity,
  next,
  perform,
  sees,
  hides: Hidden,
  shown,
  name: nameOf,
});
