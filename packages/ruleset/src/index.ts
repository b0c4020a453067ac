export type { Afterwards, Rest } from './afterwards.ts';
export {
  type Catalogue,
  type CatalogueEntry,
  type CatalogueLine,
  type CatalogueParts,
  type CatalogueSort,
  catalogueOf,
  type Labels,
  linesOf,
  type Summaries,
  signed,
  summaryOf,
} from './catalogue.ts';
export {
  type Advice,
  type Archetype,
  type CharacterBlock,
  type CharacterBuilder,
  type CharacterField,
  type CharacterOption,
  type CharacterPool,
  changesText,
  type Growth,
  type ListField,
  type ManyField,
  type NumberField,
  type OneField,
  optionsOf,
  type RanksField,
  spellTitle,
  titleOf,
} from './character.ts';
export { contractFaults } from './contract-faults.ts';
export type { BoardChoice, Brush, Drawing } from './drawing.ts';
export { lastSide, winners } from './ending.ts';
export { calledBy, codeNamed, creatureNamed, givenItems, givenTurns, idNamed, initialCondition, sideNamed, sidesOf, turnOrder } from './given.ts';
export { ICONS } from './icons.ts';
export type { Act, Answer, Choice, Lexicon, Listed, Question, Reaction } from './lexicon.ts';
export {
  ACT_GROUPS,
  type ActGroup,
  type ActLook,
  actLook,
  type Badness,
  type Border,
  badgeOf,
  type ConditionLook,
  conditionLook,
  doorMarks,
  type Gauge,
  type Ground,
  type Look,
  type Mark,
  pictureOf,
  placesOf,
  type Terrain,
  type ThingLook,
  type Token,
  thingLook,
} from './look.ts';
export { DIAL_STEPS, type Dial, type DialStep, MOMENT_KINDS, type MomentKind, type Moments, TOUCHING } from './moments.ts';
export { likeliest, listText, nearest, oneOfText, perhaps } from './one-of-text.ts';
export { checkEach, type Path, type Problem, type Report, type Result, resultOf, valueOf } from './problem.ts';
export { defineRuleSet, defineSort, type RuleSet, type RuleSetParts, type Setting, type Sort } from './rule-set.ts';
export { anyNumber, changesOf, type Range, type Settable, type Settables, settable, settableResource, upTo, upToCap } from './settable.ts';
export type { CharacterSheet, CharacterTracks, SheetLine, Track, TrackRow } from './sheet.ts';
export { type BoardFacts, defineRedrawn, type Stage, type ToldOfBoard } from './stage.ts';
export {
  type ActItem,
  type AnswerItem,
  type Arg,
  type Args,
  added,
  answerOf,
  type ChangeItem,
  counted,
  defineTale,
  fighterName,
  type Item,
  inSentence,
  isShownOnly,
  minus,
  type Name,
  promptOf,
  type RollItem,
  type Say,
  type Tale,
  type TaleParts,
  type Teller,
  type Telling,
  type ToldChange,
  thingName,
} from './tale.ts';
export { type ByHand, defineWords, type Facts, type Given, type Names, type SaidByHand, type Words, type WordsParts } from './words.ts';
