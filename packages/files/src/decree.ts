import {
  type Amendment,
  type AnyIntentDef,
  type ChangeJson,
  CONSEQUENCES,
  type Fight,
  type Json,
  NOBODY,
  type Play,
  RuleIgnored,
  type Rules,
  Runner,
} from '@riposte/kernel';
import { type Path, type RuleSet } from '@riposte/ruleset';
import * as z from 'zod';
import { endSaid, giveSaid } from './by-hand.ts';
import { openCommand, openIntent } from './decide.ts';
import { wrong } from './error.ts';
import { expectation } from './json.ts';
import { conditionValue, until } from './scenario.ts';
import { factsText, isWithin, makeChanges, rangeText, settableFacts } from './settable.ts';
import { drawing, entering, lighting, turningDoor } from './stage.ts';
import { neededBy } from './strict.ts';
import { Codec, isNamed } from './vocabulary-codec.ts';

const word = z.string().min(1).max(80);
const reason = z.string().min(1).max(300).default('ruling');

/** Places as the file writes them, or pairs of them. */
const things = z.array(z.json()).min(1).max(2000);

/** What the game master may decree, by the word behind "do". */
const ACTS = {
  set: z.looseObject({ of: word, over: z.boolean().default(false), reason }),
  give: z.strictObject({
    to: word,
    over: z.boolean().default(false),
    condition: word,
    by: word.optional(),
    value: conditionValue.optional(),
    until: until.optional(),
    reason,
  }),
  end: z.strictObject({ of: word, over: z.boolean().default(false), condition: word, by: word.optional(), reason }),
  draw: z.strictObject({ brush: word, at: things, over: z.boolean().default(false), reason }),
  erase: z.strictObject({ brush: word.optional(), at: things, over: z.boolean().default(false), reason }),
  open: z.strictObject({ door: z.json(), over: z.boolean().default(false), reason }),
  close: z.strictObject({ door: z.json(), over: z.boolean().default(false), reason }),
  light: z.strictObject({ light: word, reason }),
  add: z.strictObject({ fighters: z.array(z.record(word, z.json())).min(1).max(20), instead: word.optional(), over: z.boolean().default(false), reason }),
  ignore: z.strictObject({ rule: word, ignored: z.boolean().default(true), of: word.optional(), once: z.boolean().default(false), reason }),
} as const;

/** Why the game master cannot ignore a rule of a rule set; null = it can be. */
export type WhyNotIgnored = (ruleset: string, rule: string) => string | null;

/** Whether an act is one of the game master that every rule set knows: set, give, end, ignore, draw, open, add and their like. */
export function isDecree(act: string): act is keyof typeof ACTS {
  return Object.hasOwn(ACTS, act);
}

/** The acts that a rule set has for the game master: time that passes, harm of the surroundings. */
export function actsOfMaster(rules: Rules): readonly AnyIntentDef[] {
  return rules.def.intents.filter((def) => def.actor !== 'fighter' && !def.automatic);
}

/** Writes a decree of the game master into a fight. Complains about what it does not understand. Returns what of the open command no longer fits. */
export function decree(fight: Fight, speech: Codec, act: keyof typeof ACTS, given: Json, path: Path, sides: readonly string[] = []): Amendment['stopped'] {
  const read = ACTS[act].safeParse(given);
  if (!read.success) {
    const [issue] = read.error.issues;
    return speech.complain([...path, ...(issue.path as Path)], `what "${act}" needs (${expectation(issue)})`, given);
  }
  const { reason } = read.data;
  const isOver = 'over' in read.data && read.data.over;
  const events = CHANGES[act](fight, speech, read.data as never, path, sides);
  if (events.length === 0 && BOARD_ACTS.includes(act)) return speech.complain(path, 'something that changes the board', given);
  if (!isOver) mustBePossible(fight, speech, events, path);
  return fight.fiat(isOver ? `${reason} (on purpose, over what the rules allow)` : reason, events);
}

/**
 * Writes a GM ruling given in words, or does an act of the game master, even while a command waits.
 * @param act `set`, `give`, `end`, `ignore`, `draw`, `erase`, `open`, `close`, `light`, `add` or an act of the game master such as `harm`;
 * `given` as in the steps of a scenario.
 * @param whyNotIgnored why a rule cannot be ignored; null = it can.
 * @param sides names of the sides in their order, for those who come in.
 * @returns The first input of the open command that no longer fits, with the reason; null = all were repeated.
 * @throws FileError for what is not understood, RiposteError when it cannot be.
 */
export function decreeInWords(
  fight: Fight,
  ruleSet: RuleSet,
  act: string,
  given: Json,
  whyNotIgnored: WhyNotIgnored = () => null,
  sides: readonly string[] = [],
): Amendment['stopped'] {
  const speech = new Codec(
    ruleSet,
    fight.view,
    (path, expected, _got, impossible) => wrong('GM ruling', path, String(expected), impossible),
    'GM ruling',
    sides,
  );
  const rule = act === 'ignore' ? String((given as { readonly rule?: Json })?.rule) : null;
  const why = rule === null ? null : whyNotIgnored(ruleSet.rules.id, rule);
  if (why !== null) wrong('GM ruling', ['rule'], why);
  const need = act === 'give' ? neededBy(speech.words, given) : null;
  if (need !== null) wrong('GM ruling', ['condition'], need);
  if (isDecree(act)) return decree(fight, speech, act, given, [], sides);
  const acts = actsOfMaster(fight.rules).map((def) => def.id);
  if (!acts.includes(act)) wrong('GM ruling', ['do'], `one of ${[...Object.keys(ACTS), ...acts].join(', ')}`);
  const { reason: _reason, ...chosen } = given as Record<string, never>;
  return fight.interject(speech.intent(speech.words.gm, { do: act, with: chosen }, []));
}

