import { sha256 } from '@riposte/kernel';

const randomBytes = (many: number): Uint8Array => crypto.getRandomValues(new Uint8Array(many));

/** Random bytes in hex. */
export const randomHex = (bytes: number): string => [...randomBytes(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('');

const base64url = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

/** A new capability: 256 bits that nobody can guess. */
export const newCapability = (): string => base64url(randomBytes(32));

/** What is stored of a capability. */
export const hashOf = (capability: string): string => sha256(capability);

/** A name for tables and seats that can be shown: 96 bits, so that none can be guessed, and no secret. */
export const newName = (): string => base64url(randomBytes(12));
