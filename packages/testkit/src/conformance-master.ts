import { actsOfMaster, boardNow, decreeInWords, drawnWith, FileError, fightersOf, placeWritten, settableFacts } from '@riposte/files';
import { type Fight, type Id, intentJson, type Json, RiposteError, type View } from '@riposte/kernel';
import { placesOf, type RuleSet, type Words } from '@riposte/ruleset';
import { anyInput, broken, type Choose, mustEqual, open, type Trial, takeInput } from './conformance-trial.ts';

/** What the game master decrees, as a message shows it, and how it is done. */
interface Decree {
  readonly said: string;
  readonly do: () => unknown;
}

const pick = <T>(choose: Choose, list: readonly T[]): T => list[choose(list.length)];

/**
 * Fights go on while the game master sets facts, gives and ends conditions, moves fighters and does what is his to do. After each decree with
 * all that follows, the state is one that the rules allow, nobody who is out of the fight is next, and undo takes back all of it.
 */
export function soundAfterDecrees(trial: Trial): void {
  const { ruleSet, unsound } = trial.subject;
  const words = ruleSet?.words;
  if (ruleSet === undefined || words === undefined) return;
  const whatIsWrong = (fight: Fight): string | null => unsound?.(fight.view) ?? impossibleIn(fight, words) ?? goneAndNext(fight, ruleSet, words);
  const choose = trial.choices();
  const fight = open(trial);
  for (let inputs = 0; inputs < trial.inputs; inputs++) {
    if (choose(3) === 0) decreed(fight, anyDecree(fight, ruleSet, words, choose), whatIsWrong);
    if (fight.over !== null) return;
    const input = anyInput(fight, choose);
    if (input === null) return;
    takeInput(fight, input);
  }
  if (!fight.verify().ok) broken('after decrees the log does not verify');
}

function decreed(fight: Fight, decree: Decree | null, whatIsWrong: (fight: Fight) => string | null): void {
  if (decree === null) return;
  const before = JSON.stringify(fight.state);
  const { version } = fight;
  try {
    decree.do();
  } catch (thrown) {
    if (!(thrown instanceof FileError) && !(thrown instanceof RiposteError)) throw thrown;
    mustEqual(JSON.stringify(fight.state), before, `refused: ${decree.said}`);
    return;
  }
  if (fight.version === version) return;
  const after = JSON.stringify(fight.state);
  const wrong = fight.pending === null ? whatIsWrong(fight) : null;
  if (wrong !== null) broken(`after ${decree.said}: ${wrong}`);
  fight.undo();
  mustEqual(JSON.stringify(fight.state), before, `undone: ${decree.said}`);
  fight.redo();
  mustEqual(JSON.stringify(fight.state), after, `done again: ${decree.said}`);
}

function impossibleIn({ view }: Fight, { impossible, names }: Words): string | null {
  const wrong = impossible?.(view)[0];
  return wrong === undefined ? null : `${wrong.fact.join('.')} of ${names(view).get(wrong.who) ?? wrong.who} should be ${wrong.expected}`;
}

function goneAndNext({ view, declarers }: Fight, { look }: RuleSet, { names }: Words): string | null {
  const gone = declarers.find((who) => view.state.entities[who].kind === 'fighter' && look?.out?.(view, who));
  return gone === undefined ? null : `${names(view).get(gone)} is out of the fight and next`;
}

/** Something that the game master may say; null = there is nothing of the kind that was chosen. */
function anyDecree(fight: Fight, ruleSet: RuleSet, words: Words, choose: Choose): Decree | null {
  const { view } = fight;
  const fighters = fightersOf(view);
  const who = pick(choose, fighters);
  const name = (id: Id): string => words.names(view).get(id) ?? '';
  const kinds = [anySetting, anyGift, anyEnd, anyMove, anyAct, anyStroke, anyNewcomer];
  return pick(choose, kinds)({ fight, view, ruleSet, words, who, fighters, name, choose });
}

/** A decree in words. */
const inWords = ({ fight, ruleSet }: Asked, act: string, given: { readonly [name: string]: Json }): Decree => ({
  said: `${act} ${JSON.stringify(given)}`,
  do: () => decreeInWords(fight, ruleSet, act, given),
});

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

