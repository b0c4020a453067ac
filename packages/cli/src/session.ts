import { existsSync } from 'node:fs';
import { basename, extname } from 'node:path';
import { decide, ending, FileError, fightersOf, lessonText, nameOf, narrated, type Speech, stepsReached } from '@riposte/files';
import { GM, type Id, type Line } from '@riposte/kernel';
import { sideOf } from '@riposte/sim';
import { headerAt, openTable, type Table } from './open.ts';
import { InputError } from './outcome.ts';
import { seated } from './players.ts';
import { numbered } from './replay.ts';
import { beginLog, freeName, type LogFile, resumeLog } from './save.ts';
import { type StoryOptions, storyWith } from './story.ts';
import { saidAt } from './table-says.ts';

/** Decisions of the policy in a row after which a fight counts as endless. */
const MAX_DECISIONS = 20_000;

/** A fight that is played at this terminal. */
export interface Session {
  readonly table: Table;
  /** Whom the policy plays. */
  readonly autos: Set<Id>;
  /** Null until something has happened. */
  log: LogFile | null;
  /** How many lines of the log were told. */
  told: number;
  /** How many steps of its lesson were reached when it was told of them; -1 = nothing was told yet. */
  reached: number;
  /** How its story is written. */
  readonly story: StoryOptions;
  /** Makes the log file. */
  readonly begin: () => LogFile;
}

export interface SessionOptions extends StoryOptions {
  readonly seed?: string;
  /** Log to write; default: that of a stored fight, or a new one named after the encounter. */
  readonly log?: string;
  /** Whether `log` may replace a file. */
  readonly force?: boolean;
  /** People throw real dice and type the faces in. */
  readonly typed?: boolean;
  /** Computer players: SIDE=NAME plays a side from the beginning, NAME whomever is handed over. */
  readonly player?: readonly string[];
}

/** Opens an encounter or goes on with a log. @throws FileError, InputError for a seed beside a log, which has its own. */
export async function openSession(file: string, { seed, log, force = false, typed = false, player, ...story }: SessionOptions): Promise<Session> {
  const hold: { session: Session | null } = { session: null };
  const onLine = (line: Line): void => hold.session?.log?.append(line);
  const table = seated(await openTable(file, { onLine, typed, ...(seed === undefined ? {} : { seed }) }), player);
  const { stored, fight, header } = table;
  if (stored !== null && seed !== undefined) throw new InputError('A log has its own seed. Leave out --seed.');
  if (log !== undefined && !force && existsSync(log)) throw FileError.cannot('write', log, 'there is a file of this name; --force replaces it');
  const begin = (): LogFile => {
    const name = log ?? freeName(basename(file, extname(file)));
    return beginLog(name, headerAt(table, name), fight.lines, force && log !== undefined);
  };
  const own = stored === null || log !== undefined ? null : resumeLog(file, header, fight.lines, stored.lines, stored.length);
  const session: Session = { table, autos: unplayed(table, player), log: own, told: stored === null ? 0 : fight.lines.length, reached: -1, story, begin };
  hold.session = session;
  return session;
}

/** Fighters without a seat, where the encounter gives seats, and those of the sides that a computer player was named for. */
function unplayed({ played, fight, ruleSet, sides }: Table, players: readonly string[] = []): Set<Id> {
  const speech = { ruleSet, view: fight.view };
  const isNamed = (who: Id): boolean => players.some((given) => given.startsWith(`${sides[sideOf(fight.view, who)]}=`));
  return new Set(fightersOf(fight.view).filter((who) => (played !== null && !played.includes(nameOf(speech, who))) || isNamed(who)));
}

export function speechOf({ table, story }: Session): Speech {
  const { ruleSet, fight } = table;
  return { ruleSet, view: fight.view, language: storyWith(table, story).tongue.language };
}

/** Everybody whom the policy could play. */
export function everybody({ table }: Session): Id[] {
  return [GM, ...table.fight.state.entities.map((entity) => entity.id)];
}

/** Lets the policy decide for those it plays until a person must. */
export function resume(session: Session): void {
  const { table, autos } = session;
  for (let i = 0; i < MAX_DECISIONS && ending(table) === null; i++) if (!decide(table.fight, table.playerOf, (who) => autos.has(who))) return;
}

/** Writes what happened to the disk; says so the first time. Call it before anything is shown. @throws FileError */
export function keep(session: Session): string[] {
  if (session.log !== null) {
    session.log.keep();
    return [];
  }
  session.log = session.begin();
  return [saidAt(session, 'log-is', { file: { text: session.log.file } })];
}

/** What was done since the last time, each act with the number of its line. */
export function told(session: Session): string[] {
  const { fight } = session.table;
  const from = session.told;
  session.told = fight.lines.length;
  const acts: string[] = [];
  let command = -1;
  for (const n of fight.path()) {
    const line = fight.lines[n];
    if (line.in === 'command') command = n;
    else if (line.in === 'done' && n >= from) acts.push(...toldOf(session, command));
    else if (line.in === 'fiat' && n >= from) acts.push(...toldOf(session, n));
  }
  return [...acts, ...taught(session)];
}

/** What the lesson wants next, where that has changed. */
function taught(session: Session): string[] {
  const { fight, ruleSet, lesson } = session.table;
  if (lesson === null) return [];
  const { steps, end } = lesson;
  const reached = stepsReached(lesson, fight, ruleSet);
  if (reached === session.reached) return [];
  session.reached = reached;
  const { lang } = storyWith(session.table, session.story).tongue.language;
  if (reached === steps.length) return [saidAt(session, 'lesson-done', { end: { text: lessonText(end, lang) } })];
  return [saidAt(session, 'lesson-step', { step: reached + 1, of: steps.length, say: { text: lessonText(steps[reached].say, lang) } })];
}

/** The command or decree of a line with its number, as this terminal tells it. */
export function toldOf({ table, story }: Session, line: number): string[] {
  const { tongue, layout } = storyWith(table, story);
  return numbered(line, narrated(table.fight, tongue, line, layout));
}
