import { defineRuleset, type FeatureDef, type Id, type Sees, type View, type Viewer } from '@riposte/kernel';
import * as actions from './actions.ts';
import * as arms from './arms.ts';
import { GEAR } from './arsenal.ts';
import * as attack from './attack.ts';
import { BreathDamage, Breathe } from './breath.ts';
import * as casting from './casting.ts';
import { CheckRoll, CriticalOutcome } from './checks.ts';
import { CONDITIONS, Hidden, outOfSight, Rounds } from './conditions.ts';
import { ALWAYS } from './contributions.ts';
import { copyEntity } from './copy.ts';
import * as damage from './damage.ts';
import * as death from './death.ts';
import { perform } from './declare.ts';
import { Agility, DoneThisRound, Energy, NimbleSet, Pushed, Pushes, Stamina, Surges } from './energy.ts';
import * as fightActs from './fight-acts.ts';
import { fighter, type Item, nameOf } from './fighter.ts';
import * as harm from './harm.ts';
import { Ground, ONCE } from './hindrances.ts';
import { InitiativeRoll, MeetChallenge } from './initiative.ts';
import { Intimidate } from './intimidate.ts';
import * as items from './items.ts';
import * as magic from './magic.ts';
import * as manoeuvres from './manoeuvres.ts';
import * as movement from './movement.ts';
import * as numbers from './numbers.ts';
import { OPTIONS, rulings } from './options.ts';
import { EnergyOf, StaminaOf } from './prices.ts';
import * as ranged from './ranged.ts';
import * as rest from './rest.ts';
import * as rounds from './rounds.ts';
import { QuickRun, Run } from './run.ts';
import { SPELLS } from './spells.ts';
import * as sprint from './sprint.ts';
import * as strengthActs from './strength-acts.ts';
import { SwiftAttack } from './swift.ts';
import { BonusDice, RAGE_NUMBERS, TRAITS } from './traits.ts';
import * as traitsActs from './traits-acts.ts';
import * as windows from './windows.ts';

function sees(view: View, viewer: Viewer, id: Id): Sees {
  if (view.state.entities[id].kind !== 'fighter') return 'all';
  const { side } = fighter(view, id);
  if (viewer.controls.some((mine) => fighter(view, mine).side === side)) return 'all';
  return outOfSight(view, id) ? 'hidden' : 'shown';
}

/** Of others: place, gear in sight, conditions, harm in words. */
function shown(view: View, id: Id): { readonly [key: string]: string | number | readonly string[] } {
  const f = fighter(view, id);
  const harm = f.aura >= numbers.AuraStrength(view, id) ? 'aura whole' : f.aura > 0 ? 'aura shaken' : 'aura gone';
  const gear = view.state.entities.flatMap((one) =>
    one.kind === 'item' && (one as Item).holder === id && (one as Item).slot !== 'stowed' ? [(one as Item).name] : [],
  );
  return { name: f.name, side: f.side, place: f.place, facing: f.facing, harm, gear, conditions: f.conditions.map((one) => view.rules.things[one.kind].title) };
}

const FEATURES: readonly FeatureDef[] = [...GEAR, ...TRAITS, ...SPELLS];

