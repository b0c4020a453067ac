import { type AnyIntent, defineRules, type Id, type Play, type Result, type Sees, type View, type Viewer } from '@riposte/kernel';
import { Cast, Dazed, EndSpell, Hasted, Warded, WardFades } from './actions/cast.ts';
import { Defend, Defending } from './actions/defend.ts';
import { Harried, Harry, Rebuff } from './actions/harry-and-rebuff.ts';
import { Distracted, Hinder, Resist, WeaponRoll } from './actions/hinder.ts';
import { Hurry, Hurrying, HurryLoss, HurryTn } from './actions/hurry.ts';
import { ChooseWeapon, GearSet, Load, LoadedSet, LyingSet, PickUp, Release, Retrieve, Stow, WeaponChanged, Wielded } from './actions/items.ts';
import { EndEffect, GivePotion, ItemEffect, ObjectCost, ObjectUsed, Reverted, UseObject } from './actions/objects.ts';
import { ChooseLevel, ChooseMercy, ExtraDamage, NONLETHAL_PENALTY, NonlethalAttack, QuickAttack, StandardAttack, StrongAttack } from './actions/offensive.ts';
import { CreateOpening, Opening } from './actions/openings.ts';
import { OtherAction, OtherCost, Said, Speak } from './actions/other.ts';
import { Ready, ReadySet } from './actions/ready.ts';
import { SeizeInitiative, SeizeRoll } from './actions/seize-initiative.ts';
import { Stabilize, TreatCondition, TreatWound } from './actions/treat.ts';
import { GEAR } from './catalogue/gear.ts';
import { SPELLS } from './catalogue/spells.ts';
import { OPTIONS, rulings } from './contract/options.ts';
import { ChooseCling, Cling, Leaving } from './grappling/cling.ts';
import { Drag, Dragged, Dragging } from './grappling/drag.ts';
import { Bound, Escape, StaysHeld } from './grappling/escape.ts';
import { FormAllows, Grapple, Pin } from './grappling/grapple.ts';
import { LetGo, Lets } from './grappling/hold.ts';
import { Interpose, UnderAttack } from './grappling/interpose.ts';
import { Hobbled, Poisoned } from './health/ailments.ts';
import { Absent, DELIBERATE, Dead, Helpless, Left, Unconscious } from './health/alive.ts';
import { Bleeding, Burning, DropAndRoll, FallHeight, Fell, GetsBetter, LetsGoOfAll, SecondFatal, SpecialNpc, TakesWorse } from './health/damage.ts';
import { Dying, FailureCounted, Owed, SleepCounted, TriedToWake } from './health/dying.ts';
import { Harm, Heal, Kill, Mend, Raise, Strain, Tire, Wake, Wound } from './health/game-master.ts';
import { Invested, Mana, MaxMana } from './health/mana.ts';
import { ChooseRecovery, Recovered, RecoveryBonusSet, TendingSet } from './health/recovery.ts';
import { InterruptedRest, LongRestCounted, Napped, RestSet, RetrieveMana, SleepSet, wake } from './health/rest.ts';
import { Exhausted, MaxStamina, Relieved, Staggered, Stamina, Tired } from './health/stamina.ts';
import {
  CloseScene,
  Disturb,
  EndEncounter,
  GrantRecovery,
  PassTime,
  PeaceSet,
  Potter,
  Sleep,
  StopResting,
  StopTending,
  TakeRest,
  Tend,
  TendingEnds,
  TimePassed,
  TooStrenuous,
  Worked,
  worksForAMinute,
} from './health/time.ts';
import { BaseToughness, Toughness } from './health/toughness.ts';
import { LEVELS, WoundSlots } from './health/wound-levels.ts';
import { severity, Worsened, Wounded, WoundHealed, WoundSteps, WoundsSet, WoundTaken } from './health/wounds.ts';
import { Carry, PutDown, SlipsDown } from './movement/carry.ts';
import { Dash, Dashing, RateChanged } from './movement/dash.ts';
import { Distance } from './movement/distance.ts';
import { EnterSpace, PushedIn } from './movement/enter-space.ts';
import { ComesInSight } from './movement/in-sight.ts';
import { Airborne, GrabLedge, Jump, Jumped, LandingTn, LedgeTn, RunUpSet } from './movement/jump.ts';
import { Leave } from './movement/leave.ts';
import { BuyMovement, GoOn, Move, Moved, MoveGrapple, MovementBought, YardsLost } from './movement/move.ts';
import { LosesTouch, NewPlace } from './movement/new-place.ts';
import { ChangePosture, Crouching, Prone } from './movement/posture.ts';
import { MovementRate } from './movement/rate.ts';
import { BoardRedrawn, NewGround } from './movement/redrawn.ts';
import { SharesSpace } from './movement/shared-space.ts';
import { AttackBonus, Damage, WeaponCheck } from './rolls/attack.ts';
import { Attacked, ChooseGuard } from './rolls/attack-roll.ts';
import { CHECK_ROLLS, CheckBonus } from './rolls/checks.ts';
import { AttackRoll } from './rolls/critical-rolls.ts';
import { Defence, Immobile, Immobility } from './rolls/defence.ts';
import { Ignore, IgnoreFlank, Ignoring, Mind } from './rolls/flanking.ts';
import { Circumstance, Cover, LowWall, LowWallCover, Modifier, SITUATION } from './rolls/modifiers.ts';
import { Blinded, DimLight, Hidden, LIGHT } from './rolls/sight.ts';
import { ActionPoints, ApAtRoundStart, ApAtTurnEnd, ApSpeed, ExtraAp, LeastAp, MaxAp, TaskSet } from './sequence/action-points.ts';
import { Stunned } from './sequence/ap-at-turn-end.ts';
import { ChangeSide, FightFinished, FinishFight, FinishRound, FinishTurn, Join, TakeOut } from './sequence/game-master.ts';
import { Initiative, LotRoll, LotsDrawn } from './sequence/initiative.ts';
import { Newcomer } from './sequence/joining.ts';
import { beginTask, KeepAtIt } from './sequence/lasting.ts';
import { ActionDeclared, ActionDone, moves, TurnBegins, TurnEnds } from './sequence/opportunities.ts';
import { ActOutOfTurn, TakeReadied } from './sequence/out-of-turn.ts';
import { Reaction } from './sequence/reactions.ts';
import { RoundBegan, RoundEnded, RoundSet, RoundsEnded, RoundsGone, TurnShared } from './sequence/rounds.ts';
import { ChangedSides } from './sequence/sides.ts';
import { StaysAlert, Surprised, SurpriseRisk, Unaware } from './sequence/surprise.ts';
import { AcceptSurrender, LaysDownArms, RefuseSurrender, Surrender } from './sequence/surrender.ts';
import { Reacted } from './sequence/triggers.ts';
import {
  BeginFight,
  EndTurn,
  HandsOn,
  KeepPaying,
  LoseIntentions,
  NextRound,
  NextTurn,
  next,
  OrderFixed,
  PayOn,
  TurnBegan,
  TurnEnded,
  TurnHanded,
  TurnsAreOver,
} from './sequence/turns.ts';
import { ActionCost, act, react } from './sequence/using-actions.ts';
import { Flight } from './situations/bolting.ts';
import { CommandMount, Follow } from './situations/commands.ts';
import { Submerged } from './situations/medium.ts';
import { Bolting, Calming, CalmMount, ControlTn } from './situations/mount-control.ts';
import { Dismount, FallsOff, Mount, Platform, Sat } from './situations/riding.ts';
import { Climbing, HoldTn, MediumSet, Swimming } from './situations/swimming-and-climbing.ts';
import { Resurface, Steamed, Underwater } from './situations/underwater.ts';
import { copyEntity, fighter, isFighter, nameOf } from './state/fighter.ts';
import { Grappling, Mounted, mountOf, Pinned, riderOf, Sharing } from './state/linked-creatures.ts';
import { Captive, Surrendering } from './state/parley.ts';
import { Carried, Carrying, Ridden } from './state/ridden.ts';
import { scene } from './state/scene.ts';
import { SheetSet } from './state/sheet.ts';
import { SideSet } from './state/sides.ts';

