import { type Id, type Json, NOBODY, type View } from '@riposte/kernel';
import { MaximumAgility } from '../actions/agility.ts';
import { MAX_ENERGY } from '../actions/energy.ts';
import { purse } from '../actions/payment.ts';
import { MaximumStamina } from '../actions/stamina.ts';
import { type Attack, attackWith } from '../attacks/attack.ts';
import { Fortitude, Will } from '../attacks/defenses.ts';
import { Evasion, RangedEvasion, UnarmedEvasion } from '../attacks/evasion.ts';
import { THREAT } from '../attacks/intimidate.ts';
import { ABILITIES, everybody, fighter, type Item, itemOf, itemsOf, scene } from '../fighters/fighter.ts';
import { isTrait } from '../fighters/trait.ts';
import { isLoaded, shieldOf } from '../gear/carried.ts';
import { AuraStrength, MaximumSurges } from '../harm/aura.ts';
import { takesPart } from '../harm/unconscious.ts';
import { isSpell } from '../magic/spell.ts';
import { HEADING_NAMES } from '../movement/board.ts';
import { sideNames } from '../rounds/sides.ts';

/** Cells by column and row from 1. */
export const placeName = (view: View, place: number): string =>
  place < 0 ? 'none' : `${(place % scene(view).width) + 1},${Math.floor(place / scene(view).width) + 1}`;

/** All facts of a fighter, an item or the scene. */
export function facts(view: View, who: Id): { readonly [fact: string]: Json } {
  const { kind } = view.state.entities[who];
  if (kind === 'scene') return { round: scene(view).round, mayInterrupt: mayInterrupt(view), secondsOfRound: scene(view).secondsOfRound ?? 5 };
  if (kind === 'item') return itemFacts(view, itemOf(view, who));
  // Spreading three objects of this size into one takes forty times as long.
  return Object.assign(poolFacts(view, who), roundFacts(view, who), bodyFacts(view, who));
}

/** What a fighter holds, wears and carries, as an encounter writes it. */
export const gear = (view: View, who: Id): { readonly gear: string[] } => ({
  gear: (['hand', 'worn', 'stowed'] as const).flatMap((slot) => itemsOf(view, who, slot).map(({ name }) => name)),
});

function itemFacts(view: View, item: Item): { readonly [fact: string]: Json } {
  return {
    holder: item.holder < 0 ? 'none' : fighter(view, item.holder).name,
    slot: item.slot,
    at: placeName(view, item.place),
    loaded: item.stats.sort === 'weapon' && item.stats.shoots ? isLoaded(view, item.id) : false,
    broken: item.broken,
    durability: item.durability,
  };
}

/** What tokens on a table would show. @rule RC-STA-018 */
function poolFacts(view: View, who: Id): { readonly [fact: string]: Json } {
  const f = fighter(view, who);
  return {
    energy: f.energy,
    maxEnergy: MAX_ENERGY,
    stamina: f.stamina,
    maxStamina: MaximumStamina(view, who),
    agility: f.agility,
    maxAgility: MaximumAgility(view, who),
    aura: f.aura,
    maxAura: AuraStrength(view, who),
    surges: f.surges,
    maxSurges: MaximumSurges(view, who),
  };
}

function roundFacts(view: View, who: Id): { readonly [fact: string]: Json } {
  const f = fighter(view, who);
  return {
    swiftUsed: f.swift,
    initiativeRolled: f.rolled,
    pushed: f.pushed,
    waits: f.waits,
    nimble: f.nimble,
    moved: f.moved,
    runUp: f.runUp,
    movement: f.motion,
    struckBy: f.struckBy < 0 ? 'none' : fighter(view, f.struckBy).name,
    marks: marks(view, who),
    sparing: f.sparing,
    used: f.used.map((code) => view.rules.things[code].id),
    rested: f.rested,
    surgesOpen: f.surgesOpen,
  };
}

/** What is spent or open this round, in words. */
function marks(view: View, who: Id): string {
  const f = fighter(view, who);
  const words = [
    f.swift ? 'swift attack used' : '',
    f.rolled ? 'initiative rolled' : '',
    f.pushed > 0 ? 'stamina used as energy' : '',
    f.waits ? 'waits' : '',
    f.nimble > 0 ? `${f.nimble} agile moves` : '',
  ];
  return words.filter((word) => word !== '').join(', ') || 'none';
}

/** The fighters that have something left to interrupt or challenge with. */
const mayInterrupt = (view: View): string[] =>
  everybody(view).flatMap((id) => {
    const f = fighter(view, id);
    if (f.inanimate || !takesPart(view, id)) return [];
    const left = purse(view, id);
    const may = (left > 0 && (!f.swift || !f.rolled)) || left >= THREAT || (f.nimble > 0 && f.agility > 0);
    return may ? [f.name] : [];
  });

function bodyFacts(view: View, who: Id): { readonly [fact: string]: Json } {
  const f = fighter(view, who);
  const bearing = (is: (thing: { readonly id: string }) => boolean): string[] =>
    f.features.map((code) => view.rules.things[code]).flatMap((thing) => (is(thing) ? [thing.id] : []));
  const inHand = (slot: 'hand' | 'worn' | 'stowed'): string[] => itemsOf(view, who, slot).map((piece) => piece.name);
  return {
    at: placeName(view, f.place),
    facing: HEADING_NAMES[scene(view).grid][f.facing],
    side: sideNames(view).get(f.side) ?? 'none',
    depth: f.depth ?? 0,
    size: f.size,
    level: f.level,
    mpl: f.mpl,
    abilities: Object.fromEntries(ABILITIES.map((ability) => [ability, f[ability]])),
    evasion: Evasion(view, who, NOBODY, bare(view, who)),
    rangedEvasion: RangedEvasion(view, who, NOBODY, bare(view, who)),
    unarmedEvasion: UnarmedEvasion(view, who, NOBODY, bare(view, who)),
    fortitude: Fortitude(view, who),
    will: Will(view, who),
    hands: inHand('hand'),
    worn: inHand('worn'),
    stowed: inHand('stowed'),
    shield: shieldOf(view, who)?.name ?? 'none',
    resists: f.resists,
    weak: f.weak,
    speed: f.speed,
    traits: bearing((thing) => isTrait(thing as never)),
    spells: bearing((thing) => isSpell(thing as never)),
  };
}

/** An attack from in front with nothing special about it. */
export const bare = (view: View, who: Id): Attack => ({ ...attackWith(view, who, NOBODY, NOBODY), by: NOBODY, at: who, way: 'melee' });
