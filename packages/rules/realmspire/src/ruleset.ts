import {
  type AnyIntent,
  carried,
  defineRuleset,
  end,
  type FeatureDef,
  type Id,
  type Json,
  NOBODY,
  type Play,
  type Result,
  type Sees,
  type View,
  type Viewer,
} from '@riposte/kernel';
import * as actions from './actions-in-combat/action-points.ts';
import * as afflictions from './damage-and-health/afflictions.ts';
import * as aftermath from './adventuring/after-the-fight.ts';
import { ARMOUR, SHIELDS } from './damage-and-health/armour.ts';
import * as attack from './attacking-and-defending/strike.ts';
import { ALWAYS, CONDITIONS, Feinting, Hidden } from './damage-and-health/unconscious.ts';
import * as damage from './damage-and-health/damage.ts';
import { ChooseDefence, DefenceRoll } from './attacking-and-defending/defence.ts';
import * as dying from './damage-and-health/dying.ts';
import { copyEntity, fighter, fighters, isFighter, nameOf, SCENE, scene } from './characters/fighter.ts';
import { GOODS, WEAPONS } from './gear/weapons.ts';
import * as grapple from './actions-in-combat/grapple.ts';
import * as held from './actions-in-combat/manipulate.ts';
import * as magic from './using-magic/casting.ts';
import { ChooseManoeuvre, ChooseTrick, DeceptionRoll, Pushed } from './attacking-and-defending/manoeuvres.ts';
import * as movement from './actions-in-combat/movement.ts';
import * as numbers from './characters/target-number.ts';
import { OPTIONS, rulings } from './contract/options.ts';
import * as perks from './characters/perks.ts';
import * as referee from './damage-and-health/harm.ts';
import { SaveTurn, TurnSaved } from './initiative-structure/saved-turn.ts';
import { ChooseSkill, ResistRoll } from './characters/resisting.ts';
import { Reload, Unloaded } from './actions-in-combat/reload.ts';
import { Luck, TwistFate } from './characters/skill-test.ts';
import { FlameBlade, Warded } from './using-magic/spell.ts';
import { ITEMS, SPELLS } from './using-magic/spells.ts';
import * as stealth from './actions-in-combat/stealth.ts';
import { ChooseStyle } from './fighting-style/styles.ts';
import { Begun, DetermineSurprise } from './initiative-structure/surprise.ts';
import * as turns from './initiative-structure/turns.ts';
import { OpportunityAttack, Provoked } from './positioning/opportunity-attack.ts';

/** A feint only serves the very next action; one gained by that action is for the one after it. @rule RS-MAN-011 */
function perform(play: Play, { def, by, with: chosen }: AnyIntent): Result {
  const before = play.state.serial;
  const result = def.perform(play, by, chosen);
  if (def.tags.includes('primary') || def.index === OpportunityAttack.index) {
    for (const feint of carried(play, by, Feinting)) if (feint.id <= before) end(play, by, feint.id);
  }
  return result;
}

/** The scene tells who is in the turn order: in part only to whom somebody is hidden. */
function sees(view: View, viewer: Viewer, id: Id): Sees {
  if (id === SCENE) return fighters(view).some((one) => sees(view, viewer, one.id) === 'hidden') ? 'shown' : 'all';
  if (!isFighter(view, id)) return 'all';
  const { side } = fighter(view, id);
  if (viewer.controls.some((mine) => isFighter(view, mine) && fighter(view, mine).side === side)) return 'all';
  return view.has(id, Hidden) ? 'hidden' : 'shown';
}

/** The scene as if there were nobody hidden. */
function sceneInSight(view: View): Json {
  const { order, queue, waiting, acting, ...rest } = scene(view);
  const isSeen = (who: Id): boolean => who < 0 || !view.has(who, Hidden);
  const seen = {
    ...rest,
    order: order.filter(isSeen),
    queue: queue.filter(isSeen),
    waiting: waiting.filter((one) => isSeen(one.who) && isSeen(one.after)),
    acting: isSeen(acting) ? acting : NOBODY,
  };
  return seen as unknown as Json;
}

