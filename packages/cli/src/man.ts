import type { Told } from './described.ts';
import { GOOD, type Outcome } from './outcome.ts';

/** A text in roff: what would be a mark of it is a letter. */
const roff = (text: string): string =>
  text
    .replaceAll('\\', String.raw`\e`)
    .replaceAll('-', String.raw`\-`)
    .split('\n')
    .map((line) => (/^[.']/.test(line) ? String.raw`\&${line}` : line))
    .join('\n');

/** The manual as a page for man. */
export function manual(version: string, description: string, commands: readonly Told[]): Outcome {
  const page = [
    `.TH RIPOSTE 1 "" "riposte ${roff(version)}" "User Commands"`,
    '.SH NAME',
    String.raw`riposte \- ${roff(description.replace(/\.$/, ''))}`,
    '.SH SYNOPSIS',
    String.raw`.B riposte`,
    String.raw`.I command`,
    String.raw`[arguments] [options]`,
    '.SH COMMANDS',
    ...commands.flatMap(section),
    '.SH EXIT STATUS',
    ...[
      ['0', 'success'],
      ['1', 'a check failed, or the action is not allowed'],
      ['2', 'wrong input'],
      ['3', 'a fault in Riposte itself'],
    ].flatMap(([code, says]) => ['.TP', `.B ${code}`, says]),
    '.SH FILES',
    '.TP',
    '.I riposte.config.json',
    'Lists the games of a folder that do not come with Riposte, and default options of commands.',
    'Riposte looks for it in this folder and the folders above.',
  ].join('\n');
  return { code: GOOD, text: page, json: { page } };
}

function section({ name, usage, description, examples, values, options }: Told): string[] {
  return [
    `.SS "riposte ${roff(name)} ${roff(usage)}"`,
    `${roff(description)}.`,
    ...values.flatMap((value) => ['.TP', `.I ${roff(value.name)}`, roff(value.description)]),
    ...options.flatMap((option) => ['.TP', `.B ${roff(option.flags)}`, roff(option.description)]),
    ...(examples.length === 0 ? [] : ['.PP', 'Examples:', '.PP', '.nf', ...examples.map((example) => `    ${roff(example)}`), '.fi']),
  ];
}
