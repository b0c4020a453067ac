import { type ChangeJson, carried, expire, give, type Id, type Json, NOBODY, type View } from '@riposte/kernel';
import { anyNumber, changesOf, type Range, type Settable, type Settables, settable, settableResource, upTo, upToCap } from '@riposte/ruleset';
import { ActionPoints } from '../actions/action-points.ts';
import { Moved } from '../actions/regions.ts';
import { TurnEnded, TurnsEnding } from '../actions/turn.ts';
import { AftermathSet } from '../after-the-encounter/end-of-encounter.ts';
import { DICE, dieOf, type Fighter, fighter, type Item, SCENE, scene } from '../characters/fighter.ts';
import { LADDER, rankOf, showRank } from '../characters/ladder.ts';
import { type Fact, FactSet, OrderChanged, RoundSet, SideChanged, TurnSet } from '../characters/set-facts.ts';
import { GearLost, GearTaken, Wielded } from '../equipment/arms.ts';
import { type Sort, sortOf } from '../equipment/catalogue.ts';
import { weaponsOf } from '../equipment/weapon.ts';
import { MagicPoints } from '../magic/magic-points.ts';
import { ExtraMovesSet, pairOf, Ridden, riderOf } from '../mounted-combat/mounted.ts';
import { Carrying } from '../problematic-situations/carrying.ts';
import { takesTurns } from '../problematic-situations/leaving.ts';
import { BadlyWounded } from '../taking-damage/badly-wounded.ts';
import { Healed, Hurt } from '../taking-damage/hit-points.ts';
import { alive } from '../taking-damage/instant-death.ts';
import { KnockedOut } from '../taking-damage/knocked-out.ts';
import { MortallyWounded } from '../taking-damage/mortally-wounded.ts';
import { revive } from '../taking-damage/waking.ts';
import { sideName, sideNames } from './sides.ts';

/** All facts of a fighter, a thing on the ground or the scene. */
export function facts(view: View, who: Id): { readonly [fact: string]: Json } {
  const entity = view.state.entities[who];
  if (entity.kind === 'scene') return sceneFacts(view);
  if (entity.kind === 'item') return { region: scene(view).regions[(entity as Item).region] ?? 'none' };
  const f = fighter(view, who);
  return {
    hp: f.hp,
    maxHp: f.maxHp,
    mp: f.mp,
    maxMp: f.maxMp,
    ap: f.apTotal,
    apLeft: f.ap,
    borrowed: f.borrowed,
    extraMoves: f.extraMoves,
    acted: f.acted,
    turns: f.turns,
    region: scene(view).regions[f.region] ?? 'none',
    weapon: f.weapon < 0 ? 'none' : view.rules.things[f.weapon].id,
    ...belongings(view, f),
    dice: Object.fromEntries(DICE.map((die) => [die, showRank(dieOf(f, die))])),
    size: f.size,
    minor: f.minor,
    room: f.room,
    side: sideName(view, f.side),
  };
}

/** Gear, traits and spells of a fighter. */
function belongings(view: View, { features }: Fighter): { readonly gear: string[]; readonly traits: string[]; readonly spells: string[] } {
  const all = { gear: [] as string[], traits: [] as string[], spells: [] as string[] };
  for (const code of features) {
    const thing = view.rules.things[code];
    all[sortOf(thing)].push(thing.id);
  }
  return all;
}

/** What a fighter holds, wears and carries, as an encounter writes it. */
export const gear = (view: View, who: Id): { readonly gear: string[] } => ({ gear: belongings(view, fighter(view, who)).gear });

function sceneFacts(view: View): { readonly [fact: string]: Json } {
  const { round, acting, order, minutes, aftermath } = scene(view);
  return { round, turn: acting < 0 ? 'none' : fighter(view, acting).name, order: order.map((id) => fighter(view, id).name), minutes, aftermath };
}

/** A number of a fighter that the game master sets. */
const settableNumber = (fact: Fact, range: Range): Settable =>
  settable<number>(
    () => range,
    (_view, who, value) => [[FactSet.id, who, fact, value]],
  );

