import { readFileSync } from 'node:fs';
import { languageOf, tell, tongueOf } from '@riposte/files';
import type { Fight, RulesDef } from '@riposte/kernel';
import { ruleSetNamed } from '@riposte/rule-sets';
import type { Tale } from '@riposte/ruleset';
import { open, play } from '@riposte/testkit';
import { seededChoices } from './conformance-draw.ts';
import { type Examined, listed, type Ready, type Verdict } from './conformance-verdict.ts';
import { report } from './examiner.ts';
import { addedHome, codeFiles, codeFolder, ownPath, whyStopped } from './home.ts';

const PLAYED = 3;
const INPUTS = 60;

/** Each language says what English says, with what it is given; and English says each title, question and reason that is met. */
export async function completeMessages({ id, ready, seed }: Examined): Promise<Verdict> {
  const check = 'messages';
  // Not as an encounter has it: its packs tell themselves.
  const { tale, rules } = await ruleSetNamed(id);
  if (tale === undefined || Object.keys(tale.messages).length === 0)
    return {
      check,
      verdict: 'fault',
      says: 'the game tells nothing: it has no tale',
      remedy: 'give defineRuleSet a tale with messages (riposte new-game writes an example)',
    };
  const { reasons, gaps, stops } = met(ready, seed);
  for (const reason of reasonsIn(id, rules)) reasons.add(reason);
  const others = Object.keys(tale.messages).filter((lang) => lang !== 'en');
  const wrong = [
    ...Object.entries(tale.messages).flatMap(([lang, text]) => unread(lang, text)),
    ...stops,
    ...untold(tale, rules, reasons),
    ...[...gaps].map((key) => unsaid(tale, key)),
    ...saidIn(id).flatMap((key) => (languageOf(tale, 'en').has(key) ? [] : [unsaid(tale, key)])),
    ...others.flatMap((lang) => [...behind(tale, lang), ...untitled(tale, rules, lang)]),
  ];
  const told = [...new Set(wrong)];
  if (told.length === 0) return { check, verdict: 'good', says: ['en', ...others].join(', ') };
  const says = `${told.length} ${told.length === 1 ? 'message is' : 'messages are'} wrong or missing`;
  const remedy = stops.size > 0 ? 'correct the code that tells, then the messages named above' : 'add the messages named above to the file of that language';
  return { check, verdict: 'fault', says, where: listed(told), remedy };
}

/** A message of a file: its key, its line, and the variables of its whole text. */
interface Written {
  readonly line: number;
  readonly variables: ReadonlySet<string>;
}

/** The messages that a text seems to hold, and each of their attributes, by key. */
function written(text: string): Map<string, Written> {
  const found = new Map<string, { line: number; variables: Set<string> }>();
  let message = '';
  let key = '';
  for (const [i, line] of text.split('\n').entries()) {
    const begins = /^([a-zA-Z][\w-]*) *= *(.*)$/.exec(line);
    const attribute = /^\s+\.([a-zA-Z][\w-]*) *=/.exec(line);
    if (begins !== null) message = key = begins[1];
    if (attribute !== null) key = `${message}.${attribute[1]}`;
    if (key === '' || line.startsWith('#')) continue;
    if (begins !== null || attribute !== null) found.set(key, { line: i + 1, variables: new Set() });
    for (const [, name] of line.matchAll(/\$([a-zA-Z][\w-]*)/g)) found.get(key)?.variables.add(name);
  }
  return found;
}

/** What stands in the file and cannot be read as a message. */
function unread(lang: string, text: string): string[] {
  const alone = languageOf({ messages: { en: text } }, 'en');
  const isAttributed = (key: string): boolean => [...written(text).keys()].some((other) => other.startsWith(`${key}.`));
  // At the beginning of a line stands the key of a message alone.
  const keyless = text.split('\n').flatMap((line, i) => {
    const [, key] = /^([a-zA-Z][\w-]*)(?![\w-]| *=)/.exec(line) ?? [];
    return key === undefined ? [] : [`${lang}.ftl, line ${i + 1}: ${key} cannot be read: no = follows it`];
  });
  return [
    ...keyless,
    ...[...written(text)].flatMap(([key, { line }]) => (alone.has(key) || isAttributed(key) ? [] : [`${lang}.ftl, line ${line}: ${key} cannot be read`])),
  ];
}

/** What is wrong with a message of English that the telling asked for in vain. */
function unsaid(tale: Pick<Tale, 'messages'>, key: string): string {
  if (languageOf(tale, 'en').has(key)) return `en.ftl: ${key} asks for something that the telling does not give`;
  return `en.ftl: ${key} is missing, so ${GENERAL.test(key) ? 'it is told in general words' : 'the log shows this key'}`;
}

/** Keys for which the narrator has words of all games. */
const GENERAL = /^(?:act|change|ask)-/;

/** Questions and reasons that English does not say. */
function untold(tale: Pick<Tale, 'messages'>, def: RulesDef, reasons: ReadonlySet<string>): string[] {
  const english = languageOf(tale, 'en');
  const needed = [...[...def.asks, ...def.windows].map(({ id }) => `prompt-${id}`), ...[...reasons].map((reason) => `refuse-${reason}`)];
  return needed.flatMap((key) => (english.has(key) ? [] : [`en.ftl: ${key} is missing`]));
}