/** The rule set: everything that runs a fight. */
export const realitycheck = defineRuleset({
  id: 'realitycheck',
  version: '0.6.0',
  title: 'RealityCheck',
  options: OPTIONS,
  rulings,
  intents: [
    fightActs.MeleeAttack,
    fightActs.UnarmedAttack,
    fightActs.Trip,
    fightActs.Disarm,
    fightActs.Restrain,
    fightActs.PushAway,
    SwiftAttack,
    ranged.Shoot,
    ranged.Throw,
    ranged.Load,
    magic.Cast,
    Run,
    QuickRun,
    sprint.Sprint,
    sprint.Jump,
    movement.Shift,
    movement.AgileMove,
    actions.Defend,
    actions.KneelUp,
    actions.StandUp,
    actions.CatchBreath,
    arms.Equip,
    arms.Stow,
    arms.PickUp,
    arms.Snatch,
    arms.Drop,
    arms.Drink,
    strengthActs.Escape,
    strengthActs.LetGo,
    strengthActs.Climb,
    strengthActs.BreakDown,
    strengthActs.Exert,
    strengthActs.TreatWound,
    strengthActs.Hide,
    strengthActs.WakeUp,
    strengthActs.ShakeOff,
    Intimidate,
    strengthActs.Say,
    traitsActs.Retreat,
    traitsActs.Rage,
    traitsActs.SecondWind,
    Breathe,
    movement.Turn,
    fightActs.HoldBack,
    actions.Wait,
    rest.ShortRest,
    rest.LongRest,
    rest.SpendSurge,
    rest.Repair,
    rest.CloseScene,
    rounds.BeginRound,
    ...fightActs.AUTOMATIC,
  ],
  asks: [
    MeetChallenge,
    windows.RuleOrder,
    windows.CarryOn,
    windows.WaiveResponse,
    windows.TurnToFace,
    windows.CloseRound,
    rounds.Ambush,
    attack.DenyEvasion,
    ranged.BlindShot,
    harm.SmallInjury,
    damage.KnockOut,
    death.DeathRuling,
    death.InjuryWhere,
    death.Awakes,
    death.KillOutright,
    manoeuvres.WhichWeapon,
    manoeuvres.Fling,
    manoeuvres.PushWhere,
    manoeuvres.HoldBy,
    manoeuvres.WaiveLimits,
    EnergyOf,
    StaminaOf,
    sprint.FlightEnergy,
    strengthActs.InWords,
    CriticalOutcome,
    arms.Potion,
    BreathDamage,
    magic.LeapTo,
    magic.StrayTo,
    rest.PartOfRest,
    rest.PartOfNight,
  ],
  windows: [windows.Challenge, windows.Response, windows.Interrupt],
  rolls: [
    attack.CombatRoll,
    ranged.HitRoll,
    attack.EvasionRoll,
    ranged.RangedEvasionRoll,
    attack.FortitudeRoll,
    attack.WillRoll,
    harm.DamageRoll,
    harm.BonusRoll,
    damage.ChanceRoll,
    InitiativeRoll,
    CheckRoll,
    manoeuvres.ContestRoll,
    casting.CastRoll,
    ...death.ROLLS,
  ],
  changes: [
    attack.Attacked,
    attack.StruckBy,
    fightActs.OpeningSeen,
    fightActs.SparingSet,
    movement.Moved,
    movement.StepOver,
    movement.Turned,
    movement.CourseSet,
    DoneThisRound,
    Pushed,
    NimbleSet,
    actions.Waits,
    rounds.RoundBegan,
    rounds.Refreshed,
    traitsActs.UsedUp,
    traitsActs.TraitsSet,
    rest.RestSet,
    rest.SceneClosed,
    ...items.CHANGES,
  ],
  queries: [
    numbers.MeleeAttackBonus,
    numbers.MeleeDamageBonus,
    numbers.AttackValue,
    numbers.ShooterModifier,
    numbers.MissChance,
    numbers.Evasion,
    numbers.UnarmedEvasion,
    numbers.RangedEvasion,
    numbers.Fortitude,
    numbers.Will,
    numbers.Advantages,
    numbers.Disadvantages,
    numbers.ArmourRating,
    numbers.ArmourCoverage,
    numbers.RangedCoverage,
    numbers.Precision,
    numbers.Exposing,
    numbers.DamageBonus,
    BonusDice,
    numbers.Doublings,
    numbers.Halvings,
    numbers.EnergyPerRound,
    numbers.MaximumStamina,
    numbers.MaximumAgility,
    Pushes,
    numbers.Speed,
    numbers.SprintDistance,
    numbers.JumpDistance,
    numbers.AuraModifier,
    numbers.AuraStrength,
    numbers.MaximumSurges,
    numbers.RecoveryValue,
    numbers.SkillBonus,
    numbers.Reaching,
    numbers.DrawSteps,
    numbers.DrawWeight,
    casting.SpellBonus,
    casting.CastNumber,
    casting.SaveNumber,
  ],
  conditions: CONDITIONS,
  features: FEATURES,
  resources: [Energy, Stamina, Agility, damage.Aura, Surges],
  clocks: [Rounds],
  checkpoints: [death.Collapse, Ground, manoeuvres.Apart],
  always: [...ALWAYS, ...ONCE, ...manoeuvres.MANOEUVRE_NUMBERS, ...movement.MOTION_NUMBERS, ...magic.MAGIC_NUMBERS, ...RAGE_NUMBERS],
  copy: copyEntity,
  next: rounds.next,
  perform,
  sees,
  hides: Hidden,
  shown,
  name: nameOf,
});
