import { createInterface, type Interface } from 'node:readline';
import { tableLines } from '@riposte/files';
import { ruleSetIds } from '@riposte/rule-sets';
import { type Decision, decisionOf } from './decision.ts';
import { headline } from './fight.ts';
import { readyFights } from './home.ts';
import { means } from './meaning.ts';
import { GOOD, InputError, NO } from './outcome.ts';
import { type Pinned, pinned } from './pinned.ts';
import { folded, joined, print, shown } from './print.ts';
import { type Reply, runLine } from './run-line.ts';
import { boardLines, choiceLines, peopleLines, placeLines, plainLines, screen, withoutEnd } from './screen.ts';
import { everybody, keep, openSession, resume, type Session, type SessionOptions, speechOf, told } from './session.ts';
import { storyWith } from './story.ts';
import { completed } from './tab.ts';
import { saidAt } from './table-says.ts';

export interface PlayOptions extends SessionOptions {
  readonly json?: boolean;
  /** Whether the board stays at the top of a terminal that is high enough; default: it does. */
  readonly pin?: boolean;
}

/** How the table talks: to a terminal, in plain lines, in lines of JSON. */
interface Talk {
  readonly say: (session: Session, reply: Reply) => void;
}

/**
 * Plays a fight by lines of input until they end or say "quit". Returns the exit code: no when a line was refused, so
 * that scripts notice. Without a terminal and without input an encounter plays itself.
 * @throws FileError, InputError
 */
export async function play(file: string | undefined, options: PlayOptions): Promise<number> {
  const session = await openSession(file ?? firstReady(), options);
  const atTerminal = process.stdin.isTTY && process.stdout.isTTY && options.json !== true;
  const top = atTerminal && options.pin !== false && process.env.TERM !== 'dumb' ? pinned(process.stdout) : null;
  const talk = options.json ? JSON_LINES : atTerminal ? atScreen(top) : PLAIN;
  const input = createInterface({
    input: process.stdin,
    ...(atTerminal ? { output: process.stdout, completer: (line: string) => completed(session, line) } : {}),
  });
  resume(session);
  const opening = [
    headline(session.table, storyWith(session.table, options).tongue.language),
    saidAt(session, 'type-help', {}),
    ...(atTerminal ? [] : tableLines(speechOf(session), session.table.sides)),
  ];
  if (top !== null) keepInView(session, top, talk, input);
  try {
    talk.say(session, { ok: true, moved: true, lines: [...opening, ...told(session)] });
    const { lines, refused } = await serve(session, talk, input, atTerminal);
    top?.release();
    if (lines === 0 && !atTerminal && session.table.stored === null) playItself(session, talk, options.log !== undefined);
    else if (session.log !== null) {
      const { file: log } = session.log;
      talk.say(session, { ok: true, moved: false, lines: [saidAt(session, 'log-kept', { file: { text: log } })] });
    }
    session.log?.close();
    return refused > 0 && !atTerminal ? NO : GOOD;
  } finally {
    top?.release();
  }
}

/** Draws the terminal again where it was resized, cleared (Ctrl-L), or left for a while (Ctrl-Z). */
function keepInView(session: Session, top: Pinned, talk: Talk, input: Interface): void {
  const again = (): void => {
    talk.say(session, { ok: true, moved: true, lines: [] });
    input.prompt(true);
  };
  const cleared = (): void => {
    if (top.clear()) again();
  };
  process.stdout.on('resize', cleared);
  input.on('SIGCONT', again);
  input.once('close', () => process.stdout.off('resize', cleared));
  process.stdin.prependListener('keypress', (_text, { ctrl, name }: { readonly ctrl?: boolean; readonly name?: string }) => {
    if (ctrl === true && name === 'z') top.release();
    if (ctrl === true && name === 'l') setImmediate(cleared);
  });
}

/** Takes line after line; how many there were, and how many were refused. */
async function serve(session: Session, talk: Talk, input: Interface, atTerminal: boolean): Promise<{ readonly lines: number; readonly refused: number }> {
  let lines = 0;
  let refused = 0;
  const ask = (): void => {
    if (!atTerminal) return;
    input.setPrompt(`${shown(decisionOf(session).who)}> `);
    input.prompt();
  };
  input.on('SIGINT', () => {
    process.stdout.write('\n');
    input.close();
  });
  ask();
  for await (const raw of input) {
    const line = raw.trim() === '' && atTerminal ? usual(session) : raw.trim();
    if (line !== '') lines++;
    if (line === 'quit') break;
    if (line !== '') {
      const reply = runLine(session, line);
      if (!reply.ok) refused++;
      talk.say(session, reply);
    }
    ask();
  }
  input.close();
  return { lines, refused };
}

function firstReady(): string {
  const [first] = ruleSetIds().flatMap(readyFights);
  if (first === undefined) throw new InputError('There is no ready fight here. Name an encounter or a log.');
  return first;
}

function playItself(session: Session, talk: Talk, logged: boolean): void {
  for (const who of everybody(session)) session.autos.add(who);
  resume(session);
  const log = logged ? keep(session) : [];
  talk.say(session, { ok: true, moved: true, lines: [saidAt(session, 'nobody-plays', {}), ...log, ...told(session)] });
}

/** Enter alone takes the default answer, where a question is open. */
function usual(session: Session): string {
  const { choices } = decisionOf(session);
  const at = choices.findIndex((choice) => choice.usual);
  return at < 0 ? '' : String(at + 1);
}

/** Board and choices; the board at the top where there is room for it, else above the choices. */
function atScreen(top: Pinned | null): Talk {
  return {
    say(session, { ok, lines: plain, moved }) {
      const lines = ok ? plain : plain.map((line) => means('error', line));
      const { columns, rows } = process.stdout;
      const told = lines.flatMap((line) => folded(line, columns));
      if (!moved) return print(joined(told));
      const decision = decisionOf(session);
      const room = { columns, rows: rows - 1 };
      const whole = top?.show(boardLines(session, decision, room).slice(1)) ?? 0;
      // Where there is no room for everybody, the board alone stays.
      const taken = whole > 0 ? whole : (top?.show(placeLines(session, room).slice(1)) ?? 0);
      const people = whole > 0 || taken === 0 ? [] : peopleLines(session, decision, room);
      const open =
        taken === 0
          ? screen(session, decision, room, told.length)
          : choiceLines(session, decision, { ...room, rows: room.rows - taken - people.length }, told.length);
      print(joined([...told, ...people, ...open]));
    },
  };
}

const PLAIN: Talk = {
  say(session, { lines, moved }) {
    print(joined(moved ? [...lines, ...plainLines(session, decisionOf(session))] : lines));
  },
};

const JSON_LINES: Talk = {
  say(session, { ok, lines, moved }) {
    const { table, log } = session;
    print(
      JSON.stringify({
        ok,
        lines,
        log: log?.file ?? null,
        version: table.fight.version,
        ...(moved ? { now: plainDecision(withoutEnd(decisionOf(session))) } : {}),
      }),
    );
  },
};

function plainDecision({ kind, who, lines, choices, more, refused }: Decision): object {
  const listed = choices.map(({ text, cost, usual: isDefault }, i) => ({ number: i + 1, text, cost, default: isDefault }));
  return { kind, who, lines, choices: listed, more, refused: refused.map(({ text, refusals }) => ({ text, refusals })) };
}
