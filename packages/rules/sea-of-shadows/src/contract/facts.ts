import { type ChangeJson, ConditionGiven, type Id, type Json, NOBODY, type View } from '@riposte/kernel';
import { anyNumber, type Settables, settable, settableResource, upTo, upToCap } from '@riposte/ruleset';
import { ActionPoints } from '../actions/action-points.ts';
import { Moved } from '../actions/regions.ts';
import { DICE, dieOf, type Fighter, fighter, type Item, scene } from '../characters/fighter.ts';
import { showRank } from '../characters/ladder.ts';
import { sortOf } from '../equipment/catalogue.ts';
import { MagicPoints } from '../magic/magic-points.ts';
import { Healed, Hurt } from '../taking-damage/hit-points.ts';
import { awake, KnockedOut } from '../taking-damage/knocked-out.ts';

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

function sceneFacts(view: View): { readonly [fact: string]: Json } {
  const { round, acting, order, minutes } = scene(view);
  return { round, turn: acting < 0 ? 'none' : fighter(view, acting).name, order: order.map((id) => fighter(view, id).name), minutes };
}

/** What the game master can set. */
export const SETTABLES: Settables = {
  region: settable<string>(
    (view) => ({ kind: 'word', words: scene(view).regions }),
    (view, who, value) => [[Moved.id, who, scene(view).regions.indexOf(value)]],
  ),
  hp: settable<number>((view, who) => upTo(fighter(view, who).maxHp), hpBecomes),
  mp: settableResource(MagicPoints, (view, who) => upToCap(fighter(view, who).maxMp)),
  apLeft: settableResource(ActionPoints, () => anyNumber),
};

function hpBecomes(view: View, who: Id, value: number): readonly ChangeJson[] {
  const { hp } = fighter(view, who);
  if (value >= hp) return [[Healed.id, who, value - hp]];
  return [[Hurt.id, who, hp - value, true], ...(value === 0 ? knockedOut(view, who) : [])];
}

/** The changes by which a fighter is knocked out, without MP; none if it is out already. @rule SS-KNO-001 SS-KNO-003 */
function knockedOut(view: View, who: Id): readonly ChangeJson[] {
  if (!awake(view, who)) return [];
  return [
    [ConditionGiven.id, who, view.rules.codeOf(KnockedOut), NOBODY, 1, NOBODY, NOBODY, NOBODY, 0],
    ['resource-set', who, view.rules.resourceCodes[MagicPoints.index], 0],
  ];
}
