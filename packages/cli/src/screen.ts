import { capital, fightersOf, languageIn, placeCells, refusedLines, sceneText, sheet } from '@riposte/files';
import { columns } from './columns.ts';
import type { Choice, Decision } from './decision.ts';
import { mapLines } from './map.ts';
import { means } from './meaning.ts';
import { folded, widthOf } from './print.ts';
import { type Session, speechOf } from './session.ts';
import { nameWith } from './story.ts';
import { saidAt } from './table-says.ts';

/** Lines that the number of refusals takes. */
const REFUSED_LINES = 2;
/** Lines of refusals below which only their number is said. */
const LEAST_REFUSED = 4;
/** Lines of a menu that are shown however small the terminal is. */
const LEAST_MENU = 6;
/** Acts that a menu always shows, of those that stand last: the end of the turn, surrender. */
const LAST_ACTS = 2;
/** Rows from which on the map has a wide margin. */
const HIGH = 40;

/** What there is room for, in characters and lines. */
export interface Room {
  readonly columns: number;
  readonly rows: number;
}

/** The board alone. */
export function placeLines(session: Session, room: Room): string[] {
  const speech = speechOf(session);
  const scene = sceneText(speech);
  const map = mapLines(speech, room.columns, room.rows < HIGH ? 1 : 3);
  const lines = blocks([scene === '' ? [] : [capital(scene)], map.length > 0 ? map : columns(placeCells(speech))]);
  return lines.flatMap((line) => folded(line, room.columns));
}

/** Everybody with what they have left. */
export function peopleLines(session: Session, decision: Decision, room: Room): string[] {
  const speech = speechOf(session);
  const everybody = fightersOf(speech.view).map((who) => {
    const { name, side, resources, conditions, body } = sheet(speech, who, session.table.sides);
    return [
      decision.whos.includes(who) ? '>' : ' ',
      nameWith(speech.view, who, name),
      nameWith(speech.view, who, side),
      ...resources,
      session.autos.has(who) ? means('aside', 'auto') : '',
      means('warning', [...conditions, ...body].join(', ')),
    ];
  });
  return blocks([columns(everybody)]).flatMap((line) => folded(line, room.columns));
}

/** Board and everybody. */
export const boardLines = (session: Session, decision: Decision, room: Room): string[] => [
  ...placeLines(session, room),
  ...peopleLines(session, decision, room),
];

/** What may not be done and why, as far as there is room beside the rest and what was told before; then what may, as short as the room is. */
export function choiceLines(session: Session, decision: Decision, room: Room, before = 0): string[] {
  const walks = walkLines(session, decision);
  const head = headed(decision.lines).flatMap((line) => folded(line, room.columns));
  const isLow = room.rows - head.length - walks.length < LEAST_MENU + REFUSED_LINES;
  const around = [...(isLow ? walksInShort(session, decision, walks) : walks), ...more(session, decision)];
  const beside = head.length + around.length + 1 + (decision.refused.length > 0 && isLow ? REFUSED_LINES : 0);
  const menu = menuLines(session, decision.choices, { ...room, rows: Math.max(LEAST_MENU, room.rows - beside) });
  const open = blocks([[...head, ...menu, ...around]]).flatMap((line) => folded(line, room.columns));
  return [...blocks([refusals(session, decision, { ...room, rows: room.rows - before - open.length - 2 })]), ...open];
}

/** The whole table for a terminal: board, everybody, what may not be done and why, what may. */
export function screen(session: Session, decision: Decision, room: Room, before = 0): string[] {
  const [places, people] = [placeLines(session, room), peopleLines(session, decision, room)];
  const below = (board: readonly string[]): string[] => choiceLines(session, decision, { ...room, rows: room.rows - board.length }, before);
  const all = [...places, ...people];
  const usual = [...all, ...below(all)];
  // What stands last stays in view: the board before everybody.
  return usual.length <= room.rows ? usual : [...people, ...places, ...below(places)];
}

/** The question stands last; what led to it stands above. */
const headed = (lines: readonly string[]): readonly string[] => [...lines.slice(0, -1), ...lines.slice(-1).map((line) => means('heading', line))];

function blocks(all: readonly (readonly string[])[]): string[] {
  return all.filter((block) => block.length > 0).flatMap((block) => ['', ...block]);
}

function refusals(session: Session, { refused }: Decision, room: Room): string[] {
  const lines = refusedLines(refused, languageIn(speechOf(session))).map((line) => clipped(`    ${line}`, room.columns));
  if (lines.length === 0) return [];
  if (lines.length > room.rows && room.rows < LEAST_REFUSED) return [means('aside', saidAt(session, 'all-refused', { number: lines.length }))];
  const shown =
    lines.length <= room.rows ? lines : [...lines.slice(0, room.rows - 1), `    ${saidAt(session, 'more-refused', { number: lines.length - room.rows + 1 })}`];
  return [`    ${saidAt(session, 'not-available', {})}`, ...shown].map((line) => means('aside', line));
}

