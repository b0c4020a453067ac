import type { ChangeJson } from './change.ts';
import { type Pool, totalOf } from './dice.ts';
import { fail, RiposteError } from './errors.ts';
import type { AnyIntent, Refusal, Result } from './intent.ts';
import { brief, type Difference, differences, type Json, mustBeJson, sameJson } from './json.ts';
import { type CommandLine, type FiatLine, type ForceLine, type Header, type HeadLine, type Line, LOG_FORMAT, type OrderLine } from './log.ts';
import type { View } from './play.ts';
import { type DiceSource, keyedDice } from './random.ts';
import type { Codes, Next, Ruleset, Viewer } from './ruleset.ts';
import { type AnswerEntry, type Entry, type Pending, type RollEntry, Runner, type Trace } from './runner.ts';
import { copyState } from './simulate.ts';
import { type Id, type IntentJson, mustBeSound, type State, Store } from './state.ts';
import { TableSupply } from './supply.ts';

export interface FightOptions {
  /** Secret text of the dice; needed unless `dice` is given. */
  readonly seed?: string;
  /** Another source of dice, a server's for instance. The seed then stays out of the header. */
  readonly dice?: DiceSource;
  /** People type their dice in: every roll waits. */
  readonly typed?: boolean;
  /** Checks after every step that state, events and questions survive JSON. */
  readonly strict?: boolean;
  /** Called with each line before anybody is told of it. */
  readonly onLine?: (line: Line) => void;
}

export interface SubmitOptions {
  /** The version the author looked at. */
  readonly version?: number;
  readonly id?: string;
}

/** What an amendment would do. Nothing has changed until `confirm`. */
export interface Amendment {
  /** Later inputs that carry over. */
  readonly carried: number;
  /** The first input that does not, with the reason; null = all did. */
  readonly stopped: { readonly line: number; readonly why: string } | null;
  /** Inputs that fall away. */
  readonly lost: readonly number[];
  readonly changes: readonly Difference[];
  confirm(): void;
}

/** A fix for one past input: other faces or another total, another answer, another intent. */
export type Fix = { readonly faces: readonly number[] } | { readonly total: number } | { readonly value: Json } | { readonly intent: IntentJson };

export interface Verdict {
  readonly ok: boolean;
  /** Commands executed again. */
  readonly commands: number;
  /** Number of the first line whose outcome differs, counted from 0. */
  readonly line: number | null;
  readonly expected: Json;
  readonly got: Json;
}

/**
 * A fight as it is played: takes intents and answers, keeps the log, undoes through anything. Lines are appended only
 * after what they say has worked, so bad input changes nothing.
 */
export class Fight {
  readonly rules: Ruleset;
  readonly header: Header;
  readonly lines: Line[] = [];
  /** Dice, numbers and changes of the last step, when `tracing` is on. */
  traces: { readonly line: number; readonly trace: readonly Trace[] }[] = [];
  tracing = false;
  /** For each line the one it continues; -1 = the header. */
  readonly #before: number[] = [];
  readonly #options: FightOptions;
  readonly #supply: TableSupply;
  readonly #runner: Runner;
  #head = -1;
  /** Line of the open command. */
  #open = -1;
  #redo: number[] = [];
  #next: Next | null = null;

  private constructor(rules: Ruleset, header: Header, options: FightOptions) {
    this.rules = rules;
    this.header = header;
    this.#options = options;
    const dice = options.dice ?? keyedDice(header.seed ?? fail('bad-definition', 'a fight needs a seed or a source of dice'));
    this.#supply = new TableSupply(dice, options.typed ?? false);
    this.#runner = Runner.recording(rules, copyState(rules, header.state), this.#supply);
  }

  /** Opens a new fight and runs it to the first decision. */
  static open(rules: Ruleset, state: State, options: FightOptions): Fight {
    if (options.strict) mustBeJson(state, 'state');
    const header: Header = {
      format: LOG_FORMAT,
      ruleset: rules.id,
      version: rules.def.version,
      options: rules.options,
      codes: rules.codes,
      seed: options.dice ? null : (options.seed ?? null),
      state,
    };
    const fight = new Fight(rules, header, options);
    fight.#advance();
    return fight;
  }