const yesOrNo = (fact: Fact): Settable =>
  settable<boolean>(
    () => ({ kind: 'yes or no' }),
    (_view, who, value) => [[FactSet.id, who, fact, value]],
  );

/** A die of a fighter. */
const settableDie = (fact: Fact): Settable =>
  settable<string>(
    () => ({ kind: 'word', words: LADDER.map((_sides, rank) => showRank(rank)) }),
    (_view, who, value) => [[FactSet.id, who, fact, rankOf(value)!]],
  );

/** A fact of the scene. */
function ofScene<V extends Json>(range: (view: View) => Range, changes: (view: View, value: V) => readonly ChangeJson[] | null): Settable {
  return {
    range: (view, who) => (who === SCENE ? range(view) : null),
    changes: (view, _who, value) => changes(view, value as V),
  };
}

/** Things of one sort that a fighter has, by id. */
const settableThings = (sort: Sort): Settable =>
  settable<Json>(
    (view, who) => ({ kind: 'other', like: belongings(view, fighter(view, who))[sort] }),
    (view, who, ids) => thingsBecome(view, who, sort, ids),
  );

function thingsBecome(view: View, who: Id, sort: Sort, ids: Json): readonly ChangeJson[] | null {
  const known = new Map(view.rules.def.features.flatMap((thing) => (sortOf(thing) === sort ? [[thing.id, view.rules.codeNamed(thing.id)]] : [])));
  if (!Array.isArray(ids) || ids.length > 40 || ids.some((id) => typeof id !== 'string' || !known.has(id))) return null;
  const { features, weapon } = fighter(view, who);
  const before = features.filter((code) => sortOf(view.rules.things[code]) === sort);
  const now = ids.map((id) => known.get(id as string)!);
  return changesOf(view, (play) => {
    if (before.includes(weapon) && !now.includes(weapon)) Wielded(play, who, NOBODY);
    for (const code of before) GearLost(play, who, code);
    for (const code of now) GearTaken(play, who, code);
  });
}

/** Whose turn may come next: not that of the one who acts. */
const comesNext = (view: View, who: Id): boolean => who !== scene(view).acting && takesTurns(view, who) && !view.has(who, Ridden);

/** Who goes along with a mount that is put elsewhere: its rider, with the burden. */
function onTopOf(view: View, mount: Id): Id[] {
  const rider = riderOf(view, mount);
  return rider < 0 ? [] : [rider, ...carried(view, rider, Carrying).map(({ source }) => source)];
}

