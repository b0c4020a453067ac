export * from './dice/index.ts';
export * from './percent.ts';
export { pointer, TextError } from './pointed.ts';
export * from './rational.ts';