/** What another language lacks of English, and what it asks for that English is not given. */
function behind(tale: Pick<Tale, 'messages'>, lang: string): string[] {
  const english = written(tale.messages.en ?? '');
  const own = written(tale.messages[lang] ?? '');
  // A thing has its own forms in each language.
  const missing = [...english.keys()].filter((key) => !own.has(key) && !/^thing-.*\./.test(key));
  const strange = [...own].flatMap(([key, { line, variables }]) => {
    const known = english.get(key)?.variables;
    const name = known === undefined ? undefined : [...variables].find((variable) => !known.has(variable));
    return name === undefined ? [] : [`${lang}.ftl, line ${line}: ${key} asks for $${name}, which ${key} in en.ftl does not; one of the two is wrong`];
  });
  return [...missing.map((key) => `${lang}.ftl: ${key} is missing`), ...strange];
}

/** What the rules call in English and another language does not. */
function untitled(tale: Pick<Tale, 'messages'>, def: RulesDef, lang: string): string[] {
  const own = languageOf({ messages: { en: '', [lang]: tale.messages[lang] } }, lang);
  const keyOf = (text: string): string => text.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');
  const needed = [
    ...def.intents.map(({ id }) => `act-${id}.title`),
    ...def.features.map(({ id }) => `thing-${id}`),
    ...def.queries.map(({ id }) => `query-${keyOf(id)}`),
    ...def.rolls.map(({ title }) => `roll-${keyOf(title)}`),
    ...def.resources.map(({ title }) => `resource-${keyOf(title)}`),
  ];
  const conditions = def.conditions.flatMap(({ id }) => (own.has(`condition-${id}`) || own.has(`condition-${id}.title`) ? [] : [`condition-${id}.title`]));
  return [...needed.filter((key) => !own.has(key)), ...conditions].map((key) => `${lang}.ftl: ${key} is missing`);
}

/** `refuse('RULE', 'key')`, as the code of a game writes it. */
const REFUSES = /\brefuse\(\s*(['"])([^'"]*)\1,\s*(['"])([\w-]+)\3/g;

/** The refusals that the code of an added game writes: short fights do not meet all of them. */
export function refusalsIn(id: string): readonly { readonly rule: string; readonly reason: string; readonly file: string }[] {
  const code = addedHome(id) === null ? null : codeFolder(id);
  if (code === null) return [];
  return codeFiles(code).flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(REFUSES)].map(([, , rule, , reason]) => ({ rule, reason, file: ownPath(file) })),
  );
}

/** `say.line('key'` and its like, as a teller writes them. */
const SAYS = /\bsay\.(?:head|heading|line|paid|text)\(\s*(['"])([\w-]+)\1/g;

/** The messages that the tellers of an added game name: short fights do not come to all of them. */
function saidIn(id: string): string[] {
  const code = addedHome(id) === null ? null : codeFolder(id);
  return code === null ? [] : codeFiles(code).flatMap((file) => [...readFileSync(file, 'utf8').matchAll(SAYS)].map(([, , key]) => key));
}

/** The reasons of an added game that its code and its conditions name. */
function reasonsIn(id: string, { conditions }: RulesDef): readonly string[] {
  if (addedHome(id) === null) return [];
  const forbidden = conditions.flatMap(({ forbids }) => forbids.map(({ reason }) => reason));
  return [...forbidden, ...refusalsIn(id).map(({ reason }) => reason)];
}

/** What was met in some fights: why acts were refused, the keys that English lacks, and where telling stopped. */
interface Met {
  readonly reasons: Set<string>;
  readonly gaps: ReadonlySet<string>;
  readonly stops: ReadonlySet<string>;
}

function met(ready: readonly Ready[], seed: string): Met {
  const stops = new Set<string>();
  const reasons = new Set<string>();
  const gaps = new Set<string>();
  const look = (fight: Fight): void => {
    if (fight.pending !== null) return;
    for (const who of fight.declarers) for (const { refusals } of fight.menu(who)) for (const { reason } of refusals) reasons.add(reason);
  };
  for (const { file, subject, encounter } of ready) {
    report({ where: file });
    const tongue = tongueOf(encounter, 'en', (key) => gaps.add(key));
    for (let n = 0; n < PLAYED; n++) {
      const choices = () => seededChoices(`${seed} ${n}`);
      try {
        const trial = { subject, state: subject.states[0], seed: `${seed} ${n}`, choices, inputs: INPUTS };
        const fight = open(trial);
        play(trial, look, fight);
        const commands = [...fight.lines.keys()].filter((line) => fight.lines[line].in === 'command');
        const why = stopOf(() => commands.forEach((line) => void tell(fight, tongue, line)));
        if (why !== null) stops.add(why);
      } catch {
        // Another check says what stops a fight.
      }
    }
  }
  return { reasons, gaps, stops };
}

/** Where and why the story stops; null = it does not. */
function stopOf(told: () => void): string | null {
  try {
    told();
    return null;
  } catch (thrown) {
    return `the story stops${whyStopped(thrown)}`;
  }
}
