import { type AnyIntent, defineRules, endAll, give, type Play, type Result } from '@riposte/kernel';
import { ActionPoints, ApTotal, OwnAp } from './actions/action-points.ts';
import { ANYTIME, FinishFight, FinishRound, FinishTurn } from './actions/game-master.ts';
import { Leave } from './actions/leave.ts';
import { Crawl, DirectlyPast, Move, MovePast, Run } from './actions/movement.ts';
import { Newcomer, OrderGrown } from './actions/newcomer.ts';
import { EndTurn, NextTurn, next } from './actions/next-turn.ts';
import { BoardRedrawn } from './actions/redrawn.ts';
import { Moved, RunDistance } from './actions/regions.ts';
import { AcceptSurrender, LaysDownArms, RefuseSurrender, Surrender } from './actions/surrender.ts';
import { Acted, TurnBegan, TurnEnded, TurnsEnding } from './actions/turn.ts';
import { OrderRoll, OrderSet, RollOrder, TieRoll } from './actions/turn-order.ts';
import { AfterEncounter, FightEnded } from './after-the-encounter/after-encounter.ts';
import { AtPeace, FelledAfterwards, RestBroken, Rests } from './after-the-encounter/afterwards.ts';
import { AftermathSet, CloseScene, EndEncounter, RollSurvival } from './after-the-encounter/end-of-encounter.ts';
import { Minutes } from './after-the-encounter/minutes.ts';
import { PassTime, TimePassed } from './after-the-encounter/passing-time.ts';
import { Recovering } from './after-the-encounter/rest.ts';
import { AidDifficulty, AidRoll, SuppliesAtHand, Tended, Treating } from './after-the-encounter/treating.ts';
import { FirstAid, HealAfterwards, HealingRitual, Meanwhile, WakeUp } from './after-the-encounter/treatment.ts';
import { Attacked, AttackRoll, DefenceRoll, Strike } from './attack-and-defence/attack.ts';
import { AttackAdvantage, AttackRank } from './attack-and-defence/attack-dice.ts';
import { ActiveAdvantage, DefenceRank, MinimumDefence, PassiveAdvantage } from './attack-and-defence/defence-dice.ts';
import { ACTIVE_DEFENCE, ChooseDefence, LEAST_DEFENCE, MinimumStands } from './attack-and-defence/defences.ts';
import { OpportunityAttack, Provoked } from './attack-and-defence/opportunity-attacks.ts';
import { Aim, Aiming, AimLost, Reload, Shoot, Throw } from './attack-and-defence/shooting.ts';
import { FROM_HIDING, Unaware, Unseen } from './attack-and-defence/unaware.ts';
import { CheckAdvantage, CheckRank } from './characters/checks.ts';
import { copyEntity, nameOf } from './characters/fighter.ts';
import { FactSet, OrderChanged, RoundSet, SideChanged, TurnSet } from './characters/set-facts.ts';
import { TRAITS } from './characters/traits.ts';
import { OPTIONS, rulings } from './contract/options.ts';
import { Draw, Drop, GearLost, GearTaken, ItemTaken, PickUp, Stow, Wielded } from './equipment/arms.ts';
import { GEAR } from './equipment/gear.ts';
import { Unloaded } from './equipment/loading.ts';
import { Entering, SpearUsed } from './equipment/spear.ts';
import { Unproficient } from './equipment/unproficient.ts';
import { Cast } from './magic/casting.ts';
import { Focus, Focused, MagicPoints, MaxMp } from './magic/magic-points.ts';
import {
  Hasted,
  HealHow,
  HealRoll,
  IllusionDifficulty,
  IllusionRoll,
  IllusionStands,
  SPELLS,
  SpellDifficulty,
  Unaffected,
  Warded,
  Weakened,
  WeakenWhich,
} from './magic/spells.ts';
import { ExtraMovesSet, Mounted, MountTurnBegan, pairOf, Ridden, Unhorsed } from './mounted-combat/mounted.ts';
import { Dismount, Mount } from './mounted-combat/mounting.ts';
import { Gallop, MountEscape, MountStandUp, MountStrike, Ride, Riding, StandingStill } from './mounted-combat/riding.ts';
import { AfflictionRoll, ResistanceRoll } from './problematic-situations/afflictions.ts';
import { Turned } from './problematic-situations/attached.ts';
import { Blinded } from './problematic-situations/blinded.ts';
import { Burning, PutOut } from './problematic-situations/burning.ts';
import { BeingCarried, Carry, Carrying, Dropped, PutDown } from './problematic-situations/carrying.ts';
import { Entangled, Stuck } from './problematic-situations/entangled.ts';
import { Fleeing, Frightened } from './problematic-situations/frightened.ts';
import { ChangeSide, Join, TakeOut } from './problematic-situations/game-master.ts';
import { Extinguish, Free, Rouse } from './problematic-situations/helping.ts';
import { Helpless } from './problematic-situations/helpless.ts';
import { Hidden, sees, shown } from './problematic-situations/hidden.ts';
import { Arriving, Left, OnTheBoard, Rounds } from './problematic-situations/leaving.ts';
import { Poisoned } from './problematic-situations/poisoned.ts';
import { Prone, StandUp } from './problematic-situations/prone.ts';
import { Slowed } from './problematic-situations/slowed.ts';
import { Surprised, WeaponReady } from './problematic-situations/surprised.ts';
import { Prisoner, Surrendered } from './problematic-situations/surrendered.ts';
import { ruled } from './rulings.ts';
import { BadlyWounded, FullyRestored } from './taking-damage/badly-wounded.ts';
import { Harm, Heal, Kill, Mend, Raise, Wake, Wound } from './taking-damage/game-master.ts';
import { Healed, Hurt } from './taking-damage/hit-points.ts';
import { Dead, Spare } from './taking-damage/instant-death.ts';
import { Falls, KnockedOut } from './taking-damage/knocked-out.ts';
import { INJURIES, LastingInjury } from './taking-damage/lasting-injuries.ts';
import { MortallyWounded } from './taking-damage/mortally-wounded.ts';
import { Stunned } from './taking-damage/stunned.ts';
import { SurvivalOpen, SurvivalRoll, Survived } from './taking-damage/survival.ts';
import { Wounded } from './taking-damage/wounded.ts';
import { Escape, EscapeRoll, Grabbed, Grappling, HoldRoll, LetGo, ReleaseGrab, SustainGrab, WhichHeld } from './unarmed-combat/grabbed.ts';
import { Crush, Drag, ForceDown, Grab, HardGround, ThrowDown } from './unarmed-combat/grappling.ts';
import { UnarmedStrike } from './unarmed-combat/unarmed-strike.ts';

