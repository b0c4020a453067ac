import { type Amendment, amend, type Fix, midway, resume } from './amend.ts';
import { declared, declarers, legal, menu, type Offer, offers, type SubmitOptions } from './declare.ts';
import { fiatLine, forceLine, orderLine } from './decree.ts';
import { fail } from './errors.ts';
import { headerOf, madeSenseOf, mustFit } from './header.ts';
import { isConsequences } from './history.ts';
import { brief, type Json, mustBeJson, ownJson } from './json.ts';
import type { CommandLine, ForceLine, Header, HeadLine, Line, OrderLine } from './log.ts';
import { type AnswerOptions, answerTo, defaultAnswers, type SeenQuestion, seenQuestion, typedRoll } from './pending.ts';
import { changesSeen, stateBefore, traceOf, type Verdict, verify } from './reexecute.ts';
import type { Pending, Trace } from './runner.ts';
import { copyState } from './simulate.ts';
import type { Id, IntentJson, State } from './state.ts';
import { Course, type FightOptions } from './timeline.ts';
import type { AnyIntent, AnyIntentDef, ChangeJson, Refusal, Rules, View, Viewer } from './vocabulary.ts';

/**
 * A fight as it is played: takes intents and answers, keeps the log, undoes through anything. Lines are appended only
 * after what they say has worked, so bad input changes nothing.
 */
export class Fight {
  readonly rules: Rules;
  readonly header: Header;
  readonly #course: Course;

  private constructor(rules: Rules, header: Header, options: FightOptions) {
    this.rules = rules;
    this.header = header;
    this.#course = new Course(rules, header, options);
  }

  /** Opens a new fight and runs it to the first decision. */
  static open(rules: Rules, state: State, options: FightOptions): Fight {
    if (options.strict) mustBeJson(state, 'state');
    const header = headerOf(rules, copyState(rules, state), options.dice ? null : (options.seed ?? null));
    const fight = new Fight(rules, header, options);
    fight.#course.advance();
    fight.#course.tell();
    return fight;
  }

  /**
   * Opens a stored fight: folds the closed entries and executes the open one again, or takes it back where later rules cannot. `rules`
   * must be made with the header's options and codes; later ones write a `rules` line before the first they add.
   * @throws RiposteError `log-broken` when the rule set is another one or a line has no meaning, `other-rules` when it is
   *   older than the log or has other content.
   */
  static load(rules: Rules, header: Header, lines: readonly Line[], options: FightOptions = {}): Fight {
    const fight = madeSenseOf(() => {
      mustFit(rules, header, lines);
      const read = new Fight(rules, header, options);
      read.#course.read(lines);
      return read;
    });
    fight.#course.tell();
    return fight;
  }

