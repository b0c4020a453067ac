import { type ChangeJson, type Fight, type Json, type Play, RuleIgnored, Runner } from '@riposte/kernel';
import { type Path, type RuleSet } from '@riposte/ruleset';
import * as z from 'zod';
import { endSaid, giveSaid } from './by-hand.ts';
import { openCommand } from './decide.ts';
import { wrong } from './error.ts';
import { expectation } from './json.ts';
import { wordsOf } from './rule-set.ts';
import { conditionValue, until } from './scenario.ts';
import { Codec } from './vocabulary-codec.ts';

const word = z.string().min(1).max(80);
const reason = z.string().min(1).max(300).default('ruling');

/** What the game master may decree, by the word behind "do". */
const ACTS = {
  set: z.looseObject({ of: word, reason }),
  give: z.strictObject({ to: word, condition: word, by: word.optional(), value: conditionValue.optional(), until: until.optional(), reason }),
  end: z.strictObject({ of: word, condition: word, by: word.optional(), reason }),
  ignore: z.strictObject({ rule: word, ignored: z.boolean().default(true), reason }),
} as const;

/** Whether an act is one of the game master that every rule set knows: set, give, end, ignore. */
export function isDecree(act: string): act is keyof typeof ACTS {
  return Object.hasOwn(ACTS, act);
}

/** Writes a decree of the game master into a fight. Complains about what it does not understand. */
export function decree(fight: Fight, speech: Codec, act: keyof typeof ACTS, given: Json, path: Path): void {
  const read = ACTS[act].safeParse(given);
  if (!read.success) {
    const [issue] = read.error.issues;
    return speech.complain([...path, ...(issue.path as Path)], `what "${act}" needs (${expectation(issue)})`, given);
  }
  const stopped = fight.fiat(read.data.reason, CHANGES[act](fight, speech, read.data as never, path));
  if (stopped !== null) speech.complain(path, 'a decree after which the open command goes on as before', stopped.why);
}

/**
 * Writes a decree that a person gave in words.
 * @param act `set`, `give`, `end` or `ignore`; `given` as in the steps of a scenario.
 * @throws FileError for what is not understood, RiposteError when it cannot be.
 */
export function decreeInWords(fight: Fight, ruleSet: RuleSet, act: string, given: Json): void {
  if (!isDecree(act)) wrong('decree', ['do'], `one of ${Object.keys(ACTS).join(', ')}`);
  const speech = new Codec(wordsOf(ruleSet, 'decree'), fight.view, (path, expected) => wrong('decree', path, String(expected)));
  decree(fight, speech, act as keyof typeof ACTS, given, []);
}

type Given<A extends keyof typeof ACTS> = z.infer<(typeof ACTS)[A]>;

/** The changes that something makes to the state in which the open command, or the next, begins. */
function changesOf(fight: Fight, act: (play: Play) => void): readonly ChangeJson[] {
  const runner = Runner.still(fight.rules, openCommand(fight)?.state ?? fight.state);
  act(runner);
  return runner.events ?? [];
}

const CHANGES: { readonly [A in keyof typeof ACTS]: (fight: Fight, speech: Codec, given: Given<A>, path: Path) => readonly ChangeJson[] } = {
  set(_fight, speech, { of, reason: _reason, ...facts }, path) {
    const who = speech.id(of, [...path, 'of']);
    return Object.entries(facts as Record<string, Json>).flatMap(
      ([fact, value]) =>
        speech.words.decree(speech.view, who, fact, value) ?? speech.complain([...path, fact], 'a fact and a value that the game master can set', value),
    );
  },
  give(fight, speech, { to, reason: _reason, ...said }, path) {
    const on = speech.id(to, [...path, 'to']);
    return changesOf(fight, (play) => giveSaid(play, speech, on, said, path));
  },
  end(fight, speech, { of, condition, by }, path) {
    const on = speech.id(of, [...path, 'of']);
    const kind = speech.rules.codeOf(speech.condition(condition, [...path, 'condition']));
    const source = by === undefined ? null : speech.id(by, [...path, 'by']);
    const borne = speech.view.state.entities[on].conditions.filter((one) => one.kind === kind && (source === null || one.source === source));
    if (borne.length === 0) speech.complain([...path, 'condition'], `a condition of ${of}`, condition);
    return changesOf(fight, (play) => {
      for (const one of borne) endSaid(play, speech, on, one);
    });
  },
  ignore: (_fight, _speech, { rule, ignored }) => [[RuleIgnored.id, rule, ignored]],
};
