import { still } from '@riposte/files';
import type { Fight, Id } from '@riposte/kernel';
import type { MomentKind } from '@riposte/ruleset';
import { askedSince } from './asked.ts';
import { askedIn } from './choices.ts';
import { type DialMemory, dialOf, isPassed } from './dial.ts';
import { playedBy, type Seat, type TableState } from './scene.ts';
import { seatView } from './seat-view.ts';
import type { Stop } from './settings.ts';
import type { Stream } from './stream.ts';

/** The most passes that a table remembers. */
const MAX_PASSES = 200;

interface DialledTable {
  readonly fight: Fight;
  readonly stage: TableState;
  readonly seats: readonly Seat[];
  readonly dial: DialMemory;
  stream(id: string): Pick<Stream, 'everything' | 'language'>;
}

/** Passes the open question if its seat does not want to be asked at such moments. False: it is asked. */
export function passMoment(table: DialledTable): boolean {
  const { fight, stage, seats, dial } = table;
  const { pending } = fight;
  if (pending?.kind !== 'answer' || stage.settings.paused) return false;
  for (const who of pending.whos) {
    const seat = seats.find((other) => playedBy(other, seats, stage)(who));
    if (seat === undefined || stage.settings.autos.includes(who) || table.stream(seat.row.id).everything) continue;
    if (dial.taken === askedSince(fight, who)) continue;
    const speech = still({ ruleSet: stage.ruleSet, view: fight.view, language: table.stream(seat.row.id).language(stage) });
    const eyes = seatView(speech, seat.viewer);
    const asked = askedIn(fight, eyes, seat.refs, (id) => id === who);
    if (!asked?.moment) continue;
    const { moment } = asked;
    const seen = moment.actors.flatMap((ref) => seat.refs.id(ref) ?? []);
    if (!isPassed(dialOf(stage, who), moment)) continue;
    if (stage.settings.stops.some((stop) => stop.who === who && isStopped(stop, moment.kind, seen))) continue;
    const before = fight.lines.length;
    fight.answer(asked.values[moment.pass], { who, ask: pending.ask.id, from: 'dial' });
    const nth = (dial.passes.findLast((pass) => pass.who === who)?.nth ?? 0) + 1;
    dial.passes = [
      ...dial.passes.slice(-MAX_PASSES + 1),
      {
        nth,
        line: before + fight.lines.slice(before).findIndex((line) => line.in === 'answer' && line.who === who),
        who,
        name: asked.name,
        because: asked.because,
        own: seen.length > 0 && seen.every(playedBy(seat, seats, stage)),
      },
    ];
    return true;
  }
  return false;
}

const isStopped = ({ of, kind }: Stop, moment: MomentKind, actors: readonly Id[]): boolean => actors.includes(of) && (kind === null || kind === moment);
