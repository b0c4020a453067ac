import { ConditionEnded, ConditionGiven, type Id, type Json, type View } from '@riposte/kernel';
import { type Args, defineTale, fighterName, thingName } from '@riposte/ruleset';
import { Aiming } from '../actions/aim.ts';
import { Committed } from '../actions/declared.ts';
import { Defending, TotalDefending } from '../actions/defend.ts';
import { FreeActionTaken } from '../actions/free-actions.ts';
import { AmmoUsed } from '../actions/ranged.ts';
import { ShieldReady } from '../actions/ready-shield.ts';
import { AttackMade } from '../attack/attack.ts';
import { bySize } from '../attack/size-differences.ts';
import { bodyPart, fighter, owner, scene } from '../fighters/fighter.ts';
import { SideChanged } from '../fighters/sides.ts';
import { Dropped, HoldsNow, Stowed, StowedCracked, StowedUnloaded, Taken, Unloaded } from '../gear/take-and-drop.ts';
import { allInjured, countInjuries, Fitted, isBeyond, isUseless, partsOf, severityOf } from '../injuries/body.ts';
import { Concussed } from '../injuries/concussed.ts';
import { InjuriesSaid } from '../injuries/decreed.ts';
import { Recovering, Untreated } from '../injuries/healing.ts';
import { Sickened } from '../injuries/heart.ts';
import { TimePassed } from '../injuries/recovery.ts';
import { Dazzled, Deafened } from '../injuries/senses.ts';
import { Stunned } from '../injuries/stunned.ts';
import { Tried } from '../injuries/treatment.ts';
import { Warded } from '../magic/ward.ts';
import { Spent } from '../magic/worn-items.ts';
import { MANEUVERS } from '../manoeuvres/modifiers.ts';
import { Away } from '../positioning/away.ts';
import { Moved } from '../positioning/board.ts';
import { Flying, Landed } from '../positioning/flying.ts';
import { FromHiding } from '../positioning/from-hiding.ts';
import { Prone } from '../positioning/prone.ts';
import { ActionPoints } from '../rounds/action-points.ts';
import { EncounterEnded } from '../rounds/after-the-fight.ts';
import { TurnsBegun, TurnsEnded } from '../rounds/clocks.ts';
import { InRoundAction, Reactions } from '../rounds/reactions.ts';
import { TurnEnded, TurnHanded } from '../rounds/turns.ts';
import { OffersSurrender, Yielded } from '../rounds/yielded.ts';
import { ruled } from '../rulings.ts';
import { bleeding } from '../stamina/bleeding.ts';
import { Dead, maxInjuries } from '../stamina/dead.ts';
import { saveDc } from '../stamina/dying.ts';
import { Helpless } from '../stamina/helpless.ts';
import { Unconscious } from '../stamina/unconscious.ts';
import { tellBurden, tellCast, tellDone, tellPlain, tellWay } from './acts.ts';
import { also } from './also.ts';
import { tellAttack, tellCharge, tellCoup, tellVolley } from './attacks.ts';
import { tellEscape, tellFirstAid, tellLocate, tellSkillUse, tellTreat } from './checks.ts';
import { tellManoeuvre } from './manoeuvres.ts';
import { MESSAGES, type Messages } from './messages.gen.ts';
import { namedPart } from './parts.ts';
import { prompts } from './prompts.ts';
import { tellEnd, tellOrder, tellRoundEnd, tellTurn, tellTurnEnd } from './rounds.ts';

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
  const who = owner(view, part);
  const injuries = countInjuries(view, who);
  return {
    con,
    bleeding: bleeding(view, who),
    counts,
    state,
    kind: bodyPart(view, part).part,
    save: counts === 'yes' ? save : save - severityOf(view, part) - 1,
    brings: broughtBy(view, part),
    // The injury that destroys a creature without Constitution.
    last: injuries >= maxInjuries(view, who) ? injuries : 0,
  };
}

/** What the first injury of an eye, an ear, a head or a heart brings upon the whole body, if it does; "none" else. */
function broughtBy(view: View, part: Id): string {
  const { of, part: kind, injuries } = bodyPart(view, part);
  if (injuries !== 1) return 'none';
  if (kind === 'eye') return allInjured(view, of, 'eye') && !view.has(of, Dazzled) ? 'blinded' : 'none';
  if (kind === 'ear') return view.has(of, Deafened) ? 'deafened' : 'none';
  if (kind === 'heart') return view.has(of, Sickened) && partsOf(view, of, 'heart').length === 1 ? 'sickened' : 'none';
  return kind === 'head' && view.has(of, Concussed) && partsOf(view, of, 'head').length === 1 ? 'concussed' : 'none';
}

/** What the rules count for the degrees of a hit, besides the dice. */
const struck = (view: View, by: Id, [, at]: readonly Json[]): Args => ({
  step: ruled(view).degreeStep,
  size: bySize(view, by, at as Id),
  helpless: view.has(at as Id, Helpless) ? 1 : 0,
  one: ruled(view).naturalOne.degrees,
});

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
  part: (view, id) => (view.state.entities[id]?.kind === 'part' ? { of: owner(view, id), name: namedPart(view, id) } : null),
  ends: (view, { clock, of, at }) =>
    clock === TurnsBegun.id ? ['turn-starts', at - fighter(view, of).turns] : clock === TurnsEnded.id ? ['turn-ends', at - fighter(view, of).turns] : null,
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
    yield: tellPlain([ConditionGiven, ConditionEnded], 'tires'),
    surrender: tellPlain([ConditionGiven], 'tires'),
  },
  changes: {
    'turn-began': { fields: ['who', 'turn', 'round'], pool: { title: 'round', of: (view) => scene(view).round }, also: begun },
    'order-set': { fields: ['scene', 'order'] },
    attacked: { fields: ['by', 'at', 'total', 'value'] },
    missed: { fields: ['by', 'at'] },
    deflected: { fields: ['at', 'by'] },
    hit: { fields: ['by', 'at', 'degrees'], also: struck },
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
    soar: [Flying, Moved],
    leave: [Away],
    yield: [Yielded],
    surrender: [OffersSurrender],
    reload: [Unloaded],
    fit: [Fitted],
  },
  quiet: {
    changes: [TurnEnded, TurnHanded, FreeActionTaken, Committed, AttackMade, AmmoUsed, Landed, Stowed, InjuriesSaid, TimePassed],
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
