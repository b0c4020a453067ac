import {
  type AnyAsk,
  type AnyIntent,
  brief,
  type CommandLine,
  type Entry,
  type Fight,
  fail,
  type Id,
  intentJson,
  type Json,
  type Policy,
  type State,
  sightOf,
  type View,
} from '@riposte/kernel';
import type { RuleSet } from '@riposte/ruleset';
import { isObject } from './json.ts';
import { capital } from './render.ts';
import { type Language, languageOf, plain } from './story/language.ts';

/** A fight with what its encounter says of it. */
export interface Bout {
  readonly fight: Fight;
  readonly ruleSet: RuleSet;
  /** Names of the sides in the order of the state; empty when only the log is known. */
  readonly sides: readonly string[];
  /** The end by an encounter's own conditions. */
  readonly ended: (view: View) => string | null;
}

/** A player that decides by itself: the policy of a rule set, or one that looks ahead. */
export interface Decider extends Policy {
  /** Looks ahead, so that it wants to know the command in whose middle it is asked. */
  readonly thinks?: boolean;
  answer(view: View, ask: AnyAsk, who: Id, about: Json, open?: OpenCommand | null): Json;
}

/** A command that waits for an answer: the state in which it began, and what was rolled and answered since. */
export interface OpenCommand {
  readonly state: State;
  readonly intent: AnyIntent;
  readonly given: readonly Entry[];
}

/** The act of the command that waits, without the state in which it began, which is dear; null = none waits. */
export function openIntent(fight: Fight): AnyIntent | null {
  const line = fight.openLine === null ? null : fight.lines[fight.openLine];
  return line?.in === 'command' ? fight.rules.commanded(line) : null;
}

/** The command of a fight that waits; null = none does. */
export function openCommand(fight: Fight): OpenCommand | null {
  if (fight.pending === null) return null;
  const path = fight.path();
  const at = path.findLastIndex((n) => fight.lines[n].in === 'command');
  const given = path.slice(at + 1).flatMap((n): Entry[] => {
    const line = fight.lines[n];
    return line.in === 'roll' || line.in === 'answer' ? [line] : [];
  });
  return { state: fight.stateBefore(path[at]), intent: fight.rules.commanded(fight.lines[path[at]] as CommandLine), given };
}

/**
 * Decides once for a fighter who may; false if nobody may or wants to. Each decides by what its fighter sees.
 * @param playerOf Who decides for a fighter.
 * @param from Says that the time for an act had run out.
 */
export function decide(fight: Fight, playerOf: (who: Id) => Decider, may: (who: Id) => boolean, from?: 'deadline'): boolean {
  const { pending, view } = fight;
  if (pending?.kind === 'roll') {
    if (!may(pending.who)) return false;
    fight.throwDice();
    return true;
  }
  if (pending?.kind === 'answer') {
    const who = pending.whos.find(may);
    if (who === undefined) return false;
    const player = playerOf(who);
    const open = player.thinks ? openCommand(fight) : null;
    fight.answer(player.answer(sightOf(view, who), pending.ask, who, pending.about, open), { who });
    return true;
  }
  for (const who of fight.declarers.filter(may)) {
    const intent = playerOf(who).declare(sightOf(view, who), who);
    if (intent === null) continue;
    if (intent?.def === undefined) fail('bad-definition', `the policy declares ${brief(intent)}: return an act, such as Butt.of(who, { at }), or null`);
    fight.submit(intentJson(intent), from && { from });
    return true;
  }
  return false;
}

/** How a fight ended, in words; null while it goes on. @param language That of the story; default: English. */
export function ending(game: Bout, language: Language = languageOf(game.ruleSet.tale, 'en')): string | null {
  const { fight, ruleSet, sides } = game;
  const own = game.ended(fight.view);
  if (own !== null) return own;
  if (fight.over === null) return null;
  const said = ruleSet.words?.over(fight.view, fight.over) ?? fight.over;
  const winner = winnerOf(fight.over);
  if (winner === null) return JSON.stringify(said);
  if (winner < 0) return capital(plain(language.say('end-nobody') ?? []));
  const { side, several } = winners(winner, sides, said);
  const isName = sides[winner] === undefined || /^the /i.test(side) || [...(ruleSet.words?.names(fight.view).values() ?? [])].includes(side);
  const won = plain(language.say('end-won', { side: { text: side }, several, word: isName ? 'name' : side.toLowerCase() }) ?? []);
  return capital(won);
}

/**
 * How a fight ended, in words.
 * @param sides Names of the sides; may be empty.
 * @param said The end in the language of the table.
 */
export function endText(over: Json, sides: readonly string[], said: Json, language: Language = languageOf(undefined, 'en')): string {
  const winner = winnerOf(over);
  if (winner === null) return JSON.stringify(said);
  if (winner < 0) return plain(language.say('end-nobody') ?? []);
  const { side, several } = winners(winner, sides, said);
  return plain(language.say('odds-wins', { side, number: several === 'yes' ? 2 : 1 }) ?? []);
}

/** What those are called who won, and whether they are several: "Travellers win", "Watch wins", "Lars wins". */
function winners(winner: number, sides: readonly string[], said: Json): { readonly side: string; readonly several: 'yes' | 'no' } {
  const all = isObject(said) ? said.winner : winner;
  const side = sides[winner] ?? (Array.isArray(all) ? all.join(', ') : String(all));
  // A side may be called like the one fighter in it: "Lars wins", but "Heroes win", however many stand.
  const isAlone = Array.isArray(all) && all.length === 1 && all[0] === side;
  const several = (/[^s]s$/.test(side) && !isAlone) || (Array.isArray(all) && all.length > 1 && sides[winner] === undefined);
  return { side, several: several ? 'yes' : 'no' };
}

/** Number of the side that won; -1 = none did; null = the end names no winner. */
export function winnerOf(over: Json): number | null {
  return isObject(over) && typeof over.winner === 'number' ? over.winner : null;
}
