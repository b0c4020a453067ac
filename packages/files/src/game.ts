import {
  type Explanation,
  Fight,
  type FightOptions,
  fail,
  type Id,
  intentJson,
  type Json,
  type Line,
  RiposteError,
  type View,
  writeLog,
} from '@riposte/kernel';
import type { Act, Answer, Choice, Facts, Lexicon, Path, Question, RuleSet } from '@riposte/ruleset';
import { openCommand } from './decide.ts';
import { endOf, readEncounter } from './encounter.ts';
import { pathText } from './error.ts';
import { explained } from './explained.ts';
import { isLog, type LogHeader, logHeader, openLog } from './log.ts';
import { type Odds, type OddsOptions, oddsOf } from './odds/odds.ts';
import { oddsSentence } from './odds/sentence.ts';
import type { LoadText } from './pack.ts';
import type { Intention } from './scenario.ts';
import { promptText, whyRefused } from './sentences.ts';
import { narrateAll, tongueOf } from './story/layout.ts';
import { Codec } from './vocabulary-codec.ts';

/** A question that waits for an answer. */
export interface Asked<L extends Lexicon = Lexicon> {
  readonly ask: Question<L>;
  readonly who: readonly string[];
  /** Why they are asked, a sentence. */
  readonly because: string;
  readonly rule: string;
  /** What the first of them may answer. */
  readonly choices: readonly Choice<L>[];
}

/** A change in words: what happened, then to whom and how: `["hurt", "Bea", 2, true]`. */
export type Said = readonly Json[];

/** What may come of an act, with the same in sentences: "At Odo: 58 % 1 HP". */
export interface ToldOdds extends Odds {
  readonly text: string;
}

/** A fight in the language of its rule set: names and words go in and come out, never ids. */
export interface Game<L extends Lexicon = Lexicon> {
  /** The fight itself, for all that goes beyond: verify, branch, standing orders, acts of the game master. */
  readonly fight: Fight;
  readonly ruleSet: RuleSet<L>;
  readonly speech: Codec;
  /** Who may declare now. */
  readonly may: readonly string[];
  /** The open question; null = none. */
  readonly asked: Asked<L> | null;
  /** The end in words; null while the fight goes on. */
  readonly over: Json;
  /** The acts open to a fighter now, each in the form `submit` takes. @throws RiposteError `unknown-name` */
  legal(who: string): readonly Act<L>[];
  /** Declares an act. @throws RiposteError `unknown-name` for words that mean nothing, `illegal-intent`, `waiting` */
  submit(who: string, act: Act<L>): void;
  /**
   * Answers the open question; `ask` says which one that must be. @throws RiposteError `not-waiting`, `unknown-name`, `illegal-answer`, `stale-answer`
   */
  answer(who: string, choice: Choice<L>): void;
  answer<Q extends Question<L>>(who: string, choice: Answer<L, Q>, ask: Q): void;
  /**
   * The exact outcomes of an open act by the rules themselves; while a question is open, of an answer. The computer answers for others. After
   * `within` milliseconds (default: 50) it returns bounds.
   * @throws RiposteError `unknown-name`, `illegal-intent`, `stale-answer`, `illegal-answer`
   */
  odds(who: string, act: Act<L> | Choice<L>, options?: Pick<OddsOptions, 'within' | 'most' | 'exact'>): ToldOdds;
  /** Takes the last act or answer back, with all that came of it. @throws RiposteError `nothing-to-undo` */
  undo(): void;
  /** Does again what was undone last. @throws RiposteError `nothing-to-redo` */
  redo(): void;
  /** The fight so far in sentences, a line each: what happened, then the dice. `lang` as in "de"; English stands in for what is missing. */
  story(lang?: string): readonly string[];
  /** All facts of anything with a name. @throws RiposteError `unknown-name` */
  facts(who: 'scene'): L['scene'];
  facts(who: string): L['fighter'];
  /** A number with all that adds to it; `about` is what else it depends on. @throws RiposteError `unknown-name` */
  explain(query: L['queries'], of: string, against?: string, about?: Facts): Explanation;
  /** Calls the listener with each change from now on; returns how to stop that. */
  subscribe(listener: (change: Said) => void): () => void;
  /** The log so far, JSON Lines; `openGame` goes on from it. */
  save(): string;
}

/**
 * Opens an encounter at its beginning or a log where it stopped. `load` gives the text of the packs that it names.
 * @throws FileError with file, path and expectation for anything that is neither.
 */
export function openGame<L extends Lexicon = Lexicon>(
  content: string,
  file: string,
  ruleSets: readonly RuleSet<L>[],
  load?: LoadText,
  options: FightOptions = {},
): Game<L> {
  // Its words are known to the compiler alone.
  return gameOf(content, file, ruleSets, load, options) as unknown as Game<L>;
}