/** The one way in which an intent takes place. Movement, turns and what leads to an action have no declaration to prevent. */
function perform(play: Play, intent: AnyIntent): Result {
  const { def } = intent;
  if (isFighter(play, intent.by) && fighter(play, intent.by).asleepSince >= 0 && DELIBERATE.some((tag) => def.tags.includes(tag))) wake(play, intent.by);
  if (def.tags.includes('action') || def.tags.includes('escape')) return act(play, intent);
  if (def.tags.includes('lasting')) return scene(play).peace ? worksForAMinute(play, intent) : beginTask(play, intent);
  if (def.tags.includes('movement') || def.tags.includes('dragging')) return moves(play, intent);
  return def.tags.includes('reaction') ? react(play, intent) : def.perform(play, intent.by, intent.with);
}

function sees(view: View, viewer: Viewer, id: Id): Sees {
  if (view.state.entities[id].kind !== 'fighter') return 'all';
  const { side } = fighter(view, id);
  if (viewer.controls.some((mine) => fighter(view, mine).side === side)) return 'all';
  const isItsPair = viewer.controls.some((mine) => mountOf(view, mine) === id || riderOf(view, mine) === id);
  return view.has(id, Hidden) && !isItsPair ? 'hidden' : 'shown';
}

/** Of others: place, gear in sight, conditions, harm in words. */
function shown(view: View, id: Id): { readonly [key: string]: string | number | readonly string[] } {
  const f = fighter(view, id);
  const level = severity(view, id);
  return {
    name: f.name,
    side: f.side,
    at: f.at,
    harm: level === 0 ? 'unhurt' : LEVELS[level - 1],
    gear: f.features.flatMap((code) => ('spell' in view.rules.things[code] ? [] : [view.rules.things[code].title])),
    conditions: f.conditions.map((condition) => view.rules.things[condition.kind].title),
  };
}

