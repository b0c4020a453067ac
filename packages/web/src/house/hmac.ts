import { hmac as keyed } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';

const encoder = new TextEncoder();

/** HMAC-SHA-256: 32 bytes, as the server's. */
export const hmac = (key: string, text: string): Uint8Array => keyed(sha256, encoder.encode(key), encoder.encode(text));
