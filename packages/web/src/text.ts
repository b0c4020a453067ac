import type { Scene } from '@riposte/server/protocol';
import { lang, listed, text } from './language.ts';

/** Whom everyone waits for; one's own are named alone. */
export function waitingFor({ kind, mine, names: all, text: told, who }: Scene['waiting'], fighters: Scene['fighters']): string {
  const own = fighters.flatMap((fighter) => (mine && fighter.mine && who.includes(fighter.ref) ? [fighter.name] : []));
  const names = listed(own.length > 0 ? own : all);
  if (kind === 'over') return told;
  if (kind === 'turn') return text(mine ? 'bar-your-turn' : 'waiting-turn', { names });
  return kind === 'dice' ? text(mine ? 'bar-your-roll' : 'waiting-dice', { names }) : text(mine ? 'bar-your-answer' : 'waiting-question', { names });
}

/** A name as it stands alone. */
export const capital = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);

/** A form of an act without the steps of its path: "Charge at Odo to 9,3". */
export const shortly = (form: string): string => form.replace(/ along (?:[^()]*, )?([^\s,()]+(?:,\d+)?)(?= \(|$)/, ' → $1');

/**
 * "Odo (axe)" of "Strike Odo (axe)": what the head of the list says already is left out where a name follows it; "Shoot at
 * Odo" stays whole.
 */
export function formOf(all: string, title: string): string {
  const short = shortly(all);
  const rest = short.startsWith(title) ? short.slice(title.length).trim() : '';
  return /^[\p{Lu}\d(]/u.test(rest) ? rest : short;
}

/** Whether a key press types text. */
export function isTyping(event: KeyboardEvent): boolean {
  const at = event.target;
  return (
    at instanceof HTMLElement && (at.matches('input:not([type=range], [type=checkbox], [type=radio], [type=file]), textarea, select') || at.isContentEditable)
  );
}

/** Words of a name in one: a die, an abbreviation, a word, a number. */
const WORDS = /[A-Za-z]\d+|[A-Z]{2,}(?![a-z])\d*|[A-Z]?[a-z]+|\d+|[A-Z]/g;

/** The name of a fact as people write it: "mayInterrupt" is "may interrupt", "rolling24Hours" is "rolling 24 hours". */
export const inWords = (fact: string): string =>
  fact.replace(/\b[a-z]+[A-Z\d][A-Za-z\d]*/g, (one) =>
    one
      .match(WORDS)!
      .join(' ')
      .replace(/\b[A-Z](?![A-Z])/g, (letter) => letter.toLowerCase()),
  );

/** The faces of typed dice, with blanks or commas between them. */
export function facesOf(typed: string): number[] {
  return typed.split(/[\s,]+/).flatMap((one) => (/^\d+$/.test(one) ? [Number(one)] : []));
}
/** "2 minutes ago". */
export function since(at: number): string {
  const seconds = Math.max(0, (Date.now() - at) / 1000);
  const format = new Intl.RelativeTimeFormat(lang(), { numeric: 'auto' });
  if (seconds < 3600) return format.format(-Math.round(seconds / 60), 'minute');
  return seconds < 86_400 ? format.format(-Math.round(seconds / 3600), 'hour') : format.format(-Math.round(seconds / 86_400), 'day');
}

/** "melee defense" as the beginning of a line. */
export const heading = (label: string): string => `${label.charAt(0).toUpperCase()}${label.slice(1).replaceAll('-', ' ')}`;
