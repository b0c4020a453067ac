export type { Advice, CharacterBuilder } from './character.ts';
export { lastSide } from './ending.ts';
export { type Gauge, type Ground, type Look, type Mark, placesOf, type Token } from './look.ts';
export type { Path, Report } from './problem.ts';
export type { Book, Sort } from './rule-set.ts';
export type { CharacterSheet, SheetLine } from './sheet.ts';
export type { ByHand, Facts, Names, Words } from './words.ts';
