import type { ChangeJson } from './change.ts';
import { History } from './history.ts';
import type { AnyIntent, Result } from './intent.ts';
import { mustBeJson } from './json.ts';
import type { CommandLine, FiatLine, ForceLine, Header, HeadLine, Line, OrderLine } from './log.ts';
import type { DiceSource } from './random.ts';
import type { Next, Ruleset } from './ruleset.ts';
import { type AnswerEntry, type Entry, type RollEntry, Runner } from './runner.ts';
import { copyState } from './simulate.ts';
import { Store } from './state.ts';
import { TableSupply } from './supply.ts';

export interface CourseOptions {
  /** Checks after every step that state, events and questions survive JSON. */
  readonly strict: boolean;
  /** Called with each line before anybody is told of it. */
  readonly onLine: ((line: Line) => void) | null;
}

/** The course of a fight: executes what is put in, writes down what came of it, goes back to any line and on from there. */
export class Course {
  readonly rules: Ruleset;
  readonly header: Header;
  readonly history = new History();
  readonly supply: TableSupply;
  readonly runner: Runner;
  /** Line of the open command; -1 = none is open. */
  open = -1;
  readonly #options: CourseOptions;
  #next: Next | null = null;

  constructor(rules: Ruleset, header: Header, dice: DiceSource, typed: boolean, options: CourseOptions) {
    this.rules = rules;
    this.header = header;
    this.supply = new TableSupply(dice, typed);
    this.runner = Runner.recording(rules, copyState(rules, header.state), this.supply);
    this.#options = options;
  }

  /** What comes next; asked only while no command is open. */
  get next(): Next {
    this.#next ??= this.rules.def.next(this.runner);
    return this.#next;
  }

  append(line: Line): void {
    this.#options.onLine?.(line);
    this.history.add(line);
  }

  /** A new command. */
  start(intent: AnyIntent, line: CommandLine): void {
    this.#run(intent, [], 0, line);
    this.advance();
  }

  /** Goes on with the open command; `first` is an act of the game master or an order that stands before what it brings about. */
  continue(more: readonly (AnswerEntry | RollEntry)[], first: ForceLine | OrderLine | null = null): void {
    const intent = this.#openIntent();
    const tape = this.history.tapeBehind(this.open);
    const before = tape.length;
    this.runner.abandon();
    try {
      for (const one of more) tape.push(one);
      this.#run(intent, tape, before, first);
    } catch (thrown) {
      tape.length = before;
      this.runner.execute(intent, tape);
      throw thrown;
    }
    this.advance();
  }

  #openIntent(): AnyIntent {
    return this.rules.intent(this.history.lines[this.open] as CommandLine);
  }

  /**
   * Executes, and appends only when that worked: `first`, the command when it is a new one, then what stands on the tape
   * behind the first `logged` entries, then the end.
   */
  #run(intent: AnyIntent, tape: Entry[], logged: number, first: CommandLine | ForceLine | OrderLine | null = null): void {
    let result: Result | null;
    try {
      result = this.runner.execute(intent, tape);
      if (this.#options.strict) this.#mustSurvive(first, tape);
    } catch (thrown) {
      this.runner.abandon();
      this.#recallStanding();
      throw thrown;
    }
    if (first !== null) {
      this.append(first);
      if (first.in === 'command') this.open = this.history.head;
    }
    for (let i = logged; i < tape.length; i++) this.append(tape[i] as RollEntry | AnswerEntry);
    this.#next = null;
    if (result !== null) {
      this.append({ in: 'done', result, events: this.runner.events! });
      this.open = -1;
      this.supply.commands++;
    }
  }

  #mustSurvive(first: Line | null, tape: readonly Entry[]): void {
    const { state, events, pending } = this.runner;
    mustBeJson([first, tape], 'lines');
    mustBeJson(state, 'state');
    mustBeJson(events, 'changes');
    if (pending?.kind === 'answer') mustBeJson(pending.about, `the question ${pending.ask.id}`);
  }

  /** Runs what is automatic until somebody must decide. */
  advance(): void {
    while (this.open < 0 && this.next.run !== null) {
      const intent = this.next.run;
      const line: CommandLine = { in: 'command', do: intent.def.id, by: intent.by, with: intent.with as CommandLine['with'], auto: true };
      this.#run(intent, [], 0, line);
    }
  }

  /** What was said in advance holds for what is waited for now, too: a log that is read again knows no difference. */
  stand(line: ForceLine | OrderLine): void {
    if (this.open >= 0) this.continue([], line);
    else this.append(line);
  }

  /** Changes facts between commands. */
  decree(line: FiatLine): void {
    this.runner.store.begin();
    fold(this.rules, this.runner.store, line.events);
    this.append(line);
    this.#next = null;
    this.advance();
  }

  goTo(to: number, why: HeadLine['why']): void {
    this.append({ in: 'head', to, why });
    this.rebuild();
  }

  /** Folds the lines of the path into the state and executes an open command again. */
  rebuild(): void {
    const state = copyState(this.rules, this.header.state);
    const store = new Store(state, this.rules, true);
    this.supply.commands = 0;
    this.open = -1;
    this.#recallStanding();
    for (const n of this.history.path()) {
      const line = this.history.lines[n];
      if (line.in === 'command') this.open = n;
      else if (line.in === 'done') {
        fold(this.rules, store, line.events);
        this.open = -1;
        this.supply.commands++;
      } else if (line.in === 'fiat') fold(this.rules, store, line.events);
    }
    this.#next = null;
    this.runner.restart(state);
    if (this.open >= 0) {
      const tape = this.history.tapeBehind(this.open);
      this.#run(this.#openIntent(), tape, tape.length);
    }
    this.advance();
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

/** Makes changes that are on record. */
export function fold(rules: Ruleset, store: Store, events: readonly ChangeJson[]): void {
  for (const event of events) rules.change(event[0]).reduce(store, event[1], event[2], event[3], event[4], event[5], event[6], event[7], event[8]);
}
