import { fightersOf } from '@riposte/files';
import type { Fight, Id } from '@riposte/kernel';
import { type Dial, type MomentKind, TOUCHING } from '@riposte/ruleset';
import { askedSince } from './asked.ts';
import { questionFor } from './choices.ts';
import type { Passed, Question, Scene } from './protocol.ts';
import { playedBy, type Seat, type TableState } from './scene.ts';
import { seatView } from './seat-view.ts';
import type { Stop } from './settings.ts';
import type { Stream } from './stream.ts';

/** Passes that a table remembers, and a seat is shown. */
const MAX_PASSES = 200;
const MAX_SHOWN = 20;

/** A moment that passed, in the words of the seat that plays who was asked. */
export interface Pass extends Pick<Passed, 'name' | 'because'> {
  readonly nth: number;
  readonly line: number;
  readonly who: Id;
}

/** What a table knows of its dials beside what is written. */
export interface DialMemory {
  passes: readonly Pass[];
  /** The question that was taken up again, as `askedSince` counts; it does not pass again. */
  taken: number | null;
}

interface DialledTable {
  readonly fight: Fight;
  readonly stage: TableState;
  readonly seats: readonly Seat[];
  readonly dial: DialMemory;
  stream(id: string): Pick<Stream, 'everything' | 'language'>;
}

/** How often a fighter's player is asked about each kind of moment. */
export function dialOf({ settings, ruleSet }: Pick<TableState, 'settings' | 'ruleSet'>, who: Id): Dial {
  const preset = ruleSet.moments?.dial ?? TOUCHING;
  return { ...preset, ...settings.dials.find((one) => one.who === who)?.to };
}

/** Lets the open question pass if it is a moment that somebody does not want to be asked about; false = it is put. */
export function passMoment(table: DialledTable): boolean {
  const { fight, stage, seats, dial } = table;
  const { pending } = fight;
  if (pending?.kind !== 'answer' || stage.settings.paused) return false;
  for (const who of pending.whos) {
    const seat = seats.find((one) => playedBy(one, seats, stage)(who));
    if (seat === undefined || stage.settings.autos.includes(who) || table.stream(seat.row.id).everything) continue;
    if (dial.taken === askedSince(fight, who)) continue;
    const speech = { ruleSet: stage.ruleSet, view: fight.view, language: table.stream(seat.row.id).language(stage) };
    const eyes = seatView(speech, seat.viewer);
    const asked = questionFor(fight, eyes, seat.refs, 0, (id) => id === who);
    const moment = asked?.question.moment;
    if (asked === null || !moment || !isPassed(dialOf(stage, who), moment)) continue;
    const seen = moment.actors.flatMap((ref) => seat.refs.id(ref) ?? []);
    if (stage.settings.stops.some((stop) => stop.who === who && isStopped(stop, moment.kind, seen))) continue;
    const before = fight.lines.length;
    fight.answer(asked.values[moment.pass], { who, ask: pending.ask.id, from: 'dial' });
    const nth = (dial.passes.findLast((one) => one.who === who)?.nth ?? 0) + 1;
    dial.passes = [
      ...dial.passes.slice(-MAX_PASSES + 1),
      {
        nth,
        line: before + fight.lines.slice(before).findIndex((line) => line.in === 'answer' && line.who === who),
        who,
        name: asked.question.name,
        because: asked.question.because,
      },
    ];
    return true;
  }
  return false;
}

/** Whether a dial lets a moment pass. */
export function isPassed(dial: Dial, { kind, touches }: NonNullable<Question['moment']>): boolean {
  return dial[kind] === 'none' || (dial[kind] === 'touching' && !touches);
}

const isStopped = ({ of, kind }: Stop, moment: MomentKind, actors: readonly Id[]): boolean => actors.includes(of) && (kind === null || kind === moment);

/** What has passed since a seat's own last act, and stands in the fight as it is. */
export function passesOf({ passes }: DialMemory, fight: Fight, mine: (id: Id) => boolean): readonly Pass[] {
  const own = passes.filter((one) => mine(one.who));
  if (own.length === 0) return own;
  const path = fight.path();
  const since = path.findLast((n) => {
    const line = fight.lines[n];
    return line.in === 'command' && line.auto !== true && mine(line.by);
  });
  return own.filter((one) => one.line > (since ?? -1) && path.includes(one.line)).slice(-MAX_SHOWN);
}

/** The dials and stops of a seat, in its own numbers. */
export function shownDial(stage: TableState, seat: Seat, mine: (id: Id) => boolean, sees: (id: Id) => boolean): Scene['dial'] {
  const { settings, ruleSet, fight } = stage;
  const [first] = seat.row.kind === 'spectator' ? [] : fightersOf(fight.view).filter(mine);
  if (first === undefined) return null;
  return {
    to: dialOf(stage, first),
    preset: ruleSet.moments?.dial ?? TOUCHING,
    isSet: settings.dials.some((one) => mine(one.who)),
    stops: settings.stops.flatMap(({ who, of, kind }) => (who === first && sees(of) ? [{ of: seat.refs.of(of), kind }] : [])),
  };
}
