import { type ConditionDef, defineRules, type FeatureDef, type Id, type Sees, type View, type Viewer } from '@riposte/kernel';
import { Agility, MaximumAgility } from './actions/agility.ts';
import { CatchBreath } from './actions/catch-breath.ts';
import { CheckRoll, CriticalOutcome, Favoured } from './actions/checks.ts';
import { Defend, Defending } from './actions/defend.ts';
import { Energy, EnergyPerRound } from './actions/energy.ts';
import { HandleAnimal } from './actions/handle-animal.ts';
import { Drop, Equip, PickUp, Snatch, Stow } from './actions/handling.ts';
import { Drink, GiveToDrink, Potion } from './actions/potion.ts';
import { EnergyOf, StaminaOf } from './actions/prices.ts';
import { InWords, Say } from './actions/say.ts';
import { MaximumStamina, Pushed, Pushes, Stamina } from './actions/stamina.ts';
import { BreakDown, Climb, Exert } from './actions/strenuous.ts';
import { Advantages, Disadvantages } from './attacks/advantage.ts';
import { ATTACK_VALUE_NUMBERS, AttackValue, MeleeAttackBonus, MeleeDamageBonus } from './attacks/attack-value.ts';
import { Halted } from './attacks/brace.ts';
import { BreathDamage, Breathe } from './attacks/breath.ts';
import { CombatRoll, Exposing, Precision } from './attacks/combat-roll.ts';
import { EvasionRoll, Fortitude, FortitudeRoll, Will, WillRoll } from './attacks/defenses.ts';
import { ChanceRoll } from './attacks/dice.ts';
import { DRAW_WEIGHT_NUMBERS, DrawSteps, DrawWeight } from './attacks/draw-weight.ts';
import { SpendsStamina } from './attacks/enhance.ts';
import { EVASION_NUMBERS, Evasion, RangedEvasion, UnarmedEvasion } from './attacks/evasion.ts';
import { Intimidate, Undaunted } from './attacks/intimidate.ts';
import { Load } from './attacks/load.ts';
import { EndedMeanwhile } from './attacks/meanwhile.ts';
import { MeleeAttack } from './attacks/melee.ts';
import { MISS_CHANCE_NUMBERS, MissChance, ShooterModifier } from './attacks/miss-chance.ts';
import { Attacked, Resentful, StruckBy } from './attacks/outcome.ts';
import { RANGE_NUMBERS, Reaching } from './attacks/range.ts';
import { BlindShot, HitRoll, RangedEvasionRoll, Shoot, Throw } from './attacks/ranged.ts';
import { REACH_NUMBERS } from './attacks/reach.ts';
import { HoldBack, SparingSet } from './attacks/sparing.ts';
import { Ambush, DenyEvasion, Surprised } from './attacks/surprise.ts';
import { SWIFT_NUMBERS, SwiftAttack } from './attacks/swift.ts';
import { UnarmedAttack } from './attacks/unarmed.ts';
import { Blinded } from './conditions/blinded.ts';
import { Calmed } from './conditions/calmed.ts';
import { Dazed } from './conditions/dazed.ts';
import { EXHAUSTED_NUMBERS, Exhausted } from './conditions/exhausted.ts';
import { Exposed, Unguarded } from './conditions/exposed.ts';
import { KneelUp, StandUp } from './conditions/get-up.ts';
import { HardToHit } from './conditions/hard-to-hit.ts';
import { Bound, Unresisting } from './conditions/helpless.ts';
import { Hidden, outOfSight, Unaware } from './conditions/hidden.ts';
import { Discovered, Hide } from './conditions/hide.ts';
import { IllFitting } from './conditions/ill-fitting.ts';
import { Kneeling, Prone } from './conditions/prone.ts';
import { Ignoring, ShakeOff } from './conditions/shake-off.ts';
import { Shaken } from './conditions/shaken.ts';
import { SLOWED_NUMBERS, Slowed } from './conditions/slowed.ts';
import { OPTIONS, rulings } from './contract/options.ts';
import { copyEntity } from './fighters/copy.ts';
import { FactSet, SecondsSet } from './fighters/fact-set.ts';
import { fighter, type Item, nameOf } from './fighters/fighter.ts';
import { OWN_NUMBERS } from './fighters/own-numbers.ts';
import { RAGE_NUMBERS, Rage, Raging } from './fighters/rage.ts';
import { SkillBonus } from './fighters/skills.ts';
import { TraitsSet, UsedUp } from './fighters/trait.ts';
import { TRAITS } from './fighters/traits.ts';
import { ArmourCoverage, ArmourRating, BURDENS, RangedCoverage } from './gear/armour.ts';
import { GEAR } from './gear/arsenal.ts';
import { DurabilitySet, ItemBroken, ItemLoaded, ItemMoved } from './gear/items.ts';
import { Aura, AuraModifier, AuraStrength, MaximumSurges, RecoveryValue, SecondWind, Surges } from './harm/aura.ts';
import { BonusDice, BonusRoll, DamageBonus, DamageRoll, Doublings, Halvings, MULTIPLIERS } from './harm/damage.ts';
import { Awake, Awakes, BleedingOut, Collapse, DeathRoll, DeathRuling, DeathSave, Felled, KillOutright } from './harm/death.ts';
import { Depth, FallRoll } from './harm/fall.ts';
import { TreatWound, WakeUp } from './harm/first-aid.ts';
import { ANYTIME, Fall, Harm, Heal, Kill, Mend, Raise, Wake, Wound } from './harm/game-master.ts';
import { KnockOut } from './harm/harm.ts';
import { InjuryWhere, MajorInjury, MinorInjury, SmallInjury } from './harm/injuries.ts';
import { CloseScene, LongRest, PartOfNight, PartOfRest, Repair, RestSet, SceneClosed, ShortRest, SpendSurge } from './harm/rest.ts';
import { Dead, Unconscious, WakeRoll } from './harm/unconscious.ts';
import { Cast, LeapTo, MAGIC_NUMBERS, StrayTo } from './magic/cast.ts';
import { CastNumber, CastRoll, SaveNumber, SpellBonus } from './magic/casting.ts';
import { Conjured } from './magic/conjured.ts';
import { SPELLS } from './magic/spells.ts';
import { Fling, WhichWeapon } from './maneuvers/disarm.ts';
import { Apart, ContestRoll, Escape, Held, HoldBy, Holding, LetGo, Restrained, Restraining, WaiveLimits, WhichHold } from './maneuvers/hold.ts';
import { Disarm, MANEUVER_NUMBERS, PushAway, Restrain, Trip } from './maneuvers/maneuvers.ts';
import { PushWhere } from './maneuvers/push.ts';
import { Carrying } from './movement/along.ts';
import { Carried } from './movement/borne.ts';
import { Carry, Dismount, Mount, Parted, SetDown, Unseated, Unwilling } from './movement/company.ts';
import { DepthSet } from './movement/depth.ts';
import { Turn, Turned } from './movement/facing.ts';
import { Ground } from './movement/ground.ts';
import { FlightEnergy, Jump } from './movement/jump.ts';
import { Leave } from './movement/leave.ts';
import { Mounted, Ridden } from './movement/mounted.ts';
import { NimbleSet } from './movement/nimble.ts';
import { BoardRedrawn, NewGround } from './movement/redrawn.ts';
import { Retreat } from './movement/retreat.ts';
import { QuickRun, Run } from './movement/run.ts';
import { Shift } from './movement/shift.ts';
import { JumpDistance, Speed, SprintDistance } from './movement/speed.ts';
import { Sprint, SprintPush } from './movement/sprint.ts';
import { Along, CourseSet, Moved, Placed, StepOver } from './movement/steps.ts';
import { Arrived } from './rounds/arrive.ts';
import { CarryOn } from './rounds/carry-on.ts';
import { Rounds } from './rounds/clock.ts';
import { OpeningSeen, perform } from './rounds/declare.ts';
import { Elapsed } from './rounds/elapsed.ts';
import { ChangeSide, FinishFight, FinishRound, Join, TakeOut } from './rounds/game-master.ts';
import { InitiativeRoll, MeetChallenge } from './rounds/initiative.ts';
import { AgileMove, Interrupt, RuleOrder } from './rounds/interrupts.ts';
import { Newcomer } from './rounds/newcomer.ts';
import { DoneThisRound } from './rounds/once-a-round.ts';
import { Gone, Surrendered } from './rounds/presence.ts';
import { Refreshed } from './rounds/refreshed.ts';
import { Challenge, Response, TurnToFace, WaiveResponse } from './rounds/responses.ts';
import { BeginRound, next, RoundBegan } from './rounds/rounds.ts';
import { FightSettled, SideSet, Turncoat } from './rounds/sides.ts';
import { AcceptSurrender, RefuseSurrender, Surrender } from './rounds/surrender.ts';
import { CloseRound, Wait, Waits } from './rounds/wait.ts';

