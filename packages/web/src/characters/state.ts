import { type CharacterChoices, chosenAt } from '@riposte/files';
import type { CharacterFile } from '../workbench/requests.ts';

/** A character being made, with what was done and can be done again. */
export interface Making {
  readonly file: CharacterFile;
  readonly past: readonly Step[];
  readonly future: readonly Step[];
}

interface Step {
  /** What was done: "Athletics 3". */
  readonly name: string;
  readonly file: CharacterFile;
}

export type Deed =
  | { readonly do: 'change'; readonly name: string; readonly file: CharacterFile }
  | { readonly do: 'undo' }
  | { readonly do: 'redo' }
  | { readonly do: 'open'; readonly file: CharacterFile };

const MAX_STEPS = 200;

/** Every change is a step with a name; steps of one name in a row that only write, such as notes, are one. */
export function made(making: Making, deed: Deed): Making {
  const { file, past, future } = making;
  switch (deed.do) {
    case 'change': {
      const isSame = past.at(-1)?.name === deed.name && future.length === 0 && isText(past.at(-1)!.file, file, deed.file);
      return { file: deed.file, past: isSame ? past : [...past, { name: deed.name, file }].slice(-MAX_STEPS), future: [] };
    }
    case 'undo': {
      const last = past.at(-1);
      return last === undefined ? making : { file: last.file, past: past.slice(0, -1), future: [{ name: last.name, file }, ...future] };
    }
    case 'redo': {
      const [next, ...rest] = future;
      return next === undefined ? making : { file: next.file, past: [...past, { name: next.name, file }], future: rest };
    }
    case 'open':
      return { file: deed.file, past: [], future: [] };
  }
}

/** Whether only the same text was written on: a name, notes. */
function isText(before: CharacterFile, now: CharacterFile, next: CharacterFile): boolean {
  const written = (file: CharacterFile): readonly unknown[] => [file.notes, file.choices.name];
  const rest = ({ notes: _notes, title: _title, choices, ...others }: CharacterFile): string => JSON.stringify([others, { ...choices, name: '' }]);
  return rest(before) === rest(now) && rest(now) === rest(next) && JSON.stringify(written(now)) !== JSON.stringify(written(next));
}

/** The name of a character; '' where it has none. */
export const nameIn = (choices: CharacterChoices): string => {
  const name = chosenAt(choices, ['name']);
  return typeof name === 'string' ? name : '';
};