function anySetting(asked: Asked): Decree | null {
  const { view, words, who, name, choose } = asked;
  const ranges = Object.entries(settableFacts({ words, view }, who));
  const [fact, range] = pick(choose, ranges);
  if (range.kind === 'other') return null;
  const value: Json =
    range.kind === 'number'
      ? range.least + choose(Math.min(range.cap ?? range.most, 30) - range.least + 1)
      : range.kind === 'word'
        ? pick(choose, range.words)
        : choose(2) === 0;
  return inWords(asked, 'set', { of: name(who), [fact]: value });
}

function anyGift(asked: Asked): Decree {
  const { view, who, fighters, name, choose, words } = asked;
  const condition = pick(
    choose,
    view.rules.def.conditions.filter((def) => def.while === null),
  );
  const given = { to: name(who), condition: condition.id };
  const isOfTwo = choose(2) === 0 || words.needs?.[condition.id] === 'by';
  return inWords(asked, 'give', isOfTwo ? { ...given, by: name(pick(choose, fighters)) } : given);
}

function anyEnd(asked: Asked): Decree | null {
  const { view, who, name, choose } = asked;
  const held = view.state.entities[who].conditions;
  if (held.length === 0) return null;
  return inWords(asked, 'end', { of: name(who), condition: view.rules.things[pick(choose, held).kind].id });
}

function anyMove(asked: Asked): Decree | null {
  const { view, ruleSet, words, who, name, choose } = asked;
  const ground = ruleSet.look?.ground?.(view) ?? null;
  if (ground === null || words.stand === undefined) return null;
  return inWords(asked, 'set', { of: name(who), ...words.stand(view, choose(placesOf(ground))) });
}

/** Something is drawn or erased, or a door opens or closes, or the light changes. */
function anyStroke(asked: Asked): Decree | null {
  const { view, ruleSet, choose } = asked;
  const now = boardNow(ruleSet, view);
  const ground = ruleSet.look?.ground?.(view) ?? null;
  if (now === null || ground === null) return null;
  const { drawing, board } = now;
  const brush = pick(choose, drawing.brushes);
  const place = choose(placesOf(ground));
  const drawn = drawnWith(drawing, board, brush);
  const across = ground.kind === 'regions' ? 1 : ground.width;
  const other = place + 1 < placesOf(ground) ? place + pick(choose, [1, across, across + 1]) : 0;
  const thing = drawn.length > 0 && choose(2) === 0 ? pick(choose, drawn) : brush.on === 'cell' || brush.on === 'region' ? [place] : [place, other];
  const written = thing.map((at) => placeWritten(drawing, board, at) ?? null);
  const at = written.length === 1 ? written[0] : written;
  if (drawing.lights !== undefined && choose(4) === 0) return inWords(asked, 'light', { light: pick(choose, drawing.lights) });
  if (brush.means === 'door' || brush.means === 'open-door') {
    if (choose(2) === 0) return inWords(asked, brush.means === 'door' ? 'open' : 'close', { door: at });
  }
  return inWords(asked, choose(3) === 0 ? 'erase' : 'draw', { brush: brush.id, at: [at] });
}

/** A creature of the book joins, or replaces a fighter. */
function anyNewcomer(asked: Asked): Decree | null {
  const { view, ruleSet, fighters, who, name, choose } = asked;
  const ground = ruleSet.look?.ground?.(view) ?? null;
  const creatures = (ruleSet.catalogue?.(view.rules) ?? []).flatMap(({ fighter }) =>
    fighter === undefined ? [] : [fighter as { readonly [key: string]: Json }],
  );
  if (ground === null || ruleSet.stage === undefined || creatures.length === 0 || fighters.length > MAX_FIGHTERS) return null;
  const now = boardNow(ruleSet, view)!;
  const at = placeWritten(now.drawing, now.board, choose(placesOf(ground)));
  const comer = { name: `Newcomer ${view.state.entities.length}`, side: name(who), at, ...pick(choose, creatures) };
  return inWords(asked, 'add', { fighters: [comer], ...(choose(3) === 0 ? { instead: name(who) } : {}) });
}

const MAX_FIGHTERS = 12;

/** An act that is the game master's at any time. */
function anyAct({ fight, view, words, choose }: Asked): Decree | null {
  const { anytime } = view.rules.def;
  const defs = actsOfMaster(view.rules).filter((def) => anytime !== undefined && def.tags.includes(anytime));
  if (defs.length === 0) return null;
  const all = view.candidates(pick(choose, defs), words.gm).filter((intent) => view.legal(intent));
  if (all.length === 0) return null;
  const act = intentJson(pick(choose, all));
  return { said: JSON.stringify(act), do: () => fight.interject(act) };
}