function sees(view: View, viewer: Viewer, id: Id): Sees {
  if (view.state.entities[id].kind !== 'fighter') return 'all';
  const { side } = fighter(view, id);
  if (viewer.controls.some((mine) => fighter(view, mine).side === side)) return 'all';
  return outOfSight(view, id) ? 'hidden' : 'shown';
}

/** Of others: place, gear in sight, conditions, harm in words. */
function shown(view: View, id: Id): { readonly [key: string]: string | number | readonly string[] } {
  const f = fighter(view, id);
  const harm = f.aura >= AuraStrength(view, id) ? 'aura whole' : f.aura > 0 ? 'aura shaken' : 'aura gone';
  const gear = view.state.entities.flatMap((entity) =>
    entity.kind === 'item' && (entity as Item).holder === id && (entity as Item).slot !== 'stowed' ? [(entity as Item).name] : [],
  );
  return {
    name: f.name,
    side: f.side,
    place: f.place,
    facing: f.facing,
    harm,
    gear,
    conditions: f.conditions.map((condition) => view.rules.things[condition.kind].title),
  };
}

/** In the order in which logs number them: new ones come last. */
const CONDITIONS: readonly ConditionDef[] = [
  Exposed,
  Unguarded,
  Defending,
  Surprised,
  Prone,
  Kneeling,
  Blinded,
  Dazed,
  Slowed,
  Shaken,
  Exhausted,
  Restrained,
  Restraining,
  Held,
  Holding,
  Bound,
  Unresisting,
  Unaware,
  Hidden,
  Halted,
  Ignoring,
  HardToHit,
  IllFitting,
  Favoured,
  Conjured,
  Undaunted,
  Raging,
  Resentful,
  MajorInjury,
  MinorInjury,
  BleedingOut,
  Unconscious,
  Dead,
  Gone,
  Surrendered,
  Carrying,
  Carried,
  Mounted,
  Ridden,
  Calmed,
];

