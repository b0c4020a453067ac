import type { Fight } from '@riposte/kernel';
import type { Name } from '@riposte/ruleset';
import type { Speech } from '../render.ts';
import { type Language, languageOf, plain } from './language.ts';
import { isAct, narrate, type ToldAct, type ToldLine, type Tongue } from './narrator.ts';
import { storyOf } from './tree.ts';

/** What a piece of a story is to its reader. */
export type StoryMeaning = 'heading' | 'headline' | 'detail' | 'harm' | 'cost' | 'rule';

/** How a story is laid out as lines of text. */
export interface Layout {
  /** Writes the id of a rule behind its line; without it none is written. */
  readonly rule?: (id: string) => string;
  /** Writes a piece of a line by what it is; without it as it stands. */
  readonly piece?: (meaning: StoryMeaning, text: string) => string;
  /** Writes a name in a headline or heading; without it as it stands. */
  readonly name?: (name: Name) => string;
}

/** A line of text, and how deep it stands. */
const INDENT = '  ';

/** The language in which a fight of this rule set is told. */
export const tongueOf = ({ ruleSet }: Pick<Speech, 'ruleSet'>, lang = 'en', fallback?: Tongue['fallback']): Tongue => ({
  ruleSet,
  language: languageOf(ruleSet.tale, lang),
  ...(fallback && { fallback }),
});

/** What happened in the command or decree of a line. A decree is told with its reason. */
export function tell(fight: Fight, tongue: Tongue, line: number): ToldAct[] {
  const told = narrate(tongue, storyOf(fight, tongue.ruleSet, line));
  const { in: kind, ...rest } = fight.lines[line];
  return kind === 'fiat' ? [ruling(tongue.language, 'reason' in rest ? String(rest.reason) : '', told)] : told;
}

/** A decree of the game master above what came of it. */
export function ruling(language: Language, reason: string, told: readonly ToldAct[]): ToldAct {
  // "ruling" stands in logs where no reason was given.
  const parts =
    reason === '' || reason === 'ruling' ? language.say('ruling-plain') : language.say('ruling', { reason: /[.!?]$/.test(reason) ? reason : `${reason}.` });
  return {
    headings: [],
    head: { parts: parts ?? [], rule: '' },
    inside: told.flatMap((act) => (act.head === null && act.headings.length === 0 ? act.inside : [act])),
  };
}

/** A story as lines of text: headings and headlines at the edge, what belongs to them below and further in, acts inside behind ">". */
export function laidOut(acts: readonly ToldAct[], layout: Layout = {}): string[] {
  return acts.flatMap((act) => actLines(act, layout, ''));
}

function actLines({ headings, head, inside }: ToldAct, layout: Layout, indent: string, mark = ''): string[] {
  const own = [
    ...headings.map((heading) => `${indent}${lineText(heading, layout, 'heading')}`),
    ...(head === null ? [] : [`${indent}${mark}${lineText(head, layout, 'headline')}`]),
  ];
  const deeper = head === null && headings.length === 0 ? indent : `${indent}${INDENT}${mark === '' ? '' : INDENT}`;
  return [...own, ...inside.flatMap((told) => (isAct(told) ? actLines(told, layout, deeper, '> ') : [`${deeper}${lineText(told, layout, 'detail')}`]))];
}

function lineText(line: ToldLine, layout: Layout, kind: 'heading' | 'headline' | 'detail'): string {
  const { rule: write, piece = (_, text) => text } = layout;
  const text = layout.piece === undefined ? plain(line.parts) : pieces(line, layout, kind);
  return `${text}${line.rule === '' || write === undefined ? '' : `  ${piece('rule', write(line.rule))}`}`;
}

/** A line piece by piece: what is harm, what was paid, and the rest. */
function pieces({ parts, harm = NOWHERE, cost = NOWHERE }: ToldLine, { piece, name }: Layout, kind: StoryMeaning): string {
  const runs: { readonly meaning: StoryMeaning; text: string }[] = [];
  for (const [at, part] of parts.entries()) {
    const meaning = isWithin(at, harm) ? 'harm' : isWithin(at, cost) ? 'cost' : kind;
    const text = typeof part === 'string' ? part : meaning === 'headline' && name !== undefined ? name(part) : part.text;
    const last = runs.at(-1);
    if (last?.meaning === meaning) last.text += text;
    else runs.push({ meaning, text });
  }
  return runs.map(({ meaning, text }) => piece!(meaning, text)).join('');
}

const NOWHERE: readonly [number, number] = [0, 0];
const isWithin = (at: number, [from, to]: readonly [number, number]): boolean => at >= from && at < to;

/** One command or decree as lines of text. */
export function narrated(fight: Fight, tongue: Tongue, line: number, layout: Layout = {}): string[] {
  return laidOut(tell(fight, tongue, line), layout);
}

/** The commands and decrees of the fight as it stands, each told with the number of its line. */
export function narrateAll(fight: Fight, tongue: Tongue, layout: Layout = {}): { readonly line: number; readonly told: readonly string[] }[] {
  return actsOn(fight).map((line) => ({ line, told: narrated(fight, tongue, line, layout) }));
}

/** The lines of the commands and decrees of the fight as it stands. */
export const actsOn = (fight: Fight): number[] => fight.path().filter((n) => fight.lines[n].in === 'command' || fight.lines[n].in === 'fiat');
