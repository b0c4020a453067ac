import { type AnyIntent, type ConditionDef, defineRules, endAll, give, type Id, NOBODY, type Play, type Result } from '@riposte/kernel';
import { Aim, Aiming } from './actions/aim.ts';
import { Carry, GetDown, PutDown } from './actions/carry.ts';
import { CatchBreath } from './actions/catch-breath.ts';
import { Charge } from './actions/charge.ts';
import { CoupDeGrace } from './actions/coup-de-grace.ts';
import { Committed, DeadlyAim, PowerAttack } from './actions/declared.ts';
import { Defend, Defending, TotalDefence, TotalDefending } from './actions/defend.ts';
import { Fly, Soar } from './actions/fly.ts';
import { FreeActionTaken, FreeFits, Speak } from './actions/free-actions.ts';
import { Leave } from './actions/leave.ts';
import { ChooseCleave, Lunge, Multiweapon, RecklessAttack, Strike } from './actions/melee.ts';
import { GoOn, Move, Step, Withdraw } from './actions/move.ts';
import { OpenByCharge, OpenByCleave, OpenByLunge } from './actions/openings.ts';
import { ChooseParry, ParryRoll } from './actions/parry.ts';
import { AmmoUsed, RapidShot, Reload, Shoot, SpreadShot } from './actions/ranged.ts';
import { Provoked, ReactiveAttack, ReactiveManeuver } from './actions/reactive-attack.ts';
import { ReadyShield, ShieldReady } from './actions/ready-shield.ts';
import { Run, RunBonus } from './actions/run.ts';
import { Crawl, LieDown, StandUp } from './actions/stand-up.ts';
import { Blocks, ChooseNearest, ChooseType, RapidThrow, ScatterRoll, SpreadThrow, Throw } from './actions/throwing.ts';
import { UseSkill } from './actions/use-skill.ts';
import { Attacked, AttackMade, AttackRoll, Deflected, Hit, Missed } from './attack/attack.ts';
import { AttackAdvantage, AttackBonus, EFFECTS_ON_ATTACKS } from './attack/attack-roll.ts';
import { ConfirmationRoll } from './attack/critical-hits.ts';
import { Locked } from './attack/critical-misses.ts';
import { DefenceValue } from './attack/defence-value.ts';
import { OffGuard } from './attack/off-guard.ts';
import { SIZE } from './attack/size-differences.ts';
import { OPTIONS, rulings } from './contract/options.ts';
import { copyEntity } from './fighters/copy.ts';
import { FactSet } from './fighters/facts-set.ts';
import { nameOf } from './fighters/fighter.ts';
import { ANYTIME } from './fighters/game-master.ts';
import { CheckAdvantage, ConstitutionRoll, SaveAdvantage, SaveBonus, SaveRoll } from './fighters/saves.ts';
import { SideChanged } from './fighters/sides.ts';
import { HealRoll, SkillAdvantage, SkillBonus, SkillRoll } from './fighters/skills.ts';
import { TRAITS } from './fighters/traits.ts';
import { ArmourBroken, EFFECTS_OF_ARMOUR } from './gear/armour.ts';
import { Draw, Drop, PickUp, QuickDraw, Stow } from './gear/draw-and-stow.ts';
import { GEAR } from './gear/gear.ts';
import { Cracked, DeadLetGo, Dropped, HoldsNow, LosesGrip, Stowed, StowedCracked, StowedUnloaded, Taken, Unloaded } from './gear/take-and-drop.ts';
import { Fitted, Injured } from './injuries/body.ts';
import { Concussed } from './injuries/concussed.ts';
import { Confused, ConfusionRoll } from './injuries/confused.ts';
import { InjuriesSaid, TakesInjuries } from './injuries/decreed.ts';
import { Harm, Mend, Wound } from './injuries/hazards.ts';
import { ChooseMend, ChooseRegrow, Healed, Recovering, Untreated } from './injuries/healing.ts';
import { LocateHeart, Sickened, Studied } from './injuries/heart.ts';
import { EFFECTS_OF_INJURIES } from './injuries/penalties.ts';
import { Fit } from './injuries/prosthetics.ts';
import { PassTime, TimePassed } from './injuries/recovery.ts';
import { Blinded, Dazzled, Deafened } from './injuries/senses.ts';
import { Dazed, LosesHold, Stunned } from './injuries/stunned.ts';
import { Treat, Tried, TryAgain } from './injuries/treatment.ts';
import { AddInjuries, ChoosePart, Rated, RatePart } from './injuries/wounds.ts';
import { Cast } from './magic/cast.ts';
import { Held } from './magic/held.ts';
import { Drink, GivePotion } from './magic/potions.ts';
import { SPELLS } from './magic/spells.ts';
import { ChooseWard, Warded } from './magic/ward.ts';
import { Activate, Spent } from './magic/worn-items.ts';
import { ChooseWay } from './manoeuvres/effects.ts';
import { Escape, EscapeRoll, Exposed, Grappled, LetsGo, Pinned, Release, SlipsFree } from './manoeuvres/grapple.ts';
import { MANEUVER_INTENTS } from './manoeuvres/manoeuvre-actions.ts';
import { Away } from './positioning/away.ts';
import { Moved, Pushed } from './positioning/board.ts';
import { Carried } from './positioning/carried.ts';
import { Carrying, GetsDown, GoesAlong, LeavesTheFight, SetsDown } from './positioning/carrying.ts';
import { COVER, Covered } from './positioning/cover.ts';
import { FallsFromTheSky } from './positioning/falling.ts';
import { FLANKING } from './positioning/flanking.ts';
import { Flying, Landed } from './positioning/flying.ts';
import { FromHiding } from './positioning/from-hiding.ts';
import { Hidden, isHiddenFrom, sees, shown } from './positioning/hidden.ts';
import { FallsProne, Prone } from './positioning/prone.ts';
import { ENGAGED, RANGE, SCREEN } from './positioning/range.ts';
import { LONG_WEAPON, Reach } from './positioning/reach.ts';
import { BoardRedrawn } from './positioning/redrawn.ts';
import { Speed, StandUpCost } from './positioning/speed.ts';
import { ActionPoints, ApTotal } from './rounds/action-points.ts';
import { AtRest, Bodiless, CloseScene, EncounterEnded, EndEncounter, SceneClosed } from './rounds/after-the-fight.ts';
import { ChangesSides } from './rounds/changing-sides.ts';
import { Minutes, TurnsBegun, TurnsEnded } from './rounds/clocks.ts';
import { ChangeSide, FinishFight, FinishRound, FinishTurn, Join, TakeOut } from './rounds/game-master.ts';
import { Yield } from './rounds/give-up.ts';
import { Hasted } from './rounds/hasted.ts';
import { InitiativeAdvantage, InitiativeBonus, InitiativeRoll, OrderSet, RollInitiative, RollOff } from './rounds/initiative.ts';
import { Newcomer } from './rounds/newcomer.ts';
import { next } from './rounds/next.ts';
import { InRoundAction, Reactions, ReactionTotal } from './rounds/reactions.ts';
import { AcceptSurrender, RefuseSurrender, Surrender } from './rounds/surrender.ts';
import { EndTurn, HandsOn, NextTurn, RoundSet, TurnBegan, TurnEnded, TurnHanded } from './rounds/turns.ts';
import { OffersSurrender, Prisoner, Yielded } from './rounds/yielded.ts';
import { Bleeding, FirstAid } from './stamina/bleeding.ts';
import { Dead, Dies } from './stamina/dead.ts';
import { Exhausted } from './stamina/exhausted.ts';
import { Heal, Kill, Raise, Wake } from './stamina/game-master.ts';
import { Helpless } from './stamina/helpless.ts';
import { ConstitutionSet, Exhaustion, MaxExhaustion, MaxStamina, Stamina } from './stamina/stamina.ts';
import { EFFECTS_OF_STRAIN, StrainEased, Strained } from './stamina/strain.ts';
import { Unconscious } from './stamina/unconscious.ts';

