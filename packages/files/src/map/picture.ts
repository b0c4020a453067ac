import * as z from 'zod';

const far = z.number().min(-10_000).max(10_000);

/**
 * The picture under a board, named by its hash: where its upper left lies and how large it is, in widths of a cell; on metres in metres,
 * on regions in parts of the whole drawing. No rule reads it.
 */
export const boardPicture = z.strictObject({
  hash: z.string().regex(/^[0-9a-f]{64}$/, 'the hash of a picture'),
  x: far,
  y: far,
  width: z.number().positive().max(10_000),
  height: z.number().positive().max(10_000),
});

export type BoardPicture = z.infer<typeof boardPicture>;
