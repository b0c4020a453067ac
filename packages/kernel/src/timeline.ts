import { Consequences, consequencesOf } from './consequences.ts';
import { DrawNumbers } from './draw-numbers.ts';
import { fail, RiposteError } from './errors.ts';
import { rulesLine } from './header.ts';
import { History, isConsequences } from './history.ts';
import { TableSupply } from './input-source.ts';
import { brief, mustBeJson } from './json.ts';
import type { CommandLine, FiatLine, ForceLine, Header, HeadLine, Line, OrderLine, RulesLine } from './log.ts';
import { type DiceSource, keyedDice } from './random.ts';
import { type AnswerEntry, type Entry, type RollEntry, Runner } from './runner.ts';
import { copyState } from './simulate.ts';
import type { State } from './state.ts';
import { Store } from './store.ts';
import type { AnyIntent, ChangeJson, Next, Rules } from './vocabulary.ts';

export interface FightOptions {
  /** Secret text of the dice; needed unless `dice` is given. */
  readonly seed?: string;
  /** Another source of dice, a server's for instance. The seed then stays out of the header. */
  readonly dice?: DiceSource;
  /** People type their dice in: every roll waits. */
  readonly typed?: boolean;
  /** Checks after every step that state, events and questions survive JSON. */
  readonly strict?: boolean;
  /**
   * Called with each line of an act once the whole act has worked, before the act returns. If it throws, the act is undone completely and the
   * caller gets the fault.
   */
  readonly onLine?: (line: Line) => void;
}

/** A state of the past that was asked for. Its last line says all that led to it, for each continues one other. */
export interface Visited {
  readonly at: number;
  /** A number may come again for another line, where one was taken back. */
  readonly line: Line;
  readonly state: State;
}

/** Lines that stand behind a command that is open. */
const WITHIN: ReadonlySet<Line['in']> = new Set(['roll', 'answer', 'done']);
const KINDS: ReadonlySet<Line['in']> = new Set([...WITHIN, 'command', 'force', 'order', 'fiat', 'head', 'rules']);

/** Commands that may follow each other by themselves. */
const MAX_AUTOMATIC = 100_000;

/** The course of a fight: executes what is put in, writes down what came of it, goes back to any line and on from there. */
export class Course {
  readonly rules: Rules;
  readonly header: Header;
  readonly history = new History();
  readonly supply: TableSupply;
  readonly runner: Runner;
  /** Line of the open command; -1 = none is open. */
  open = -1;
  /** Where the last look back went. */
  visited: Visited | null = null;
  readonly options: FightOptions;
  /** Changes by decree that are settled together with what an earlier decree set off and was taken back meanwhile; null = nothing was. */
  owed: ChangeJson[] | null = null;
  #next: Next | null = null;
  #numbers = new DrawNumbers();
  /** Acts that run inside one another. */
  #acts = 0;
  /** Whether older rules made what stands at the head. */
  #isOlder = false;
  /** Lines of which `onLine` knows. */
  #told = 0;

  constructor(rules: Rules, header: Header, options: FightOptions) {
    const dice = options.dice ?? keyedDice(header.seed ?? fail('bad-definition', 'a fight needs a seed or a source of dice'));
    this.rules = rules;
    this.header = header;
    this.supply = new TableSupply(dice, options.typed ?? false);
    this.runner = Runner.recording(rules, copyState(rules, header.state), this.supply);
    this.options = options;
  }

  /** What comes next; asked only while no command is open. */
  get next(): Next {
    this.#next ??=
      this.rules.def.next(this.runner) ??
      fail('bad-definition', `the rule set ${this.rules.id} does not say what comes next: in next return declare([...]), run(...) or over(...)`);
    return this.#next;
  }

