import { ConditionEnded, ConditionGiven, carried, type Id, type IntentJson, ResourceSet, type View } from '@riposte/kernel';
import { type Args, defineTale, fighterName, thingName } from '@riposte/ruleset';
import { Aiming } from '../actions/aim.ts';
import { Committed } from '../actions/declared.ts';
import { Defending, TotalDefending } from '../actions/defend.ts';
import { FreeActionTaken } from '../actions/free-actions.ts';
import { AmmoUsed } from '../actions/ranged.ts';
import { ShieldReady } from '../actions/ready-shield.ts';
import { AttackMade } from '../attack/attack.ts';
import { bodyPart, fighter, fighters, owner, scene } from '../fighters/fighter.ts';
import { SideChanged } from '../fighters/sides.ts';
import { weaponCode } from '../gear/in-hand.ts';
import { Dropped, HoldsNow, Stowed, StowedCracked, StowedUnloaded, Taken, Unloaded } from '../gear/take-and-drop.ts';
import { isBeyond, isUseless, severityOf } from '../injuries/body.ts';
import { InjuriesSaid } from '../injuries/decreed.ts';
import { Recovering, Untreated } from '../injuries/healing.ts';
import { loreDc } from '../injuries/heart.ts';
import { Fitted } from '../injuries/prosthetics.ts';
import { TimePassed } from '../injuries/recovery.ts';
import { Stunned } from '../injuries/stunned.ts';
import { TREATMENT, Tried } from '../injuries/treatment.ts';
import { spellAt } from '../magic/cast.ts';
import { Held } from '../magic/held.ts';
import { difficulty } from '../magic/spells.ts';
import { Warded } from '../magic/ward.ts';
import { Spent } from '../magic/worn-items.ts';
import { MANEUVERS } from '../manoeuvres/modifiers.ts';
import { Away } from '../positioning/away.ts';
import { burden } from '../positioning/carrying.ts';
import { Flying, Landed } from '../positioning/flying.ts';
import { FromHiding } from '../positioning/from-hiding.ts';
import { Prone } from '../positioning/prone.ts';
import { ActionPoints } from '../rounds/action-points.ts';
import { EncounterEnded } from '../rounds/after-the-fight.ts';
import { InRoundAction, Reactions } from '../rounds/reactions.ts';
import { TurnEnded } from '../rounds/turns.ts';
import { OffersSurrender, Yielded } from '../rounds/yielded.ts';
import { ruled } from '../rulings.ts';
import { FIRST_AID_DC } from '../stamina/bleeding.ts';
import { Dead } from '../stamina/dead.ts';
import { saveDc } from '../stamina/dying.ts';
import { Unconscious } from '../stamina/unconscious.ts';
import { tellBurden, tellCast, tellDone, tellPlain, tellWay } from './acts.ts';
import { tellAttack, tellCharge, tellCoup, tellVolley } from './attacks.ts';
import { tellEscape, tellFirstAid, tellLocate, tellSkillUse, tellTreat } from './checks.ts';
import { tellManoeuvre } from './manoeuvres.ts';
import { MESSAGES, type Messages } from './messages.gen.ts';
import { partName } from './parts.ts';
import { prompts } from './prompts.ts';
import { tellEnd, tellOrder, tellRoundEnd, tellTurn, tellTurnEnd } from './rounds.ts';

/** Acts with which turns pass. */
const PASSING = ['next-turn', 'end-turn', 'finish-turn', 'finish-round'];

const kindOf = (view: View, id: unknown): string => (typeof id === 'number' && id >= 0 ? (view.state.entities[id]?.kind ?? '') : '');

interface Chosen {
  readonly weapon?: Id;
  readonly hand?: Id;
  readonly part?: Id | null;
  readonly who?: Id | null;
  readonly of?: Id;
  readonly spell?: number;
  readonly lying?: number;
  readonly blows?: readonly { readonly weapon: Id; readonly at: Id }[];
}

