import * as z from 'zod';
import { checked, parseJson } from './json.ts';

export const LAB_FORMAT = 'riposte/lab/1';

const share = z.number().min(0).max(1);
const title = z.string().min(1).max(200);
const demands = z.strictObject({
  /** Share of wins, at least and at most. */
  least: share.optional(),
  most: share.optional(),
  /** How far a variant may move it. */
  change: share.optional(),
  /** Rounds on average at most. */
  rounds: z.number().min(1).optional(),
  /** Share of fights without an end at most. */
  endless: share.optional(),
});

/** A file of variants and encounters that are compared in one report. */
export const labSchema = z.strictObject({
  format: z.literal(LAB_FORMAT),
  title,
  fights: z.int().min(1).max(1_000_000).default(1000),
  seed: z.string().min(1).max(200).default('lab'),
  /** What is demanded of all encounters that demand nothing else. */
  demands: demands.default({}),
  encounters: z
    .array(z.strictObject({ file: title, side: title.optional(), demands: demands.optional() }))
    .min(1)
    .max(200),
  variants: z
    .array(z.strictObject({ title, changes: z.array(title).min(1).max(50) }))
    .max(50)
    .default([]),
});

export type Lab = z.infer<typeof labSchema>;

/** Reads a lab file. @throws FileError with file, path and expectation. */
export function readLab(content: string, file: string): Lab {
  return checked(labSchema, parseJson(content, file, 'a lab'), file);
}
