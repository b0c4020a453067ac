import { decreeInWords, FileError, fightersOf, settableFacts } from '@riposte/files';
import { type Fight, type Id, intentJson, type Json, RiposteError, type View } from '@riposte/kernel';
import { placesOf, type RuleSet, type Words } from '@riposte/ruleset';
import { anyInput, broken, type Choose, mustEqual, open, type Trial, take } from './conformance-trial.ts';

/** What the game master says: `decreeInWords` as data. */
interface Said {
  readonly act: string;
  readonly given: { readonly [name: string]: Json };
}

const pick = <T>(choose: Choose, list: readonly T[]): T => list[choose(list.length)];

/**
 * Fights go on while the game master sets facts, gives and ends conditions, moves fighters and does what is his to do. After each decree with
 * all that follows, the state is one that the rules allow, nobody who is out of the fight is next, and undo takes back all of it.
 */
export function soundAfterDecrees(trial: Trial): void {
  const { ruleSet } = trial.subject;
  const words = ruleSet?.words;
  if (ruleSet === undefined || words === undefined) return;
  const choose = trial.choices();
  const fight = open(trial);
  for (let inputs = 0; inputs < trial.inputs; inputs++) {
    if (choose(3) === 0) decreed(fight, ruleSet, words, choose);
    if (fight.over !== null) return;
    const input = anyInput(fight, choose);
    if (input === null) return;
    take(fight, input);
  }
  if (!fight.verify().ok) broken('after decrees the log does not verify');
}

function decreed(fight: Fight, ruleSet: RuleSet, words: Words, choose: Choose): void {
  const said = anyDecree(fight, ruleSet, words, choose);
  if (said === null) return;
  const before = JSON.stringify(fight.state);
  const { version } = fight;
  try {
    decreeInWords(fight, ruleSet, said.act, said.given);
  } catch (thrown) {
    if (!(thrown instanceof FileError) && !(thrown instanceof RiposteError)) throw thrown;
    mustEqual(JSON.stringify(fight.state), before, `refused: ${JSON.stringify(said)}`);
    return;
  }
  if (fight.version === version) return;
  const after = JSON.stringify(fight.state);
  if (fight.pending === null) mustBeSound(fight, ruleSet, words, said);
  fight.undo();
  mustEqual(JSON.stringify(fight.state), before, `undone: ${JSON.stringify(said)}`);
  fight.redo();
  mustEqual(JSON.stringify(fight.state), after, `done again: ${JSON.stringify(said)}`);
}

function mustBeSound(fight: Fight, ruleSet: RuleSet, words: Words, said: Said): void {
  const { view } = fight;
  const [wrong] = words.impossible?.(view) ?? [];
  if (wrong !== undefined)
    broken(`after ${JSON.stringify(said)}: ${wrong.fact.join('.')} of ${words.names(view).get(wrong.who) ?? wrong.who} should be ${wrong.expected}`);
  const { out } = ruleSet.look ?? {};
  const gone = out === undefined ? [] : fight.declarers.filter((who) => view.state.entities[who].kind === 'fighter' && out(view, who));
  if (gone.length > 0) broken(`after ${JSON.stringify(said)}: ${words.names(view).get(gone[0])} is out of the fight and next`);
}

/** Something that the game master may say; null = there is nothing of the kind that was chosen. */
function anyDecree(fight: Fight, ruleSet: RuleSet, words: Words, choose: Choose): Said | null {
  const { view } = fight;
  const fighters = fightersOf(view);
  const who = pick(choose, fighters);
  const name = (id: Id): string => words.names(view).get(id) ?? '';
  const kinds = [anySetting, anyGift, anyEnd, anyMove, anyAct];
  return pick(choose, kinds)({ fight, view, ruleSet, words, who, fighters, name, choose });
}

interface Asked {
  readonly fight: Fight;
  readonly view: View;
  readonly ruleSet: RuleSet;
  readonly words: Words;
  readonly who: Id;
  readonly fighters: readonly Id[];
  readonly name: (id: Id) => string;
  readonly choose: Choose;
}

function anySetting({ view, words, who, name, choose }: Asked): Said | null {
  const ranges = Object.entries(settableFacts({ words, view }, who));
  const [fact, range] = pick(choose, ranges);
  if (range.kind === 'other') return null;
  const value: Json =
    range.kind === 'number'
      ? range.least + choose(Math.min(range.cap ?? range.most, 30) - range.least + 1)
      : range.kind === 'word'
        ? pick(choose, range.words)
        : choose(2) === 0;
  return { act: 'set', given: { of: name(who), [fact]: value } };
}

function anyGift({ view, who, fighters, name, choose, words }: Asked): Said {
  const condition = pick(
    choose,
    view.rules.def.conditions.filter((def) => def.while === null),
  );
  const given = { to: name(who), condition: condition.id };
  const isOfTwo = choose(2) === 0 || words.needs?.[condition.id] === 'by';
  return { act: 'give', given: isOfTwo ? { ...given, by: name(pick(choose, fighters)) } : given };
}

function anyEnd({ view, who, name, choose }: Asked): Said | null {
  const borne = view.state.entities[who].conditions;
  if (borne.length === 0) return null;
  return { act: 'end', given: { of: name(who), condition: view.rules.things[pick(choose, borne).kind].id } };
}

function anyMove({ view, ruleSet, words, who, name, choose }: Asked): Said | null {
  const ground = ruleSet.look?.ground?.(view) ?? null;
  if (ground === null || words.stand === undefined) return null;
  return { act: 'set', given: { of: name(who), ...words.stand(view, choose(placesOf(ground))) } };
}

/** An act that is the game master's at any time. */
function anyAct({ fight, view, words, choose }: Asked): Said | null {
  const { intents, anytime } = view.rules.def;
  const defs = intents.filter((def) => def.actor !== 'fighter' && !def.automatic && anytime !== undefined && def.tags.includes(anytime));
  if (defs.length === 0 || fight.pending !== null) return null;
  const all = view.candidates(pick(choose, defs), words.gm).filter((intent) => view.legal(intent));
  if (all.length === 0) return null;
  take(fight, { submit: intentJson(pick(choose, all)) });
  return null;
}
