// What plays tables and keeps a workshop without a server. None of it needs Node, except `hmac.ts` and `pictures.ts`, which the build
// of those pages replaces.
export { asJson } from './json.ts';
export { requestSchema } from './messages.ts';
export { PROTOCOL } from './protocol.ts';
export { Refused, refusal, refuse } from './refusal.ts';
export { type OpenReplay, openReplay } from './replay.ts';
export { hashOf } from './secrets.ts';
export type { TableStore } from './server-context.ts';
export { bytesOf, sizeOf, sizeOfAside, sizeOfCommand } from './sizes.ts';
export type { Addition, AsideRow, Command, NewTable, PackText, SeatRow, TableRow } from './store.ts';
export type { Connection } from './stream.ts';
export { type At, type Export, Tables } from './tables.ts';
export { copySchema, itemId, kindSchema, mapIn, packFile, readBody, stateSchema, USUAL_LIMITS, withTitle } from './workshop.ts';
export { exportWorkshop, importWorkshop, pictureItem } from './workshop-file.ts';
export type { NewItem } from './workshop-store.ts';
