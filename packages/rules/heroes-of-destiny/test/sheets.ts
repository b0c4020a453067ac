import { type Rules, type State } from '@riposte/kernel';
import { valueOf } from '@riposte/ruleset';
import { givenFighter, givenScene } from '../src/contract/scenario.ts';
import { words } from '../src/contract/words.ts';
import { type Fighter, SCENE, type Scene } from '../src/index.ts';

/** What is written on a sheet; all that is left out is average, unhurt and empty. */
export interface Sheet extends Partial<Omit<Fighter, 'kind' | 'features' | 'weapon'>> {
  readonly name: string;
  readonly side: number;
  readonly at: number;
  /** Names of gear worn and wielded, and of spells; the first weapon attacks. */
  readonly gear?: readonly string[];
}

const WIDTH = 20;

/** The place in this column and row. */
export const at = (x: number, y: number): number => y * WIDTH + x;

/** A fight on an open grid of 20 by 20 yards; the sheets get the ids 1, 2, ... */
export function muster(rules: Rules, scene: Partial<Scene>, sheets: readonly Sheet[]): State {
  const fighters = sheets.map(({ name, side, at: place, gear = [], size = 0, track }) =>
    givenFighter.parse({ name, side: `side ${side}`, at: `${place % WIDTH},${Math.floor(place / WIDTH)}`, gear: [...gear], size, ...(track ? { track } : {}) }),
  );
  const state = valueOf(words.begin(rules, { ...givenScene.parse({ turn: 'rolled' }), fighters }));
  const entities = state.entities.map((entity, id) => {
    if (id === SCENE) return { ...entity, minutes: 0, ...scene };
    const { gear: _gear, ...facts } = sheets[id - 1];
    const { vit = 0, lor = 0 } = facts;
    const most = { maxStamina: facts.maxStamina ?? 10 + vit, maxMana: facts.maxMana ?? 8 + lor };
    return { ...entity, stamina: most.maxStamina, mana: most.maxMana, ...most, ...facts, id };
  });
  return { ...state, entities };
}
