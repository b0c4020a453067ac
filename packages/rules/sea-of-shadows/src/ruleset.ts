import { type AnyIntent, defineRuleset, endAll, type Id, type Json, NOBODY, type Play, type Result, type Sees, type View, type Viewer } from '@riposte/kernel';
import { Acted, ActionPoints, TurnEnded, TurnsEnding } from './actions.ts';
import * as afflictions from './afflictions.ts';
import * as aftermath from './aftermath.ts';
import * as arms from './arms.ts';
import { Attacked, AttackRoll, DefenceRoll, Strike } from './attack.ts';
import { sortOf } from './catalogue.ts';
import { CONDITIONS, Hidden } from './conditions.ts';
import { Hurt, MagicPoints, Spare } from './damage.ts';
import { ACTIVE_DEFENCE, ChooseDefence, MinimumStands } from './defences.ts';
import { copyEntity, fighter, fighters, nameOf, SCENE, scene } from './fighter.ts';
import { GEAR } from './gear.ts';
import * as grapple from './grapple.ts';
import * as healing from './healing.ts';
import * as magic from './magic.ts';
import * as mounted from './mounted.ts';
import * as movement from './movement.ts';
import * as numbers from './numbers.ts';
import { OPTIONS, rulings } from './options.ts';
import * as riding from './riding.ts';
import * as shooting from './shooting.ts';
import * as spells from './spells.ts';
import { TRAITS } from './traits.ts';
import * as treatment from './treatment.ts';
import { EndTurn, NextTurn, next, OrderSet, RollOrder, ROLLS as TURN_ROLLS, TurnBegan } from './turns.ts';
import { OpportunityAttack, Provoked } from './windows.ts';

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
    shooting.Aim,
    shooting.Shoot,
    shooting.Throw,
    shooting.Reload,
    magic.Cast,
    magic.Focus,
    arms.Draw,
    arms.Stow,
    arms.Drop,
    arms.PickUp,
    grapple.UnarmedStrike,
    grapple.Grab,
    grapple.SustainGrab,
    grapple.ReleaseGrab,
    grapple.ForceDown,
    grapple.Crush,
    grapple.ThrowDown,
    grapple.Drag,
    grapple.Escape,
    movement.Move,
    movement.MovePast,
    movement.Run,
    movement.Crawl,
    movement.StandUp,
    mounted.Ride,
    mounted.Gallop,
    mounted.MountStrike,
    mounted.Mount,
    mounted.Dismount,
    afflictions.PutOut,
    EndTurn,
    OpportunityAttack,
    RollOrder,
    NextTurn,
    aftermath.EndEncounter,
    treatment.FirstAid,
    treatment.WakeUp,
    treatment.HealAfterwards,
    treatment.HealingRitual,
    aftermath.PassTime,
    aftermath.CloseScene,
  ],
  asks: [
    ChooseDefence,
    Spare,
    arms.WeaponReady,
    grapple.WhichHeld,
    grapple.HardGround,
    movement.DirectlyPast,
    healing.LastingInjury,
    treatment.SuppliesAtHand,
    spells.HealHow,
    spells.WeakenWhich,
    spells.IllusionDifficulty,
  ],
  windows: [Provoked],
  rolls: [AttackRoll, DefenceRoll, ...grapple.ROLLS, ...TURN_ROLLS, ...afflictions.ROLLS, ...healing.ROLLS, ...treatment.ROLLS, ...spells.ROLLS],
  changes: [
    Acted,
    TurnEnded,
    Attacked,
    MinimumStands,
    Hurt,
    healing.Healed,
    movement.Moved,
    OrderSet,
    TurnBegan,
    mounted.ExtraMovesSet,
    ...arms.CHANGES,
    ...magic.CHANGES,
    ...aftermath.CHANGES,
  ],
  queries: [
    numbers.AttackRank,
    numbers.AttackAdvantage,
    numbers.DefenceRank,
    numbers.PassiveAdvantage,
    numbers.ActiveAdvantage,
    numbers.MinimumDefence,
    numbers.CheckRank,
    numbers.CheckAdvantage,
    numbers.ApTotal,
    numbers.OwnAp,
    numbers.RunDistance,
    numbers.MostMp,
  ],
  conditions: [
    ...CONDITIONS,
    ...riding.CONDITIONS,
    ...movement.CONDITIONS,
    ...shooting.CONDITIONS,
    ...magic.CONDITIONS,
    ...afflictions.CONDITIONS,
    ...healing.CONDITIONS,
    ...aftermath.CONDITIONS,
    ...treatment.CONDITIONS,
  ],
  features: [...GEAR, ...TRAITS, ...spells.SPELLS],
  resources: [ActionPoints, MagicPoints],
  clocks: [TurnsEnding, aftermath.Minutes],
  checkpoints: [grapple.LetGo, mounted.Unhorsed, healing.FullyRestored],
  always: ACTIVE_DEFENCE,
  copy: copyEntity,
  next,
  perform,
  sees,
  hides: Hidden,
  shown,
  name: nameOf,
});