/** Every action and reaction of the book, and what turns and rests are made of. @rule HD-BLK-001 */
const INTENTS = [
  StandardAttack,
  NonlethalAttack,
  QuickAttack,
  StrongAttack,
  Cast,
  EndSpell,
  Defend,
  Ready,
  Harry,
  Rebuff,
  Move,
  MoveGrapple,
  BuyMovement,
  Jump,
  ChangePosture,
  Dash,
  EnterSpace,
  CreateOpening,
  Mount,
  Dismount,
  CalmMount,
  CommandMount,
  Grapple,
  LetGo,
  Escape,
  Pin,
  Drag,
  Interpose,
  Cling,
  Hinder,
  Release,
  Speak,
  ChooseWeapon,
  Retrieve,
  Stow,
  PickUp,
  Load,
  UseObject,
  EndEffect,
  Stabilize,
  TreatCondition,
  DropAndRoll,
  TreatWound,
  BeginFight,
  NextRound,
  NextTurn,
  EndTurn,
  PayOn,
  SeizeInitiative,
  OtherAction,
  Hurry,
  Ignore,
  Mind,
  Resurface,
  KeepAtIt,
  ActOutOfTurn,
  TakeReadied,
  EndEncounter,
  CloseScene,
  PassTime,
  TakeRest,
  StopResting,
  Sleep,
  Disturb,
  Potter,
  Tend,
  StopTending,
  GrantRecovery,
  Harm,
  Strain,
  Tire,
  Join,
  GivePotion,
  Leave,
  Carry,
  PutDown,
  Surrender,
  AcceptSurrender,
  RefuseSurrender,
  Heal,
  Wound,
  Mend,
  Kill,
  Raise,
  Wake,
  FinishTurn,
  FinishRound,
  FinishFight,
  TakeOut,
  ChangeSide,
];