/**
 * The one way in which an intent takes place. What gives an opening says so itself, in its first line. One who attacks or casts
 * is hidden no more (R-HIDDEN), though by one ruling this attack comes unseen, and no longer unaware (R-UNAWARE). So is a mount
 * that strikes at its rider's word. To focus is no spell.
 */
function perform(play: Play, intent: AnyIntent): Result {
  const { by, def } = intent;
  const isSeen = def.tags.includes('attack') || (def.tags.includes('magic') && def !== Focus);
  if (!isSeen || play.state.entities[by].conditions.length === 0) return def.perform(play, by, intent.with);
  const all = def === MountStrike ? pairOf(play, by) : [by];
  for (const who of all) {
    const comesFromHiding = play.has(who, Hidden) && ruled(play).hidingIsUnseen;
    endAll(play, who, Hidden);
    endAll(play, who, Unaware);
    if (comesFromHiding) give(play, who, Unseen);
  }
  const result = def.perform(play, by, intent.with);
  for (const who of all) endAll(play, who, Unseen);
  return result;
}

export const seaOfShadows = defineRules({
  id: 'sea-of-shadows',
  version: '0.4.9',
  title: 'Sea of Shadows',
  options: OPTIONS,
  rulings,
  intents: [
    Strike,
    Aim,
    Shoot,
    Throw,
    Reload,
    Cast,
    Focus,
    Draw,
    Stow,
    Drop,
    PickUp,
    UnarmedStrike,
    Grab,
    SustainGrab,
    ReleaseGrab,
    ForceDown,
    Crush,
    ThrowDown,
    Drag,
    Escape,
    Move,
    MovePast,
    Run,
    Crawl,
    StandUp,
    Ride,
    Gallop,
    MountStrike,
    Mount,
    Dismount,
    PutOut,
    EndTurn,
    OpportunityAttack,
    RollOrder,
    NextTurn,
    EndEncounter,
    FirstAid,
    WakeUp,
    HealAfterwards,
    HealingRitual,
    PassTime,
    CloseScene,
    MountStandUp,
    MountEscape,
    RollSurvival,
    Leave,
    Surrender,
    AcceptSurrender,
    RefuseSurrender,
    Carry,
    PutDown,
    Rouse,
    Free,
    Extinguish,
    Harm,
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
  asks: [ChooseDefence, Spare, WeaponReady, WhichHeld, HardGround, DirectlyPast, LastingInjury, SuppliesAtHand, HealHow, WeakenWhich, IllusionDifficulty],
  windows: [Provoked, Meanwhile],
  rolls: [
    AttackRoll,
    DefenceRoll,
    EscapeRoll,
    HoldRoll,
    OrderRoll,
    TieRoll,
    ResistanceRoll,
    AfflictionRoll,
    SurvivalRoll,
    AidRoll,
    AidDifficulty,
    HealRoll,
    IllusionRoll,
    SpellDifficulty,
  ],
  changes: [
    Acted,
    TurnEnded,
    Attacked,
    MinimumStands,
    Hurt,
    Healed,
    Moved,
    OrderSet,
    TurnBegan,
    ExtraMovesSet,
    Wielded,
    GearTaken,
    GearLost,
    ItemTaken,
    Unaffected,
    IllusionStands,
    TimePassed,
    AftermathSet,
    MountTurnBegan,
    FactSet,
    SideChanged,
    RoundSet,
    OrderChanged,
    TurnSet,
    BoardRedrawn,
    OrderGrown,
  ],
  queries: [
    AttackRank,
    AttackAdvantage,
    DefenceRank,
    PassiveAdvantage,
    ActiveAdvantage,
    MinimumDefence,
    CheckRank,
    CheckAdvantage,
    ApTotal,
    OwnAp,
    RunDistance,
    MaxMp,
  ],
  conditions: [
    KnockedOut,
    Dead,
    Stunned,
    BadlyWounded,
    MortallyWounded,
    Wounded,
    Prone,
    Helpless,
    Surprised,
    Unaware,
    Grabbed,
    Grappling,
    AfterEncounter,
    Hidden,
    Mounted,
    Ridden,
    Riding,
    StandingStill,
    Entering,
    SpearUsed,
    Aiming,
    Unloaded,
    Warded,
    Hasted,
    Focused,
    Poisoned,
    Frightened,
    Fleeing,
    Blinded,
    Burning,
    Slowed,
    Entangled,
    Stuck,
    Weakened,
    Unproficient,
    Survived,
    ...INJURIES,
    Recovering,
    Tended,
    Surrendered,
    Prisoner,
    Unseen,
    SurvivalOpen,
    Treating,
    Left,
    Arriving,
    Carrying,
    BeingCarried,
    FightEnded,
  ],
  features: [...GEAR, ...TRAITS, ...SPELLS],
  resources: [ActionPoints, MagicPoints],
  clocks: [TurnsEnding, Minutes, Rounds],
  checkpoints: [
    LetGo,
    Unhorsed,
    FullyRestored,
    OnTheBoard,
    Dropped,
    AimLost,
    Falls,
    AtPeace,
    FelledAfterwards,
    RestBroken,
    Rests,
    Turned,
    Newcomer,
    LaysDownArms,
  ],
  anytime: ANYTIME,
  always: [...ACTIVE_DEFENCE, ...LEAST_DEFENCE, FROM_HIDING],
  copy: copyEntity,
  next,
  perform,
  sees,
  hides: Hidden,
  shown,
  name: nameOf,
});