function gameOf(content: string, file: string, ruleSets: readonly RuleSet[], load: LoadText | undefined, options: FightOptions): Game {
  const listeners = new Set<(change: Said) => void>();
  const hold: { game: Game | null } = { game: null };
  const onLine = (line: Line): void => {
    options.onLine?.(line);
    if (hold.game === null || (line.in !== 'done' && line.in !== 'fiat')) return;
    const said = line.events.map((event) => hold.game!.speech.sayChange(event));
    for (const listener of listeners) said.forEach(listener);
  };
  const { fight, ruleSet, header, ended } = opened(content, file, ruleSets, load, { ...options, onLine });
  const speech = new Codec(ruleSet, fight.view, complain, file);
  hold.game = {
    fight,
    ruleSet,
    speech,
    get may() {
      return fight.declarers.map((who) => speech.name(who));
    },
    get asked() {
      return askedOf(fight, speech);
    },
    get over() {
      return ended(fight.view) ?? (fight.over === null ? null : speech.words.over(fight.view, fight.over));
    },
    legal: (who) => fight.legal(speech.id(who, ['who'])).map((intent) => speech.sayIntent(intentJson(intent)) as Intention),
    submit(who, act) {
      const intent = speech.intent(speech.id(who, ['who']), act as Intention, ['act']);
      inNames(fight, speech, who, () => fight.submit(intent));
    },
    answer(who: string, choice: Json, question?: string) {
      const { pending } = fight;
      if (pending?.kind !== 'answer') return fail('not-waiting', 'no question is open');
      const id = speech.id(who, ['who']);
      const value = speech.answer(pending.ask, id, choice, ['choice']);
      inNames(fight, speech, who, () => fight.answer(value, { who: id, ...(question !== undefined && { ask: question }) }));
    },
    odds: (who, said, options = {}) => oddsOfSaid(fight, speech, ended, { who, said: said as Json }, options),
    undo: () => fight.undo(),
    redo: () => fight.redo(),
    story: (lang) => narrateAll(fight, tongueOf({ ruleSet }, lang)).flatMap(({ told }) => told),
    facts: (who) => speech.words.facts(fight.view, speech.id(who, ['who'])),
    explain: (query, of, against, about = {}) => explained(speech, { query, of, ...(against === undefined ? {} : { against }), with: about }, [], 'about'),
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    save: () => writeLog(header, fight.lines),
  };
  return hold.game;
}

/** Does what the fight may refuse; a refusal names fighters and reasons in words, where the kernel has ids. */
function inNames(fight: Fight, speech: Codec, who: string, tried: () => void): void {
  try {
    tried();
  } catch (thrown) {
    if (!(thrown instanceof RiposteError)) throw thrown;
    throw new RiposteError(thrown.code, whyRefused(speech, thrown) ?? notByThem(fight, speech, who, thrown) ?? thrown.message, thrown.data);
  }
}

/** That others act or answer now; null where that is not why. */
function notByThem({ declarers, pending }: Fight, speech: Codec, who: string, { code }: RiposteError): string | null {
  const said = (ids: readonly Id[], not: string, but: string): string | null => {
    const names = ids.map((id) => speech.name(id));
    if (names.includes(who)) return null;
    return `${who} ${not}${names.length === 0 ? '' : `, ${names.join(', ')} ${but}`}`;
  };
  if (code === 'illegal-intent') return said(declarers, 'may not declare now', 'may');
  return code === 'stale-answer' && pending?.kind === 'answer' ? said(pending.whos, 'is not asked', pending.whos.length === 1 ? 'is' : 'are') : null;
}

/** The odds of an act or of an answer to the open question, as it is said. */
function oddsOfSaid(
  fight: Fight,
  speech: Codec,
  ended: Opened['ended'],
  { who, said }: { readonly who: string; readonly said: Json },
  options: OddsOptions,
): ToldOdds {
  const { ruleSet } = speech;
  const id = speech.id(who, ['who']);
  const { rules, pending, state } = fight;
  const situation = { ruleSet, rules, state, policy: ruleSet.policy, ended };
  // A copy refuses what the fight would refuse; it throws no dice.
  const trial = fight.fork();
  trial.typed = true;
  let odds: Odds;
  if (pending?.kind === 'answer') {
    const value = speech.answer(pending.ask, id, said, ['choice']);
    inNames(fight, speech, who, () => trial.answer(value, { who: id }));
    const { intent, given, state } = openCommand(fight)!;
    odds = oddsOf({ ...situation, state }, intent, { ...options, given, assuming: { ask: pending.ask.id, who: id, value } });
  } else {
    const act = speech.intent(id, said as Intention, ['act']);
    inNames(fight, speech, who, () => trial.submit(act));
    odds = oddsOf(situation, rules.intent(act), options);
  }
  return { ...odds, text: oddsSentence(odds, { ruleSet, view: fight.view }) };
}

interface Opened {
  readonly fight: Fight;
  readonly ruleSet: RuleSet;
  readonly header: LogHeader;
  /** The end by the encounter's own conditions. */
  readonly ended: (view: View) => string | null;
}

function opened(content: string, file: string, ruleSets: readonly RuleSet[], load: LoadText | undefined, options: FightOptions): Opened {
  if (isLog(content)) {
    const { fight, ruleSet, setting } = openLog(content, file, ruleSets, load, options);
    return { fight, ruleSet, header: fight.header, ended: (view) => endOf({ ends: setting?.ends ?? [], ruleSet }, view) };
  }
  const encounter = readEncounter(content, file, ruleSets, load);
  const fight = Fight.open(encounter.rules, encounter.state, { seed: encounter.seed, ...options });
  return { fight, ruleSet: encounter.ruleSet, header: logHeader(fight.header, encounter), ended: (view) => endOf(encounter, view) };
}

function askedOf(fight: Fight, speech: Codec): Asked | null {
  const { pending } = fight;
  if (pending?.kind !== 'answer') return null;
  const { ask, whos, about } = pending;
  return {
    ask: ask.id,
    who: whos.map((who) => speech.name(who)),
    because: promptText(speech, ask, whos[0], about),
    rule: ask.rule,
    choices: speech.choices(ask, whos[0], about),
  };
}

function complain(path: Path, expected: Json): never {
  return fail('unknown-name', `${pathText(path)}: expected ${String(expected)}`, { path: pathText(path) });
}