const FEATURES: readonly FeatureDef[] = [...GEAR, ...TRAITS, ...SPELLS];

/** The rule set: everything that runs a fight. */
export const realitycheck = defineRules({
  id: 'realitycheck',
  version: '0.8.9',
  anytime: ANYTIME,
  title: 'RealityCheck',
  options: OPTIONS,
  rulings,
  intents: [
    MeleeAttack,
    UnarmedAttack,
    Trip,
    Disarm,
    Restrain,
    PushAway,
    SwiftAttack,
    Shoot,
    Throw,
    Load,
    Cast,
    Run,
    QuickRun,
    Sprint,
    Jump,
    Shift,
    AgileMove,
    Defend,
    KneelUp,
    StandUp,
    CatchBreath,
    Equip,
    Stow,
    PickUp,
    Snatch,
    Drop,
    Drink,
    Escape,
    LetGo,
    Climb,
    BreakDown,
    Exert,
    TreatWound,
    Hide,
    WakeUp,
    ShakeOff,
    Intimidate,
    Say,
    Retreat,
    Rage,
    SecondWind,
    Breathe,
    Turn,
    HoldBack,
    Wait,
    ShortRest,
    LongRest,
    SpendSurge,
    Repair,
    CloseScene,
    BeginRound,
    SpendsStamina,
    Leave,
    Surrender,
    AcceptSurrender,
    RefuseSurrender,
    Carry,
    SetDown,
    Mount,
    Dismount,
    HandleAnimal,
    GiveToDrink,
    Harm,
    Fall,
    Heal,
    Wound,
    Mend,
    Kill,
    Raise,
    Wake,
    FinishRound,
    FinishFight,
    Join,
    TakeOut,
    ChangeSide,
    SprintPush,
  ],
  asks: [
    MeetChallenge,
    RuleOrder,
    CarryOn,
    WaiveResponse,
    TurnToFace,
    CloseRound,
    Ambush,
    DenyEvasion,
    BlindShot,
    SmallInjury,
    KnockOut,
    DeathRuling,
    InjuryWhere,
    Awakes,
    KillOutright,
    WhichWeapon,
    Fling,
    PushWhere,
    HoldBy,
    WaiveLimits,
    EnergyOf,
    StaminaOf,
    FlightEnergy,
    InWords,
    CriticalOutcome,
    Potion,
    BreathDamage,
    LeapTo,
    StrayTo,
    PartOfRest,
    PartOfNight,
    WhichHold,
  ],
  windows: [Challenge, Response, Interrupt],
  rolls: [
    CombatRoll,
    HitRoll,
    EvasionRoll,
    RangedEvasionRoll,
    FortitudeRoll,
    WillRoll,
    DamageRoll,
    BonusRoll,
    ChanceRoll,
    InitiativeRoll,
    CheckRoll,
    ContestRoll,
    CastRoll,
    DeathRoll,
    DeathSave,
    WakeRoll,
    FallRoll,
  ],
  changes: [
    Attacked,
    StruckBy,
    OpeningSeen,
    SparingSet,
    Moved,
    StepOver,
    Turned,
    CourseSet,
    DoneThisRound,
    Pushed,
    NimbleSet,
    Waits,
    RoundBegan,
    Refreshed,
    UsedUp,
    TraitsSet,
    RestSet,
    SceneClosed,
    ItemMoved,
    ItemLoaded,
    ItemBroken,
    DurabilitySet,
    EndedMeanwhile,
    Placed,
    Arrived,
    DepthSet,
    SideSet,
    FightSettled,
    FactSet,
    SecondsSet,
    BoardRedrawn,
  ],
  queries: [
    MeleeAttackBonus,
    MeleeDamageBonus,
    AttackValue,
    ShooterModifier,
    MissChance,
    Evasion,
    UnarmedEvasion,
    RangedEvasion,
    Fortitude,
    Will,
    Advantages,
    Disadvantages,
    ArmourRating,
    ArmourCoverage,
    RangedCoverage,
    Precision,
    Exposing,
    DamageBonus,
    BonusDice,
    Doublings,
    Halvings,
    EnergyPerRound,
    MaximumStamina,
    MaximumAgility,
    Pushes,
    Speed,
    SprintDistance,
    JumpDistance,
    AuraModifier,
    AuraStrength,
    MaximumSurges,
    RecoveryValue,
    SkillBonus,
    Reaching,
    DrawSteps,
    DrawWeight,
    SpellBonus,
    CastNumber,
    SaveNumber,
  ],
  conditions: CONDITIONS,
  features: FEATURES,
  resources: [Energy, Stamina, Agility, Aura, Surges],
  clocks: [Rounds],
  checkpoints: [Collapse, Ground, Apart, Felled, Awake, Along, Depth, Discovered, Unseated, Parted, Unwilling, Turncoat, Elapsed, NewGround, Newcomer],
  always: [
    ...ATTACK_VALUE_NUMBERS,
    ...MULTIPLIERS,
    ...MISS_CHANCE_NUMBERS,
    ...RANGE_NUMBERS,
    ...REACH_NUMBERS,
    ...DRAW_WEIGHT_NUMBERS,
    ...EVASION_NUMBERS,
    ...OWN_NUMBERS,
    ...SWIFT_NUMBERS,
    ...BURDENS,
    ...EXHAUSTED_NUMBERS,
    ...SLOWED_NUMBERS,
    ...MANEUVER_NUMBERS,
    ...MAGIC_NUMBERS,
    ...RAGE_NUMBERS,
  ],
  copy: copyEntity,
  next: next,
  perform,
  sees,
  hides: Hidden,
  shown,
  name: nameOf,
});
