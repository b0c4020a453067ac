/**
 * @import { Entity, Id, State, View } from '@riposte/kernel'
 * @typedef {Entity & { name: string, side: number, cheer: number, mostCheer: number, arm: number, breath: number, ducks: boolean }} Fighter
 * @typedef {Entity & { order: number[], turn: number, round: number, turns: number[] }} Scene
 */

/** The scene keeps whose turn it is; fighters come behind it. */
export const SCENE = 0;

/** @type {(view: { readonly state: State }) => Scene} */
export const scene = ({ state }) => /** @type {Scene} */ (state.entities[SCENE]);

/** @type {(view: { readonly state: State }, id: Id) => Fighter} */
export const fighter = ({ state }, id) => /** @type {Fighter} */ (state.entities[id]);

/** @type {(view: { readonly state: State }) => Fighter[]} */
export const fighters = ({ state }) => state.entities.flatMap((entity) => (entity.kind === 'fighter' ? [/** @type {Fighter} */ (entity)] : []));

/** Without cheer one is out of the fight. @rule FF-OUT-1 @type {(view: View, id: Id) => boolean} */
export const isUp = (view, id) => fighter(view, id).cheer > 0;

/** @type {(view: View, id: Id) => Id[]} */
export const foes = (view, id) => fighters(view).flatMap((other) => (other.side !== fighter(view, id).side && isUp(view, other.id) ? [other.id] : []));