export const heroesOfDestiny = defineRules({
  id: 'heroes-of-destiny',
  version: '0.8.10',
  title: 'Heroes of Destiny',
  options: OPTIONS,
  rulings,
  intents: INTENTS,
  asks: [
    ChooseGuard,
    ChooseLevel,
    ChooseMercy,
    GoOn,
    LandingTn,
    LedgeTn,
    GrabLedge,
    ChooseCling,
    FormAllows,
    Resist,
    ObjectCost,
    Modifier,
    LowWallCover,
    IgnoreFlank,
    Platform,
    ControlTn,
    Follow,
    Flight,
    HoldTn,
    FallHeight,
    SecondFatal,
    SpecialNpc,
    OtherCost,
    HurryTn,
    HurryLoss,
    SurpriseRisk,
    RetrieveMana,
    InterruptedRest,
    ChooseRecovery,
    TooStrenuous,
    ActionCost,
    KeepPaying,
  ],
  windows: [TurnBegins, TurnEnds, ActionDeclared, ActionDone, Reaction, UnderAttack, Leaving],
  rolls: [AttackRoll, ...CHECK_ROLLS, LotRoll, ExtraDamage, WeaponRoll, SeizeRoll],
  changes: [
    Attacked,
    LoadedSet,
    WoundTaken,
    WoundHealed,
    FailureCounted,
    RecoveryBonusSet,
    Tired,
    Relieved,
    Invested,
    TaskSet,
    LotsDrawn,
    ReadySet,
    RunUpSet,
    Moved,
    MovementBought,
    YardsLost,
    Dragged,
    Jumped,
    RateChanged,
    PushedIn,
    Sat,
    GearSet,
    Wielded,
    LyingSet,
    Said,
    ObjectUsed,
    Reverted,
    MediumSet,
    Fell,
    Steamed,
    RestSet,
    LongRestCounted,
    SleepSet,
    TendingSet,
    Recovered,
    TimePassed,
    PeaceSet,
    RoundBegan,
    RoundEnded,
    TurnBegan,
    TurnShared,
    TurnEnded,
    OrderFixed,
    Napped,
    TriedToWake,
    WoundsSet,
    Worsened,
    FightFinished,
    SideSet,
    SheetSet,
    RoundSet,
    BoardRedrawn,
    TurnHanded,
    Worked,
    Owed,
  ],
  queries: [
    AttackBonus,
    WeaponCheck,
    Damage,
    Immobility,
    Defence,
    Toughness,
    BaseToughness,
    WoundSteps,
    WoundSlots,
    ApSpeed,
    ApAtRoundStart,
    ApAtTurnEnd,
    MaxAp,
    ExtraAp,
    LeastAp,
    MaxStamina,
    MaxMana,
    MovementRate,
    CheckBonus,
    Distance,
  ],
  conditions: [
    Wounded,
    Exhausted,
    Staggered,
    Helpless,
    Immobile,
    Prone,
    Crouching,
    Unconscious,
    Dying,
    Dead,
    Absent,
    Defending,
    Harried,
    Distracted,
    Dazed,
    Stunned,
    Dashing,
    Airborne,
    Surprised,
    Unaware,
    Hurrying,
    Reacted,
    Bleeding,
    Burning,
    Poisoned,
    Hobbled,
    Blinded,
    DimLight,
    Grappling,
    Pinned,
    Sharing,
    Ignoring,
    Mounted,
    Ridden,
    Cover,
    LowWall,
    Circumstance,
    Bound,
    Dragging,
    Bolting,
    Calming,
    Underwater,
    Swimming,
    Climbing,
    Warded,
    Hasted,
    Hidden,
    Opening,
    ItemEffect,
    Left,
    Carrying,
    Carried,
    Surrendering,
    Captive,
  ],
  features: [...GEAR, ...SPELLS],
  resources: [ActionPoints, Stamina, Mana, Initiative],
  clocks: [RoundsEnded],
  checkpoints: [
    LoseIntentions,
    Lets,
    StaysHeld,
    WardFades,
    NewPlace,
    SlipsDown,
    LaysDownArms,
    Submerged,
    LetsGoOfAll,
    SleepCounted,
    FallsOff,
    SharesSpace,
    TakesWorse,
    GetsBetter,
    ChangedSides,
    RoundsGone,
    TurnsAreOver,
    TendingEnds,
    LosesTouch,
    ComesInSight,
    NewGround,
    Newcomer,
    WeaponChanged,
    HandsOn,
    StaysAlert,
  ],
  always: [...SITUATION, ...NONLETHAL_PENALTY, ...LIGHT],
  copy: copyEntity,
  next: next,
  perform,
  sees,
  hides: Hidden,
  anytime: 'anytime',
  shown,
  name: nameOf,
});
