import type { Id, Json, View } from '@riposte/kernel';
import { ATTRIBUTES, fighter, isFighter, runBy, SIZES } from '../characters/fighter.ts';
import { SECONDS_OF_A_ROUND } from '../initiative-structure/clocks.ts';
import { scene } from '../initiative-structure/scene.ts';
import { COVERS } from '../positioning/cover.ts';
import { idOf, names } from './names.ts';

/** All facts of a fighter or the scene. */
export function facts(view: View, who: Id): { readonly [fact: string]: Json } {
  if (!isFighter(view, who)) return sceneFacts(view);
  const f = fighter(view, who);
  const idsWith = (mark: string): string[] => f.features.flatMap((code) => (mark in view.rules.things[code] ? [view.rules.things[code].id] : []));
  return {
    health: f.health,
    maxHealth: f.maxHealth,
    mana: f.mana,
    stamina: f.stamina,
    luckPoints: f.luckPoints,
    ap: f.ap,
    attacks: f.attacks,
    freeActions: f.freeActions,
    turns: f.turns,
    moved: f.moved,
    at: [f.x, f.y],
    size: SIZES[f.size],
    speed: f.pace,
    naturalArmour: f.natural,
    weapon: idOf(view, f.weapon),
    shield: idOf(view, f.shield),
    other: idOf(view, f.other),
    grip: f.grip,
    carried: f.carried.map((code) => idOf(view, code)),
    wears: idsWith('level'),
    items: idsWith('holds'),
    perks: idsWith('free'),
    spells: idsWith('spell'),
    styles: f.styles.map(({ name, rank, gear }) => ({ name, rank, gear: [...gear] })),
    scores: Object.fromEntries(ATTRIBUTES.map((attribute) => [attribute, f[attribute]])),
    ...Object.fromEntries(ATTRIBUTES.map((attribute) => [attribute, f[attribute]])),
    initiative: f.initiative,
    initiativeTotal: f.rolled ?? null,
    cover: COVERS[f.cover],
    aware: f.aware,
    runBy: runBy(f),
    xp: f.xp,
  };
}

/** What a fighter holds, wears and carries, as an encounter writes it. */
export function gear(view: View, who: Id): { readonly gear: string[] } {
  const { weapon, shield, other, carried, features } = fighter(view, who);
  const ready = features.filter((code) => 'level' in view.rules.things[code] || 'holds' in view.rules.things[code]);
  const all = [weapon, shield, other, ...carried, ...ready].filter((code) => code >= 0);
  return { gear: [...new Set(all)].map((code) => idOf(view, code)) };
}

function sceneFacts(view: View): { readonly [fact: string]: Json } {
  const { round, acting, order, queue, waiting, floor, ended, minutes } = scene(view);
  const called = names(view);
  const name = (id: Id): string => called.get(id) ?? 'none';
  return {
    round,
    seconds: SECONDS_OF_A_ROUND * Math.max(0, round - 1),
    turn: name(acting),
    order: order.map(name),
    toCome: queue.map(name),
    waiting: waiting.map(({ who, after }) => ({ who: name(who), after: name(after) })),
    floor: floor.map(({ gear, at }) => ({ gear: idOf(view, gear), at: [...at] })),
    ended,
    minutes,
  };
}