  /**
   * Does something wholly or not at all: whatever is thrown on the way, by rules or by `onLine`, all is as before. What is
   * the listener gets new lines once everything has worked.
   */
  whole<T>(act: () => T): T {
    const { mark } = this.history;
    this.#acts++;
    try {
      const result = act();
      if (this.#acts === 1) this.tell();
      return result;
    } catch (thrown) {
      this.history.cut(mark);
      this.#told = Math.min(this.#told, mark.lines);
      this.rebuild();
      throw thrown;
    } finally {
      this.#acts--;
    }
  }

  /** Tells of the lines that are new. */
  tell(): void {
    const { lines } = this.history;
    for (; this.#told < lines.length; this.#told++) this.options.onLine?.(lines[this.#told]);
  }

  /** Goes to where stored lines lead. */
  read(lines: readonly Line[]): void {
    for (const [n, line] of lines.entries()) {
      if (!KINDS.has(line.in)) fail('log-broken', `line ${n} is ${brief(line.in)}, which no line is`, { line: n });
      this.history.add(line);
    }
    this.#told = lines.length;
    this.rebuild();
  }

  append(line: Line): void {
    if (this.#isOlder && line.in !== 'head') {
      this.#isOlder = false;
      if (line.in !== 'rules') this.history.add(rulesLine(this.rules));
    }
    this.history.add(line);
    this.#numbers.pass(line);
  }

  /** Whether these rules made a line of the path. */
  isOurs(line: number): boolean {
    const made = this.history.rulesAt(line);
    return (made < 0 ? this.header : (this.history.lines[made] as RulesLine)).version === this.rules.def.version;
  }

  /** A new command. */
  start(intent: AnyIntent, line: CommandLine): void {
    this.#run(intent, [], 0, line);
    this.advance();
  }

  /** Goes on with the open command; `first` is an act of the game master or an order that stands before what it brings about. */
  continue(more: readonly (AnswerEntry | RollEntry)[], first: ForceLine | OrderLine | null = null): void {
    const tape = this.history.tapeBehind(this.open);
    const logged = tape.length;
    for (const one of more) tape.push(one);
    this.runner.abandon();
    this.#run(this.#openIntent(), tape, logged, first);
    this.advance();
  }

  #openIntent(): AnyIntent {
    return this.rules.commanded(this.history.lines[this.open] as CommandLine);
  }

  /** Executes, and appends only if that worked: `first` (a new command), then the tape after its first `logged` entries, then the end. */
  #run(intent: AnyIntent, tape: Entry[], logged: number, first: CommandLine | ForceLine | OrderLine | null = null): void {
    this.supply.command = this.#numbers.of(intent.def.id);
    const result = this.runner.execute(intent, tape);
    this.#next = null;
    // A decree of which nothing comes leaves no command.
    if (intent.def === Consequences && result !== null && tape.length === 0 && this.runner.events!.length === 0) return;
    if (this.options.strict) this.#mustSurvive(first, tape);
    if (first !== null) {
      this.append(first);
      if (first.in === 'command') this.open = this.history.head;
    }
    for (let i = logged; i < tape.length; i++) this.append(tape[i] as RollEntry | AnswerEntry);
    if (result !== null) {
      this.append({ in: 'done', result, events: this.runner.events! });
      this.open = -1;
    }
  }

