import url from 'virtual:icons';
import words from './icons.json';

export type IconKind = keyof typeof words;

/** The picture for a text: that of its first word that has one; null where none has. */
export function iconFor(kind: IconKind, text: string): string | null {
  const known: { readonly [word: string]: string } = words[kind];
  const word = (text.toLowerCase().match(/[a-z]+/g) ?? []).find((one) => Object.hasOwn(known, one));
  return word === undefined ? null : known[word];
}

/** What a fighter strikes with, before what it covers itself with; else what kind of creature it is. */
export function badgeFor(holds: string, name: string): string | null {
  const all = holds.split(',').flatMap((one) => iconFor('weapons', one) ?? []);
  return all.find((one) => one !== SHIELD) ?? all[0] ?? iconFor('creatures', name);
}

const SHIELD = 'round-shield';

export const iconUrl = (name: string): string => `${url}#${name}`;

/** A picture beside a word, which says it all. */
export function Icon({ name }: { readonly name: string }): React.ReactNode {
  return (
    <svg className="icon" aria-hidden="true">
      <use href={iconUrl(name)} />
    </svg>
  );
}

export function Mark(): React.ReactNode {
  return (
    <svg className="mark" viewBox="0 0 32 32" aria-hidden="true">
      <rect width="32" height="32" rx="8" fill="var(--ink)" />
      <path
        d="M7 25 25 7M25 7l-5.6 1.2M25 7l-1.2 5.6M12.2 15.2l4.6 4.6M8.4 20l3.6 3.6"
        stroke="var(--panel)"
        strokeWidth="2.4"
        strokeLinecap="round"
        fill="none"
      />
      <path d="M7 7l7.2 7.2M25 25l-5.8-5.8" stroke="var(--now)" strokeWidth="2.4" strokeLinecap="round" />
    </svg>
  );
}
