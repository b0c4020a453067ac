import { type Id, type Json, type View } from '@riposte/kernel';
import { lungeOf } from '../actions/melee.ts';
import { bodyPart, type Fighter, fighter, type Lying, partName, scene } from '../fighters/fighter.ts';
import { SKILL_IDS } from '../fighters/skills.ts';
import { canGesture, isGesturing } from '../gear/in-hand.ts';
import { strikers } from '../gear/ready-weapons.ts';
import { isDestroyed, isReplaced } from '../injuries/body.ts';
import { consequenceNow } from '../injuries/consequences.ts';
import { canDrink, canSpeak } from '../injuries/mouth.ts';
import { Flying, isGrounded } from '../positioning/flying.ts';
import { farthestReach } from '../positioning/reach.ts';
import { MaxExhaustion, MaxStamina } from '../stamina/stamina.ts';

type Facts = { readonly [fact: string]: Json };

/** All facts of a fighter, a part or the scene, in the language of the table. */
export function facts(view: View, who: Id): Facts {
  const entity = view.state.entities[who];
  if (entity.kind === 'scene') return sceneFacts(view);
  return entity.kind === 'part' ? partFacts(view, who) : fighterFacts(view, fighter(view, who));
}

/** What a fighter holds, wears and carries, as an encounter writes it. */
export function gear(view: View, who: Id): Facts {
  const { parts, belt, features } = fighter(view, who);
  const idOf = (code: number): string => view.rules.things[code].id;
  const held = parts.map((part) => bodyPart(view, part).holds).filter((code) => code >= 0);
  const armour = features.find((code) => 'hide' in view.rules.things[code]);
  return { holds: held.map(idOf), belt: belt.map(idOf), armour: armour === undefined ? null : idOf(armour) };
}

function fighterFacts(view: View, f: Fighter): Facts {
  const { id, parts } = f;
  const named = (things: readonly number[]): string[] => things.map((code) => view.rules.things[code].id);
  const destroyed = parts.filter((part) => isDestroyed(view, part)).map((part) => partName(view, part));
  const bare = f.con === null;
  return {
    stamina: bare ? null : f.stamina,
    maxStamina: bare ? null : MaxStamina(view, id),
    exhaustion: bare ? null : f.exhaustion,
    maxExhaustion: bare ? null : MaxExhaustion(view, id),
    strain: f.strain,
    ap: f.ap,
    reactions: f.reactions,
    injuries: injuries(view, f),
    destroyed,
    body: Object.fromEntries(parts.map((part) => [partName(view, part), state(view, part)])),
    holds: Object.fromEntries(
      parts.flatMap((part) => (bodyPart(view, part).holds < 0 ? [] : [[partName(view, part), view.rules.things[bodyPart(view, part).holds].id]])),
    ),
    strikesWith: strikers(view, id).map((part) => partName(view, part)),
    belt: named(f.belt),
    wears: named(f.features),
    at: [f.x, f.y],
    height: f.height,
    reach: reachNow(view, id),
    flying: view.has(id, Flying),
    speed: f.speed,
    fly: f.fly,
    climb: f.climb,
    burrow: f.burrow,
    swim: f.swim ?? 0,
    canFly: f.fly > 0 && !isGrounded(view, id),
    canSpeak: canSpeak(view, id),
    canGesture: canGesture(view, id),
    canDrink: canDrink(view, id),
    turns: f.turns,
    attacks: f.attacks,
    moved: f.moved,
    free: [...f.free],
    power: f.power,
    reckless: f.reckless,
    lunging: f.lunging,
    aimed: f.aimed,
    ammo: f.ammo,
    knows: [...f.located],
    species: f.species,
    size: f.size,
    level: f.level,
    mb: f.mb,
    str: f.strength,
    dex: f.dexterity,
    con: f.con,
    wis: f.wisdom,
    int: f.intelligence,
    cha: f.charisma,
    skills: Object.fromEntries(SKILL_IDS.flatMap((skill, i) => (f.ranks[i] === 0 ? [] : [[skill, f.ranks[i]]]))),
    skilled: SKILL_IDS.filter((_skill, i) => f.skilled[i]),
  };
}

/** Feet that the next melee attack reaches. @rule CE-LNG-001 */
function reachNow(view: View, id: Id): number {
  const reach = farthestReach(view, id);
  return reach > 0 ? reach + lungeOf(view, id) : 0;
}

const wear = ({ unloaded, cracked }: Lying): Facts => ({ ...(unloaded ? { unloaded } : {}), ...(cracked ? { cracked } : {}) });

/** Of a round. */
const SECONDS = 6;

/** Counts by kind of part, in the order of the parts. */
function injuries(view: View, { parts }: Fighter): Facts {
  const all: Record<string, number[]> = {};
  for (const part of parts) {
    const { part: kind, injuries: many } = bodyPart(view, part);
    (all[kind] ??= []).push(many);
  }
  return all;
}

/** "whole", or what its injuries do. */
function state(view: View, part: Id): string {
  const { injuries: many } = bodyPart(view, part);
  if (isReplaced(view, part)) return 'replaced';
  if (isDestroyed(view, part)) return 'destroyed';
  return many === 0 ? 'whole' : `${many}: ${consequenceNow(view, part)}`;
}

function partFacts(view: View, id: Id): Facts {
  const { part, injuries: many, holds, wears } = bodyPart(view, id);
  return {
    part,
    injuries: many,
    destroyed: isDestroyed(view, id),
    replaced: isReplaced(view, id),
    holds: holds < 0 ? 'none' : view.rules.things[holds].id,
    wears: wears.map((code) => view.rules.things[code].id),
    state: state(view, id),
    canGesture: isGesturing(view, id),
  };
}

function sceneFacts(view: View): Facts {
  const { round, acting, order, minutes, ground } = scene(view);
  return {
    round,
    seconds: SECONDS * Math.max(0, round - 1),
    turn: acting < 0 ? 'none' : fighter(view, acting).name,
    order: order.map((id) => fighter(view, id).name),
    minutes,
    ground: ground.map((item) => {
      const { x, y } = item.in < 0 ? item : fighter(view, item.in);
      return { gear: view.rules.things[item.gear].id, at: [x, y], ...(item.in < 0 ? {} : { in: fighter(view, item.in).name }), ...wear(item) };
    }),
  };
}