function clipped(line: string, most: number): string {
  return line.length <= most ? line : `${line.slice(0, most - 3)}...`;
}

/** What is to be decided, for screen readers and pipes: whole sentences, no columns. */
export function plainLines(session: Session, decision: Decision): string[] {
  const choices = listed(decision.choices.slice(0, MAX_LISTED)).map((line) =>
    'left' in line ? leftText(session, line) : `${line.number} ${choiceText(session, line.choice)}`,
  );
  return [...decision.lines, ...choices, ...walkLines(session, decision), ...more(session, withoutEnd(decision))];
}

/** Choices that are listed at most where there is no terminal. */
const MAX_LISTED = 200;

/** The same with no more choices than are listed; the rest is counted. */
export function withoutEnd(decision: Decision): Decision {
  const choices = decision.choices.slice(0, MAX_LISTED);
  return { ...decision, choices, more: decision.more + decision.choices.length - choices.length };
}

/** One place of a menu: a choice, all forms of an act, or all that a fighter can do. */
interface Place {
  readonly number: string;
  readonly text: string;
  readonly cost: string;
  readonly usual: boolean;
}

/**
 * The menu in as few lines as there is room for: every choice; else each act once; else several beside each other; else, where several may
 * act, each of them once. Numbers stay those of all choices.
 */
export function menuLines(session: Session, choices: readonly Choice[], room: Room): string[] {
  const all = listed(choices).map(
    (line): Place =>
      'left' in line
        ? { number: '', text: leftText(session, line), cost: '', usual: false }
        : { ...line.choice, text: capital(line.choice.text), number: String(line.number) },
  );
  if (all.length <= room.rows) return inRows(session, all, room);
  const acts = together(
    choices,
    ({ title, act, by, walk }) => (title === '' ? null : `${act} ${by} ${walk !== null}`),
    ({ title }) => `${title} …`,
  );
  const hint = acts.some(({ number }) => number.includes('-')) ? [means('aside', saidAt(session, 'several-forms', {}))] : [];
  if (acts.length + hint.length <= room.rows) return [...inRows(session, acts, room), ...hint];
  const beside = inColumns(acts, room);
  const whos = new Set(choices.flatMap(({ act, by }) => (act === '' ? [] : [by])));
  if (beside.length + hint.length <= room.rows) return [...beside, ...hint];
  if (whos.size === 1) {
    let most = acts.length - 1;
    while (most > LAST_ACTS + 1 && inColumns(acts.slice(0, most), room).length + hint.length >= room.rows) most--;
    const shown = [...acts.slice(0, most - LAST_ACTS), ...acts.slice(-LAST_ACTS)];
    const left = saidAt(session, 'more-choices', { number: acts.length - most, command: { text: `list ${[...whos][0]}` } });
    return [...inColumns(shown, room), means('aside', left), ...hint];
  }
  if (whos.size === 0) return [...beside, ...hint];
  const people = together(
    choices,
    ({ by }) => by,
    ({ by }, number) => saidAt(session, 'acts-of', { who: { text: by }, number }),
  );
  return [...inRows(session, people, room), means('aside', saidAt(session, 'several-acts', { who: { text: choices[0].by } }))];
}

/** Neighbours with one key as one place; null = it stands alone. Steps of a walk are no part of a menu. */
function together(choices: readonly Choice[], keyOf: (choice: Choice) => string | null, textOf: (choice: Choice, number: number) => string): readonly Place[] {
  const places: Place[] = [];
  for (let from = 0; from < choices.length; ) {
    const key = keyOf(choices[from]);
    let end = from + 1;
    if (key !== null) while (end < choices.length && keyOf(choices[end]) === key) end++;
    const same = choices.slice(from, end).filter(({ walk }) => walk === null);
    const isOne = same.length === 1;
    const cost = same.every((one) => one.cost === same[0].cost) ? (same[0]?.cost ?? '') : '';
    const number = isOne ? String(from + 1) : `${from + 1}-${from + same.length}`;
    if (same.length > 0)
      places.push({ number, text: isOne ? capital(same[0].text) : textOf(same[0], same.length), cost, usual: same.some(({ usual }) => usual) });
    from = end;
  }
  return places;
}

/** One place a row, costs below each other where there is room for that. */
function inRows(session: Session, places: readonly Place[], { columns: most }: Room): string[] {
  const width = Math.max(3, ...places.map(({ number }) => number.length));
  const rows = places.map(({ number, text, cost, usual }) => [
    number === '' ? '' : means('typed', number.padStart(width)),
    number === '' ? means('aside', text) : text,
    means('cost', cost),
    usual ? means('aside', saidAt(session, 'usual-choice', {})) : '',
  ]);
  const aligned = columns(rows);
  return aligned.every((row) => widthOf(row) <= most)
    ? aligned
    : rows.map(([number, ...rest]) => [number || ' '.repeat(width), ...rest.filter((part) => part !== '')].join('  '));
}

