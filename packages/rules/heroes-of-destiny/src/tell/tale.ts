import { carried, type Id, type IntentJson, NOBODY, sourceSeen, type View } from '@riposte/kernel';
import { type Args, defineTale, fighterName, type Name, type Tale, type Teller, thingName } from '@riposte/ruleset';
import { Hasted, Warded } from '../actions/cast.ts';
import { Defending } from '../actions/defend.ts';
import { Harried } from '../actions/harry-and-rebuff.ts';
import { Distracted } from '../actions/hinder.ts';
import { Hurrying } from '../actions/hurry.ts';
import { Wielded } from '../actions/items.ts';
import { ItemEffect } from '../actions/objects.ts';
import { Opening } from '../actions/openings.ts';
import { ReadySet } from '../actions/ready.ts';
import { kitPenalty, TREATMENT_TN } from '../actions/treat.ts';
import { spellAt } from '../catalogue/spells.ts';
import { isRanged, meleeWeapon, weaponAt } from '../catalogue/weapon.ts';
import { Dragging } from '../grappling/drag.ts';
import { Bound } from '../grappling/escape.ts';
import { PIN_PENALTY } from '../grappling/grapple.ts';
import { ailmentOf, Hobbled, isBloodless, Poisoned } from '../health/ailments.ts';
import { awake, Dead, Helpless, Left, lives, Unconscious } from '../health/alive.ts';
import { Bleeding, Burning, Fell } from '../health/damage.ts';
import { Dying } from '../health/dying.ts';
import { WoundTaken, woundCount } from '../health/wounds.ts';
import { loadOf } from '../movement/carry.ts';
import { Dashing } from '../movement/dash.ts';
import { Airborne } from '../movement/jump.ts';
import { Crouching, Prone } from '../movement/posture.ts';
import { weaponAttack } from '../rolls/attack.ts';
import { Immobile } from '../rolls/defence.ts';
import { Ignoring } from '../rolls/flanking.ts';
import { Circumstance, LowWall } from '../rolls/modifiers.ts';
import { heroesOfDestiny } from '../rules.ts';
import { ActionPoints } from '../sequence/action-points.ts';
import { RoundsEnded } from '../sequence/rounds.ts';
import { Unaware } from '../sequence/surprise.ts';
import { Reacted } from '../sequence/triggers.ts';
import { TurnBegan } from '../sequence/turns.ts';
import { MediumSet } from '../situations/swimming-and-climbing.ts';
import { fighter, fighters, isFighter } from '../state/fighter.ts';
import { bearsFrom, Grappling, Mounted, mountOf, Pinned, Sharing, sharesTurn } from '../state/linked-creatures.ts';
import { Captive, Surrendering } from '../state/parley.ts';
import { Carried, Carrying, Ridden } from '../state/ridden.ts';
import { scene } from '../state/scene.ts';
import { SideSet } from '../state/sides.ts';
import { tellHead, tellMove, tellPlain, tellRest } from './acts.ts';
import { tellAttack, tellCast, tellGrapple, tellOpening } from './attacks.ts';
import type { Known } from './checks.ts';
import { tellHinder, tellInterpose, tellSeize } from './hindrances.ts';
import { MESSAGES, type Messages } from './messages.gen.ts';
import { prompts } from './prompts.ts';
import { tellBegin, tellJoin, tellRound, tellRoundEnd, tellTime, tellTurn, tellTurnEnd, tellTurnFinish } from './rounds.ts';
import type { Speaker } from './sums.ts';

/** Strikes, shoots or throws: what a standard attack is. */
function wayOf(view: View, by: Id, at: Id): string {
  const { way, weapon } = weaponAttack(view, by, at, 'attack', 0);
  return way === 'melee' ? 'strike' : isRanged(weaponAt(view, weapon)) ? 'shot' : 'throw';
}

/** What attacks, and what it must reach, where an act does not say it. */
function attackWith(view: View, { do: act, by, with: chosen }: IntentJson): Args {
  const { at, spell } = chosen as { readonly at?: Id; readonly spell?: number };
  const cast = spell === undefined ? null : spellAt(view, spell);
  if (cast !== null) {
    const { targets, damage, radius } = cast;
    const isSkill = targets !== null && targets !== 'melee' && targets !== 'ranged';
    const harms = damage !== null;
    return { against: targets ?? 'melee', harms: harms ? 'yes' : 'no', area: radius > 0 ? 'yes' : 'no', resists: isSkill && !harms ? 'yes' : 'no' };
  }
  const inHand = act === 'attack' || act === 'rebuff' || act === 'load' ? fighter(view, by).weapon : meleeWeapon(view, by);
  return { weapon: thingName(view, inHand), ...(act === 'attack' && isFighter(view, at ?? NOBODY) && { way: wayOf(view, by, at!) }) };
}

