import { type AnyIntent, defineRuleset, endAll, type Id, type Json, NOBODY, type Play, type Result, type Sees, type View, type Viewer } from '@riposte/kernel';
import { ActionPoints, FreeActionTaken, FreeFits, Minutes, Reactions, TurnEnded, TurnsBegun, TurnsEnded } from './actions.ts';
import { CloseScene, EncounterEnded, EndEncounter, Fit, Harm, PassTime, SceneClosed, TimePassed, Treat, TryAgain } from './aftermath.ts';
import { Attacked, AttackMade, AttackRoll, ChooseWard, ConfirmationRoll, Deflected, EFFECTS_ON_ATTACKS, Hit, Missed } from './attack.ts';
import { HealRoll, LocateHeart, SkillRoll, Studied, UseSkill } from './checks.ts';
import { Hidden, STATES } from './conditions.ts';
import { copyEntity } from './copies.ts';
import { Defend, Draw, Drop, PickUp, QuickDraw, ReadyShield, Speak, Stow, TotalDefence } from './defend.ts';
import { bodyPart, fighter, fighters, nameOf, owner, SCENE, scene } from './fighter.ts';
import { EFFECTS_OF_ARMOUR, GEAR } from './gear.ts';
import { ChooseMend, ChooseRegrow, Fitted, Healed, StrainEased } from './healing.ts';
import { EFFECTS_OF_INJURIES, EFFECTS_OF_STRAIN, Landed } from './injuries.ts';
import { Activate, Cast, Drink } from './magic.ts';
import { ChooseWay, LetsGo, Moved, Pushed, SlipsFree } from './maneuvers.ts';
import { ChooseCleave, Committed, Lunge, Multiweapon, PowerAttack, RecklessAttack, Strike } from './melee.ts';
import { Crawl, Fly, GoOn, LieDown, Move, Soar, StandUp, Step, Withdraw } from './movement.ts';
import {
  ApTotal,
  AttackAdvantage,
  AttackBonus,
  CheckAdvantage,
  DefenceValue,
  InitiativeAdvantage,
  InitiativeBonus,
  MaxExhaustion,
  MaxStamina,
  Reach,
  ReactionTotal,
  SaveAdvantage,
  SaveBonus,
  SkillAdvantage,
  SkillBonus,
  Speed,
  StandUpCost,
} from './numbers.ts';
import { OPTIONS, rulings } from './options.ts';
import { ChooseParry, ParryRoll } from './parry.ts';
import { COVER, ENGAGED, FLANKING, LONG_WEAPON, RANGE, SCREEN, SIZE } from './position.ts';
import { POSTURES } from './postures.ts';
import { Aim, AmmoUsed, DeadlyAim, RapidShot, Reload, Shoot } from './ranged.ts';
import { Provoked, ReactiveAttack, ReactiveManeuver } from './reactions.ts';
import { CatchBreath, Charge, CoupDeGrace, FirstAid, Run, RunBonus } from './special.ts';
import { Held, SPELLS } from './spells.ts';
import { ConstitutionRoll, ConstitutionSet, Exhaustion, SaveRoll, Stamina, Strained } from './stamina.ts';
import { Blocks, ChooseNearest, ChooseType, RapidThrow, ScatterRoll, Throw } from './throwing.ts';
import { TRAITS } from './traits.ts';
import { Escape, EscapeRoll, MANEUVER_INTENTS, Release } from './tries.ts';
import { ConfusionRoll, EndTurn, InitiativeRoll, NextTurn, next, OrderSet, RollInitiative, RollOff, TurnBegan, Yield } from './turns.ts';
import { Dropped, HoldsNow, Stowed, Taken } from './weapon.ts';
import { AddInjuries, ChoosePart, Dies, FallsFromTheSky, FallsProne, Injured, LosesGrip, Rated, RatePart } from './wounds.ts';

/** What provokes opens its window itself, after it was paid; who attacks or casts is hidden no more (R-HIDDEN). */
function perform(play: Play, { def, by, with: chosen }: AnyIntent): Result {
  if (play.state.entities[by].conditions.length > 0 && (def.tags.includes('attack') || def.tags.includes('casting'))) endAll(play, by, Hidden);
  return def.perform(play, by, chosen);
}

/** A part is seen as its owner is. */
function sees(view: View, viewer: Viewer, id: Id): Sees {
  const { kind } = view.state.entities[id];
  if (kind === 'scene') return fighters(view).some((one) => sees(view, viewer, one.id) === 'hidden') ? 'shown' : 'all';
  if (kind !== 'fighter' && kind !== 'part') return 'all';
  const of = owner(view, id);
  const { side } = fighter(view, of);
  if (viewer.controls.some((mine) => fighter(view, owner(view, mine)).side === side)) return 'all';
  return view.has(of, Hidden) ? 'hidden' : 'shown';
}

/** The scene as if there were nobody hidden. */
function sceneInSight(view: View): Json {
  const { order, turn: _turn, acting, ...rest } = scene(view);
  const isSeen = (who: Id): boolean => who < 0 || !view.has(who, Hidden);
  return { ...rest, order: order.filter(isSeen), acting: isSeen(acting) ? acting : NOBODY } as unknown as Json;
}

/** Of others: place, gear, conditions and injuries in sight, no pools. */
function shown(view: View, id: Id): Json {
  if (id === SCENE) return sceneInSight(view);
  const { kind, conditions } = view.state.entities[id];
  const borne = conditions.map((one) => view.rules.things[one.kind].title);
  if (kind === 'part') {
    const { of, part, nth, holds, injuries } = bodyPart(view, id);
    return { of, part, nth, holds: holds < 0 ? null : view.rules.things[holds].title, injuries, conditions: borne };
  }
  const f = fighter(view, id);
  return { name: f.name, side: f.side, x: f.x, y: f.y, size: f.size, gear: f.features.map((code) => view.rules.things[code].title), conditions: borne };
}

export const celesia = defineRuleset({
  id: 'celesia',
  version: '0.6.0',
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
  conditions: [...STATES, ...POSTURES, Held],
  features: [...GEAR, ...TRAITS, ...SPELLS],
  resources: [ActionPoints, Reactions, Stamina, Exhaustion],
  clocks: [TurnsBegun, TurnsEnded, Minutes],
  checkpoints: [LosesGrip, FallsProne, FallsFromTheSky, Dies, LetsGo, SlipsFree],
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
});
