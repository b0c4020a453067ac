/**
 * @import { Id, State, View } from '@riposte/kernel'
 * @import { Ability, Fighter, Scene } from './types.d.ts'
 */

/** The scene keeps the board and whose turn it is; fighters come behind it. */
export const SCENE = 0;

/** @type {readonly Ability[]} */
export const ABILITIES = ['str', 'dex', 'con', 'int', 'wis', 'cha'];
export const SKILLS = /** @type {const} */ ({ athletics: 'str', acrobatics: 'dex', stealth: 'dex', perception: 'wis', medicine: 'wis' });
export const SIZES = /** @type {const} */ (['small', 'medium', 'large']);

/** @type {(view: { readonly state: State }) => Scene} */
export const scene = ({ state }) => /** @type {Scene} */ (state.entities[SCENE]);

/** @type {(view: { readonly state: State }, id: Id) => Fighter} */
export const fighter = ({ state }, id) => /** @type {Fighter} */ (state.entities[id]);

/** @type {(view: { readonly state: State }) => Fighter[]} */
export const fighters = ({ state }) => state.entities.flatMap((entity) => (entity.kind === 'fighter' ? [/** @type {Fighter} */ (entity)] : []));

/** What a score adds: half of what it is above 10. @rule FF-ABI-1 @type {(view: View, id: Id, ability: Ability) => number} */
export const modifier = (view, id, ability) => Math.floor((fighter(view, id).scores[ability] - 10) / 2);

/** What training adds. @rule FF-ABI-2 @type {(view: View, id: Id, what: string) => number} */
export const trained = (view, id, what) => (fighter(view, id).proficient.includes(what) ? fighter(view, id).proficiency : 0);

/** @type {(view: View, a: Id, b: Id) => boolean} */
export const areFoes = (view, a, b) => fighter(view, a).side !== fighter(view, b).side;

/** @type {(view: View, id: Id) => number} */
export const sizeOf = (view, id) => SIZES.indexOf(fighter(view, id).size);
