export type { Amendment, Fix } from './amend.ts';
export { type Change, type ChangeJson, defineChange } from './change.ts';
export {
  after,
  bears,
  type Clock,
  type ConditionDef,
  ConditionEnded,
  ConditionExtended,
  ConditionGiven,
  type ConditionOptions,
  carried,
  defineClock,
  defineCondition,
  defineFeature,
  definitionOf,
  end,
  endAll,
  expire,
  extend,
  type FeatureDef,
  type Forbids,
  give,
  type Until,
} from './condition.ts';
export { best, classified, definePool, die, exploding, minus, NotedFaces, type Pool, sum, through, worst } from './dice.ts';
export { type ErrorCode, fail, RiposteError } from './errors.ts';
export { Fight } from './fight.ts';
export { Entered, RuleIgnored } from './gm.ts';
export {
  type AnyAsk,
  type AnyIntent,
  type AnyIntentDef,
  type Ask,
  defineAsk,
  defineIntent,
  type IntentContext,
  type IntentDef,
  intentJson,
  isAvailable,
  type Price,
  type Result,
} from './intent.ts';
export { brief, type Difference, differences, type Json, sameJson } from './json.ts';
export { type CommandLine, type FiatLine, type Header, type Line, LOG_FORMAT, LogWriter, readLog, writeLog } from './log.ts';
export { allocation, number, oneOf, oneWhere, oneWord, type Param, path, place, type Refusal, type Refuse, someOf, text } from './param.ts';
export { type Checkpoint, defineCheckpoint, defineRoll, type Play, type Roll, type View } from './play.ts';
export {
  type AnyContribution,
  type AnyQuery,
  adds,
  anyCancels,
  type Combiner,
  type ContributionOptions,
  counted,
  defineQuery,
  divisions,
  type ExplainedPart,
  type Explanation,
  highest,
  ladder,
  lowest,
  pairwiseCancels,
  plainSum,
  type Query,
  set,
} from './query.ts';
export { type DiceSource, type FaceSource, keyedDice, Random, type Seed, seedFrom, trialRandom } from './random.ts';
export { drawAgain, type Redrawn } from './reexecute.ts';
export { DebtSet, defineResource, dropPayment, PaymentSet, payOn, type Resource, ResourceSet } from './resource.ts';
export {
  declare,
  defineRuleset,
  makeRuleset,
  type Next,
  type Options,
  over,
  type RuleOption,
  type Ruleset,
  type RulesetDef,
  run,
  type Sees,
  type Viewer,
} from './ruleset.ts';
export { type AnswerEntry, type Choose, type Entry, type Pending, type RollEntry, Runner, type Trace } from './runner.ts';
export { sha256 } from './sha256.ts';
export { copyState, type Policy } from './simulate.ts';
export { type Condition, type Entity, GM, type Id, type IntentJson, NOBODY, type Payment, type State, Store } from './state.ts';
export type { FightOptions } from './timeline.ts';
export { asking, judging, projectChanges, sight, sightOf } from './visibility.ts';
export { defineWindow, NO_ONE, type Window } from './window.ts';
