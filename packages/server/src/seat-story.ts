import { diceText, nameOf, type Speech, still, storyOf, type Told } from '@riposte/files';
import {
  type CommandLine,
  copyState,
  type Explanation,
  type Fight,
  fold,
  GM,
  projectChanges,
  type RollEntry,
  Runner,
  Store,
  type Trace,
  type Viewer,
} from '@riposte/kernel';
import type { Entry, ShownNumber, ShownRoll } from './protocol.ts';
import { isActAboutHidden, type SeatView, seatView, seeing } from './seat-view.ts';

/** A command or a decree of the game master on the path of the fight. */
export interface Act {
  /** Line of the command or decree. */
  readonly line: number;
  /** Line at which it ended; -1 while it waits. */
  readonly end: number;
}

/** The acts of the fight as it stands, in their order. */
export function actsOf(fight: Fight): Act[] {
  const acts: Act[] = [];
  for (const n of fight.path()) {
    const line = fight.lines[n];
    if (line.in === 'command') acts.push({ line: n, end: -1 });
    else if (line.in === 'done') acts[acts.length - 1] = { line: acts[acts.length - 1].line, end: n };
    else if (line.in === 'fiat') acts.push({ line: n, end: n });
  }
  return acts;
}

/** What happened in one act, and how things are called before and after it. */
export interface ActRecord {
  readonly act: Act;
  readonly story: readonly Told[];
  readonly before: Speech;
  readonly after: Speech;
}

export function happening(fight: Fight, ruleSet: Speech['ruleSet'], act: Act): ActRecord {
  const { rules } = fight;
  const state = fight.stateBefore(act.line);
  const after = copyState(rules, state);
  const end = act.end < 0 ? null : fight.lines[act.end];
  if (end?.in === 'done' || end?.in === 'fiat') fold(rules, new Store(after, rules, true), end.events);
  return {
    act,
    story: storyOf(fight, ruleSet, act.line),
    before: still({ ruleSet, view: Runner.still(rules, state) }),
    after: still({ ruleSet, view: end === null ? fight.view : Runner.still(rules, after) }),
  };
}

interface Part {
  /** Which act of the command it tells; a part that goes on after another act has the same. */
  readonly of: number;
  readonly depth: number;
  readonly head: string;
  readonly rule: string;
  readonly sentences: string[];
  readonly rolls: ShownRoll[];
}

/**
 * One act as a seat saw it: what names somebody whom it saw neither before nor after is left out, and so are dice and
 * arithmetic of those whom it sees in part, but for totals, which are thrown on the open table. Null = nothing to tell.
 */
export function tale(fight: Fight, { act, story, before, after }: ActRecord, viewer: Viewer): Entry | null {
  const then = seatView(before, viewer);
  const now = seatView(after, viewer);
  const sees = (id: number): 'all' | 'shown' | 'hidden' => {
    const both = [id < before.view.state.entities.length ? then.sees(id) : 'hidden', now.sees(id)];
    return both.includes('all') ? 'all' : both.includes('shown') ? 'shown' : 'hidden';
  };
  const who = seeing(after, viewer, sees);
  const line = fight.lines[act.line];
  const parts: Part[] = line.in === 'fiat' ? [part(1, 'The game master decrees', '')] : [];
  // The acts that go on, the innermost last: what happens is its doing.
  const open: Part[] = [...parts];
  const going = (): Part => {
    const act = open[open.length - 1] ?? parts[0];
    const last = parts[parts.length - 1];
    if (last.of === act.of) return last;
    parts.push({ ...act, head: '', sentences: [], rolls: [] });
    return parts[parts.length - 1];
  };
  let numbers: Explanation[] = [];
  let rolls = -1;
  let thrower: Part | null = null;
  for (const one of story) {
    if (one.kind === 'value') numbers.push(one.explanation);
    else if (one.kind === 'roll') {
      rolls++;
      thrower = going();
      if (sees(one.entry.who) !== 'hidden') thrower.rolls.push(rolled(who, one, rolls, numbers));
    } else if (one.kind === 'answer') {
      if (sees(one.entry.who) === 'all' || (act.end >= 0 && sees(one.entry.who) === 'shown')) going().sentences.push(...told(who, one));
    } else if (one.kind === 'change') {
      const isOpen = projectChanges(before.view, viewer, [one.change]).length + projectChanges(after.view, viewer, [one.change]).length > 0;
      if (isOpen && one.texts.length > 0) going().sentences.push(...one.texts);
    }
    if (one.kind === 'value' || one.kind === 'change') continue;
    if (one.kind !== 'roll') afterwards(who, thrower, numbers);
    numbers = [];
    if (one.kind === 'intent') {
      parts.push(begin(who, one, parts.length));
      open.push(parts[parts.length - 1]);
    } else if (one.kind === 'end') open.pop();
    if (one.kind === 'intent' || one.kind === 'end') thrower = null;
  }
  afterwards(who, thrower, numbers);
  if (line.in === 'fiat' && parts[0].sentences.length === 0 && !viewer.gm) return null;
  if (line.in === 'fiat') parts[0].sentences.unshift(line.reason);
  if (line.in === 'command') parts[0]?.sentences.push(...shiftsTold(who, line));
  const shown = joined(parts.filter(({ head, sentences, rolls: thrown }) => head !== '' || sentences.length > 0 || thrown.length > 0)).map(written);
  return shown.length === 0 ? null : { parts: shown, open: act.end < 0 };
}

