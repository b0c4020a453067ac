import { type Change, defineChange, type Entity, type Id, type View } from '@riposte/kernel';

/** Facts of the scene that say what its board is like. */
export type BoardFacts = { readonly [fact: string]: unknown };

/** What the game master did to a board, for the story: "draw", "wall", "3,4". */
export type ToldOfBoard = readonly [act: string, what: string, where: string];

/**
 * The change by which the game master makes the board of a running fight another: these facts of the scene, and no others, are
 * replaced as a whole.
 */
export function defineRedrawn(facts: BoardFacts): Change<readonly [scene: Id, now: BoardFacts, ...told: ToldOfBoard]> {
  return defineChange('board-redrawn', (store, scene: Id, now: BoardFacts): void => {
    const mine = store.edit(scene) as Entity & Record<string, unknown>;
    for (const fact of Object.keys(facts)) if (Object.hasOwn(now, fact)) mine[fact] = now[fact];
  });
}

/** How a running fight changes in what its set-up made: its board, and who takes part. */
export interface Stage {
  /** The facts of the scene that its board is made of, and what each is where the scene says nothing of it; as in `defineRedrawn`. */
  readonly facts: BoardFacts;
  /** The board as the file of an encounter would say it now. */
  readonly board: (view: View) => BoardFacts;
  /** An entity of a fresh set-up, other than the scene, with ids that are higher by `more`. Conditions are seen to by the caller. */
  readonly renumbered: (view: View, entity: Entity, more: number) => Entity;
}
