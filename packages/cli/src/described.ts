import { type Command, Option } from 'commander';
import { TITLES } from './conformance-verdict.ts';
import { WHENS } from './meaning.ts';

/** What a value may be: a file, a folder, a game, a computer player, the name of a command, or any text. */
export interface Taken {
  readonly name: string;
  readonly takes: 'file' | 'folder' | 'game' | 'player' | 'text';
  readonly choices: readonly string[];
}

/** A command as its help, its completions and its manual tell it. */
export interface Told {
  readonly name: string;
  readonly usage: string;
  readonly description: string;
  readonly examples: readonly string[];
  readonly values: readonly (Taken & { readonly description: string })[];
  readonly options: readonly { readonly flag: string; readonly flags: string; readonly description: string; readonly value: Taken | null }[];
}

const FILES = ['file', 'files', 'log', 'encounter', 'encounters', 'map'];
/** Arguments that are one of some words. Written out, so that completions load no other part of the command; a test compares them. */
export const WORDS: { readonly [argument: string]: readonly string[] } = {
  kind: ['encounter', 'pack', 'scenario', 'log', 'lab', 'output'],
  shell: ['bash', 'zsh', 'fish'],
  code: ['en', 'de'],
  check: Object.keys(TITLES),
  way: ['as-written', 'doors', 'windows', 'open'],
};

function takenBy(command: string, name: string, choices: readonly string[], commands: readonly string[]): Taken {
  const bare = name.replaceAll(/[<>[\]]|\.\.\./g, '');
  if (choices.length > 0) return { name: bare, takes: 'text', choices };
  if (Object.hasOwn(WORDS, bare)) return { name: bare, takes: 'text', choices: WORDS[bare] };
  if (bare === 'command') return { name: bare, takes: 'text', choices: commands };
  if (bare === 'ruleset' || bare === 'game' || (command === 'map' && bare === 'name')) return { name: bare, takes: 'game', choices: [] };
  const isPlayer = bare === 'side=name' || ((command === 'tournament' || command === 'advise') && bare === 'name');
  if (isPlayer) return { name: bare, takes: 'player', choices: [] };
  return { name: bare, takes: bare === 'folder' ? 'folder' : FILES.includes(bare) ? 'file' : 'text', choices: [] };
}

/** What `withLooks` takes out of every command line. */
const COLOR = new Option('--color <when>', 'Print with colours: auto, always or never (default: auto)').choices([...WHENS]);
/** What `withGames` takes out of every command line. */
const RULESET = new Option('--ruleset <game>', 'Add this game, which does not come with Riposte: its folder or its package');

/** All commands of a program, with what stands behind them. */
export function described(program: Command, examples: ReadonlyMap<string, readonly string[]>): Told[] {
  const names = program.commands.map((command) => command.name());
  const own = program.commands.map((command) => ({
    name: command.name(),
    usage: command.usage(),
    description: command.description(),
    examples: examples.get(command.name()) ?? [],
    values: command.registeredArguments.map((argument) => ({
      ...takenBy(command.name(), argument.name(), argument.argChoices ?? [], names),
      description: argument.description,
    })),
    options: [...command.options, ...(command.options.some(({ long }) => long === RULESET.long) ? [] : [RULESET]), COLOR].map(
      ({ long, flags, description, required, optional, argChoices }) => ({
        flag: long!,
        flags,
        description,
        value: required || optional ? takenBy(command.name(), flags.split(' ').slice(1).join(' '), argChoices ?? [], names) : null,
      }),
    ),
  }));
  const help = { ...takenBy('help', 'command', [], names), description: 'name of a command' };
  return [
    ...own,
    { name: 'help', usage: '[command]', description: 'Show the help of a command', examples: ['riposte help fight'], values: [help], options: [] },
  ];
}
