import type { Entity } from '@riposte/kernel';
import type { Fighter, Item, Scene } from './fighter.ts';

/** A copy field by field. */
export function copyEntity(entity: Entity): Entity {
  return entity.kind === 'fighter' ? copyFighter(entity as Fighter) : entity.kind === 'item' ? copyItem(entity as Item) : copyScene(entity as Scene);
}

/** What logs from before version 0.7 or 0.8 do not have stays away, so that they keep their hash. */
function copyFighter(f: Fighter): Fighter {
  const copy: Fighter = {
    id: f.id,
    kind: f.kind,
    conditions: f.conditions,
    features: f.features,
    payment: f.payment,
    name: f.name,
    side: f.side,
    inanimate: f.inanimate,
    size: f.size,
    level: f.level,
    mpl: f.mpl,
    speed: f.speed,
    str: f.str,
    con: f.con,
    dex: f.dex,
    int: f.int,
    wis: f.wis,
    cha: f.cha,
    trained: f.trained,
    own: f.own,
    resists: f.resists,
    weak: f.weak,
    auraGiven: f.auraGiven,
    staminaGiven: f.staminaGiven,
    place: f.place,
    facing: f.facing,
    aura: f.aura,
    stamina: f.stamina,
    energy: f.energy,
    agility: f.agility,
    surges: f.surges,
    swift: f.swift,
    rolled: f.rolled,
    pushed: f.pushed,
    waits: f.waits,
    moved: f.moved,
    motion: f.motion,
    nimble: f.nimble,
    cameFrom: f.cameFrom,
    course: f.course,
    runUp: f.runUp,
    struckBy: f.struckBy,
    opening: f.opening,
    sparing: f.sparing,
    used: f.used,
    rested: f.rested,
    surgesOpen: f.surgesOpen,
  };
  if (f.endedMeanwhile !== undefined) copy.endedMeanwhile = f.endedMeanwhile;
  if (f.arrives !== undefined) copy.arrives = f.arrives;
  if (f.depth !== undefined) copy.depth = f.depth;
  return copy;
}

function copyItem(i: Item): Item {
  return {
    id: i.id,
    kind: i.kind,
    conditions: i.conditions,
    features: i.features,
    payment: i.payment,
    name: i.name,
    thing: i.thing,
    stats: i.stats,
    holder: i.holder,
    slot: i.slot,
    place: i.place,
    loaded: i.loaded,
    broken: i.broken,
    durability: i.durability,
  };
}

function copyScene(s: Scene): Scene {
  const copy: Scene = {
    id: s.id,
    kind: s.kind,
    conditions: s.conditions,
    features: s.features,
    payment: s.payment,
    grid: s.grid,
    width: s.width,
    height: s.height,
    solid: s.solid,
    zones: s.zones,
    contested: s.contested,
    aftermath: s.aftermath,
    surprised: s.surprised,
    round: s.round,
    closed: s.closed,
  };
  if (s.exits !== undefined) copy.exits = s.exits;
  if (s.sides !== undefined) {
    copy.sides = s.sides;
    copy.won = s.won;
    copy.secondsOfRound = s.secondsOfRound;
  }
  if (s.doors !== undefined) copy.doors = s.doors;
  return copy;
}
