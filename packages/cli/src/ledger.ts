import { checked, FileError, parseJson } from '@riposte/files';
import type { Json } from '@riposte/kernel';
import { perhaps } from '@riposte/ruleset';
import * as z from 'zod';
import { ledgerText, readmeText } from './home.ts';
import { InputError } from './outcome.ts';
import { whyNot } from './why-not.ts';

/** One rule in our own words, from the `rules.json` of a rule set. */
export interface Entry {
  readonly id: string;
  readonly section: string;
  readonly kind: string;
  readonly rule: string;
  /** "implemented", or "text" and "ruling" with a reason. */
  readonly status?: string;
  readonly reason?: string;
  /** Nothing switches it off: it says how things are done, and forbids, adds and asks nothing. False of a definition by which the rules refuse. */
  readonly always?: boolean;
  /** Rules that it builds on. */
  readonly uses?: readonly string[];
  /** What the book leaves out. */
  readonly undefined?: string | null;
  /** Where the book can be read in two ways, and the ruling. */
  readonly ambiguity?: string | null;
  readonly option?: { readonly name: string; readonly values: readonly Json[]; readonly default: Json };
}

/** What no entry can do without. */
const entriesSchema = z.array(z.looseObject({ id: z.string(), section: z.string(), kind: z.string(), rule: z.string() }));

/** The rules of a rule set in the order of its book. @throws InputError for what is no list of rules, whatever else is being read */
export function ledger(ruleset: string): readonly Entry[] {
  const file = `rules.json of ${ruleset}`;
  try {
    return checked(entriesSchema, parseJson(ledgerText(ruleset), file, 'the rules'), file) as unknown as readonly Entry[];
  } catch (thrown) {
    throw new InputError(thrown instanceof FileError ? thrown.message : `${file} cannot be read: ${whyNot(thrown)}`);
  }
}

/** The items of a list of rulings: their ids, and what they say, over several lines. */
const RULINGS = /^- (R-[A-Z, -]+): (.+(?:\n {2}.+)*)$/gm;

/** Our rulings where the book is silent, each an entry without its own code. */
export function rulingsOf(ruleset: string): readonly Entry[] {
  return [...readmeText(ruleset).matchAll(RULINGS)].flatMap(([, ids, text]) =>
    ids.split(', ').map((id) => ({ id, section: 'Rulings', kind: 'ruling', rule: plain(text), status: 'ruling' })),
  );
}

/** A text without its marks: commands in quotation marks, the items of a list as sentences, on one line. */
const plain = (text: string): string =>
  text
    .replaceAll(/`(riposte [^`]+)`/g, '"$1"')
    .replaceAll('`', '')
    .replaceAll(/\n {2}- /g, ' ')
    .replaceAll(/\s+/g, ' ');

/** Our ruling with an id such as R-GEAR; null where there is none. */
export const ruling = (ruleset: string, id: string): Entry | null => rulingsOf(ruleset).find((entry) => entry.id === id) ?? null;

/** The ids of all rules and rulings of a rule set. */
export const ruleIds = (ruleset: string): readonly string[] => [...ledger(ruleset), ...rulingsOf(ruleset)].map(({ id }) => id);

/** Why the game master cannot ignore a rule; null = he can. */
export function whyNotIgnored(ruleset: string, id: string): string | null {
  const ids = ruleIds(ruleset);
  if (!ids.includes(id)) return `a rule of ${ruleset}; "riposte rules ${ruleset}" lists them${perhaps(ids, id)}`;
  const entry = ledger(ruleset).find((known) => known.id === id);
  if (entry === undefined) return null;
  if (isText(entry) && entry.always !== false) return `a rule that is played: ${id} only says what words mean`;
  if (!entry.always) return null;
  const instead = entry.kind === 'option' && entry.option !== undefined ? 'reading' : entry.kind;
  return `a rule that can be left out: ${id} ${INSTEAD[instead] ?? INSTEAD.mechanic}`;
}

/** Why what nothing switches off stays, and what the game master does instead, by the kind of the rule. */
const INSTEAD: { readonly [kind: string]: string } = {
  formula: 'says how a number comes about; set the fact, force the dice or change the number instead',
  table: 'says how a number comes about; set the fact, force the dice or change the number instead',
  gm: 'is what you decide when it comes up',
  option: 'allows something and forbids nothing; give or set what is missing for it',
  reading: 'is one reading of the book; an option of the fight chooses the other',
  mechanic: 'says how something is done; set, give, end or harm does otherwise',
};

/** Whether an entry is nothing that code could do: a definition, or outside the rules of combat. */
export function isText({ kind, status, reason }: Entry): boolean {
  return kind === 'definition' || kind === 'outside' || (status === 'text' && reason !== undefined && reason !== '');
}