/** What fighters are in: health, senses, holds, how they take part. Complete: logs name conditions by their place, and new ones come last in `conditions`. */
export const STATES: readonly ConditionDef[] = [
  Dead,
  Unconscious,
  Pinned,
  Helpless,
  Stunned,
  Dazed,
  Hasted,
  Dazzled,
  Blinded,
  Deafened,
  Exposed,
  OffGuard,
  Concussed,
  Confused,
  Sickened,
  Exhausted,
  Prone,
  Grappled,
  Yielded,
  AtRest,
  Bodiless,
  Hidden,
];

/** What fighters do for a time, and the state of their gear and injuries. Complete like `STATES`. */
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

/**
 * What provokes opens its window itself, after it was paid; who attacks or casts is hidden no more, and catches a target that did not see
 * it unaware (R-HIDDEN). A free declaration is no attack yet.
 */
function perform(play: Play, { def, by, with: chosen }: AnyIntent): Result {
  const shows = !def.tags.includes('free') && (def.tags.includes('attack') || def.tags.includes('casting'));
  if (!shows || !play.has(by, Hidden)) return def.perform(play, by, chosen);
  const { at = NOBODY } = chosen as { readonly at?: Id };
  if (isHiddenFrom(play, by, at)) give(play, by, FromHiding);
  endAll(play, by, Hidden);
  const result = def.perform(play, by, chosen);
  endAll(play, by, FromHiding);
  return result;
}