  /** Another fight with the same log, for trying things out. */
  fork(): Fight {
    return Fight.load(this.rules, this.header, this.lines, { ...this.#course.options, typed: this.typed, onLine: () => {} });
  }

  get lines(): readonly Line[] {
    return this.#course.history.lines;
  }

  /** Counts with every line; a command may name the version that its author looked at. */
  get version(): number {
    return this.lines.length;
  }

  /** Number of the line that the next one continues; -1 at the start. */
  get head(): number {
    return this.#course.history.head;
  }

  /** Numbers of the lines from the header to `to`, undone ones left out. */
  path(to: number = this.head): readonly number[] {
    return this.#course.history.path(to);
  }

  /** The state now; while a command waits, its working copy at the pause. */
  get view(): View {
    return this.#course.runner;
  }

  get state(): State {
    return this.view.state;
  }

  /** What the open command waits for; null = none is open. */
  get pending(): Pending | null {
    return this.#isOpen ? this.#course.runner.pending : null;
  }

  get #isOpen(): boolean {
    return this.#course.open >= 0;
  }

  /** The line of the command that waits for dice or an answer; null = none does. */
  get openLine(): number | null {
    return this.#isOpen ? this.#course.open : null;
  }

  /** Changes of the open command so far; they may still be taken back. */
  get openChanges(): readonly ChangeJson[] {
    return this.#isOpen ? this.#course.runner.events! : [];
  }

  /** Answers in advance that stand in the log, in the order in which they were given. */
  get orders(): readonly OrderLine[] {
    return this.#course.supply.orders;
  }

  /** Who may declare now. */
  get declarers(): readonly Id[] {
    return declarers(this.#course);
  }

  /** The end; null while the fight goes on. */
  get over(): Json {
    return this.#isOpen ? null : this.#course.next.over;
  }

  /**
   * Every intent that one can think of by what he sees, with every reason against those refused: as he sees it, or as
   * `viewer` does, such as the game master. `only`: of one act.
   */
  menu(who: Id, viewer?: Viewer, only?: AnyIntentDef): { readonly intent: AnyIntent; readonly refusals: readonly Refusal[] }[] {
    return menu(this.#course, who, viewer, only);
  }

  /** The acts of its kind in their order, each with its legal forms or the first reason against it: what `menu` says, in short and quicker. */
  offers(who: Id, viewer?: Viewer): Offer[] {
    return offers(this.#course, who, viewer);
  }

  /** The intents that are legal as one sees it. */
  legal(who: Id): AnyIntent[] {
    return legal(this.#course, who);
  }

  /** Declares an intent and runs it as far as it goes. @throws RiposteError `waiting`, `illegal-intent` (data.reasons), `stale-version`, `clash`, `unknown-name` */
  submit(json: IntentJson, options: SubmitOptions = {}): void {
    const own = ownJson(json, 'the intent');
    const intent = declared(this.#course, own, options);
    const { id, from } = options;
    const line: CommandLine = { in: 'command', do: own.do, by: own.by, with: own.with, ...(id !== undefined && { id }), ...(from && { from }) };
    this.#course.whole(() => this.#course.start(intent, line));
  }

  /**
   * Answers what the open command asks. `who` may be left out when only one is asked; `from` says who really answers.
   * @throws RiposteError `not-waiting`, `stale-answer` when `ask` names another question, `illegal-answer`.
   */
  answer(value: Json, options: AnswerOptions = {}): void {
    this.#continue([answerTo(this.#course.runner, this.pending, value, options)]);
  }

  /** The deadline passed: everybody still asked gets the default. @throws RiposteError `not-waiting` */
  passDeadline(): void {
    this.#continue(defaultAnswers(this.view, this.pending));
  }

  #continue(more: Parameters<Course['continue']>[0]): void {
    this.#course.whole(() => this.#resuming(() => this.#course.continue(more)));
  }

  /** What the game master began in the middle of another command may end in this, and that goes on. */
  #resuming(act: () => void): void {
    const { deferred } = this.#course;
    act();
    if (deferred !== null && !this.#isOpen) resume({ fight: this, course: this.#course }, deferred);
  }

  /** What the open question shows a seat; null = none is open. */
  question(viewer: Viewer): SeenQuestion | null {
    return seenQuestion(this.view, this.pending, viewer);
  }

  /** Whether people type their dice in: every roll waits for `typeIn` or `throwDice`. */
  get typed(): boolean {
    return this.#course.supply.typed;
  }

  set typed(typed: boolean) {
    this.#course.supply.typed = typed;
  }

  /** Types in the faces of the roll that is waited for. @throws RiposteError `not-waiting`, `impossible-roll`. */
  typeIn(faces: readonly number[]): void {
    this.#continue([typedRoll(this.pending, faces)]);
  }

  /** Lets the fight's own dice decide the roll that is waited for. @throws RiposteError `not-waiting` */
  throwDice(): void {
    if (this.pending?.kind !== 'roll') fail('not-waiting', 'no roll is open');
    this.#course.supply.throwing = true;
    this.#continue([]);
  }

  /**
   * Decides how a coming roll falls. `who` below 0 means anybody's.
   * @throws RiposteError `unknown-name` for a roll that does not exist, `impossible-roll` for faces no die has.
   */
  force(force: Omit<ForceLine, 'in'>): void {
    const line = forceLine(this.rules, force);
    this.#course.whole(() => this.#resuming(() => this.#course.stand(line)));
  }

  /**
   * Gives an answer in advance; the last order for a question holds.
   * @throws RiposteError `unknown-name` for a question, a manner or a test that does not exist.
   */
  order(order: Omit<OrderLine, 'in'>): void {
    const line = orderLine(this.rules, order);
    this.#course.whole(() => this.#resuming(() => this.#course.stand(line)));
  }

  /**
   * The game master changes facts; what follows from them by the rules happens at once. While a command waits it is taken back, the decree written, and the command and
   * its answers are given again as far as they still fit.
   * @throws RiposteError `unknown-name` for a change that does not exist or names something that does not.
   */
  fiat(reason: string, events: readonly ChangeJson[]): Amendment['stopped'] {
    const course = this.#course;
    const state = this.#isOpen ? this.stateBefore(course.open) : copyState(this.rules, this.state);
    const line = fiatLine(this.rules, state, reason, events);
    return course.whole(() => {
      if (this.#isOpen) return midway({ fight: this, course }, () => course.decree(line));
      course.decree(line);
      return null;
    });
  }

  /**
   * Does an act of the game master that is open at any time. If a command waits, it is withdrawn, and repeated after the act with its answers,
   * as far as they still fit. @throws RiposteError as `submit`
   */
  interject(json: IntentJson, options: SubmitOptions = {}): Amendment['stopped'] {
    const { def } = this.rules.intent(json);
    if (!this.#isOpen || def.actor === 'fighter') {
      this.submit(json, options);
      return null;
    }
    return this.#course.whole(() => midway({ fight: this, course: this.#course }, () => this.submit(json, options)));
  }

  /** Whether the author may still take the open command back: nothing was revealed to anybody yet. */
  get withdrawable(): boolean {
    if (!this.#isOpen) return false;
    return this.#course.history.tapeBehind(this.#course.open).length === 0 && !this.openChanges.some(([id]) => this.rules.change(id).reveals);
  }

  /**
   * Takes the open command back; the game master always may. What was said in advance meanwhile stands. What follows from a decree goes with
   * what the game master did last. @throws RiposteError `not-waiting`, `waiting`
   */
  withdraw(as: 'author' | 'gm'): void {
    if (!this.#isOpen) fail('not-waiting', 'no command is open');
    if (as !== 'author' && as !== 'gm') fail('unknown-name', `${brief(as)} cannot undo anything`);
    if (as === 'author' && !this.withdrawable)
      fail('waiting', 'this cannot be undone any more: dice or answers are known. Ask the game master', { why: 'already-known' });
    const course = this.#course;
    const { open, history } = course;
    const before = history.before(open);
    const to = isConsequences(this.lines[open]) ? history.beforeLastInput(before) : before;
    const standing = history.standing(this.path().filter((n) => n > open));
    course.whole(() =>
      this.#resuming(() => {
        course.goTo(to, 'withdraw');
        for (const line of standing) course.stand(line);
      }),
    );
  }

  #goTo(to: number, why: HeadLine['why']): void {
    this.#course.whole(() => this.#course.goTo(to, why));
  }

  get canUndo(): boolean {
    return this.#course.history.canUndo;
  }

  /** Takes the last input back: a command, an answer, an act of the game master. @throws RiposteError `nothing-to-undo` */
  undo(): void {
    this.#goTo(this.#course.history.beforeLastInput(), 'undo');
  }

  get canRedo(): boolean {
    return this.#course.history.undone !== undefined;
  }

  /** @throws RiposteError `nothing-to-redo` */
  redo(): void {
    this.#goTo(this.#course.history.undone ?? fail('nothing-to-redo', 'there is nothing to redo'), 'redo');
  }

  /** Goes on from any earlier line; what came after it stays in the log. @throws RiposteError `log-broken` */
  branch(line: number): void {
    if (!Number.isInteger(line) || line < -1 || line >= this.version) fail('log-broken', `there is no line ${brief(line)}`, { line });
    const at = this.lines[line];
    // Behind a line that went elsewhere the fight goes on from there.
    this.#goTo(at?.in === 'head' ? at.to : line, 'branch');
  }

  /**
   * Tries out another past die, answer or intent: a branch at that input, with the later inputs given again one by one. A later die is
   * kept where roll, roller and pool match. Stops at the first input that is refused or not asked for, and throws where the fix is.
   */
  amend(line: number, fix: Fix): Amendment {
    const trial = this.fork();
    return amend({ fight: this, course: this.#course }, { fight: trial, course: trial.#course }, line, fix);
  }

  /** The dice, numbers, answers and changes of one command, undone ones too, found by executing it again. */
  traceOf(command: number): readonly Trace[] {
    return traceOf(this.#course, command);
  }

  /** A copy of the state in which a past command or decree began. @throws RiposteError `log-broken` when the line is neither. */
  stateBefore(line: number): State {
    return stateBefore(this.#course, line);
  }

  /**
   * The changes of a closed command (at its `done`), a decree or the open command that a seat may learn of: each that it
   * may see as things stood before or after it. @throws RiposteError `log-broken` for a line that changes nothing.
   */
  changesSeen(line: number, viewer: Viewer): ChangeJson[] {
    return changesSeen(this.#course, line, viewer);
  }

  /**
   * Executes every closed command of the path again and compares changes, results and the state at the end; where the header holds the seed,
   * dice that were drawn are drawn again. Each command must have been open to its declarer, or automatic and next. Commands of older rules are
   * taken as written.
   */
  verify(): Verdict {
    return verify(this.#course);
  }
}
