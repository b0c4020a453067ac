import type { RuleSet } from '@riposte/ruleset';
import * as z from 'zod';
import { wrong } from '../error.ts';
import { checked, parseJson } from '../json.ts';
import { condition } from '../scenario.ts';
import type { CharacterChoices } from './choices.ts';

export const CHARACTER_FORMAT = 'riposte/character/1';

const text = z.string().min(1).max(200);
const scalar = z.union([z.string().max(200), z.number(), z.boolean()]);
const fact = z.union([scalar, z.record(z.string().max(80), z.union([scalar, z.array(scalar).max(100)])), z.array(scalar).max(100)]);

/** What a fight left: facts that are not as they were, and conditions that stay, each in the words of the game. */
export const carriedSchema = z.strictObject({
  /** The title of the fight. */
  from: text,
  on: text,
  facts: z.record(z.string().max(80), fact),
  conditions: z.array(text).max(100).default([]),
  /** The conditions as a fight's file says them: with these the next one begins. */
  lasting: z.array(condition).max(100).default([]),
});
export type Carried = z.infer<typeof carriedSchema>;

/** A character: what was chosen, and what came of it at the table. */
export const characterFileSchema = z.strictObject({
  format: z.literal(CHARACTER_FORMAT),
  ruleset: text,
  /** The version of the rules by which it was made. */
  version: text.optional(),
  /** The name, so that lists need not read the choices. */
  title: z.string().max(200).default(''),
  choices: z.record(z.string().max(80), z.unknown()),
  /** What the game master allowed against the rules: the path of the advice, who did, and when. */
  allowed: z
    .array(z.strictObject({ path: z.string().max(200), by: text, on: text }))
    .max(200)
    .default([]),
  /** The hash of a picture. */
  portrait: z.string().max(64).nullable().default(null),
  notes: z.string().max(20_000).default(''),
  carried: carriedSchema.nullable().default(null),
});
export type CharacterFile = z.infer<typeof characterFileSchema>;

/** The file of choices that nobody has looked at yet. */
export const characterFile = (ruleSet: Pick<RuleSet, 'rules'>, choices: CharacterChoices): CharacterFile => ({
  format: CHARACTER_FORMAT,
  ruleset: ruleSet.rules.id,
  version: ruleSet.rules.version,
  title: typeof choices.name === 'string' ? choices.name : '',
  choices,
  allowed: [],
  portrait: null,
  notes: '',
  carried: null,
});

/**
 * Reads the file of a character. Choices are not judged here: those of another version open too, and say then what is wrong.
 * @throws FileError with place and remedy for what is no character, or one of a game that is not here.
 */
export function readCharacterFile(content: string, file: string, games: readonly string[]): CharacterFile {
  const data = parseJson(content, file, 'a character');
  const { format } = checked(z.looseObject({ format: z.string().max(80) }), data, file);
  const later = /^riposte\/character\/(\d+)$/.exec(format);
  if (format !== CHARACTER_FORMAT)
    wrong(
      file,
      ['format'],
      later === null
        ? `a character (${CHARACTER_FORMAT}), found ${JSON.stringify(format)}`
        : `${CHARACTER_FORMAT}: this one is from a later version of Riposte`,
    );
  const read = checked(characterFileSchema, data, file);
  if (!games.includes(read.ruleset)) wrong(file, ['ruleset'], `one of ${games.join(', ')}, found ${JSON.stringify(read.ruleset)}`);
  return read;
}