/** What the game master can set. */
export const SETTABLES: Settables = {
  region: settable<string>(
    (view) => ({ kind: 'word', words: scene(view).regions }),
    (view, who, value) => [who, ...onTopOf(view, who)].map((one) => [Moved.id, one, scene(view).regions.indexOf(value)]),
  ),
  hp: settable<number>((view, who) => (alive(view, who) ? upToCap(fighter(view, who).maxHp) : upTo(0)), hpBecomes),
  maxHp: settable<number>(() => ({ kind: 'number', least: 1, most: 1000 }), maxHpBecomes),
  mp: settableResource(MagicPoints, (view, who) => upToCap(view.has(who, KnockedOut) ? 0 : fighter(view, who).maxMp)),
  maxMp: settable<number>(() => anyNumber, maxMpBecomes),
  apLeft: settableResource(ActionPoints, () => anyNumber),
  ap: settableNumber('apTotal', upTo(10)),
  borrowed: settable<number>(
    () => upTo(10),
    (view, who, value) => [['debt-set', who, view.rules.resourceCodes[ActionPoints.index], value]],
  ),
  extraMoves: settable<number>(
    () => upTo(10),
    (_view, who, value) => [[ExtraMovesSet.id, who, value]],
  ),
  acted: yesOrNo('acted'),
  ATT: settableDie('att'),
  DEF: settableDie('def'),
  STR: settableDie('str'),
  REF: settableDie('ref'),
  INT: settableDie('int'),
  PRE: settableDie('pre'),
  FOR: settableDie('fort'),
  size: settableNumber('size', { kind: 'number', least: -10, most: 10 }),
  minor: yesOrNo('minor'),
  room: yesOrNo('room'),
  side: settable<string>(
    (view) => ({ kind: 'word', words: [...sideNames(view).values()] }),
    (view, who, value) => [[SideChanged.id, who, [...sideNames(view)].find(([, name]) => name === value)![0]]],
  ),
  weapon: settable<string>(
    (view, who) => ({ kind: 'word', words: ['none', ...new Set(weaponsOf(view, who).map((code) => view.rules.things[code].id))] }),
    (view, who, value) => [[Wielded.id, who, value === 'none' ? NOBODY : view.rules.codeNamed(value)]],
  ),
  gear: settableThings('gear'),
  traits: settableThings('traits'),
  spells: settableThings('spells'),
  round: ofScene<number>(
    () => ({ kind: 'number', least: 1, most: 1000 }),
    (_view, value) => [[RoundSet.id, SCENE, value]],
  ),
  turn: ofScene<string>(
    (view) => ({ kind: 'word', words: scene(view).order.flatMap((who) => (comesNext(view, who) ? [fighter(view, who).name] : [])) }),
    turnBecomes,
  ),
  order: ofScene<Json>((view) => ({ kind: 'other', like: scene(view).order.map((who) => fighter(view, who).name) }), orderBecomes),
  aftermath: ofScene<boolean>(
    () => ({ kind: 'yes or no' }),
    (_view, value) => [[AftermathSet.id, SCENE, value]],
  ),
};

/** The knocked out without HP wake when they are given some; the mortally wounded are badly wounded then. */
function hpBecomes(view: View, who: Id, value: number): readonly ChangeJson[] {
  const { hp } = fighter(view, who);
  if (value < hp) return [[Hurt.id, who, hp - value, true]];
  return changesOf(view, (play) => {
    const wakes = hp === 0 && value > 0 && play.has(who, KnockedOut);
    const wasDying = play.has(who, MortallyWounded);
    Healed(play, who, value - hp, value > fighter(play, who).maxHp);
    if (wakes) revive(play, who);
    if (wakes && wasDying && value < fighter(play, who).maxHp) give(play, who, BadlyWounded);
  });
}

function maxHpBecomes(view: View, who: Id, value: number): readonly ChangeJson[] {
  const over = fighter(view, who).hp - value;
  return [...(over > 0 ? ([[Hurt.id, who, over, false]] as const) : []), [FactSet.id, who, 'maxHp', value]];
}

function maxMpBecomes(view: View, who: Id, value: number): readonly ChangeJson[] {
  const { mp, maxMp } = fighter(view, who);
  const kept = ['resource-set', who, view.rules.resourceCodes[MagicPoints.index], value] as const;
  return [...(mp > value && value < maxMp ? [kept] : []), [FactSet.id, who, 'maxMp', value]];
}

/** The running turn ends, and another fighter's turn comes next, in the same round. */
function turnBecomes(view: View, value: string): readonly ChangeJson[] | null {
  const { order, acting } = scene(view);
  const next = order.findIndex((who) => fighter(view, who).name === value);
  if (next < 0 || order[next] === acting) return null;
  return changesOf(view, (play) => {
    if (acting >= 0) {
      TurnEnded(play, acting);
      for (const one of pairOf(play, acting)) expire(play, TurnsEnding, one);
    }
    TurnSet(play, SCENE, next);
  });
}

/** Everyone who has turns once, each mount before its rider. */
function orderBecomes(view: View, names: Json): readonly ChangeJson[] | null {
  if (!Array.isArray(names)) return null;
  const { order } = scene(view);
  const all = names.map((name) => order.find((who) => fighter(view, who).name === name));
  if (all.length !== order.length || all.includes(undefined) || new Set(all).size < all.length) return null;
  return [[OrderChanged.id, SCENE, all as Id[]]];
}