/** What goes on after something that this seat did not notice is told in one, as if nothing had come in between. */
function joined(parts: readonly Part[]): Part[] {
  const all: Part[] = [];
  for (const one of parts) {
    const last = all[all.length - 1];
    if (last === undefined || last.of !== one.of) all.push(one);
    else all[all.length - 1] = { ...last, sentences: [...last.sentences, ...one.sentences], rolls: [...last.rolls, ...one.rolls] };
  }
  return all;
}

const part = (depth: number, head: string, rule: string, of = 0): Part => ({ of, depth, head, rule, sentences: [], rolls: [] });

function begin(who: SeatView, { intent, depth, text }: Told & { readonly kind: 'intent' }, of: number): Part {
  const { def } = who.view.rules.intent(intent);
  if (who.sees(intent.by) === 'hidden' || (depth === 1 && def.automatic)) return part(depth, '', '', of);
  return part(depth, `${nameOf(who.speech, intent.by)}: ${isActAboutHidden(who, intent) ? def.title : text}`, def.rule, of);
}

function written({ depth, head, rule, sentences, rolls }: Part): Entry['parts'][number] {
  const text = [...(head === '' ? [] : [head]), ...sentences]
    .map((one) => (/[.!?:]$/.test(one) ? one : `${one}.`))
    .map((one) => one.charAt(0).toUpperCase() + one.slice(1));
  return { depth, text: text.join(' '), rule, rolls };
}

function rolled(who: SeatView, { roll, entry }: Trace & { readonly kind: 'roll' }, nth: number, numbers: readonly Explanation[]): ShownRoll {
  const { faces, total } = entry as RollEntry;
  const name = nameOf(who.speech, entry.who);
  if (who.sees(entry.who) === 'shown') return { nth, text: `${name} rolls ${roll.title}: ${total}`, rule: roll.rule, total, faces: null, numbers: [] };
  const mine = numbers.filter((number) => number.who === entry.who).map((number) => shownNumber(who, number));
  const once = [...new Map(mine.map((one) => [JSON.stringify(one), one])).values()];
  return { nth, text: `${name} rolls ${roll.title}: ${diceText(who.speech, entry as RollEntry)}`, rule: roll.rule, total, faces, numbers: once };
}

/** Numbers that were asked behind the last roll belong to what it led to. */
function afterwards(who: SeatView, last: Part | null, numbers: readonly Explanation[]): void {
  const roll = last?.rolls.pop();
  if (last === null || roll === undefined) return;
  const known = numbers.filter((number) => roll.faces !== null && who.sees(number.who) === 'all').map((number) => shownNumber(who, number));
  last.rolls.push({ ...roll, numbers: [...roll.numbers, ...known] });
}

function shownNumber(who: SeatView, one: Explanation): ShownNumber {
  return {
    title: one.query,
    of: nameOf(who.speech, one.who),
    shown: one.shown,
    rule: one.rule,
    base: { label: one.base.label, shown: one.base.shown },
    parts: one.parts.map(({ label, amount, rule }) => ({ label, amount, rule })),
    without: one.without.map(({ label, rule, why }) => ({ label, rule, why })),
  };
}

/** Numbers that the game master amended, for those who know them. */
function shiftsTold({ sees, speech }: SeatView, { shifts = [] }: CommandLine): string[] {
  return shifts
    .filter((shift) => sees(shift.who) === 'all')
    .map(
      ({ query, who, amount, reason }) =>
        `The game master changes ${query} of ${nameOf(speech, who)} by ${amount > 0 ? '+' : ''}${amount}${reason === '' ? '' : `: ${reason}`}`,
    );
}

/** Who answered in somebody's place. */
const INSTEAD = { order: ' by a standing order', policy: ' by a standing order', gm: ', as the game master answers', deadline: ', as time ran out' } as const;

function told(eye: SeatView, { entry, texts }: Told & { readonly kind: 'answer' }): readonly string[] {
  const { who, value, from } = entry;
  const knows = eye.sees(who) === 'all';
  if (typeof value === 'boolean') return knows ? texts : [];
  const instead = from === undefined || who === GM || !knows ? '' : INSTEAD[from];
  return texts.map((text) => `${text}${instead}`);
}
