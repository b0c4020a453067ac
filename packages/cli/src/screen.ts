import { capital, fightersOf, languageIn, placeCells, refusedLines, sceneText, sheet } from '@riposte/files';
import { columns } from './columns.ts';
import type { Choice, Decision } from './decision.ts';
import { mapLines } from './map.ts';
import { means } from './meaning.ts';
import { type Session, speechOf } from './session.ts';
import { nameWith } from './story.ts';
import { saidAt } from './table-says.ts';

/** Lines of refusals that are shown however small the terminal is. */
const LEAST_REFUSED = 3;

/** What there is room for, in characters and lines. */
export interface Room {
  readonly columns: number;
  readonly rows: number;
}

/** Board and everybody. */
export function boardLines(session: Session, decision: Decision, room: Pick<Room, 'columns'>): string[] {
  const speech = speechOf(session);
  const scene = sceneText(speech);
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
  const map = mapLines(speech, room.columns);
  return blocks([scene === '' ? [] : [capital(scene)], map.length > 0 ? map : columns(placeCells(speech)), columns(everybody)]);
}

/** What may not be done and why, as far as there is room for it beside the rest; then what may. */
export function choiceLines(session: Session, decision: Decision, room: Room): string[] {
  const choices = listed(decision.choices).map((line) =>
    'left' in line
      ? ['', means('aside', leftText(session, line))]
      : [
          means('typed', `${line.number}`.padStart(3)),
          line.choice.text,
          means('cost', line.choice.cost),
          line.choice.usual ? means('aside', saidAt(session, 'usual-choice', {})) : '',
        ],
  );
  const open = blocks([[...headed(decision.lines), ...columns(choices), ...walkLines(session, decision), ...more(session, decision)]]);
  return [...blocks([refusals(session, decision, { ...room, rows: room.rows - open.length - 2 })]), ...open];
}

/** The whole table for a terminal: board, everybody, what may not be done and why, what may. */
export function screen(session: Session, decision: Decision, room: Room): string[] {
  const board = boardLines(session, decision, room);
  return [...board, ...choiceLines(session, decision, { ...room, rows: room.rows - board.length })];
}

/** What is asked stands last; what led there is told above it. */
const headed = (lines: readonly string[]): readonly string[] => [...lines.slice(0, -1), ...lines.slice(-1).map((line) => means('heading', line))];

function blocks(all: readonly (readonly string[])[]): string[] {
  return all.filter((block) => block.length > 0).flatMap((block) => ['', ...block]);
}

function refusals(session: Session, { refused }: Decision, room: Room): string[] {
  const lines = refusedLines(refused, languageIn(speechOf(session))).map((line) => clipped(`    ${line}`, room.columns));
  const fitting = Math.max(LEAST_REFUSED, room.rows);
  if (lines.length === 0) return [];
  const shown =
    lines.length <= fitting ? lines : [...lines.slice(0, fitting - 1), `    ${saidAt(session, 'more-refused', { number: lines.length - fitting + 1 })}`];
  return [`    ${saidAt(session, 'not-available', {})}`, ...shown].map((line) => means('aside', line));
}

function clipped(line: string, most: number): string {
  return line.length <= most ? line : `${line.slice(0, most - 3)}...`;
}

/** What is to be decided, for screen readers and pipes: whole sentences, no columns. */
export function plainLines(session: Session, decision: Decision): string[] {
  const choices = listed(decision.choices).map((line) => ('left' in line ? leftText(session, line) : `${line.number} ${choiceText(session, line.choice)}`));
  return [...decision.lines, ...choices, ...walkLines(session, decision), ...more(session, decision)];
}

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

/** Every form of an act with its number. */
export const formLines = (session: Session, { choices }: Decision, act: string): string[] =>
  choices.flatMap((choice, i) => (choice.act === act && choice.walk === null ? [`${i + 1} ${choiceText(session, choice)}`] : []));

/** How one walks: by the name of the act and of the place. */
function walkLines(session: Session, { choices }: Decision): string[] {
  const first = new Map<string, string>();
  for (const { act, by, cost, walk } of choices) {
    if (walk === null || first.has(`${act} ${by}`)) continue;
    const { title, to } = walk;
    const given = { title: { text: title }, example: { text: `${act} ${to}` } };
    first.set(`${act} ${by}`, cost === '' ? saidAt(session, 'walk-free', given) : saidAt(session, 'walk-priced', { ...given, cost: { text: cost } }));
  }
  return [...first.values()];
}

function choiceText(session: Session, { text, cost, usual }: Choice): string {
  return `${text}${cost === '' ? '' : ` — ${cost}`}${usual ? ` ${saidAt(session, 'usual-choice', {})}` : ''}`;
}

function more(session: Session, { more: many, kind }: Decision): string[] {
  return many === 0 ? [] : [saidAt(session, 'more-choices', { number: many, command: kind === 'turn' ? 'do' : 'answer' })];
}
