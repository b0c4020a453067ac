import { type Command, Option } from 'commander';

/** What the variable of a setting begins with. */
export const PREFIX = 'RIPOSTE_';
/** Variables that other programs set too, and that are read where ours is not set. */
const OLDER: Readonly<Record<string, string>> = { RIPOSTE_PORT: 'PORT', RIPOSTE_HOST: 'HOST' };

/** The variable of an option: RIPOSTE_ and its name in capitals, such as RIPOSTE_KEEP_DAYS. */
export const variableOf = (long: string): string => PREFIX + long.slice(2).toUpperCase().replaceAll('-', '_');

const isSet = (name: string): boolean => (process.env[name] ?? '') !== '';

/** An option that an operator sets once and for all. Its variable is named in the help, and never what it holds: that may be a secret. */
export function setting(flags: string, text: string): Option {
  const option = new Option(flags, text);
  const name = variableOf(option.long!);
  const older = OLDER[name];
  return option.env(older !== undefined && !isSet(name) && isSet(older) ? older : name);
}

/** Several words as an option; a variable has them with spaces between. */
export const words = (text: string, before: readonly string[] = []): readonly string[] => [...before, ...text.split(/\s+/).filter((word) => word !== '')];

/** A variable that is set to nothing, as in a form that nobody filled in, is not set; nor is a flag that is false. */
export function forgetEmptyVariables({ commands }: Command): void {
  for (const option of commands.flatMap(({ options }) => options)) {
    const { envVar } = option;
    const given = envVar === undefined ? undefined : process.env[envVar];
    if (given === '' || (given === 'false' && option.isBoolean())) delete process.env[envVar!];
  }
}

/** What is wrong with the variable of an option, in a sentence without its value, which may be a secret; null = nothing is. */
export function wrongVariable(option: Option): string | null {
  const { envVar, long, argChoices, parseArg } = option;
  const given = envVar === undefined ? undefined : process.env[envVar];
  if (given === undefined || given === '') return null;
  if (option.isBoolean()) return given === 'true' || given === 'false' ? null : `${envVar} must be true or false.`;
  if (argChoices !== undefined) return argChoices.includes(given) ? null : `${envVar} must be one of ${argChoices.join(', ')}.`;
  try {
    parseArg?.(given, undefined);
    return null;
  } catch (thrown) {
    return `${(thrown as Error).message.replace(long!, envVar!).replace(/, not [^]*$/, '')}.`;
  }
}
