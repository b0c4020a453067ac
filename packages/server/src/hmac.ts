import { createHmac } from 'node:crypto';

/** HMAC-SHA-256: 32 bytes. Pages without a server have another one in its place. */
export const hmac = (key: string, text: string): Uint8Array => createHmac('sha256', key).update(text).digest();