/**
 * Complains about new states that no rule allows: two fighters on one place, a fighter in a wall. Checked after all consequences, unless they
 * ask questions.
 */
function mustBePossible(fight: Fight, speech: Codec, events: readonly ChangeJson[], path: Path): void {
  const { names, impossible } = speech.words;
  if (impossible === undefined) return;
  const wrongIn = (tried: Fight) => {
    // A rule that is ignored hides what it makes; the two sides of a hold are there nevertheless.
    const runner = Runner.still(tried.rules, { ...(openCommand(tried)?.state ?? tried.state), ignored: [] });
    return { runner, all: impossible(runner) };
  };
  const known = wrongIn(fight).all.map(({ who, fact }) => `${who} ${fact.join('.')}`);
  const trial = fight.fork();
  trial.fiat('trial', events);
  if (openIntent(trial)?.def.id === CONSEQUENCES) return;
  const { runner, all } = wrongIn(trial);
  const wrong = all.find(({ who, fact }) => !known.includes(`${who} ${fact.join('.')}`));
  if (wrong === undefined) return;
  const who = names(runner).get(wrong.who) ?? '';
  const fact = wrong.fact.join('.');
  speech.complain(path, `${wrong.expected} (${who}: ${fact}); "over": true allows it`, null, { who, fact });
}

/** Acts that do nothing where the board is so already. */
const BOARD_ACTS: readonly (keyof typeof ACTS)[] = ['draw', 'erase', 'light'];

type Given<A extends keyof typeof ACTS> = z.infer<(typeof ACTS)[A]>;

/** Facts one by one: a fact with parts, such as `scores`, is set by its parts. */
const spread = (facts: Record<string, Json>, ranges: { readonly [fact: string]: unknown }): [fact: string, value: Json][] =>
  Object.entries(facts).flatMap(([fact, value]): [string, Json][] => {
    const parts = Object.hasOwn(ranges, fact) || !isNamed(value) ? [] : Object.entries(value);
    return parts.length > 0 && parts.every(([part]) => Object.hasOwn(ranges, part)) ? parts : [[fact, value]];
  });

/** The changes that something makes to the state in which the open command, or the next, begins. */
function changesOf(fight: Fight, act: (play: Play) => void): readonly ChangeJson[] {
  const runner = Runner.still(fight.rules, openCommand(fight)?.state ?? fight.state);
  act(runner);
  return runner.events ?? [];
}

const CHANGES: {
  readonly [A in keyof typeof ACTS]: (fight: Fight, speech: Codec, given: Given<A>, path: Path, sides: readonly string[]) => readonly ChangeJson[];
} = {
  set(fight, speech, { of, over, reason: _reason, ...facts }, path) {
    const who = speech.id(of, [...path, 'of']);
    return changesOf(fight, (play) => {
      // Each fact is set where those before it are set: whose something is, then where that one has it.
      for (const [fact, value] of spread(facts as Record<string, Json>, settableFacts({ words: speech.words, view: play }, who))) {
        const ranges = settableFacts({ words: speech.words, view: play }, who);
        const range = Object.hasOwn(ranges, fact) ? ranges[fact] : speech.complain([...path, fact], factsText(ranges), value);
        if (!isWithin(range, value, over)) return speech.complain([...path, fact], rangeText(range, value), value);
        const changes = speech.words.settables[fact].changes(play, who, value) ?? speech.complain([...path, fact], rangeText(range, value), value);
        makeChanges(play, changes);
      }
    });
  },
  give(fight, speech, { to, over: _over, reason: _reason, ...said }, path) {
    const on = speech.id(to, [...path, 'to']);
    return changesOf(fight, (play) => giveSaid(play, speech, on, said, path, true));
  },
  end(fight, speech, { of, over, condition, by }, path) {
    const on = speech.id(of, [...path, 'of']);
    const kind = speech.rules.codeOf(speech.condition(condition, [...path, 'condition']));
    const source = by === undefined ? null : speech.id(by, [...path, 'by']);
    const matching = speech.view.state.entities[on].conditions.filter((held) => held.kind === kind && (source === null || held.source === source));
    if (matching.length === 0) speech.complain([...path, 'condition'], `a condition of ${of}`, condition);
    const ending = over ? matching : matching.filter(({ parent }) => parent < 0);
    if (ending.length === 0) {
      const { conditions } = speech.view.state.entities[on];
      const bringing = conditions.find(({ id }) => id === matching[0].parent)!;
      const expected = `"${speech.rules.things[bringing.kind].id}", which brings it along; "over": true ends it alone`;
      speech.complain([...path, 'condition'], expected, condition);
    }
    return changesOf(fight, (play) => {
      for (const one of ending) endSaid(play, speech, on, one, path);
    });
  },
  draw: (_fight, speech, said, path) => drawing(speech, said, false, path),
  erase: (_fight, speech, said, path) => drawing(speech, said, true, path),
  open: (_fight, speech, { door }, path) => turningDoor(speech, door, true, path),
  close: (_fight, speech, { door }, path) => turningDoor(speech, door, false, path),
  light: (_fight, speech, { light }, path) => lighting(speech, light, path),
  add: (fight, speech, said, path, sides) => changesOf(fight, (play) => entering(play, speech, said, sides, path)),
  ignore(_fight, speech, { rule, ignored, of, once }, path) {
    if (of === undefined && !once) return [[RuleIgnored.id, rule, ignored]];
    return [[RuleIgnored.id, rule, ignored, of === undefined ? NOBODY : speech.id(of, [...path, 'of']), ...(once ? [true] : [])]];
  },
};
