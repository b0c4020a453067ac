export type { Amendment, Fix } from './amend.ts';
export { defineChange, defineCheckpoint } from './change.ts';
export {
  after,
  bears,
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
  give,
  sourceSeen,
  type Until,
} from './condition.ts';
export { CONSEQUENCES } from './consequences.ts';
export { best, classified, definePool, defineRoll, die, exploding, minus, NotedFaces, type Pool, type Roll, sum, through, worst } from './dice.ts';
export { DrawNumbers } from './draw-numbers.ts';
export { type ErrorCode, fail, RiposteError } from './errors.ts';
export type { ExplainedPart, Explanation } from './explanation.ts';
export { type Chances, eachFall, type Fall, type FallsOptions, FLOATING, type Rolled } from './falls.ts';
export { Fight } from './fight.ts';
export { Entered, isOff, RuleIgnored } from './gm.ts';
export { contentOf } from './header.ts';
export { defineAsk, defineIntent, intentJson, isAvailable } from './intent.ts';
export { brief, type Difference, differences, type Json, sameJson } from './json.ts';
export { type CommandLine, type FiatLine, type Header, type Line, LOG_FORMAT, LogWriter, readLog, writeLog } from './log.ts';
export { allocation, number, oneOf, oneWhere, oneWord, path, place, someOf, text } from './param.ts';
export {
  adds,
  anyCancels,
  type ContributionOptions,
  counted,
  defineQuery,
  divisions,
  highest,
  ladder,
  lowest,
  pairwiseCancels,
  plainSum,
  set,
} from './query.ts';
export { type DiceSource, type FaceSource, keyedDice, Random, type Seed, seedFrom, trialRandom } from './random.ts';
export { drawAgain, type Redrawn } from './reexecute.ts';
export { DebtSet, defineResource, dropPayment, PaymentSet, payOn, ResourceSet } from './resource.ts';
export { declare, defineRules, makeRules, over, type RulesParts, run } from './rules.ts';
export { type AnswerEntry, type Choose, type Entry, type Pending, type RollEntry, Runner, type Trace } from './runner.ts';
export { sha256 } from './sha256.ts';
export { copyState, declaredBySight, type Pilot, type Policy, playOn } from './simulate.ts';
export { type Condition, type Entity, GM, type Id, type IntentJson, NOBODY, type Payment, type State } from './state.ts';
export { Store } from './store.ts';
export { type FightOptions, fold } from './timeline.ts';
export { asking, judging, projectChanges, sight, sightOf } from './visibility.ts';
export type {
  AnyAsk,
  AnyContribution,
  AnyIntent,
  AnyIntentDef,
  AnyQuery,
  Ask,
  Change,
  ChangeJson,
  Checkpoint,
  Clock,
  Combiner,
  ConditionDef,
  FeatureDef,
  Forbids,
  IntentContext,
  IntentDef,
  Next,
  Options,
  Param,
  Play,
  Price,
  Query,
  Reason,
  ReasonFacts,
  Reasons,
  Refusal,
  Refuse,
  Resource,
  Result,
  RuleOption,
  Rules,
  RulesDef,
  Sees,
  View,
  Viewer,
  Window,
} from './vocabulary.ts';
export { defineWindow, NO_ONE } from './window.ts';