/** What is held, aimed at, carried or tried for, when an act begins. */
function also(view: View, { do: act, by, with: chosen }: IntentJson): Args {
  const { weapon, hand, part, who, of, spell, lying, blows } = chosen as Chosen;
  const told: { [name: string]: Args[string] } = {};
  const holding = (id: Id): void => {
    told.held = thingName(view, bodyPart(view, id).holds);
  };
  if (kindOf(view, weapon) === 'part') told.tool = thingName(view, weaponCode(view, weapon!));
  if (kindOf(view, hand) === 'part') {
    told['hand-name'] = partName(view, hand!);
    told.tool = thingName(view, bodyPart(view, hand!).holds);
    holding(hand!);
  }
  if (kindOf(view, part) === 'part') {
    told['part-name'] = partName(view, part!);
    holding(part!);
  }
  const harmed = [part, who].find((one) => typeof one === 'number');
  if (harmed !== undefined && kindOf(view, harmed) !== '') told.owner = fighterName(view, owner(view, harmed!));
  if (kindOf(view, part) === 'fighter') told.held = { text: 'armour', thing: 'armour' };
  if (blows !== undefined && Array.isArray(blows)) {
    told.tool = blows.map((blow) => thingName(view, weaponCode(view, blow.weapon)));
    told.targets = [...new Set(blows.map((blow) => blow.at))].map((one) => fighterName(view, one));
  }
  if (lying !== undefined && scene(view).ground[lying] !== undefined) told.thing = thingName(view, scene(view).ground[lying].gear);
  if (PASSING.includes(act)) told.out = fighters(view).flatMap(({ id }) => (view.has(id, Unconscious) || view.has(id, Dead) ? [fighterName(view, id)] : []));
  if (act === 'put-down') told.load = burden(view, by).map((one) => fighterName(view, one));
  if (act === 'cast' && spell !== undefined && view.rules.things[spell] !== undefined) {
    told.dc = difficulty(view, by);
    told.foe = spellAt(view, spell).target === 'foe' ? 'yes' : 'no';
    told.free = spellAt(view, spell).stamina === 0 ? 'yes' : 'no';
  }
  if (act === 'change-side') told.alone = (chosen as { readonly side?: Id }).side === who ? 'yes' : 'no';
  if (act === 'locate-heart' && kindOf(view, of) === 'fighter') told.dc = loreDc(view, of!);
  if (act === 'first-aid') told.dc = FIRST_AID_DC;
  if (act === 'treat' && kindOf(view, part) === 'part' && severityOf(view, part!) >= 0) told.dc = TREATMENT[severityOf(view, part!)].dc;
  if (kindOf(view, by) === 'fighter' && view.has(by, Held)) told.dc ??= carried(view, by, Held)[0].value;
  return told;
}

/** What a fighter brings to a save or a check: its Constitution, and what a save against death must reach. */
const body = (view: View, who: Id): { readonly con: number; readonly save: number; readonly counts: string } => ({
  con: fighter(view, who).con ?? 0,
  save: saveDc(view, who),
  counts: ruled(view).newInjuryCounts ? 'yes' : 'no',
});

/** A part after its injury; the save as it stands with it, or before it where new injuries do not count. */
function injured(view: View, part: Id): Args {
  const { counts, con, save } = body(view, owner(view, part));
  const state = isBeyond(view, part) ? 'destroyed' : isUseless(view, part) ? 'useless' : bodyPart(view, part).injuries > 1 ? 'again' : 'injured';
  return { con, counts, state, kind: bodyPart(view, part).part, save: counts === 'yes' ? save : save - severityOf(view, part) - 1 };
}

/** What was dropped last, and where it lies. */
function fallen(view: View): Args {
  const item = scene(view).ground.at(-1);
  if (item === undefined) return {};
  return { what: thingName(view, item.gear), to: `(${item.x},${item.y})`, ...(item.in >= 0 ? { in: fighterName(view, item.in) } : {}) };
}

/** The turn that begins: what is left from before, and whether it can be used. */
const begun = (view: View, who: Id): Args => ({
  ...body(view, who),
  ap: ActionPoints.left(view, who),
  reactions: Reactions.left(view, who),
  state: view.has(who, Unconscious)
    ? 'unconscious'
    : view.has(who, Stunned)
      ? 'stunned'
      : view.has(who, Yielded) || view.has(who, OffersSurrender)
        ? 'yielded'
        : 'able',
});

