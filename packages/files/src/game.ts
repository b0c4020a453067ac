import { type Explanation, Fight, type FightOptions, fail, intentJson, type Json, type Line, writeLog } from '@riposte/kernel';
import type { Facts } from '@riposte/ruleset';
import { type Path, type RuleSet } from '@riposte/ruleset';
import { endOf, readEncounter } from './encounter.ts';
import { pathText } from './error.ts';
import { explained } from './explained.ts';
import { isLog, type LogHeader, logHeader, openLog } from './log.ts';
import type { LoadText } from './pack.ts';
import type { Intention } from './scenario.ts';
import { promptText } from './sentences.ts';
import { Codec } from './vocabulary-codec.ts';

/** A question that waits for an answer. */
export interface Asked {
  readonly ask: string;
  readonly who: readonly string[];
  /** Why they are asked, a sentence. */
  readonly because: string;
  readonly rule: string;
  /** What the first of them may answer. */
  readonly choices: readonly Json[];
}

/** A change in words: what happened, then to whom and how: `["hurt", "Bea", 2, true]`. */
export type Said = readonly Json[];

/** A fight in the language of its rule set: names and words go in and come out, never ids. */
export interface Game {
  /** The fight itself, for all that goes beyond: undo, verify, standing orders, acts of the game master. */
  readonly fight: Fight;
  readonly speech: Codec;
  /** Who may declare now. */
  readonly may: readonly string[];
  /** The open question; null = none. */
  readonly asked: Asked | null;
  /** The end in words; null while the fight goes on. */
  readonly over: Json;
  /** The acts open to somebody now, each as `submit` takes it. @throws RiposteError `unknown-name` */
  legal(who: string): readonly Intention[];
  /** Declares an act. @throws RiposteError `unknown-name` for words that mean nothing, `illegal-intent`, `waiting` */
  submit(who: string, act: Intention): void;
  /** Answers the open question. @throws RiposteError `not-waiting`, `unknown-name`, `illegal-answer`, `stale-answer` */
  answer(who: string, choice: Json): void;
  /** All facts of somebody or something that has a name. @throws RiposteError `unknown-name` */
  facts(who: string): Facts;
  /** A number with all that adds to it; `about` is what else it depends on. @throws RiposteError `unknown-name` */
  explain(query: string, of: string, against?: string, about?: Facts): Explanation;
  /** Calls the listener with each change from now on; returns how to stop that. */
  subscribe(listener: (change: Said) => void): () => void;
  /** The log so far, JSON Lines; `openGame` goes on from it. */
  save(): string;
}

/**
 * Opens an encounter at its beginning or a log where it stopped. `load` gives the text of the packs that it names.
 * @throws FileError with file, path and expectation for anything that is neither.
 */
export function openGame(content: string, file: string, ruleSets: readonly RuleSet[], load?: LoadText, options: FightOptions = {}): Game {
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
    speech,
    get may() {
      return fight.declarers.map((who) => speech.name(who));
    },
    get asked() {
      return askedOf(fight, speech);
    },
    get over() {
      return ended() ?? (fight.over === null ? null : speech.words.over(fight.view, fight.over));
    },
    legal: (who) => fight.legal(speech.id(who, ['who'])).map((intent) => speech.sayIntent(intentJson(intent)) as Intention),
    submit: (who, act) => fight.submit(speech.intent(speech.id(who, ['who']), act, ['act'])),
    answer(who, choice) {
      const { pending } = fight;
      if (pending?.kind !== 'answer') return fail('not-waiting', 'no question is open');
      const id = speech.id(who, ['who']);
      fight.answer(speech.answer(pending.ask, id, choice, ['choice']), { who: id });
    },
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

interface Opened {
  readonly fight: Fight;
  readonly ruleSet: RuleSet;
  readonly header: LogHeader;
  /** The end by the encounter's own conditions. */
  readonly ended: () => string | null;
}

function opened(content: string, file: string, ruleSets: readonly RuleSet[], load: LoadText | undefined, options: FightOptions): Opened {
  if (isLog(content)) {
    const { fight, ruleSet, setting } = openLog(content, file, ruleSets, load, options);
    return { fight, ruleSet, header: fight.header, ended: () => endOf({ ends: setting?.ends ?? [], ruleSet }, fight.view) };
  }
  const encounter = readEncounter(content, file, ruleSets, load);
  const fight = Fight.open(encounter.rules, encounter.state, { seed: encounter.seed, ...options });
  return { fight, ruleSet: encounter.ruleSet, header: logHeader(fight.header, encounter), ended: () => endOf(encounter, fight.view) };
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