const TOLLS = [Bleeding, Burning, Poisoned];

/** What gnaws at the fighters as a round ends, in the order in which they check: who, what, and what the check must reach. */
function tollOf(view: View): Args[string] {
  const ailing = fighters(view).flatMap(({ id }) =>
    lives(view, id) ? TOLLS.flatMap((def) => carried(view, id, def).map((condition) => ({ id, def, condition }))) : [],
  );
  const checked = ailing.filter(({ id, def }) => def === Burning || !isBloodless(view, id)).sort((a, b) => a.condition.since - b.condition.since);
  const dying = fighters(view).filter(({ id }) => view.has(id, Dying));
  return [
    ...checked.map(({ id, def, condition }) => [fighterName(view, id), def.id, ailmentOf(condition.value).tn]),
    ...dying.map((f) => [fighterName(view, f.id), 'dying', woundCount(f)]),
  ];
}

/** What a treatment must reach, and what the lack of a kit costs. */
function treatmentOf(view: View, { do: act, by, with: chosen }: IntentJson): Args {
  const { patient, ailment, level, spell } = chosen as { readonly patient?: Id; readonly ailment?: string; readonly level?: number; readonly spell?: number };
  const kit = kitPenalty(view, by);
  if (act === 'treat-wound' && level !== undefined) return { target: TREATMENT_TN[level - 1] ?? 0, kit };
  if (act === 'stabilize' && patient !== undefined && isFighter(view, patient)) return { target: woundCount(fighter(view, patient)), kit };
  if (act === 'treat-condition' && patient !== undefined && isFighter(view, patient)) {
    const def = [...TOLLS, Hobbled].find(({ id }) => id === ailment);
    const [worst] = def === undefined ? [] : [...carried(view, patient, def)].sort((a, b) => ailmentOf(b.value).level - ailmentOf(a.value).level);
    if (worst !== undefined) return { target: def === Hobbled ? worst.value : ailmentOf(worst.value).tn, kit };
  }
  const { at } = chosen as { readonly at?: Id };
  if (act === 'cast' && spellAt(view, spell ?? NOBODY)?.effect === 'mend' && at !== undefined) {
    const worst = fighter(view, at).wounds.findLastIndex((count) => count > 0);
    return worst < 0 ? {} : { target: TREATMENT_TN[worst] };
  }
  return {};
}

const ROUND_ENDS = ['next-round', 'finish-round', 'pass-time', 'disturb'];

/** Those who are down: what they gain meanwhile is no news. */
const outOf = (view: View): Args[string] =>
  fighters(view).flatMap(({ id }) => ([Unconscious, Dying, Dead, Captive, Left].some((condition) => view.has(id, condition)) ? [fighterName(view, id)] : []));

/** Riders with the mounts that share their turns. */
const pairsOf = (view: View): Args[string] =>
  fighters(view).flatMap(({ id }) => {
    const mount = mountOf(view, id);
    return mount >= 0 && awake(view, id) && sharesTurn(view, mount) ? [[fighterName(view, id), fighterName(view, mount)]] : [];
  });

/** What is in hand, who is ridden or carried, what must be reached, when an act begins. */
function also(view: View, intent: IntentJson): Args {
  const { do: act, by, with: chosen } = intent;
  if (ROUND_ENDS.includes(act)) return { toll: tollOf(view), out: outOf(view) };
  if (act === 'begin-fight') return { pairs: pairsOf(view) };
  if (act === 'end-turn' || act === 'finish-turn') return { out: outOf(view) };
  if (!isFighter(view, by)) return {};
  const mount = mountOf(view, by);
  const bearer = sourceSeen(view, by, Carried);
  const load = loadOf(view, by);
  const [bond] = carried(view, by, Bound);
  const { use, from, whom, patient } = chosen as { readonly use?: string; readonly from?: Id; readonly whom?: Id; readonly patient?: Id };
  return {
    ...attackWith(view, intent),
    ...treatmentOf(view, intent),
    ...(mount >= 0 && { mount: fighterName(view, mount) }),
    ...(use !== undefined && { uses: use }),
    ...(patient !== undefined && { self: patient === by ? 'yes' : 'no' }),
    ...(act === 'interpose' && { pinned: bearsFrom(view, whom ?? NOBODY, Pinned, by) ? 'yes' : 'no' }),
    ...(act === 'put-down' && {
      lift: bearer >= 0 ? 'yes' : 'no',
      bearer: bearer >= 0 ? fighterName(view, bearer) : 'none',
      load: load >= 0 ? fighterName(view, load) : 'none',
    }),
    ...(act === 'escape' && { bond: from === by ? 'yes' : 'no', ...(from === by && bond !== undefined && { target: bond.value }) }),
    ...(act === 'sleep' && { asleep: fighter(view, by).asleepSince >= 0 ? 'yes' : 'no' }),
  };
}