  /**
   * Opens a stored fight: folds the closed entries, executes the open one again. `rules` must be made with the
   * header's options and codes.
   * @throws RiposteError `log-broken` when the rule set is another one or a line has no meaning.
   */
  static load(rules: Ruleset, header: Header, lines: readonly Line[], options: FightOptions = {}): Fight {
    try {
      if (header.ruleset !== rules.id) fail('log-broken', `this log is of ${brief(header.ruleset)}, not ${rules.id}`, { ruleset: header.ruleset });
      if (!sameJson(header.options, rules.options) || !beginsWith(rules.codes, header.codes))
        fail('log-broken', 'the rule set must be made with the options and codes of the header');
      const fight = new Fight(rules, header, options);
      for (const line of lines) fight.#adopt(line);
      fight.#rebuild();
      return fight;
    } catch (thrown) {
      if (thrown instanceof RiposteError) throw thrown;
      // Looking into each line beforehand would cost every good log what only a bad one needs.
      return fail('log-broken', `the rules can make nothing of this log: ${String(thrown)}`);
    }
  }

  #adopt(line: Line): void {
    if (line.in === 'head') this.#adoptHead(line);
    else this.#adoptInput(line);
  }

  #adoptInput(line: Exclude<Line, HeadLine>): void {
    this.lines.push(line);
    this.#before.push(this.#head);
    this.#head = this.lines.length - 1;
    // Lines have many shapes, so that looking into each cost 40 ns: only where there is something to redo.
    if (this.#redo.length > 0 && isInput(line)) this.#redo = [];
  }

  #adoptHead(line: HeadLine): void {
    const n = this.lines.length;
    if (!Number.isInteger(line.to) || line.to < -1 || line.to >= n) fail('log-broken', `line ${n} continues line ${brief(line.to)}`, { line: n });
    this.lines.push(line);
    this.#before.push(this.#head);
    if (line.why === 'undo') this.#redo.push(this.#head);
    else if (line.why === 'redo') this.#redo.pop();
    else this.#redo = [];
    this.#head = line.to;
  }

  #append(line: Exclude<Line, HeadLine>): void {
    this.#announce(line);
    this.#adoptInput(line);
  }

  #appendHead(line: HeadLine): void {
    this.#announce(line);
    this.#adoptHead(line);
  }

  #announce(line: Line): void {
    this.#options.onLine?.(line);
  }

  /** Counts with every line; a command may name the version that its author looked at. */
  get version(): number {
    return this.lines.length;
  }

  /** Number of the line that the next one continues; -1 at the start. */
  get head(): number {
    return this.#head;
  }

  /** The state now; while a command waits, its working copy at the pause. */
  get view(): View {
    return this.#runner;
  }

  get state(): State {
    return this.#runner.state;
  }

  /** What the open command waits for; null = none is open. */
  get pending(): Pending | null {
    return this.#open >= 0 ? this.#runner.pending : null;
  }

  /** Changes of the open command so far; they may still be taken back. */
  get openChanges(): readonly ChangeJson[] {
    return this.#open >= 0 ? this.#runner.events! : [];
  }

  /** Who may declare now. */
  get declarers(): readonly Id[] {
    return this.#open >= 0 ? [] : (this.#ahead().declare ?? []);
  }

  /** The end; null while the fight goes on. */
  get over(): Json {
    return this.#open >= 0 ? null : this.#ahead().over;
  }

  #ahead(): Next {
    this.#next ??= this.rules.def.next(this.#runner);
    return this.#next;
  }

  /** Numbers of the lines from the header to `to`, undone ones left out. */
  path(to: number = this.#head): number[] {
    const path: number[] = [];
    for (let n = to; n >= 0; n = this.#before[n]) path.push(n);
    return path.reverse();
  }

  /** Every intent that one may declare, with every reason against those refused. */
  menu(who: Id): { readonly intent: AnyIntent; readonly refusals: readonly Refusal[] }[] {
    if (this.state.entities[who] === undefined) return [];
    return this.rules.def.intents
      .filter((def) => !def.automatic)
      .flatMap((def) => this.#runner.candidates(def, who))
      .map((intent) => ({ intent, refusals: this.#runner.refusals(intent) }));
  }

  /** The legal intents only. */
  legal(who: Id): AnyIntent[] {
    if (!this.declarers.includes(who)) return [];
    return this.rules.def.intents
      .filter((def) => !def.automatic)
      .flatMap((def) => this.#runner.candidates(def, who))
      .filter((intent) => this.#runner.legal(intent));
  }

  /**
   * Declares an intent and runs it as far as it goes.
   * @throws RiposteError `waiting`, `illegal-intent` (data.reasons), `stale-version`, `clash`, `unknown-name`.
   */
  submit(json: IntentJson, options: SubmitOptions = {}): void {
    if (this.#open >= 0) fail('waiting', 'another command waits for an answer');
    mustBeJson(json, 'the intent');
    this.traces = [];
    const intent = this.rules.intent(json);
    if (intent.def.automatic) fail('illegal-intent', `${intent.def.title} is nothing that one declares`, { reasons: [] });
    if (!this.declarers.includes(json.by)) fail('illegal-intent', `${brief(json.by)} may not declare now`, { reasons: [], may: this.declarers });
    if (options.version !== undefined && options.version !== this.version) this.#judge(intent, options.version);
    if (!this.#runner.legal(intent)) {
      const reasons = this.#runner.refusals(intent);
      fail('illegal-intent', `${intent.def.title}: ${reasons.map((one) => one.reason).join('; ')}`, { reasons });
    }
    const { id } = options;
    const line: CommandLine =
      id === undefined ? { in: 'command', do: json.do, by: json.by, with: json.with } : { in: 'command', do: json.do, by: json.by, with: json.with, id };
    this.#run(intent, [], 0, line);
    this.#advance();
  }

  #judge(intent: AnyIntent, version: number): void {
    if (!Number.isInteger(version) || version < 0 || version > this.version)
      fail('stale-version', `version ${brief(version)} never was`, { version: this.version });
    const since = this.lines.slice(version).flatMap((line) => (line.in === 'done' || line.in === 'fiat' ? line.events : []));
    const verdict = this.rules.def.judge?.(this.#runner, intent, since) ?? 'stale';
    if (verdict === 'stale') fail('stale-version', `made on version ${version}, now it is ${this.version}`, { version: this.version });
    if (verdict === 'clash') fail('clash', `${intent.def.title} clashes with what happened since version ${version}`, { version: this.version });
  }

  /**
   * Answers what the open command asks. `who` may be left out when only one is asked; `from` says who really answers.
   * @throws RiposteError `not-waiting`, `stale-answer` when `ask` names another question, `illegal-answer`.
   */
  answer(value: Json, options: { readonly who?: Id; readonly ask?: string; readonly from?: 'gm' | 'deadline' } = {}): void {
    const pending = this.#asked();
    mustBeJson(value, 'the answer');
    const who = options.who ?? pending.whos[0];
    if (options.ask !== undefined && options.ask !== pending.ask.id)
      fail('stale-answer', `${brief(options.ask)} is not asked now, ${pending.ask.id} is`, { asked: pending.ask.id });
    if (!pending.whos.includes(who)) fail('stale-answer', `${brief(who)} is not asked`, { asked: pending.whos });
    if (!this.#runner.mayAnswer(pending.ask, who, pending.about, value)) {
      const reasons = this.#runner.whyNot(pending.ask, who, pending.about, value);
      fail('illegal-answer', `${brief(value)}: ${reasons.map((one) => one.reason).join('; ')}`, { reasons });
    }
    const { from } = options;
    const { about } = pending;
    const ask = pending.ask.id;
    this.#continue([from === undefined ? { in: 'answer', ask, who, about, value } : { in: 'answer', ask, who, about, value, from }]);
  }

  /** The deadline passed: everybody still asked gets the default. */
  passDeadline(): void {
    const pending = this.#asked();
    this.#continue(
      pending.whos.map((who) => ({
        in: 'answer',
        ask: pending.ask.id,
        who,
        about: pending.about,
        value: pending.ask.otherwise(this.#runner, who, pending.about),
        from: 'deadline',
      })),
    );
  }

  #asked(): Pending & { kind: 'answer' } {
    const pending = this.pending;
    if (pending?.kind !== 'answer') return fail('not-waiting', 'no question is open');
    return pending;
  }

  /** Types in the faces of the roll that is waited for. @throws RiposteError `not-waiting`, `impossible-roll`. */
  typeIn(faces: readonly number[]): void {
    const pending = this.pending;
    if (pending?.kind !== 'roll') return fail('not-waiting', 'no roll is waited for');
    mustBeJson(faces, 'the faces');
    this.#continue([{ in: 'roll', roll: pending.roll.id, who: pending.who, pool: pending.pool.id, faces, total: totalOf(pending.pool, faces), from: 'typed' }]);
  }

  /** Whether people type their dice in: every roll waits for `typeIn` or `throwDice`. */
  get typed(): boolean {
    return this.#supply.typed;
  }

  set typed(typed: boolean) {
    this.#supply.typed = typed;
  }

  /** Lets the fight's own dice decide the roll that is waited for. @throws RiposteError `not-waiting` */
  throwDice(): void {
    if (this.pending?.kind !== 'roll') fail('not-waiting', 'no roll is waited for');
    this.#supply.throwing = true;
    this.#continue([]);
  }

  /** Goes on with the open command; `first` is an act of the game master or an order that stands before what it brings about. */
  #continue(more: readonly (AnswerEntry | RollEntry)[], first: ForceLine | OrderLine | null = null): void {
    const intent = this.rules.intent(this.lines[this.#open] as CommandLine);
    const tape = this.#tape();
    const before = tape.length;
    this.traces = [];
    this.#runner.abandon();
    try {
      for (const one of more) tape.push(one);
      this.#run(intent, tape, before, first);
    } catch (thrown) {
      tape.length = before;
      this.#runner.execute(intent, tape);
      throw thrown;
    }
    this.#advance();
  }

  /** Inputs of the open command that are in the log. */
  #tape(): Entry[] {
    const tape: Entry[] = [];
    for (let n = this.#head; n > this.#open; n = this.#before[n]) {
      const line = this.lines[n];
      if (line.in === 'roll' || line.in === 'answer') tape.push(line);
    }
    return tape.reverse();
  }

  /**
   * Executes, and appends only when that worked: `first`, the command when it is a new one, then what stands on the tape
   * behind the first `logged` entries, then the end.
   */
  #run(intent: AnyIntent, tape: Entry[], logged: number, first: CommandLine | ForceLine | OrderLine | null = null): void {
    if (this.tracing) this.#runner.trace = [];
    let result: Result | null;
    try {
      result = this.#runner.execute(intent, tape);
      if (this.#options.strict) this.#mustSurvive(first, tape);
    } catch (thrown) {
      this.#runner.abandon();
      this.#recallStanding();
      throw thrown;
    }
    if (first !== null) {
      this.#append(first);
      if (first.in === 'command') this.#open = this.lines.length - 1;
    }
    for (let i = logged; i < tape.length; i++) this.#append(tape[i] as RollEntry | AnswerEntry);
    this.#next = null;
    if (result !== null) {
      this.#append({ in: 'done', result, events: this.#runner.events! });
      if (this.tracing) this.traces.push({ line: this.#open, trace: this.#runner.trace! });
      this.#open = -1;
      this.#supply.commands++;
    }
  }

  #mustSurvive(first: Line | null, tape: readonly Entry[]): void {
    const { state, events, pending } = this.#runner;
    mustBeJson([first, tape], 'lines');
    mustBeJson(state, 'state');
    mustBeJson(events, 'changes');
    if (pending?.kind === 'answer') mustBeJson(pending.about, `the question ${pending.ask.id}`);
  }

  /** Runs what is automatic until somebody must decide. */
  #advance(): void {
    while (this.#open < 0 && this.#ahead().run !== null) {
      const intent = this.#ahead().run!;
      const line: CommandLine = { in: 'command', do: intent.def.id, by: intent.by, with: intent.with as CommandLine['with'], auto: true };
      this.#run(intent, [], 0, line);
    }
  }

  /**
   * Decides how a coming roll falls. `who` below 0 means anybody's.
   * @throws RiposteError `unknown-name` for a roll that does not exist, `impossible-roll` for faces no die has.
   */
  force(force: Omit<ForceLine, 'in'>): void {
    mustBeJson(force, 'the forced roll');
    const { roll, who, faces, total, reason } = { ...force };
    if (!this.rules.def.rolls.some((one) => one.id === roll)) fail('unknown-name', `no roll is called ${brief(roll)}`, { roll });
    if (!Number.isInteger(who)) fail('unknown-name', `${brief(who)} rolls nothing`, { who });
    const good = faces === null ? Number.isInteger(total) : Array.isArray(faces) && faces.every((face) => Number.isInteger(face) && face > 0);
    if (!good) fail('impossible-roll', 'force faces, whole numbers from 1, or a total');
    const line: ForceLine = { in: 'force', roll, who, faces, total, reason };
    this.#supply.forced.push(line);
    this.#stand(line);
  }

  /**
   * Gives an answer in advance; the last order for a question holds.
   * @throws RiposteError `unknown-name` for a question, a manner or a test that does not exist.
   */
  order(order: Omit<OrderLine, 'in'>): void {
    mustBeJson(order, 'the order');
    const { who, ask, do: how, when, value } = { ...order };
    this.rules.ask(ask);
    if (!ORDERS.includes(how)) fail('unknown-name', `an order says ${ORDERS.join(', ')}, not ${brief(how)}`, { do: how });
    if (how === 'when' ? typeof when !== 'string' || !Object.hasOwn(this.rules.def.predicates ?? {}, when) : when !== null)
      fail('unknown-name', `no test is called ${brief(when)}`, { when });
    const line: OrderLine = { in: 'order', who, ask, do: how, when, value };
    this.#supply.orders.push(line);
    this.#stand(line);
  }

  /** What was said in advance holds for what is waited for now, too: a log that is read again knows no difference. */
  #stand(line: ForceLine | OrderLine): void {
    if (this.#open >= 0) this.#continue([], line);
    else this.#append(line);
  }

  /** Orders and forced dice that still stand, from the log. */
  #recallStanding(): void {
    const supply = this.#supply;
    supply.orders = [];
    supply.forced = [];
    for (const n of this.path()) {
      const line = this.lines[n];
      if (line.in === 'order') supply.orders.push(line);
      else if (line.in === 'force') supply.forced.push(line);
      else if (line.in === 'roll' && line.from === 'forced') supply.takeForced(line.roll, line.who);
    }
  }

  /** Whether the author may still take the open command back: nothing was revealed to anybody yet. */
  get withdrawable(): boolean {
    if (this.#open < 0) return false;
    return this.#tape().length === 0 && !this.#runner.events!.some((event) => this.rules.change(event[0]).reveals);
  }

  /** Takes the open command back; the game master always may. @throws RiposteError `not-waiting`, `waiting` */
  withdraw(as: 'author' | 'gm'): void {
    if (this.#open < 0) fail('not-waiting', 'no command is open');
    if (as === 'author' && !this.withdrawable) fail('waiting', 'something was revealed already; ask the game master');
    this.#goTo(this.#before[this.#open], 'withdraw');
  }

  /**
   * The game master changes facts. While a command waits it is taken back, the decree written, and the command and
   * its answers are given again as far as they still fit.
   * @throws RiposteError `unknown-name` for a change that does not exist or speaks of what does not.
   */
  fiat(reason: string, events: readonly ChangeJson[]): Amendment['stopped'] {
    mustBeJson(reason, 'the reason');
    this.#mustBePossible(events);
    const line: FiatLine = { in: 'fiat', reason, events };
    if (this.#open < 0) {
      this.#decree(line);
      this.#advance();
      return null;
    }
    const open = this.#open;
    const again = this.path().filter((n) => n >= open);
    this.#goTo(this.#before[open], 'fiat');
    this.#decree(line);
    this.#advance();
    const { stopped } = this.#again(again);
    return stopped;
  }

  /** Tries a decree on a copy: what a game master may write is not typed, and half a decree must not stay behind. */
  #mustBePossible(events: readonly ChangeJson[]): void {
    mustBeJson(events, 'the decree');
    const state = this.#open >= 0 ? this.stateBefore(this.#open) : copyState(this.rules, this.state);
    try {
      for (const [id, ...values] of events) this.rules.change(id).reduce(new Store(state, this.rules, true), ...values);
      mustBeSound(this.rules, state);
    } catch (thrown) {
      if (thrown instanceof RiposteError) throw thrown;
      fail('unknown-name', `the decree speaks of what does not exist: ${String(thrown)}`);
    }
  }

  #decree(line: FiatLine): void {
    this.#runner.store.begin();
    for (const [id, ...values] of line.events) this.rules.change(id).reduce(this.#runner.store, ...values);
    this.#append(line);
    this.#next = null;
  }

  /** Takes the last input back: a command, an answer, an act of the game master. @throws RiposteError `nothing-to-undo` */
  undo(): void {
    let n = this.#head;
    while (n >= 0 && !isInput(this.lines[n]) && !this.#isAmended(n)) n = this.#before[n];
    if (n < 0) fail('nothing-to-undo', 'nothing has been done yet');
    // Behind an amendment stands the branch that it left.
    this.#goTo(this.#isAmended(n) ? this.#before[n - 1] : this.#before[n], 'undo');
  }

  #isAmended(n: number): boolean {
    const before = this.lines[n - 1];
    return before?.in === 'head' && before.why === 'amend';
  }

  get canUndo(): boolean {
    return this.path().some((n) => isInput(this.lines[n]));
  }

  get canRedo(): boolean {
    return this.#redo.length > 0;
  }

  /** @throws RiposteError `nothing-to-redo` */
  redo(): void {
    const to = this.#redo[this.#redo.length - 1];
    if (to === undefined) return fail('nothing-to-redo', 'nothing was undone');
    this.#goTo(to, 'redo');
  }

  /** Goes on from any earlier line; what came after it stays in the log. */
  branch(line: number): void {
    if (!Number.isInteger(line) || line < -1 || line >= this.lines.length) fail('log-broken', `there is no line ${brief(line)}`, { line });
    const at = this.lines[line];
    // Behind a line that went elsewhere the fight goes on from there.
    this.#goTo(at?.in === 'head' ? at.to : line, 'branch');
  }

  #goTo(to: number, why: 'undo' | 'redo' | 'branch' | 'amend' | 'withdraw' | 'fiat'): void {
    this.#appendHead({ in: 'head', to, why });
    this.#rebuild();
  }

  /** Folds the lines of the path into the state and executes an open command again. */
  #rebuild(): void {
    const runner = this.#runner;
    const path = this.path();
    const state = copyState(this.rules, this.header.state);
    const store = new Store(state, this.rules, true);
    const supply = this.#supply;
    supply.commands = 0;
    this.#open = -1;
    this.#recallStanding();
    for (const n of path) {
      const line = this.lines[n];
      if (line.in === 'command') this.#open = n;
      else if (line.in === 'done') {
        fold(this.rules, store, line.events);
        this.#open = -1;
        supply.commands++;
      } else if (line.in === 'fiat') fold(this.rules, store, line.events);
    }
    this.#next = null;
    runner.restart(state);
    if (this.#open >= 0) {
      const tape = this.#tape();
      this.#run(this.rules.intent(this.lines[this.#open] as CommandLine), tape, tape.length);
    }
    this.#advance();
  }

  /** Another fight with the same log, for trying things out. */
  fork(): Fight {
    const { seed, dice, strict } = this.#options;
    const plain = { ...(seed === undefined ? {} : { seed }), ...(dice ? { dice } : {}), ...(this.typed ? { typed: true } : {}), ...(strict ? { strict } : {}) };
    return Fight.load(this.rules, this.header, this.lines, plain);
  }

  /**
   * Tries out another past die, answer or intent: a branch at that input, with the later inputs given again one by one.
   * A later die is kept where roll, roller and pool match. Stops at the first input that is refused or not asked for.
   * @throws RiposteError when the line is no such input or the fix itself is refused.
   */
  amend(line: number, fix: Fix): Amendment {
    const path = this.path();
    const at = path.indexOf(line);
    if (at < 0) fail('log-broken', `line ${brief(line)} is not part of the fight as it stands`, { line });
    const trial = this.fork();
    const later = path.slice(at + 1);
    trial.#supply.kept = trial.#rollsFrom(later);
    trial.#replace(line, fix);
    const { carried, stopped, rest } = trial.#again(later);
    const start = this.lines.length;
    const mine = this.version;
    return {
      carried,
      stopped,
      lost: rest,
      changes: differences(this.state, trial.state),
      confirm: () => {
        if (this.version !== mine) fail('stale-version', 'the fight went on since this amendment was tried', { version: this.version });
        for (const one of trial.lines.slice(start)) {
          this.#announce(one);
          this.#adopt(one);
        }
        this.#rebuild();
      },
    };
  }

  #replace(line: number, fix: Fix): void {
    mustBeJson(fix, 'the fix');
    if (typeof fix !== 'object' || fix === null) fail('log-broken', 'a fix says faces, total, value or intent');
    const old = this.lines[line];
    const before = this.#before[line];
    if (old.in === 'command' && 'intent' in fix) {
      this.#goTo(before, 'amend');
      return this.submit(fix.intent);
    }
    if (old.in === 'answer' && 'value' in fix) {
      this.#goTo(before, 'amend');
      return this.answer(fix.value, { who: old.who, ask: old.ask });
    }
    if (old.in === 'roll' && ('faces' in fix || 'total' in fix)) {
      const { roll, who, pool } = old;
      const faces = 'faces' in fix ? fix.faces : null;
      const thrown = this.#poolOf(line);
      const total = 'total' in fix ? fix.total : totalOf(thrown, fix.faces);
      if (!thrown.distribution().has(total)) fail('impossible-roll', `${pool} cannot total ${brief(total)}`, { pool, total });
      this.#appendHead({ in: 'head', to: before, why: 'amend' });
      // A forced roll that is amended still uses up what was forced.
      this.#append({ in: 'roll', roll, who, pool, faces, total, from: old.from === 'forced' ? 'forced' : 'amended' });
      return this.#rebuild();
    }
    return fail('log-broken', `line ${line} is no ${'intent' in fix ? 'command' : 'value' in fix ? 'answer' : 'roll'}`, { line });
  }

  /** The pool of a past roll, found by executing its command again. */
  #poolOf(line: number): Pool {
    const path = this.path(line);
    const command = path.findLast((n) => this.lines[n].in === 'command') ?? -1;
    const nth = path.filter((n) => n > command && this.lines[n].in === 'roll').length - 1;
    const rolls = this.traceOf(command).flatMap((one) => (one.kind === 'roll' ? [one.pool] : []));
    return rolls[nth];
  }

  /** The dice that fell by themselves before the next input. */
  #rollsFrom(numbers: readonly number[]): RollEntry[] {
    const rolls: RollEntry[] = [];
    for (const n of numbers) {
      const line = this.lines[n];
      if (isInput(line)) break;
      if (line.in === 'roll') rolls.push(line);
    }
    return rolls;
  }

  /** Gives the inputs of these lines again, as far as they fit, each with the dice that followed it. */
  #again(numbers: readonly number[]): { carried: number; stopped: Amendment['stopped']; rest: number[] } {
    const inputs = [...numbers.keys()].filter((i) => isInput(this.lines[numbers[i]]));
    for (const [carried, i] of inputs.entries()) {
      this.#supply.kept = this.#rollsFrom(numbers.slice(i + 1));
      try {
        this.#giveAgain(this.lines[numbers[i]]);
      } catch (thrown) {
        this.#supply.kept = [];
        if (!(thrown instanceof RiposteError)) throw thrown;
        return { carried, stopped: { line: numbers[i], why: thrown.message }, rest: inputs.slice(carried).map((one) => numbers[one]) };
      }
    }
    this.#supply.kept = [];
    return { carried: inputs.length, stopped: null, rest: [] };
  }

  #giveAgain(line: Line): void {
    if (line.in === 'command') this.submit({ do: line.do, by: line.by, with: line.with });
    else if (line.in === 'answer') {
      if (!sameJson(this.#asked().about, line.about)) fail('stale-answer', 'the question is about something else now');
      this.answer(line.value, { who: line.who, ask: line.ask, ...(line.from === 'gm' || line.from === 'deadline' ? { from: line.from } : {}) });
    } else if (line.in === 'fiat') this.fiat(line.reason, line.events);
    else if (line.in === 'order') this.order({ who: line.who, ask: line.ask, do: line.do, when: line.when, value: line.value });
    else if (line.in === 'force') this.force({ roll: line.roll, who: line.who, faces: line.faces, total: line.total, reason: line.reason });
    else if (line.in === 'roll') {
      const { pending } = this;
      if (pending?.kind !== 'roll' || pending.roll.id !== line.roll || pending.who !== line.who || pending.pool.id !== line.pool)
        fail('stale-answer', `nobody waits for the roll ${line.roll} of ${line.who} with ${line.pool} now`);
      this.typeIn(line.faces!);
    }
  }

  /** The dice, numbers, answers and changes of one command, undone ones too, found by executing it again. */
  traceOf(command: number): readonly Trace[] {
    const past = this.#past(command);
    past.runner.trace = [];
    past.runner.execute(this.rules.intent(past.command), past.tape);
    return past.runner.trace;
  }

  /** A copy of the state in which a past command began. @throws RiposteError `log-broken` when the line is no command. */
  stateBefore(command: number): State {
    return this.#past(command).runner.state;
  }

  /** The path as it stands, or, for a line that was undone, the latest that went through it. */
  #pathThrough(line: number): number[] {
    let path = this.path();
    for (let to = this.lines.length - 1; !path.includes(line); to--) if (this.lines[to].in !== 'head') path = this.path(to);
    return path;
  }

  #past(command: number): { readonly runner: Runner; readonly command: CommandLine; readonly tape: Entry[] } {
    const line = this.lines[command];
    if (line?.in !== 'command') return fail('log-broken', `line ${brief(command)} is no command`, { line: command });
    const state = copyState(this.rules, this.header.state);
    const store = new Store(state, this.rules, true);
    for (const n of this.path(command)) {
      const one = this.lines[n];
      if (one.in === 'done' || one.in === 'fiat') fold(this.rules, store, one.events);
    }
    const tape: Entry[] = [];
    const path = this.#pathThrough(command);
    for (const n of path.slice(path.indexOf(command) + 1)) {
      const one = this.lines[n];
      if (one.in === 'done' || one.in === 'command') break;
      if (one.in === 'roll' || one.in === 'answer') tape.push(one);
    }
    return { runner: Runner.recording(this.rules, state, { roll: () => null, answer: () => null }), command: line, tape };
  }

  /** Executes every closed command of the path again and compares changes, results and the state at the end. */
  verify(): Verdict {
    const state = copyState(this.rules, this.header.state);
    const runner = Runner.recording(this.rules, state, { roll: () => null, answer: () => null });
    let commands = 0;
    let command: CommandLine | null = null;
    let tape: Entry[] = [];
    for (const n of this.path()) {
      const line = this.lines[n];
      if (line.in === 'command') {
        command = line;
        tape = [];
      } else if (line.in === 'roll' || line.in === 'answer') tape.push(line);
      else if (line.in === 'fiat') {
        runner.store.begin();
        fold(this.rules, runner.store, line.events);
      } else if (line.in === 'done') {
        let got: Json;
        try {
          const result = runner.execute(this.rules.intent(command!), tape);
          got = { result, events: runner.events as Json };
        } catch (thrown) {
          if (!(thrown instanceof RiposteError)) throw thrown;
          got = { error: thrown.message };
        }
        commands++;
        const expected = { result: line.result, events: line.events as Json };
        if (!sameJson(got, expected)) return { ok: false, commands, line: n, expected, got };
      }
    }
    if (this.#open < 0 && !sameJson(runner.state, this.state)) return { ok: false, commands, line: null, expected: 'the folded state', got: 'another state' };
    return { ok: true, commands, line: null, expected: null, got: null };
  }

  /** What the open question shows a seat: whole to those asked and the game master, to others only that somebody is awaited. */
  question(viewer: Viewer): { readonly ask: string; readonly who: readonly Id[]; readonly because: string | null } | null {
    const pending = this.pending;
    if (pending === null) return null;
    const whos = pending.kind === 'roll' ? [pending.who] : pending.whos;
    const mine = whos.filter((who) => viewer.gm || viewer.controls.includes(who));
    const seen = viewer.gm ? whos : whos.filter((who) => mine.includes(who) || (who >= 0 && this.rules.def.sees(this.#runner, viewer, who) !== 'hidden'));
    if (pending.kind === 'roll') return { ask: mine.length > 0 ? pending.roll.id : '', who: seen, because: null };
    if (mine.length === 0) return { ask: '', who: seen, because: null };
    return { ask: pending.ask.id, who: seen, because: pending.ask.because(this.#runner, mine[0], pending.about) };
  }
}

const ORDERS: readonly OrderLine['do'][] = ['never', 'ask', 'always', 'when'];

/** Whether the names of a header keep their places. */
function beginsWith(codes: Codes, first: Codes): boolean {
  return (['things', 'resources', 'clocks'] as const).every((one) => sameJson(codes[one].slice(0, first[one].length), first[one]));
}

function fold(rules: Ruleset, store: Store, events: readonly ChangeJson[]): void {
  for (const event of events) rules.change(event[0]).reduce(store, event[1], event[2], event[3], event[4], event[5], event[6], event[7], event[8]);
}

/** What people put in, the units of undo; drawn dice, automatic commands and ordered answers come by themselves. */
function isInput(line: Line): boolean {
  if (line.in === 'command') return line.auto !== true;
  if (line.in === 'answer') return line.from !== 'order';
  if (line.in === 'roll') return line.from === 'typed';
  return line.in === 'fiat' || line.in === 'order' || line.in === 'force';
}
