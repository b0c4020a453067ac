import type { Act, Scene } from '@riposte/server/protocol';
import { X } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { planOf } from './geometry.ts';
import { text } from './language.ts';
import './line.css';
import { completions, decisionText, goalsOf, type LineTable, runTyped, walkOf } from './line-words.ts';

/** Lines that stay to be read again. */
const MAX_SAID = 60;

/** What was typed, and what was said to it. */
interface Said {
  readonly nth: number;
  readonly typed: string;
  readonly lines: readonly string[];
}

/** A line to type in, with completion and answers that are read out: a whole fight can be played with it alone. */
export default function Line({ table: short, close }: { readonly table: LineTable; readonly close: () => void }): React.ReactNode {
  const [typed, setTyped] = useState('');
  const [at, setAt] = useState(-1);
  const input = useRef<HTMLInputElement>(null);
  const id = useId();
  const { table, isWhole, whole } = useWholeMenu(short);
  const { said, spoken, say } = useSaid(table, isWhole);
  const { past, perform } = usePerform(whole, say);
  useEffect(() => input.current?.focus(), []);
  const offered = completions(table, typed, usePlaces(table, typed));
  const write = (line: string): void => {
    setTyped(line);
    setAt(-1);
  };
  const run = (): void => {
    const line = at >= 0 ? (offered[at] ?? typed) : typed;
    write('');
    perform(line);
  };
  return (
    <section className="typed-line" aria-label={text('line')}>
      <Heard said={said} />
      <p className="spoken" aria-live="polite" data-line-said>
        <span key={spoken.nth}>{spoken.text}</span>
      </p>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          run();
        }}
      >
        <span aria-hidden="true">:</span>
        <input
          ref={input}
          role="combobox"
          aria-label={text('line-label')}
          aria-expanded={offered.length > 0}
          aria-controls={id}
          aria-autocomplete="list"
          aria-activedescendant={at >= 0 ? `${id}${at}` : undefined}
          autoComplete="off"
          spellCheck={false}
          maxLength={300}
          placeholder={text('line-hint')}
          value={typed}
          onChange={(event) => write(event.target.value)}
          onKeyDown={(event) => takeKey(event, { typed, setTyped, write, offered, at, setAt, past, close })}
        />
        <button type="button" className="quiet square" onClick={close} aria-label={text('line-close')} title={text('line-close')}>
          <X aria-hidden="true" />
        </button>
        <Offered id={id} lines={offered} at={at} complete={write} />
      </form>
    </section>
  );
}

/** The lines that were typed before, and which of them is shown again. */
interface Past {
  readonly lines: string[];
  at: number;
}

/** Does what a line says, and says what came of it. */
function usePerform(whole: () => Promise<LineTable>, say: Saying['say']): { readonly past: Past; readonly perform: (line: string) => void } {
  const past = useRef<Past>({ lines: [], at: 0 }).current;
  const perform = (line: string): void => {
    if (line.trim() !== '') past.lines.push(line);
    past.at = past.lines.length;
    // At once: what comes of it may be said before its own answer is here.
    say(line, []);
    void whole()
      .then((all) => runTyped(all, line))
      .then((lines) => say('', lines));
  };
  return { past, perform };
}

interface Saying {
  readonly said: readonly Said[];
  /** What is read out, once for each number. */
  readonly spoken: { readonly nth: number; readonly text: string };
  readonly say: (line: string, lines: readonly string[]) => void;
}

/** What was said so far; what is to be decided is said once for each decision. */
function useSaid(table: LineTable, isWhole: boolean): Saying {
  const [said, setSaid] = useState<readonly Said[]>([]);
  const [spoken, setSpoken] = useState({ nth: 0, text: '' });
  const say = (line: string, lines: readonly string[]): void => {
    if (lines.length === 0 && line === '') return;
    setSaid((old) => [...old.slice(-MAX_SAID), { nth: (old.at(-1)?.nth ?? 0) + 1, typed: line, lines }]);
    if (lines.length > 0) setSpoken((old) => ({ nth: old.nth + 1, text: lines.map(stopped).join(' ') }));
  };
  const { scene } = table;
  const decision = `${scene.question?.number ?? ''} ${scene.typing?.number ?? ''} ${scene.waiting.mine ? scene.menu.number : scene.waiting.text} ${scene.over ?? ''}`;
  const told = useRef('');
  useEffect(() => {
    if (!isWhole || told.current === decision) return;
    told.current = decision;
    say('', decisionText(table));
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once for each decision
  }, [decision, isWhole]);
  return { said, spoken, say };
}

/** A line with a stop at its end, where the voice pauses. */
const stopped = (line: string): string => (/[.!?:;…]$/.test(line) ? line : `${line}.`);

