import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { RULE_SET_IDS } from '@riposte/rule-sets';
import { titleOf } from '@riposte/ruleset';
import { GOOD, InputError, type Outcome } from './outcome.ts';
import { whyNot } from './why-not.ts';

/** The game that is copied: complete, tested in the sources, free to change. */
const SAMPLE = join(import.meta.dirname, '../game');

/** What stands in the files of the sample for its id, its title and the beginning of the ids of its rules. */
const SAID = { id: 'pillow-fight', title: 'Pillow Fight', rules: 'PF-' } as const;

/** As `rules.id` of a rule set. */
const NAME = /^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/;
const LONGEST = 41;

/**
 * Writes a new game into a new folder: one that is complete and passes everything, to be changed into another.
 * @param name Its id, which the folder is named after.
 * @param into The folder to write; default: the name, in this one.
 * @throws InputError for a bad name, a folder that exists, or one that cannot be written
 */
export function newGame(name: string, into?: string): Outcome {
  if (!NAME.test(name) || name.length < 2 || name.length > LONGEST) {
    const [last = ''] = name.split(/[\\/]/).slice(-1);
    const where = last === name ? '' : ' Another folder is --into FOLDER.';
    throw new InputError(`"${name}" cannot be the name of a game. Use lower-case letters, digits and hyphens, such as "${suggested(last)}".${where}`);
  }
  if (RULE_SET_IDS.includes(name)) throw new InputError(`A game called ${name} comes with Riposte. Choose another name.`);
  const folder = into ?? name;
  if (existsSync(folder)) throw new InputError(`The folder ${folder} already exists. Choose another name, or another folder: --into FOLDER.`);
  const files = readdirSync(SAMPLE, { recursive: true, withFileTypes: true }).flatMap((entry) => (entry.isFile() ? [join(entry.parentPath, entry.name)] : []));
  try {
    for (const file of files) write(file, join(folder, written(file.slice(SAMPLE.length + 1))), name);
  } catch (thrown) {
    throw new InputError(`${folder} cannot be written: ${whyNot(thrown)}`);
  }
  const next = [
    `riposte fight ${join(folder, 'encounters/bedtime.json')} --ruleset ${pathOf(folder)}`,
    `riposte scenario ${join(folder, 'scenarios')} --ruleset ${pathOf(folder)}`,
  ];
  const text = [
    `${folder} is a complete game called ${titled(name)}: ${files.length} files.`,
    '',
    'Try it:',
    ...next.map((command) => `  ${command}`),
    '',
    `Then change it into yours. ${join(folder, 'README.md')} says what is in which file.`,
  ];
  return { code: GOOD, text: text.join('\n'), json: { folder: resolve(folder), id: name, files: files.length, next } };
}

/** npm leaves files of that name out of a package. */
const written = (path: string): string => (path === 'gitignore' ? '.gitignore' : path);

/** A path, as opposed to the name of a package. */
const pathOf = (folder: string): string => (/^[./\\]|^[A-Za-z]:/.test(folder) ? folder : `./${folder}`);

function write(from: string, to: string, name: string): void {
  const text = readFileSync(from, 'utf8')
    .replaceAll(SAID.id, name)
    .replaceAll(SAID.title, titled(name))
    .replaceAll(SAID.rules, `${initials(name)}-`);
  mkdirSync(dirname(to), { recursive: true });
  writeFileSync(to, text, { flag: 'wx' });
}

/** "winter-war" as people write it: "Winter War". */
const titled = (name: string): string => name.split('-').map(titleOf).join(' ');

/** What ids of rules begin with: two letters and more, as in "WW-SWING-1". */
function initials(name: string): string {
  const letters = name
    .split('-')
    .flatMap((word) => word.match(/^[a-z]/) ?? [])
    .join('');
  return (letters.length > 1 ? letters : name.replaceAll(/[^a-z]/g, '').slice(0, 2)).toUpperCase();
}

/** A name that would do. */
function suggested(name: string): string {
  const plain = name
    .replaceAll(/([a-z])([A-Z])/g, '$1-$2')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^[-0-9]+|-+$/g, '')
    .slice(0, LONGEST)
    .replaceAll(/-+$/g, '');
  return NAME.test(plain) && plain.length > 1 ? plain : 'winter-war';
}