  #mustSurvive(first: Line | null, tape: readonly Entry[]): void {
    const { state, events, pending } = this.runner;
    mustBeJson([first, tape], 'lines');
    mustBeJson(state, 'state');
    mustBeJson(events, 'changes');
    if (pending?.kind === 'answer') mustBeJson(pending.about, `the question ${pending.ask.id}`);
  }

  /** Runs automatic commands until a decision is needed. What follows from decrees comes before them. */
  advance(): void {
    for (let times = 0; this.open < 0 && this.owed === null && this.next.run !== null; times++) {
      if (times === MAX_AUTOMATIC) fail('unsettled', `${MAX_AUTOMATIC} automatic commands in a row, the last ${this.next.run.def.id}`);
      const intent = this.next.run;
      this.#run(intent, [], 0, automaticLine(intent));
    }
  }

  /** What was said in advance holds for what is waited for now, too: a log that is read again knows no difference. */
  stand(line: ForceLine | OrderLine): void {
    if (line.in === 'order') this.supply.orders.push(line);
    else this.supply.forced.push(line);
    if (this.open >= 0) this.continue([], line);
    else this.append(line);
  }

  /** Changes facts between commands. */
  decree(line: FiatLine): void {
    this.runner.store.begin();
    fold(this.rules, this.runner.store, line.events);
    this.append(line);
    this.#next = null;
    if (this.owed === null) this.#settle(consequencesOf(this.rules, line.events));
    else this.owed.push(...line.events);
  }

  /** What an earlier decree set off and was taken back, and what is owed since then. */
  settle(line: CommandLine): void {
    const follows = consequencesOf(this.rules, this.owed ?? [], line.with);
    this.owed = null;
    this.#settle(follows);
  }

  #settle(follows: AnyIntent | null): void {
    if (follows !== null) this.#run(follows, [], 0, automaticLine(follows));
    this.advance();
  }

  goTo(to: number, why: HeadLine['why']): void {
    this.append({ in: 'head', to, why });
    this.rebuild(why === 'branch' ? this.#followed(to) : null);
  }

  /** What followed from the decree at a line; null = nothing did. */
  #followed(decree: number): CommandLine | null {
    const line = this.history.lines[decree + 1];
    if (decree < 0 || this.history.lines[decree].in !== 'fiat' || !isConsequences(line) || !this.isOurs(decree + 1)) return null;
    return this.history.before(decree + 1) === decree ? line : null;
  }

  /**
   * Folds the lines of the path into the state and goes on from there: an open command is executed again, or taken back where these rules cannot.
   * `follows` is settled first.
   */
  rebuild(follows: CommandLine | null = null): void {
    this.#refold();
    if (this.open >= 0 && !this.#goesOn()) return this.goTo(this.history.before(this.open), 'withdraw');
    if (follows === null) this.advance();
    else this.settle(follows);
  }

  /** Goes to before the open command, for what the game master does meanwhile: nothing runs by itself before that. */
  beforeOpen(): void {
    this.append({ in: 'head', to: this.history.before(this.open), why: 'fiat' });
    this.#refold();
  }

  /** Inputs that wait for the open command to end, because the game master began it in the middle of another; null = it stands alone. */
  get deferred(): readonly number[] | null {
    if (this.open < 0) return null;
    const { lines } = this.history;
    for (let n = lines.length - 1; n > this.open; n--) {
      const line = lines[n];
      if (line.in === 'head' && line.again !== undefined && line.to >= this.open && this.history.path().includes(line.to)) return line.again;
    }
    return null;
  }

  #refold(): void {
    const state = copyState(this.rules, this.header.state);
    const store = new Store(state, this.rules, true);
    this.#numbers = new DrawNumbers();
    this.supply.throwing = false;
    this.open = -1;
    this.#isOlder = !this.isOurs(this.history.head);
    this.#recallStanding();
    for (const n of this.history.path()) {
      const line = this.history.lines[n];
      if (line.in === 'command' ? this.open >= 0 : WITHIN.has(line.in) && this.open < 0)
        fail('log-broken', `line ${n} has no meaning here: ${line.in === 'command' ? 'another command is open' : 'no command is open'}`, { line: n });
      if (line.in === 'command') this.open = n;
      else if (line.in === 'done' || line.in === 'fiat') fold(this.rules, store, line.events);
      if (line.in === 'done') this.open = -1;
      this.#numbers.pass(line);
    }
    this.#next = null;
    this.owed = this.owes(this.deferred) ? [] : null;
    this.runner.restart(state);
  }

  /** Whether what a decree set off comes first among inputs that wait. */
  owes(waiting: readonly number[] | null): boolean {
    return waiting !== null && waiting.length > 0 && isConsequences(this.history.lines[waiting[0]]);
  }

  /** Executes the open command again; false = older rules began it, and these cannot go on with it. */
  #goesOn(): boolean {
    const tape = this.history.tapeBehind(this.open);
    try {
      this.#run(this.#openIntent(), tape, tape.length);
      return true;
    } catch (thrown) {
      if (this.#isOlder && thrown instanceof RiposteError) return false;
      throw thrown;
    }
  }

  /** Orders and forced dice that still stand, from the log. */
  #recallStanding(): void {
    const { supply } = this;
    supply.orders = [];
    supply.forced = [];
    for (const n of this.history.path()) {
      const line = this.history.lines[n];
      if (line.in === 'order') supply.orders.push(line);
      else if (line.in === 'force') supply.forced.push(line);
      else if (line.in === 'roll' && line.from === 'forced') supply.takeForced(line.roll, line.who);
    }
  }
}

const automaticLine = ({ def, by, with: chosen }: AnyIntent): CommandLine => ({
  in: 'command',
  do: def.id,
  by,
  with: chosen as CommandLine['with'],
  auto: true,
});

/** Makes changes that are on record. */
export function fold(rules: Rules, store: Store, events: readonly ChangeJson[]): void {
  for (const event of events) rules.change(event[0]).reduce(store, event[1], event[2], event[3], event[4], event[5], event[6], event[7], event[8]);
}
