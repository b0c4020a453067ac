export { commitmentOf, type DiceProof, proveDice, secretDice } from './dice.ts';
export { newLinks } from './links.ts';
export * from './protocol.ts';
export { Refused } from './refusal.ts';
export { type Library, makeServer, type Server, type ServerOptions } from './server.ts';
export { checkFile, openStore, openStoreToRead, Store, StoreError } from './store.ts';
export type { Mode, Tables } from './tables.ts';