/** A number that `also` gives; undefined where it gives none. */
const numberIn = (given: Args, name: string): number | undefined => (typeof given[name] === 'number' ? (given[name] as number) : undefined);

/** A check of a healer: what it must reach, and what the lack of a kit costs. */
const healing = (given: Args): Known => {
  const tn = numberIn(given, 'target');
  const more = numberIn(given, 'kit') ?? 0;
  return { label: 'no kit', more: { 'healing-wounds': more, healing: more }, tn: tn === undefined ? {} : { 'healing-wounds': tn, healing: tn } };
};

const escaping = (given: Args): Known => {
  const tn = numberIn(given, 'target');
  return tn === undefined ? {} : { tn: { power: tn, agility: tn } };
};

type AnyTeller = Teller<Messages>;

/** Tells an act in the words of the act that it lets happen. */
const tellWithin =
  (frame: 'out-of-turn' | 'readied' | 'hurried' | 'commanded' | null): AnyTeller =>
  (telling, say) => {
    const { act } = telling;
    const meant = act.chosen.action as IntentJson | undefined;
    const found = act.items.find((item) => item.kind === 'act' && (meant === undefined ? item.by.id === act.by.id : item.def.id === meant.do));
    const inner = found?.kind === 'act' && found.veil === undefined ? telling.inner(found.def) : null;
    if (inner === null) tellHead(telling, say);
    else {
      const head: Speaker['head'] = (key, args, within) => say.head(key, args, within ?? (frame === null ? undefined : { in: frame, with: { by: act.by } }));
      const paid: Speaker['paid'] = (key, args) =>
        frame === 'commanded' && key === 'price' ? say.paid('price-of', { ...(args as Messages['price']), who: inner.act.by }) : say.paid(key, args);
      TELLERS[inner.act.def.id](inner, { ...say, head, paid });
    }
    tellRest(telling, say);
  };

/** Who is taken prisoner lays the weapons down: what is left in hand is no news. */
const tellPrisoner: AnyTeller = (telling, say) => {
  telling.changes(Wielded);
  tellHead(telling, say);
  tellRest(telling, say);
};

/** What the game master does to a fighter: the headline says all of it. */
const tellDone: AnyTeller = (telling, say) => {
  for (const condition of [Dead, Left]) telling.given(condition, telling.act.with.who as Name);
  telling.changes(SideSet);
  tellHead(telling, say);
  tellRest(telling, say);
};

/** Damage that is no attack, also where nothing comes of it. */
const tellHarm: AnyTeller = (telling, say) => {
  const { items, with: given } = telling.act;
  const isHurt = items.some((item) => item.kind === 'answer' || (item.kind === 'change' && item.change[0] === WoundTaken.id));
  tellHead(telling, say);
  if (given.cause === 'fall') telling.changes(Fell);
  if (!isHurt) say.line('no-wound', { who: given.whom ?? 'none' });
  tellRest(telling, say);
};

/** Every act is told: those that are not here by their message alone. */
const TELLERS: { readonly [act: string]: AnyTeller } = {
  ...Object.fromEntries(heroesOfDestiny.intents.map(({ id }) => [id, tellPlain()])),
  attack: tellAttack('standard'),
  'quick-attack': tellAttack('quick'),
  'strong-attack': tellAttack('strong'),
  'nonlethal-attack': tellAttack('nonlethal'),
  rebuff: tellAttack('rebuff'),
  grapple: tellGrapple,
  'create-opening': tellOpening,
  cast: tellCast,
  hinder: tellHinder,
  'seize-initiative': tellSeize,
  move: tellMove,
  'move-grapple': tellMove,
  pin: tellPlain(() => ({ label: 'pin', more: { power: PIN_PENALTY } })),
  escape: tellPlain(escaping),
  interpose: tellInterpose,
  'accept-surrender': tellPrisoner,
  stabilize: tellPlain(healing),
  'treat-condition': tellPlain(healing),
  'treat-wound': tellPlain(healing),
  'act-out-of-turn': tellWithin('out-of-turn'),
  'take-readied': tellWithin('readied'),
  hurry: tellWithin('hurried'),
  'command-mount': tellWithin('commanded'),
  'pay-on': tellWithin(null),
  harm: tellHarm,
  kill: tellDone,
  'take-out': tellDone,
  'change-side': tellDone,
  'begin-fight': tellBegin,
  'next-round': tellRound,
  'finish-round': tellRoundEnd,
  'next-turn': tellTurn,
  'end-turn': tellTurnEnd,
  'finish-turn': tellTurnFinish,
  'pass-time': tellTime,
  disturb: tellTime,
  join: tellJoin,
};

