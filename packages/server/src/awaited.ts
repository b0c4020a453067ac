import { nextToAct } from '@riposte/files';
import { askedSince } from './asked.ts';
import { playedBy, type Seat, type TableState } from './scene.ts';
import type { TurnKind } from './turn.ts';

/** Who must decide before the fight goes on. */
export interface WaitedFor {
  readonly kind: TurnKind;
  /** The line at which the question was asked; -1 for a turn. */
  readonly since: number;
  readonly seats: readonly string[];
}

/** The seats of people that the fight waits for; none when it is over. */
export function awaitedOf(stage: TableState, seats: readonly Seat[], isOver: boolean): WaitedFor {
  const { fight, settings } = stage;
  const { pending } = fight;
  const ids =
    isOver || stage.readonly !== null ? [] : pending === null ? nextToAct(stage.fight, stage.ruleSet) : pending.kind === 'roll' ? [pending.who] : pending.whos;
  const persons = ids.filter((id) => settings.automation !== 'referee' || !settings.autos.includes(id));
  const kind = pending === null ? 'turn' : pending.kind === 'roll' ? 'dice' : 'question';
  const asked = seats.filter((seat) => seat.row.kind !== 'spectator' && persons.some(playedBy(seat, seats, stage)));
  return { kind, since: kind === 'turn' ? -1 : askedSince(fight, null), seats: asked.map(({ row }) => row.id) };
}

/** Seats that the fight waits for now, but did not wait for, or for another reason, before. */
export const newlyAwaited = (now: WaitedFor, before: WaitedFor): readonly string[] =>
  now.kind === before.kind && now.since === before.since ? now.seats.filter((seat) => !before.seats.includes(seat)) : now.seats;
