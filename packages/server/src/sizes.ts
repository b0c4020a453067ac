const encoder = new TextEncoder();

/** Bytes of a text in UTF-8. */
export const bytesOf = (text: string): number => encoder.encode(text).length;

export const sizeOf = (lines: readonly string[]): number => lines.reduce((sum, line) => sum + bytesOf(line), 0);

/** About what names and their index take of each row. */
export const ROW = 200;

export const sizeOfCommand = ({ body, reply }: { readonly body: string; readonly reply: string }): number => ROW + sizeOf([body, reply]);

export const sizeOfAside = ({ body }: { readonly body: string }): number => ROW + bytesOf(body);