/** How changes are told that no teller takes. */
const TOLD: Tale['changes'] = {
  'turn-began': {
    fields: ['who'],
    also: (view, who) => {
      const mount = mountOf(view, who);
      const isShared = mount >= 0 && sharesTurn(view, mount);
      return { ap: ActionPoints.left(view, who), ...(isShared && { mount: fighterName(view, mount), 'mount-ap': ActionPoints.left(view, mount) }) };
    },
  },
  attacked: { fields: ['by', 'at', 'total', 'defence'] },
  'loaded-set': { fields: ['who', 'loaded'] },
  'wound-taken': { fields: ['who', 'level'] },
  'wound-healed': { fields: ['who', 'level'] },
  'failure-counted': { fields: ['who', 'failures'] },
  tired: { fields: ['who', 'fatigue'] },
  'lots-drawn': { fields: ['scene', 'lots'] },
  'ready-set': { fields: ['who', 'action'] },
  moved: { fields: ['who', 'to'] },
  jumped: { fields: ['who', 'kind', 'reach'] },
  wielded: { fields: ['who', 'weapon'] },
  'medium-set': { fields: ['who', 'medium'] },
  fell: { fields: ['who', 'yards'] },
  steamed: { fields: ['who'] },
  recovery: { fields: ['who', 'total'] },
  'side-set': { fields: ['who', 'side'] },
  'sheet-set': { fields: ['who', 'fact'] },
  'wounds-set': { fields: ['who'] },
  'round-set': { fields: ['scene', 'round'] },
};

/** Bookkeeping that cards show. A change that is neither told nor here fails the test that nothing is lost. */
const BOOKKEEPING: readonly string[] = [
  'dragged',
  'fight-finished',
  'gear-set',
  'invested',
  'long-rest-counted',
  'lying-set',
  'movement-bought',
  'napped',
  'object-used',
  'order-fixed',
  'owed',
  'peace-set',
  'pushed-in',
  'rate-changed',
  'recovery-bonus-set',
  'relieved',
  'rest-set',
  'reverted',
  'round-began',
  'round-ended',
  'run-up-set',
  'said',
  'sat',
  'sleep-set',
  'task-set',
  'tending-set',
  'time-passed',
  'tried-to-wake',
  'worked',
  'turn-ended',
  'turn-handed',
  'turn-shared',
  'worsened',
  'yards-lost',
];

/** How fights of this game are told. */
export const tale = defineTale<Messages>({
  messages: MESSAGES,
  prompts,
  also,
  ends: (view, { clock, at }) => (clock === RoundsEnded.id ? ['round-ends', at - scene(view).ended] : null),
  tellers: TELLERS,
  changes: TOLD,
  fates: [Dead, Dying, Unconscious, Captive],
  covered: {
    'change-posture': [Prone, Crouching],
    mount: [Mounted, Prone, Crouching],
    dismount: [Mounted],
    attack: [Wielded],
    'create-opening': [Opening],
    'choose-weapon': [Wielded],
    retrieve: [Wielded],
    stow: [Wielded],
    release: [Wielded],
    'pick-up': [Wielded],
    carry: [Carrying],
    'put-down': [Carrying, Carried],
    leave: [Left],
    surrender: [Surrendering],
    ignore: [Ignoring],
    mind: [Ignoring],
    ready: [ReadySet],
    'enter-space': [Sharing],
    drag: [Dragging],
    escape: [Bound, Grappling, Pinned],
    cast: [Warded, Hasted],
    'end-spell': [Hasted],
    resurface: [MediumSet],
    'end-effect': [ItemEffect],
  },
  quiet: {
    changes: [TurnBegan, ...heroesOfDestiny.changes.filter(({ id }) => BOOKKEEPING.includes(id))],
    conditions: [Dashing, Harried, Distracted, Defending, Unaware, Airborne, Reacted, Hurrying, LowWall, Circumstance, Helpless, Immobile, Carried, Ridden],
  },
});
