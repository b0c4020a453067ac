import type { Command } from 'commander';
import { type Config, configOf } from './games.ts';
import { InputError } from './outcome.ts';

/**
 * Adds the options that the configuration of this folder gives to the command, and that neither the command line nor a variable has.
 * @throws InputError for a command or an option that there is not, with its place
 */
export async function withDefaults(args: readonly string[], { commands }: Command): Promise<readonly string[]> {
  const config = await configOf(process.cwd());
  if (config === null) return args;
  const end = args.indexOf('--');
  const typed = end < 0 ? args : args.slice(0, end);
  const added: string[] = [];
  for (const [name, options] of Object.entries(config.defaults)) {
    const command = commands.find((known) => known.name() === name);
    if (command === undefined) throw await unknown(`${config.file}: defaults: there is no command "${name}".`, name, commands.map(nameOf));
    for (const [option, value] of Object.entries(options)) {
      const known = command.options.find(({ long }) => long === `--${option}`);
      const place = `${config.file}: defaults.${name}`;
      const all = command.options.map(({ long }) => long!.slice(2));
      if (known === undefined) throw await unknown(`${place}: there is no option "${option}".`, option, all);
      const takes = known.required || known.optional;
      if (takes === (typeof value === 'boolean')) throw new InputError(`${place}.${option} must be ${takes ? 'a number or a text' : 'true or false'}.`);
      const isTyped = typed.some((arg) => arg === known.long || arg === known.short || arg.startsWith(`${known.long}=`));
      const isSet = known.envVar !== undefined && process.env[known.envVar] !== undefined;
      if (name === args[0] && !isTyped && !isSet) added.push(...asTyped(option, value));
    }
  }
  return [...typed, ...added, ...(end < 0 ? [] : args.slice(end))];
}

const nameOf = (command: Command): string => command.name();

function asTyped(option: string, value: Config['defaults'][string][string]): readonly string[] {
  if (typeof value === 'boolean') return value ? [`--${option}`] : [];
  return [`--${option}`, ...[value].flat().map(String)];
}

/** Loads the measure of likeness only here: the command starts without rule sets. */
async function unknown(says: string, given: string, known: readonly string[]): Promise<InputError> {
  const { nearest } = await import('@riposte/ruleset');
  const meant = nearest(known, given);
  return new InputError(`${says}${meant === null ? ` There are: ${known.join(', ')}.` : ` Did you mean "${meant}"?`}`);
}