/** How fights of this game are told. */
export const tale = defineTale<Messages>({
  messages: MESSAGES,
  prompts,
  also,
  part: (view, id) => (view.state.entities[id]?.kind === 'part' ? { of: owner(view, id), name: partName(view, id) } : null),
  tellers: {
    strike: tellAttack('strike'),
    'reactive-attack': tellAttack('reactive-attack'),
    shoot: tellAttack('shoot'),
    throw: tellAttack('throw'),
    charge: tellCharge,
    multiweapon: tellVolley('multiweapon'),
    'rapid-shot': tellVolley('rapid-shot'),
    'spread-shot': tellVolley('rapid-shot'),
    'rapid-throw': tellVolley('rapid-throw'),
    'spread-throw': tellVolley('rapid-throw'),
    'coup-de-grace': tellCoup,
    ...Object.fromEntries(MANEUVERS.map((id) => [id, tellManoeuvre])),
    'reactive-maneuver': tellManoeuvre,
    escape: tellEscape,
    cast: tellCast,
    'locate-heart': tellLocate,
    'first-aid': tellFirstAid,
    treat: tellTreat,
    'use-skill': tellSkillUse,
    move: tellWay('move'),
    step: tellWay('step'),
    crawl: tellWay('crawl'),
    withdraw: tellWay('withdraw'),
    run: tellWay('run'),
    fly: tellWay('fly'),
    'stand-up': tellDone('stand-up'),
    soar: tellDone('soar'),
    leave: tellDone('leave'),
    draw: tellDone('draw'),
    carry: tellBurden('carry'),
    'put-down': tellBurden('put-down'),
    'get-down': tellBurden('get-down'),
    'next-turn': tellTurn,
    'roll-initiative': tellOrder,
    'end-encounter': tellEnd,
    'end-turn': tellTurnEnd,
    harm: tellPlain([]),
    wound: tellPlain([]),
    'pass-time': tellPlain([]),
    'finish-turn': tellPlain([], 'tires'),
    'finish-round': tellRoundEnd,
    'finish-fight': tellPlain([EncounterEnded, ConditionEnded]),
    join: tellPlain([ConditionEnded]),
    'take-out': tellPlain([ConditionGiven]),
    kill: tellPlain([ConditionGiven]),
    'change-side': tellPlain([SideChanged]),
    yield: tellPlain([ConditionGiven], 'tires'),
    surrender: tellPlain([ConditionGiven], 'tires'),
  },
  changes: {
    'turn-began': { fields: ['who', 'turn', 'round'], pool: { title: 'round', of: (view) => scene(view).round }, also: begun },
    'order-set': { fields: ['scene', 'order'] },
    attacked: { fields: ['by', 'at', 'total', 'value'] },
    missed: { fields: ['by', 'at'] },
    deflected: { fields: ['at', 'by'] },
    hit: { fields: ['by', 'at', 'degrees'] },
    injured: { fields: ['owner', 'to'], also: injured },
    rated: { fields: ['', 'severity'], also: (view, part) => ({ owner: fighterName(view, owner(view, part)) }) },
    healed: { fields: ['owner', 'to'] },
    strained: { fields: ['who', 'points'], also: body },
    'strain-eased': { fields: ['who', 'points'] },
    'constitution-set': { fields: ['who', 'to'] },
    moved: { fields: ['who', 'x', 'y'] },
    pushed: { fields: ['who', 'x', 'y'] },
    dropped: { fields: ['owner', 'x', 'y'], also: fallen },
    taken: { fields: ['owner'], also: (view, part) => ({ what: thingName(view, bodyPart(view, part).holds) }) },
    'holds-now': { fields: ['owner', 'gear'] },
    studied: { fields: ['who', 'species', 'found'] },
    fitted: { fields: ['owner', 'gear'] },
    'time-passed': { fields: ['scene', 'minutes'] },
    'side-changed': { fields: ['who', 'side'] },
    'fact-set': { fields: ['who', 'fact', 'value'] },
    'round-set': { fields: ['scene', 'round'] },
  },
  fates: [Dead, Unconscious],
  covered: {
    'pick-up': [Taken, HoldsNow],
    'quick-draw': [HoldsNow],
    stow: [HoldsNow],
    drop: [Dropped],
    drink: [HoldsNow],
    'give-potion': [HoldsNow],
    'stand-up': [Prone],
    'lie-down': [Prone],
    soar: [Flying],
    leave: [Away],
    yield: [Yielded],
    surrender: [OffersSurrender],
    'power-attack': [ResourceSet],
    'deadly-aim': [ResourceSet],
    reload: [Unloaded],
    fit: [Fitted],
  },
  quiet: {
    changes: [TurnEnded, FreeActionTaken, Committed, AttackMade, AmmoUsed, Landed, Stowed, InjuriesSaid, TimePassed],
    conditions: [
      Defending,
      TotalDefending,
      ShieldReady,
      Warded,
      InRoundAction,
      Aiming,
      FromHiding,
      Spent,
      Untreated,
      Recovering,
      Tried,
      StowedUnloaded,
      StowedCracked,
    ],
  },
});