export const celesia = defineRules({
  id: 'celesia',
  version: '0.8.12',
  title: 'Celesia',
  options: OPTIONS,
  rulings,
  intents: [
    Strike,
    Multiweapon,
    Lunge,
    PowerAttack,
    RecklessAttack,
    Shoot,
    RapidShot,
    DeadlyAim,
    Aim,
    Reload,
    Throw,
    RapidThrow,
    ...MANEUVER_INTENTS,
    Escape,
    Release,
    Defend,
    TotalDefence,
    ReadyShield,
    Move,
    Step,
    Crawl,
    Withdraw,
    StandUp,
    LieDown,
    Soar,
    Fly,
    Charge,
    Run,
    CoupDeGrace,
    CatchBreath,
    FirstAid,
    Cast,
    Drink,
    Activate,
    PickUp,
    Draw,
    QuickDraw,
    Stow,
    Drop,
    Speak,
    LocateHeart,
    UseSkill,
    EndTurn,
    Yield,
    Treat,
    Fit,
    PassTime,
    Harm,
    CloseScene,
    ReactiveAttack,
    ReactiveManeuver,
    RollInitiative,
    NextTurn,
    EndEncounter,
    Leave,
    Surrender,
    AcceptSurrender,
    RefuseSurrender,
    Carry,
    PutDown,
    GetDown,
    GivePotion,
    SpreadShot,
    SpreadThrow,
    Heal,
    Wound,
    Mend,
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
  asks: [
    ChooseWard,
    ChooseParry,
    ChoosePart,
    AddInjuries,
    RatePart,
    ChooseCleave,
    ChooseWay,
    ChooseType,
    ChooseNearest,
    ChooseMend,
    ChooseRegrow,
    GoOn,
    Blocks,
    FreeFits,
    RunBonus,
    TryAgain,
  ],
  windows: [Provoked],
  rolls: [
    AttackRoll,
    ConfirmationRoll,
    ParryRoll,
    ConstitutionRoll,
    SaveRoll,
    SkillRoll,
    EscapeRoll,
    HealRoll,
    ScatterRoll,
    InitiativeRoll,
    RollOff,
    ConfusionRoll,
  ],
  changes: [
    TurnEnded,
    TurnBegan,
    OrderSet,
    FreeActionTaken,
    Committed,
    AttackMade,
    Attacked,
    Missed,
    Deflected,
    Hit,
    Injured,
    Rated,
    Healed,
    Strained,
    StrainEased,
    ConstitutionSet,
    Moved,
    Pushed,
    Landed,
    Dropped,
    Taken,
    HoldsNow,
    Stowed,
    AmmoUsed,
    Studied,
    Fitted,
    TimePassed,
    EncounterEnded,
    SceneClosed,
    SideChanged,
    InjuriesSaid,
    FactSet,
    RoundSet,
    BoardRedrawn,
    TurnHanded,
  ],
  queries: [
    AttackBonus,
    AttackAdvantage,
    DefenceValue,
    SkillBonus,
    SkillAdvantage,
    SaveBonus,
    SaveAdvantage,
    CheckAdvantage,
    InitiativeBonus,
    InitiativeAdvantage,
    ApTotal,
    ReactionTotal,
    MaxStamina,
    MaxExhaustion,
    Speed,
    Reach,
    StandUpCost,
  ],
  conditions: [...STATES, ...POSTURES, Held, Away, OffersSurrender, Prisoner, Carried, Carrying, StowedUnloaded, StowedCracked, FromHiding],
  features: [...GEAR, ...TRAITS, ...SPELLS],
  resources: [ActionPoints, Reactions, Stamina, Exhaustion],
  clocks: [TurnsBegun, TurnsEnded, Minutes],
  checkpoints: [
    LosesGrip,
    FallsProne,
    FallsFromTheSky,
    Dies,
    LetsGo,
    SlipsFree,
    GoesAlong,
    GetsDown,
    SetsDown,
    LeavesTheFight,
    LosesHold,
    ChangesSides,
    TakesInjuries,
    Newcomer,
    HandsOn,
    DeadLetGo,
  ],
  always: [
    ...EFFECTS_ON_ATTACKS,
    LONG_WEAPON,
    SIZE,
    COVER,
    FLANKING,
    RANGE,
    ENGAGED,
    SCREEN,
    ...EFFECTS_OF_INJURIES,
    ...EFFECTS_OF_STRAIN,
    ...EFFECTS_OF_ARMOUR,
  ],
  copy: copyEntity,
  next,
  perform,
  sees,
  hides: Hidden,
  shown,
  name: nameOf,
  anytime: ANYTIME,
});