/** Of others: place, gear in sight, conditions, harm in words. */
function shown(view: View, id: Id): Json {
  if (id === SCENE) return sceneInSight(view);
  const f = fighter(view, id);
  const harm = f.health >= f.maxHealth ? 'unhurt' : f.health * 2 > f.maxHealth ? 'hurt' : 'badly hurt';
  const isSeen = (code: number): boolean => !('spell' in view.rules.things[code]) && !('free' in view.rules.things[code]);
  return {
    name: f.name,
    side: f.side,
    x: f.x,
    y: f.y,
    size: f.size,
    harm,
    gear: f.features.filter(isSeen).map((code) => view.rules.things[code].title),
    conditions: f.conditions.map((one) => view.rules.things[one.kind].title),
  };
}

const GEAR: readonly FeatureDef[] = [...WEAPONS.filter((one) => one.id !== 'unarmed'), ...ARMOUR, ...SHIELDS, ...ITEMS, ...GOODS];

export const realmspire = defineRuleset({
  id: 'realmspire',
  version: '0.5.0',
  title: 'Realmspire',
  options: OPTIONS,
  rulings,
  intents: [
    attack.Strike,
    attack.Throw,
    attack.StrikeOther,
    magic.Cast,
    magic.Activate,
    movement.Move,
    movement.Dash,
    movement.Disengage,
    movement.StandUp,
    grapple.Grapple,
    grapple.Escape,
    grapple.Release,
    stealth.Search,
    stealth.Sneak,
    Reload,
    dying.Tend,
    afflictions.PutOut,
    perks.PhaseStep,
    perks.FreeAction,
    held.Draw,
    held.Stow,
    held.PickUp,
    held.Grip,
    held.Handle,
    held.Drop,
    magic.CastAsReaction,
    magic.ActivateAsReaction,
    SaveTurn,
    turns.EndTurn,
    OpportunityAttack,
    DetermineSurprise,
    turns.RollInitiative,
    turns.StartRound,
    turns.NextTurn,
    turns.CloseFight,
    turns.EndEncounter,
    referee.Harm,
    referee.Exert,
    aftermath.TendAfterwards,
    aftermath.LearnStyle,
    aftermath.ExpandStyle,
    aftermath.Rest,
    aftermath.CloseScene,
  ],
  asks: [ChooseStyle, ChooseDefence, ChooseManoeuvre, ChooseTrick, ChooseSkill, damage.ChooseArmour, movement.GoOn, TwistFate, turns.Settled],
  windows: [Provoked],
  rolls: [
    attack.AttackRoll,
    DefenceRoll,
    damage.DamageRoll,
    damage.ExtraRoll,
    damage.LocationRoll,
    ResistRoll,
    DeceptionRoll,
    grapple.HoldRoll,
    stealth.StealthRoll,
    stealth.ObservationRoll,
    dying.EnduranceRoll,
    dying.MedicineRoll,
    afflictions.AfflictionRoll,
    ...magic.ROLLS,
    ...turns.ROLLS,
  ],
  changes: [
    actions.TurnEnded,
    actions.AttackMade,
    actions.Acted,
    turns.TurnBegan,
    turns.RoundBegan,
    turns.OrderSet,
    turns.EncounterEnded,
    turns.WentOn,
    TurnSaved,
    Begun,
    attack.Resolved,
    damage.Hurt,
    damage.Located,
    afflictions.Healed,
    dying.Died,
    movement.Moved,
    movement.MoveUsed,
    movement.Teleported,
    Pushed,
    perks.FreeActionTaken,
    ...held.CHANGES,
    ...aftermath.CHANGES,
    ...referee.CHANGES,
  ],
  queries: [
    numbers.TargetNumber,
    numbers.Boons,
    numbers.ArmourRating,
    numbers.BlockRating,
    numbers.RepairPrice,
    numbers.ResistanceTo,
    numbers.VulnerabilityTo,
    numbers.Speed,
    numbers.MostHealth,
    numbers.MostMana,
    numbers.MostStamina,
    numbers.MostLuck,
    numbers.InitiativeBonus,
    numbers.DamageBonus,
  ],
  conditions: [...CONDITIONS, ...dying.CONDITIONS, ...afflictions.CONDITIONS, Unloaded, Warded, FlameBlade],
  features: [...GEAR, ...perks.PERKS, ...SPELLS],
  resources: [actions.ActionPoints, magic.Mana, aftermath.Stamina, Luck],
  clocks: [actions.Rounds, actions.TurnsEnded, aftermath.Minutes],
  checkpoints: [grapple.LetGo],
  always: ALWAYS,
  anytime: 'reaction',
  copy: copyEntity,
  next: turns.next,
  perform,
  sees,
  hides: Hidden,
  shown,
  name: nameOf,
});