interface Typing {
  readonly typed: string;
  readonly setTyped: (typed: string) => void;
  /** Writes a line in place of what is typed, with none of the offered lines chosen. */
  readonly write: (line: string) => void;
  readonly offered: readonly string[];
  /** The offered line that is chosen; -1 is none. */
  readonly at: number;
  readonly setAt: (at: number) => void;
  readonly past: Past;
  readonly close: () => void;
}

/** Arrows choose an offered line or a former one, Tab completes, Escape empties the line and then closes it. */
function takeKey(event: React.KeyboardEvent, { typed, setTyped, write, offered, at, setAt, past, close }: Typing): void {
  const isOpen = offered.length > 0;
  const { lines } = past;
  if (event.key === 'ArrowDown' && isOpen) setAt(Math.min(offered.length - 1, at + 1));
  else if (event.key === 'ArrowUp' && isOpen && at >= 0) setAt(at - 1);
  else if (event.key === 'ArrowUp' && typed === '' ? lines.length > 0 : event.key === 'ArrowUp' && typed === lines[past.at]) {
    past.at = Math.max(0, past.at - 1);
    setTyped(lines[past.at] ?? '');
  } else if (event.key === 'Tab' && !event.shiftKey && isOpen && typed !== '') {
    const line = offered[Math.max(0, at)];
    if (line !== undefined) write(line);
  } else if (event.key === 'Escape') {
    if (typed === '') close();
    else write('');
  } else return;
  event.preventDefault();
  event.stopPropagation();
}

/** The table with all acts of the seat's fighters, once they have come; `whole` waits for them. */
function useWholeMenu(short: LineTable): { readonly table: LineTable; readonly isWhole: boolean; readonly whole: () => Promise<LineTable> } {
  const { menu } = short.scene;
  const coming = useRef<{ readonly menu: Scene['menu']; readonly come: Promise<readonly Act[]> } | null>(null);
  const [acts, setActs] = useState<{ readonly menu: Scene['menu']; readonly all: readonly Act[] } | null>(null);
  const withActs = (all: readonly Act[]): LineTable => ({ ...short, scene: { ...short.scene, menu: { ...menu, acts: all } } });
  useEffect(() => {
    if (menu.acting.length === 0) return;
    const come = short
      .ask({ do: 'forms', menu: menu.number, by: null, act: null })
      .then((reply) => (reply.ok && reply.data.length > 0 ? reply.data : menu.acts));
    coming.current = { menu, come };
    void come.then((all) => setActs({ menu, all }));
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once for each menu
  }, [menu]);
  const table = acts?.menu === menu ? withActs(acts.all) : short;
  return {
    table,
    isWhole: menu.acting.length === 0 || acts?.menu === menu,
    whole: () => (coming.current?.menu === menu ? coming.current.come.then(withActs) : Promise.resolve(table)),
  };
}

/** Where the move that is typed can lead, as lines to choose from. */
function usePlaces(table: LineTable, typed: string): readonly string[] {
  const { scene } = table;
  const [places, setPlaces] = useState<readonly string[]>([]);
  const walking = walkOf(scene, typed)?.act ?? null;
  const asked = walking === null ? '' : `${scene.menu.number} ${walking.by} ${walking.id}`;
  useEffect(() => {
    setPlaces([]);
    const { ground } = scene;
    if (walking === null || ground === null) return undefined;
    let isCurrent = true;
    void goalsOf(table, walking).then((goals) => isCurrent && setPlaces(goals.map((goal) => `${walking.title} ${planOf(ground).called(goal.place)}`)));
    return () => {
      isCurrent = false;
    };
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once for each act
  }, [asked]);
  return places;
}

/** The lines that were said, the newest in view. */
function Heard({ said }: { readonly said: readonly Said[] }): React.ReactNode {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    box.current?.scrollTo(0, box.current.scrollHeight);
  }, [said]);
  return (
    <div className="said" ref={box} role="log" aria-live="off" aria-label={text('line-said')} tabIndex={0}>
      {said.map((one) => (
        <div key={one.nth} data-nth={one.nth}>
          {one.typed !== '' && <p className="typed">{one.typed}</p>}
          {one.lines.map((line, n) => (
            <p key={n}>{line}</p>
          ))}
        </div>
      ))}
    </div>
  );
}

interface OfferedProps {
  readonly id: string;
  readonly lines: readonly string[];
  /** The line that the arrow keys chose; -1 is none. */
  readonly at: number;
  readonly complete: (line: string) => void;
}

/** What the typed text can be completed to. */
function Offered({ id, lines, at, complete }: OfferedProps): React.ReactNode {
  return (
    <ul id={id} role="listbox" aria-label={text('line-label')} hidden={lines.length === 0}>
      {lines.map((line, i) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the field has the focus and its keys choose
        // biome-ignore lint/a11y/useFocusableInteractive: the field has the focus and its keys choose
        <li key={line} id={`${id}${i}`} role="option" aria-selected={i === at} onClick={() => complete(line)} onMouseDown={(event) => event.preventDefault()}>
          {line}
        </li>
      ))}
    </ul>
  );
}
