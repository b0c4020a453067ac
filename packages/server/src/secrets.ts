import { createHash, randomBytes } from 'node:crypto';

/** A new capability: 256 bits that nobody can guess. */
export const newCapability = (): string => randomBytes(32).toString('base64url');

/** What is stored of a capability. */
export const hashOf = (capability: string): string => createHash('sha256').update(capability).digest('hex');

/** A name for tables and seats that can be shown: 96 bits, so that none can be guessed, and no secret. */
export const newName = (): string => randomBytes(12).toString('base64url');
