import { type AnyIntent, defineRuleset, endAll, type Id, type Json, NOBODY, type Play, type Result, type Sees, type View, type Viewer } from '@riposte/kernel';
import { Acted, ActionPoints, TurnEnded, TurnsEnding } from './actions/action-points.ts';
import { Blinded, Burning, Entangled, Fleeing, Frightened, Poisoned, PutOut, Resist, Slowed, Strength, Stuck, Unproficient, Weakened } from './problematic-situations/afflictions.ts';
import { AftermathSet, CloseScene, EndEncounter, Minutes, PassTime, Recovering, TimePassed } from './after-the-encounter/end-of-encounter.ts';
import { Draw, Drop, GearLost, GearTaken, ItemTaken, PickUp, Stow, WeaponReady, Wielded } from './equipment/arms.ts';
import { Attacked, AttackRoll, DefenceRoll, Strike } from './attack-and-defence/attack.ts';
import { sortOf } from './equipment/catalogue.ts';
import {
  AfterEncounter,
  BadlyWounded,
  Dead,
  Grabbed,
  Grappling,
  Helpless,
  Hidden,
  KnockedOut,
  MortallyWounded,
  Prone,
  Stunned,
  Surprised,
  Unaware,
  Wounded,
} from './problematic-situations/helpless.ts';
import { Hurt, MagicPoints, Spare } from './taking-damage/damage.ts';
import { ACTIVE_DEFENCE, ChooseDefence, MinimumStands } from './attack-and-defence/defences.ts';
import { copyEntity, fighter, fighters, nameOf, SCENE, scene } from './characters/fighter.ts';
import { GEAR } from './equipment/gear.ts';
import {
  Crush,
  Drag,
  Escape,
  EscapeRoll,
  ForceDown,
  Grab,
  HardGround,
  HoldRoll,
  LetGo,
  ReleaseGrab,
  SustainGrab,
  ThrowDown,
  UnarmedStrike,
  WhichHeld,
} from './unarmed-combat/grappling.ts';
import { FullyRestored, Healed, INJURIES, LastingInjury, SurvivalRoll, Survived } from './taking-damage/magical-healing.ts';
import { Cast, Focus, Focused, Hasted, IllusionStands, Unaffected, Warded } from './magic/casting.ts';
import { Dismount, ExtraMovesSet, Gallop, Mount, MountStrike, Ride, Unhorsed } from './mounted-combat/riding.ts';
import { Crawl, DirectlyPast, Entering, Move, Moved, MovePast, Run, SpearUsed, StandUp } from './actions/movement.ts';
import {
  ActiveAdvantage,
  ApTotal,
  AttackAdvantage,
  AttackRank,
  CheckAdvantage,
  CheckRank,
  DefenceRank,
  MinimumDefence,
  MostMp,
  OwnAp,
  PassiveAdvantage,
  RunDistance,
} from './characters/checks.ts';
import { OPTIONS, rulings } from './contract/options.ts';
import { Mounted, Ridden, Riding, StandingStill } from './mounted-combat/mounted.ts';
import { Aim, Aiming, Reload, Shoot, Throw, Unloaded } from './attack-and-defence/shooting.ts';
import { HealHow, HealRoll, IllusionDifficulty, IllusionRoll, SPELLS, SpellDifficulty, WeakenWhich } from './magic/spells.ts';
import { TRAITS } from './characters/traits.ts';
import { AidDifficulty, AidRoll, FirstAid, HealAfterwards, HealingRitual, SuppliesAtHand, Tended, WakeUp } from './after-the-encounter/treatment.ts';
import { EndTurn, NextTurn, next, OrderRoll, OrderSet, RollOrder, TieRoll, TurnBegan } from './actions/next-turn.ts';
import { OpportunityAttack, Provoked } from './attack-and-defence/opportunity-attacks.ts';

/** The one way in which an intent takes place. What gives an opening says so itself, in its first line; who attacks or casts is hidden no more (R-HIDDEN). */
function perform(play: Play, intent: AnyIntent): Result {
  if (play.state.entities[intent.by].conditions.length > 0 && (intent.def.tags.includes('attack') || intent.def.tags.includes('magic')))
    endAll(play, intent.by, Hidden);
  return intent.def.perform(play, intent.by, intent.with);
}

function sees(view: View, viewer: Viewer, id: Id): Sees {
  if (id === SCENE) return fighters(view).some((one) => sees(view, viewer, one.id) === 'hidden') ? 'shown' : 'all';
  const entity = view.state.entities[id];
  if (entity.kind !== 'fighter') return 'all';
  const { side } = fighter(view, id);
  if (viewer.controls.some((mine) => fighter(view, mine).side === side)) return 'all';
  return view.has(id, Hidden) ? 'hidden' : 'shown';
}

/** The scene as if there were nobody hidden. */
function sceneInSight(view: View): Json {
  const { order, turn: _turn, acting, ...rest } = scene(view);
  const isSeen = (who: Id): boolean => who < 0 || !view.has(who, Hidden);
  return { ...rest, order: order.filter(isSeen), acting: isSeen(acting) ? acting : NOBODY } as unknown as Json;
}

/** Of others: place, gear in sight, conditions, harm in words. */
function shown(view: View, id: Id): Json {
  if (id === SCENE) return sceneInSight(view);
  const f = fighter(view, id);
  const harm = f.hp === f.maxHp ? 'unhurt' : f.hp * 2 > f.maxHp ? 'hurt' : 'badly hurt';
  return {
    name: f.name,
    side: f.side,
    region: f.region,
    harm,
    gear: f.features.map((code) => view.rules.things[code]).flatMap((one) => (sortOf(one) === 'gear' ? [one.title] : [])),
    conditions: f.conditions.map((one) => view.rules.things[one.kind].title),
  };
}

export const seaOfShadows = defineRuleset({
  id: 'sea-of-shadows',
  version: '0.2.0',
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
  ],
  asks: [ChooseDefence, Spare, WeaponReady, WhichHeld, HardGround, DirectlyPast, LastingInjury, SuppliesAtHand, HealHow, WeakenWhich, IllusionDifficulty],
  windows: [Provoked],
  rolls: [
    AttackRoll,
    DefenceRoll,
    EscapeRoll,
    HoldRoll,
    OrderRoll,
    TieRoll,
    Resist,
    Strength,
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
    MostMp,
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
  ],
  features: [...GEAR, ...TRAITS, ...SPELLS],
  resources: [ActionPoints, MagicPoints],
  clocks: [TurnsEnding, Minutes],
  checkpoints: [LetGo, Unhorsed, FullyRestored],
  always: ACTIVE_DEFENCE,
  copy: copyEntity,
  next,
  perform,
  sees,
  hides: Hidden,
  shown,
  name: nameOf,
});
