import { costText, type Duel, type Option, oddsOf, optionsOf, type Situation, still as speechOf } from '@riposte/files';
import { copyState, declaredBySight, Fight, type Id, intentJson, playOn, Random, Runner, type State, seedFrom, sightOf, trialRandom } from '@riposte/kernel';
import { actLook, type RuleSet } from '@riposte/ruleset';
import { roundOf } from '../fighters.ts';
import { hurtShare, type Shares, sharesOf } from './shares.ts';

/** One act against a foe, with what may come of it. */
export interface TriedAct {
  /** "Quick attack at Rusk". */
  readonly text: string;
  /** "3 AP, 1 Stamina"; empty = it is free. */
  readonly cost: string;
  /** The chance to hurt, 0 to 1. */
  readonly hurts: number;
  readonly chance: Shares;
}

/** Acts that are shown, the best of them. */
const MAX = 6;
/** Acts that are looked at closely to find these, and ways of each. */
const MAX_CLOSER = 10;
const WAYS = 2;
/** Milliseconds for each act to find the best, and for each of those, after which bounds are enough. */
const GLANCE = 40;
const WITHIN = 600;
/** Acts whose odds are calculated. */
const MAX_TRIED = 24;

/** What a character can do to its foe when it is its turn, those that harm the likeliest first. */
export function trialsOf(ruleSet: RuleSet, duel: Duel): TriedAct[] {
  const fight = Fight.open(duel.rules, duel.state, { seed: 'trial' });
  if (!fight.declarers.includes(duel.who)) untilTurn(fight, ruleSet, duel.who);
  if (!fight.declarers.includes(duel.who)) return [];
  const speech = speechOf({ ruleSet, view: fight.view });
  const standing: Situation = { ruleSet, rules: duel.rules, state: fight.state, policy: ruleSet.policy };
  const attacks = optionsOf(fight, speech, duel.who, { reactions: false }).filter((option) => option.refusals.length === 0 && isAttack(ruleSet, fight, option));
  const seen = new Set<string>();
  const tried = attacks.filter(({ text }) => !seen.has(text) && seen.add(text)).slice(0, MAX_TRIED);
  const about = (option: Option, within: number): Looked => {
    const intent = fight.rules.intent(option.intent);
    const odds = oddsOf(standing, intent, { within });
    const chance = sharesOf(odds, duel.who, { ruleSet, view: fight.view });
    const known = { option, act: intent.def.id, isWhole: odds.isWhole };
    // Nothing was found in so short a time, or it is not about the foe.
    if (chance === null || chance.self || chance.who === '') return { ...known, promise: odds.isWhole || chance !== null ? -1 : Infinity, told: null };
    const { text, cost } = option;
    const told = { text, cost: costText(cost), hurts: hurtShare(odds, duel.foe), chance };
    // What was not counted yet is as what was: the promise of an act does not depend on how fast the machine is.
    return { ...known, promise: worthOf(chance) / Math.max(0.001, 1 - (chance.atMost - chance.share)), told };
  };
  const closer = bestOfEach(
    tried.map((option) => about(option, GLANCE)),
    WAYS,
  ).slice(0, MAX_CLOSER);
  const looked = closer.map((found) => (found.isWhole ? found : about(found.option, WITHIN)));
  return bestOfEach(looked, MAX)
    .flatMap(({ told }) => (told === null ? [] : [told]))
    .slice(0, MAX);
}

/** An act that was looked at. */
interface Looked {
  readonly option: Option;
  readonly act: string;
  /** Its odds are exact. */
  readonly isWhole: boolean;
  /** How much it may do to the foe; below 0 if it is not about the foe. */
  readonly promise: number;
  readonly told: TriedAct | null;
}

/** The best way of each act before all others, of each act so many. */
function bestOfEach(looked: readonly Looked[], ways: number): readonly Looked[] {
  const sorted = looked.filter(({ promise }) => promise >= 0).sort((a, b) => b.promise - a.promise);
  const nth = new Map<string, number>();
  const placed = sorted.map((found) => {
    const at = nth.get(found.act) ?? 0;
    nth.set(found.act, at + 1);
    return { found, at };
  });
  return placed
    .filter(({ at }) => at < ways)
    .sort((a, b) => a.at - b.at)
    .map(({ found }) => found);
}

/** What an act is worth against a foe: how likely it hurts, and how badly. */
const worthOf = ({ outcomes }: Shares): number => outcomes.reduce((sum, { share, badness }) => sum + (badness < 2 ? 0 : share * badness), 0);

function isAttack(ruleSet: RuleSet, fight: Fight, { intent }: Option): boolean {
  const { group } = actLook(ruleSet.look, fight.rules.intent(intent).def);
  return group === 'attack' || group === 'magic';
}

/** Lets others do nothing until a fighter's turn, for at most the steps of one round. */
const MAX_STEPS = 40;

function untilTurn(fight: Fight, ruleSet: RuleSet, who: Id): void {
  for (let i = 0; i < MAX_STEPS && !fight.declarers.includes(who); i++) {
    const [first] = fight.declarers;
    const intent = first === undefined ? null : ruleSet.policy.declare(sightOf(fight.view, first), first);
    if (intent === null) return;
    fight.submit(intentJson(intent));
  }
}

/** Rounds after which a duel is a draw. */
const ROUNDS = 100;
const MAX_COMMANDS = 20_000;

/** How many of the duels `from` to `to - 1` a fighter won, and how many had no winner. */
export function duelsWon(ruleSet: RuleSet, duel: Duel, from: number, to: number): { readonly won: number; readonly drawn: number } {
  const random = new Random(0, 0, 0, 0);
  const seed = seedFrom('duel');
  const runner = Runner.simulating(duel.rules, copyState(duel.rules, duel.state), random, (view, ask, who, about) =>
    ruleSet.policy.answer(sightOf(view, who), ask, who, about),
  );
  const isOut = (id: Id): boolean => ruleSet.look?.out?.(runner, id) ?? false;
  const standing = (state: State): Situation => ({ ruleSet, rules: duel.rules, state, policy: ruleSet.policy });
  let [won, drawn] = [0, 0];
  for (let trial = from; trial < to; trial++) {
    trialRandom(seed, trial, random);
    runner.restart(copyState(duel.rules, duel.state));
    playOn(runner, {
      stops: (performed) =>
        performed >= MAX_COMMANDS || isOut(duel.who) || isOut(duel.foe) || (performed % 64 === 63 && roundOf(standing(runner.state), runner) > ROUNDS),
      declare: (may) => declaredBySight(runner, may, () => ruleSet.policy),
      perform(intent) {
        runner.perform(intent);
        return true;
      },
    });
    if (isOut(duel.foe) && !isOut(duel.who)) won++;
    else if (isOut(duel.foe) === isOut(duel.who)) drawn++;
  }
  return { won, drawn };
}
