import type { CharacterChoices } from '@riposte/files';
import { type CharacterOption, minus } from '@riposte/ruleset';
import { createContext, useContext } from 'react';
import type { Built, Entry, GameBook } from '../workbench/requests.ts';

export type Place = readonly (string | number)[];

/** A number as people write it, with a true minus sign; "+2" if it is `signed`. */
export const numberText = (value: unknown, signed = false): string => `${signed && typeof value === 'number' && value > 0 ? '+' : ''}${minus(String(value))}`;

/** What every field of a character needs: the choices, what came of them, and how they are changed. */
export interface Maker {
  readonly entries: ReadonlyMap<string, Entry>;
  readonly choices: CharacterChoices;
  readonly built: Built | null;
  /** Chooses; the name is that of the step: "Athletics 3". */
  readonly change: (place: Place, value: unknown, name: string) => void;
  /** Looks what a choice would change. */
  readonly look: (place: Place, value: unknown, name: string) => void;
}

export const MakerContext = createContext<Maker | null>(null);

export const useMaker = (): Maker => useContext(MakerContext)!;

/** What can be carried, cast and learned, by its id. */
export const entriesById = ({ entries }: GameBook): ReadonlyMap<string, Entry> =>
  new Map(entries.flatMap((entry) => (entry.sort === 'creature' || entry.sort === 'condition' ? [] : [[entry.id, entry]])));

/** An option with its words. */
export interface Worded {
  readonly value: string;
  readonly title: string;
  readonly says: string;
  readonly icon: string | null;
  readonly lines: Entry['lines'];
  readonly group: string;
}

/** The words of an option: its own, else those of the catalogue, else its id, for what an older version knew. */
export function worded({ value, title, says, group = '' }: CharacterOption, entries: Maker['entries']): Worded {
  const entry = title === undefined ? entries.get(value) : undefined;
  const name = title ?? entry?.name ?? value;
  return {
    value,
    title: `${name.charAt(0).toUpperCase()}${name.slice(1)}`,
    says: says ?? entry?.summary ?? '',
    icon: entry?.icon ?? null,
    lines: entry?.lines ?? [],
    group,
  };
}

/** A line about a thing in words: "hands 1"; what is so or not, by its name alone. */
export const lineText = ({ label, value }: Worded['lines'][number]): string => (value === 'yes' ? label : `${label} ${value}`);

/** What a pointer or the focus does that looks at a choice. */
export const looking = (look: () => void): { readonly onPointerEnter: () => void; readonly onFocus: () => void } => ({ onPointerEnter: look, onFocus: look });
