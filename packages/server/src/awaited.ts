import { nextToAct } from '@riposte/files';
import { askedSince } from './asked.ts';
import { playedBy, type Seat, type TableState } from './scene.ts';
import type { TurnKind } from './turn.ts';

/** Whom a fight waits for. */
export interface WaitedFor {
  readonly kind: TurnKind;
  /** The line since which somebody is asked; the same for one turn. */
  readonly since: number;
  readonly seats: readonly string[];
}

/** The seats that the fight waits for, without those of the computer; none where it is over. */
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

/** Those whom the fight did not wait for before, or for something else. */
export const newlyAwaited = (now: WaitedFor, before: WaitedFor): readonly string[] =>
  now.kind === before.kind && now.since === before.since ? now.seats.filter((seat) => !before.seats.includes(seat)) : now.seats;
