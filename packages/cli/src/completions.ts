import { ruleSetIds } from '@riposte/rule-sets';
import { KNOWN_PLAYERS } from './argument.ts';
import type { Taken, Told } from './described.ts';
import { GOOD, type Outcome } from './outcome.ts';
import { unknown } from './unknown.ts';

type Spoken = (commands: readonly Told[]) => string[];

export const SHELLS: { readonly [shell: string]: Spoken } = { bash, zsh, fish };

/** A script that completes the command in a shell. @throws InputError for a shell that there is not */
export function completions(shell: string, commands: readonly Told[]): Outcome {
  if (!Object.hasOwn(SHELLS, shell)) throw unknown('shell with completions', shell, Object.keys(SHELLS));
  const script = SHELLS[shell](commands).join('\n');
  return { code: GOOD, text: script, json: { shell, script } };
}

/** The words for a value that are known before the command runs; null = there are none. */
function wordsFor({ takes, choices }: Taken): readonly string[] | null {
  if (choices.length > 0) return choices;
  if (takes === 'player') return KNOWN_PLAYERS;
  return takes === 'game' ? ruleSetIds() : null;
}

const isPath = ({ takes }: Taken): boolean => takes === 'file' || takes === 'folder' || takes === 'game';
const pathFlag = ({ takes }: Taken): string => (takes === 'folder' ? '-d' : '-f');

/** One text for a shell, whatever is in it. */
const quoted = (text: string): string => `'${text.replaceAll("'", String.raw`'\''`)}'`;

/** What compgen makes of a value: words, files, or nothing. */
function generated(taken: Taken): string {
  const words = wordsFor(taken);
  const parts = [
    ...(words === null ? [] : [`compgen -W ${quoted(words.join('\n'))} -- "$cur"`]),
    ...(isPath(taken) ? [`compgen ${pathFlag(taken)} -- "$cur"`] : []),
  ];
  return parts.length === 0 ? ':' : `COMPREPLY=($(${parts.join('; ')}))`;
}

function bash(commands: readonly Told[]): string[] {
  const names = commands.map(({ name }) => name).join('\n');
  return [
    '# riposte: completion for bash. Use it: source <(riposte completions bash)',
    '_riposte() {',
    '  local IFS=$\'\\n\' cur="${COMP_WORDS[COMP_CWORD]}" prev="${COMP_WORDS[COMP_CWORD-1]}" command="${COMP_WORDS[1]}"',
    '  COMPREPLY=()',
    `  if [ "$COMP_CWORD" -eq 1 ]; then COMPREPLY=($(compgen -W ${quoted(names)} -- "$cur")); return; fi`,
    '  case "$command $prev" in',
    ...commands.flatMap(({ name, options }) =>
      options.flatMap(({ flag, value }) => (value === null ? [] : [`    ${quoted(`${name} ${flag}`)}) ${generated(value)}; return ;;`])),
    ),
    '  esac',
    '  case "$command" in',
    ...commands.flatMap(({ name, options, values }) => [
      `    ${name})`,
      `      if [[ "$cur" == -* ]]; then COMPREPLY=($(compgen -W ${quoted(options.map(({ flag }) => flag).join('\n'))} -- "$cur")); return; fi`,
      `      ${values.length === 0 ? ':' : values.length === 1 ? generated(values[0]) : positional(values)} ;;`,
    ]),
    '  esac',
    '}',
    'complete -o filenames -F _riposte riposte',
  ];
}

/** What stands behind the command is completed by its place, the last for all that follow; options count as places. */
const positional = (values: readonly Taken[]): string => `if [ "$COMP_CWORD" -eq 2 ]; then ${generated(values[0])}; else ${generated(values.at(-1)!)}; fi`;

/** A description inside the brackets of zsh's _arguments. */
const plainText = (text: string): string => text.replaceAll(/[[\]:\\]/g, (letter) => `\\${letter}`);

function zshValue(taken: Taken): string {
  const words = wordsFor(taken);
  if (taken.takes === 'game') return ':_riposte_games';
  if (words !== null) return `:(${words.map((word) => plainText(word)).join(' ')})`;
  return isPath(taken) ? (taken.takes === 'folder' ? ':_files -/' : ':_files') : ': ';
}

function zsh(commands: readonly Told[]): string[] {
  return [
    '#compdef riposte',
    '# riposte: completion for zsh. Use it: riposte completions zsh > a file _riposte in a folder of $fpath',
    `_riposte_games() { _alternative ${quoted(`names:name:(${ruleSetIds().join(' ')})`)} 'folders:folder:_files -/' }`,
    '_riposte() {',
    '  local -a commands',
    '  commands=(',
    ...commands.map(({ name, description }) => `    ${quoted(`${name}:${plainText(description)}`)}`),
    '  )',
    "  if (( CURRENT == 2 )); then _describe 'command' commands; return; fi",
    '  case $words[2] in',
    ...commands.flatMap(({ name, options, values }) => [
      `    ${name}) _arguments \\`,
      ...options.map(({ flag, description, value }) => {
        const more = value === null ? '' : `:${plainText(value.name)}${zshValue(value)}`;
        return `      ${quoted(`${flag}[${plainText(description)}]${more}`)} \\`;
      }),
      // The command itself is the first word.
      ...values.slice(0, -1).map((taken, i) => `      ${quoted(`${i + 2}:${plainText(taken.name)}${zshValue(taken)}`)} \\`),
      `      ${quoted(values.length === 0 ? '*: : ' : `*:${plainText(values.at(-1)!.name)}${zshValue(values.at(-1)!)}`)} ;;`,
    ]),
    '  esac',
    '}',
    // A file in $fpath is run when zsh completes the command for the first time; a file that is sourced only registers.
    'if [ "$funcstack[1]" = "_riposte" ]; then _riposte "$@"; else compdef _riposte riposte; fi',
  ];
}

/** What fish completes for a value. */
function fishValue(taken: Taken): string {
  const words = wordsFor(taken);
  const own = words === null ? '' : ` -a ${quoted(words.join(' '))}`;
  return isPath(taken) ? ` -F${own}` : own;
}

function fish(commands: readonly Told[]): string[] {
  return [
    '# riposte: completion for fish. Use it: riposte completions fish > ~/.config/fish/completions/riposte.fish',
    'complete -c riposte -f',
    ...commands.flatMap(({ name, description, options, values }) => [
      `complete -c riposte -n __fish_use_subcommand -a ${name} -d ${quoted(description)}`,
      ...values.flatMap((taken) =>
        fishValue(taken) === '' ? [] : [`complete -c riposte -n ${quoted(`__fish_seen_subcommand_from ${name}`)}${fishValue(taken)}`],
      ),
      ...options.map(
        ({ flag, description: says, value }) =>
          `complete -c riposte -n ${quoted(`__fish_seen_subcommand_from ${name}`)} -l ${flag.slice(2)} -d ${quoted(says)}${value === null ? '' : ` -${isPath(value) ? 'r' : 'x'}${fishValue(value)}`}`,
      ),
    ]),
  ];
}
