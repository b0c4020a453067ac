import type { Id, View } from '@riposte/kernel';
import type { Badness } from '@riposte/ruleset';
import { isFit } from '../actions/interrupts.ts';
import { distance, NO_WAY } from '../actions/regions.ts';
import { AfterEncounter } from '../after-the-encounter/after-encounter.ts';
import { DICE, fighter, fighters, type Item, SCENE, scene } from '../characters/fighter.ts';
import { meleeWeapon } from '../equipment/weapon.ts';
import { stands } from '../problematic-situations/leaving.ts';
import { awake } from '../taking-damage/knocked-out.ts';
import { acts, conditions, things } from './pictures.ts';

/** How a fight is drawn on the page. */
export const look = {
  emblem: 'ship-wheel',
  gauges: [
    { fact: 'hp', title: 'HP', as: 'pips' as const, most: 'maxHp', harm: true as const },
    { fact: 'mp', title: 'MP', as: 'pips' as const, most: 'maxMp' },
    { fact: 'apLeft', title: 'AP', as: 'pips' as const, most: 'ap' },
    { fact: 'dice', title: 'Dice', as: 'dice' as const },
    { fact: 'weapon', title: 'In hand', as: 'text' as const, nothing: 'none' },
  ],
  ground: (view: View) => {
    const { regions, next, hard } = scene(view);
    const places = hard.flatMap((is, region) => (is ? [region] : []));
    return {
      kind: 'regions' as const,
      regions: regions.map((name, region) => ({ name, next: next[region] })),
      marks: [{ title: 'hard ground', as: 'stone' as const, places }],
    };
  },
  tokens: (view: View) => [
    ...fighters(view).map(({ id, region }) => ({ id, places: region < 0 ? [] : [region], facing: null })),
    ...view.state.entities.flatMap((entity) => (entity.kind === 'item' ? [{ id: entity.id, places: placesOf(entity as Item), facing: null }] : [])),
  ],
  threatens: (view: View, id: Id) => (isFit(view, id) && meleeWeapon(view, id) !== null ? [fighter(view, id).region] : []),
  line: (view: View, from: Id, to: Id) => {
    const away = distance(view, from, to);
    if (away === NO_WAY) return 'no way there';
    return away === 0 ? 'in the same region' : `${away} ${away === 1 ? 'region' : 'regions'} away`;
  },
  out: (view: View, id: Id) => (view.has(SCENE, AfterEncounter) ? !awake(view, id) : !stands(view, id)),
  left: (view: View, id: Id) => fighter(view, id).hp,
  hurt: { fact: 'harm', badness: hitPointsLost },
  held: (view: View, id: Id) => [fighter(view, id).weapon].filter((code) => code >= 0),
  lying: (view: View, id: Id) => (view.state.entities[id] as Item).gear,
  order: (view: View) => scene(view).order,
  answers: { parry: 'sword-clash', dodge: 'wingfoot', block: 'round-shield', passive: 'hand' },
  defences: { 'choose-defence': 'round-shield' },
  terms: DICE,
  acts,
  conditions,
  things,
};

/** Unhurt, hurt, badly hurt. */
function hitPointsLost(view: View, id: Id): Badness {
  const { hp, maxHp } = fighter(view, id);
  return hp >= maxHp ? 0 : hp * 2 > maxHp ? 2 : 3;
}

/** Where a thing lies; nowhere once picked up. */
const placesOf = ({ region }: Item): number[] => (region < 0 ? [] : [region]);
