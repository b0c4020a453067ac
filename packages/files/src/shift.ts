import type { Fight, Fix } from '@riposte/kernel';
import { type RuleSet } from '@riposte/ruleset';
import { wrong } from './error.ts';
import { Codec } from './vocabulary-codec.ts';

/** What a game master adds to a fighter's number in one command: `number` as explanations call it. */
export interface SaidShift {
  readonly number: string;
  readonly of: string;
  /** In place of what was added before; 0 = nothing. */
  readonly add: number;
  readonly reason: string;
}

/** The fix for a command, beside what else was added in it. @throws FileError for a name that means nobody. */
export function shiftInWords(fight: Fight, ruleSet: RuleSet, command: number, { number, of, add, reason }: SaidShift): Fix {
  const speech = new Codec(ruleSet, fight.view, (path, expected) => wrong('amendment', path, String(expected)), 'amendment');
  const who = speech.id(of, ['of']);
  if (!fight.rules.def.queries.some((query) => query.id === number)) wrong('amendment', ['number'], 'a number that the explanation lists');
  const line = fight.lines[command];
  const others = (line?.in === 'command' ? (line.shifts ?? []) : []).filter((shift) => shift.query !== number || shift.who !== who);
  return { shifts: add === 0 ? others : [...others, { query: number, who, amount: add, reason }] };
}
