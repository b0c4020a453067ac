import { type Entity } from '@riposte/kernel';
import { type Fighter, type Part, type Scene } from './fighter.ts';

/** A copy of an entity that can be changed; what is replaced as a whole is shared. */
export function copyEntity(entity: Entity): Entity {
  if (entity.kind === 'part') return copyPart(entity as Part);
  return entity.kind === 'fighter' ? copyFighter(entity as Fighter) : copyScene(entity as Scene);
}

function copyFighter(f: Fighter): Fighter {
  return {
    id: f.id,
    kind: f.kind,
    conditions: f.conditions,
    features: f.features,
    payment: f.payment,
    name: f.name,
    side: f.side,
    species: f.species,
    approach: f.approach,
    x: f.x,
    y: f.y,
    height: f.height,
    size: f.size,
    level: f.level,
    mb: f.mb,
    strength: f.strength,
    dexterity: f.dexterity,
    con: f.con,
    wisdom: f.wisdom,
    intelligence: f.intelligence,
    charisma: f.charisma,
    guard: f.guard,
    speed: f.speed,
    fly: f.fly,
    climb: f.climb,
    burrow: f.burrow,
    swim: f.swim,
    ranks: f.ranks,
    skilled: f.skilled,
    saves: f.saves,
    parts: f.parts,
    located: f.located,
    puzzled: f.puzzled,
    unproficient: f.unproficient,
    belt: f.belt,
    ammo: f.ammo,
    trained: f.trained,
    stamina: f.stamina,
    exhaustion: f.exhaustion,
    strain: f.strain,
    ap: f.ap,
    reactions: f.reactions,
    turns: f.turns,
    attacks: f.attacks,
    moved: f.moved,
    free: f.free,
    power: f.power,
    reckless: f.reckless,
    lunging: f.lunging,
    aimed: f.aimed,
  };
}

function copyPart(p: Part): Part {
  return {
    id: p.id,
    kind: p.kind,
    conditions: p.conditions,
    features: p.features,
    payment: p.payment,
    of: p.of,
    part: p.part,
    called: p.called,
    also: p.also,
    nth: p.nth,
    on: p.on,
    natural: p.natural,
    wears: p.wears,
    holds: p.holds,
    injuries: p.injuries,
    prosthetic: p.prosthetic,
    rated: p.rated,
  };
}

function copyScene(s: Scene): Scene {
  const copy: Scene = {
    id: s.id,
    kind: s.kind,
    conditions: s.conditions,
    features: s.features,
    payment: s.payment,
    width: s.width,
    height: s.height,
    solid: s.solid,
    exits: s.exits,
    opening: s.opening,
    round: s.round,
    order: s.order,
    turn: s.turn,
    acting: s.acting,
    ground: s.ground,
    aftermath: s.aftermath,
    ended: s.ended,
    winner: s.winner,
    said: s.said,
    minutes: s.minutes,
    side: s.side,
    con: s.con,
    size: s.size,
    speed: s.speed,
    fly: s.fly,
    parts: s.parts,
    belt: s.belt,
    located: s.located,
    puzzled: s.puzzled,
  };
  if (s.doors !== undefined) copy.doors = s.doors;
  return copy;
}
