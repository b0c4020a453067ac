import type * as z from 'zod';
import { signed } from './catalogue.ts';

/** What is wrong with a character, or could be better. */
export interface Advice {
  /** `error`: the book does not allow it. `warning`: it hardly works. `hint`: something is left to choose. */
  readonly level: 'error' | 'warning' | 'hint';
  /** The choice that it is about: "skills.melee". */
  readonly path: string;
  readonly says: string;
}

/** One thing that may be chosen. Its name and sentence are those of the catalogue where none stand here. */
export interface CharacterOption {
  readonly value: string;
  readonly title?: string;
  readonly says?: string;
  /** What it stands with in a long list: "Armour". */
  readonly group?: string;
}

interface Field<Kind extends string> {
  readonly kind: Kind;
  /** Where the choice stands: keys of objects, within an item of a `list` those of the item. */
  readonly path: readonly string[];
  readonly title: string;
  /** What it does, in a sentence. */
  readonly says: string;
  /** False where no character by chance has anything but the usual. */
  readonly byChance?: false;
}

/** A whole number; `usual` where nothing is chosen. */
export interface NumberField extends Field<'number'> {
  readonly least: number;
  readonly most: number;
  readonly usual: number;
  /** It must be said, also where it is the usual. */
  readonly required?: true;
  /** What it is called to have no such number at all, which is null: "no Constitution". */
  readonly none?: string;
  /** Where the finished character has what comes of it. */
  readonly makes?: readonly string[];
}

/** One of some; with `none` also nothing, which is that the choice is left out; `usual` where nothing is said. */
export interface OneField extends Field<'one'> {
  readonly options: readonly CharacterOption[];
  readonly usual?: string;
  readonly none?: string;
}

/** Any of some, in their order. */
export interface ManyField extends Field<'many'> {
  readonly options: readonly CharacterOption[];
  /** The same option may be chosen twice. */
  readonly repeats?: true;
  /** The default, by the value of another field. */
  readonly usual?: { readonly by: string; readonly lists: { readonly [value: string]: readonly string[] } };
}

/** A number for each of some names; a name that is left out has none. */
export interface RanksField extends Field<'ranks'> {
  readonly options: readonly CharacterOption[];
  readonly most: number;
}

/** Several of the same, each with its own fields. */
export interface ListField extends Field<'list'> {
  readonly fields: readonly CharacterField[];
  /** The item that comes when one is added. */
  readonly fresh: { readonly [key: string]: string | number };
}

/** `toggle`: yes or no. `text`: a few words. `words`: any number of such texts. */
export type CharacterField =
  | NumberField
  | OneField
  | ManyField
  | RanksField
  | ListField
  | (Field<'toggle'> & { readonly usual: boolean })
  | Field<'text' | 'words'>;

/** Choices that belong together, in the order in which they are made. */
export interface CharacterBlock {
  readonly id: string;
  readonly title: string;
  readonly fields: readonly CharacterField[];
}

/** Points of one sort: spent, and to spend. */
export interface CharacterPool {
  readonly id: string;
  readonly title: string;
  readonly spent: number;
  readonly of: number;
}

/** A kind of character to begin with: a complete one but for its name. */
export interface Archetype {
  readonly id: string;
  readonly title: string;
  readonly says: string;
  readonly choices: { readonly [choice: string]: unknown };
}

/** How a character grows: by which number, in which steps, and what comes of it. `path` is null where the book does not say. */
export interface Growth {
  readonly path: readonly string[] | null;
  readonly step: number;
  /** "Level up". */
  readonly title: string;
  readonly says: string;
}

/** How players make characters. It never refuses: advice says what is wrong. */
export interface CharacterBuilder {
  /** The choices of a player. */
  readonly schema: z.ZodObject;
  /** Every choice but the name, so that a page can offer it. */
  readonly blocks: readonly CharacterBlock[];
  readonly archetypes: readonly Archetype[];
  readonly growth: Growth;
  /** Facts of a fighter that a fight leaves behind: wounds, what was used up, what was won. */
  readonly lasting: readonly string[];
  /** The finished character, ready for the fighters of an encounter file but for its side and place. */
  build(choices: object): object;
  advise(choices: object): readonly Advice[];
  /** All points that the choices spend; none where the book gives none. */
  pools(choices: object): readonly CharacterPool[];
}

/** Things of the catalogue as options, under the title of a group. */
export const optionsOf = (things: readonly { readonly id: string }[], group?: string): CharacterOption[] =>
  things.map(({ id }) => (group === undefined ? { value: id } : { value: id, group }));

/** "+1 Strength, -1 Reason". */
export const changesText = (changes: { readonly [name: string]: number | undefined }, name: (key: string) => string): string =>
  Object.entries(changes)
    .map(([key, change = 0]) => `${signed(change)} ${name(key)}`)
    .join(', ');

/** "arm-strength" as people write it: "Arm strength". */
export const titleOf = (id: string): string => `${id[0].toUpperCase()}${id.slice(1).replaceAll('-', ' ')}`;

/** "frost-lance" as the name of a spell: "Frost Lance". */
export const spellTitle = (id: string): string => id.split('-').map(titleOf).join(' ');
