import type { AnyAsk, Id, Json, Policy, View } from '@riposte/kernel';
import { TextError } from '../pointed.ts';
import type { OpenCommand, Standing } from '../standing.ts';

/** Somebody who decides by itself: a policy that may look at the command in whose middle it is asked. */
export interface Player extends Policy {
  /** Looks ahead, so that commands must be such as can be taken back. */
  readonly thinks?: boolean;
  answer(view: View, ask: AnyAsk, who: Id, about: Json, open?: OpenCommand | null): Json;
}

/** What a player is made for. */
export interface Game {
  readonly standing: Standing;
  readonly sides: readonly string[];
}

const PLAYERS: { readonly [name: string]: (game: Game) => Player } = {
  policy: ({ standing }) => standing.policy,
};

/** @throws TextError naming those that there are. */
export function playerNamed(name: string, game: Game): Player {
  if (!Object.hasOwn(PLAYERS, name)) throw new TextError(name, 0, `a player: ${Object.keys(PLAYERS).join(', ')}`);
  return PLAYERS[name](game);
}