/** As many places beside each other as there is room for, in the order of reading. */
function inColumns(places: readonly Place[], { columns: most }: Room): string[] {
  const width = Math.max(...places.map(({ number }) => number.length));
  const cells = places.map(({ number, text, cost }) => `${means('typed', number.padStart(width))} ${text}${cost === '' ? '' : ` ${means('cost', cost)}`}`);
  const high = Math.ceil(cells.length / Math.max(1, Math.floor(most / MIDDLING)));
  for (let rows = high; rows < cells.length; rows++) {
    const lines = columns(Array.from({ length: rows }, (_, row) => cells.filter((__, i) => i % rows === row)));
    if (lines.every((line) => widthOf(line) <= most)) return lines;
  }
  return cells;
}

/** Characters that no cell of several beside each other is shorter than on average. */
const MIDDLING = 16;

/** Forms of one act up to which all are listed, and how many are where there are more. */
const [MAX_FORMS, FIRST_FORMS] = [12, 4];

/** A choice with its number, or how many forms of an act are left out. */
type Listed = { readonly number: number; readonly choice: Choice } | { readonly left: number; readonly act: string };

/** What a menu lists: of an act with many forms the first few. Numbers stay those of all choices, and steps of a walk have none. */
function listed(choices: readonly Choice[]): Listed[] {
  const keyOf = ({ act, by }: Choice): string => `${act} ${by}`;
  const forms = new Map<string, number>();
  for (const choice of choices) if (choice.act !== '' && choice.walk === null) forms.set(keyOf(choice), (forms.get(keyOf(choice)) ?? 0) + 1);
  const shown = new Map<string, number>();
  return choices.flatMap((choice, i): Listed[] => {
    if (choice.walk !== null) return [];
    const [all, before] = [forms.get(keyOf(choice)) ?? 1, shown.get(keyOf(choice)) ?? 0];
    shown.set(keyOf(choice), before + 1);
    if (all <= MAX_FORMS || before < FIRST_FORMS) return [{ number: i + 1, choice }];
    return before === FIRST_FORMS ? [{ left: all - FIRST_FORMS, act: choice.act }] : [];
  });
}

const leftText = (session: Session, { left, act }: { readonly left: number; readonly act: string }): string =>
  saidAt(session, 'more-forms', { number: left, act: { text: act } });

/**
 * Every form of an act with its number: of an act by its name or a number of it, of all acts of a fighter by the
 * fighter's name, or of everything where nothing is typed.
 */
export function formLines(session: Session, { choices }: Decision, typed: string): string[] {
  const at = /^\d+$/.test(typed) ? choices[Number(typed) - 1] : undefined;
  const isMeant = ({ act, by }: Choice): boolean => (at === undefined ? typed === '' || act === typed || by === typed : act === at.act && by === at.by);
  return choices.flatMap((choice, i) => (choice.act !== '' && isMeant(choice) && choice.walk === null ? [`${i + 1} ${choiceText(session, choice)}`] : []));
}

/** Every answer to a question, with its number. */
export const answerLines = (session: Session, { choices }: Decision): string[] => choices.map((choice, i) => `${i + 1} ${choiceText(session, choice)}`);

/** How one walks: by the name of the act and of the place; where several may act, of an act once for all of them. */
function walkLines(session: Session, { choices }: Decision): string[] {
  const first = new Map<string, { readonly choice: Choice; readonly bys: Set<string> }>();
  for (const choice of choices) {
    if (choice.walk === null) continue;
    const { bys } = first.get(choice.act) ?? { bys: new Set<string>() };
    first.set(choice.act, { choice: first.get(choice.act)?.choice ?? choice, bys: bys.add(choice.by) });
  }
  return [...first.values()].map(({ choice: { act, by, cost, walk }, bys }) => {
    const { title, to } = walk!;
    const isOne = bys.size === 1;
    const given = { title: { text: isOne ? title : title.replace(`${by}: `, '') }, example: { text: `${act} ${to}${isOne ? '' : ` ${by}`}` } };
    return cost === '' ? saidAt(session, 'walk-free', given) : saidAt(session, 'walk-priced', { ...given, cost: { text: cost } });
  });
}

/** All walks of one fighter in a line; of several each in its own. */
function walksInShort(session: Session, { choices }: Decision, walks: readonly string[]): readonly string[] {
  const all = choices.filter(({ walk }) => walk !== null);
  if (walks.length < 2 || new Set(all.map(({ by }) => by)).size > 1) return walks;
  const titles = [...new Set(all.map(({ walk }) => walk!.title))].join(', ');
  return [saidAt(session, 'walk-several', { titles: { text: titles }, example: { text: `${all[0].act} ${all[0].walk!.to}` } })];
}

function choiceText(session: Session, { text, cost, usual }: Choice): string {
  return `${capital(text)}${cost === '' ? '' : ` — ${cost}`}${usual ? ` ${saidAt(session, 'usual-choice', {})}` : ''}`;
}

function more(session: Session, { more: many, kind }: Decision): string[] {
  return many === 0 ? [] : [saidAt(session, 'more-choices', { number: many, command: kind === 'turn' ? 'do' : 'answer' })];
}
