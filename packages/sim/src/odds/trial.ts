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
  const about = (option: Option, within: number) => {
    const intent = fight.rules.intent(option.intent);
    const odds = oddsOf(standing, intent, { within });
    const chance = sharesOf(odds, duel.who, { ruleSet, view: fight.view });
    if (chance === null || chance.self || chance.who === '') return [];
    return [{ option, act: intent.def.id, worth: worthOf(chance), hurts: hurtShare(odds, duel.foe), chance }];
  };
  const told = tried.flatMap((option) => about(option, GLANCE)).sort((a, b) => b.worth - a.worth);
  // The best of each act before all others.
  const isFirst = (i: number): boolean => told.findIndex(({ act }) => act === told[i].act) === i;
  const best = [...told.filter((_, i) => isFirst(i)), ...told.filter((_, i) => !isFirst(i))].slice(0, MAX);
  return best
    .flatMap((found) => (found.chance.atMost === found.chance.share ? [found] : about(found.option, WITHIN)))
    .map(({ option, hurts, chance }) => ({ text: option.text, cost: costText(option.cost), hurts, chance }));
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
