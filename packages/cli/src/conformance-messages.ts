import { languageOf, tell, tongueOf } from '@riposte/files';
import type { Fight, RulesDef } from '@riposte/kernel';
import { ruleSetNamed } from '@riposte/rule-sets';
import type { Tale } from '@riposte/ruleset';
import { open, play } from '@riposte/testkit';
import { seededChoices } from './conformance-draw.ts';
import { type Examined, listed, type Ready, type Verdict } from './conformance-verdict.ts';

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
  const { reasons, gaps } = met(ready, seed);
  const others = Object.keys(tale.messages).filter((lang) => lang !== 'en');
  const wrong = [
    ...Object.entries(tale.messages).flatMap(([lang, text]) => unread(lang, text)),
    ...untold(tale, rules, reasons),
    ...[...gaps].map((key) => `en.ftl: ${key} is missing, so it is told in general words`),
    ...others.flatMap((lang) => [...behind(tale, lang), ...untitled(tale, rules, lang)]),
  ];
  const told = [...new Set(wrong)];
  if (told.length === 0) return { check, verdict: 'good', says: ['en', ...others].join(', ') };
  const says = `${told.length} ${told.length === 1 ? 'message is' : 'messages are'} wrong or missing`;
  return { check, verdict: 'fault', says, where: listed(told), remedy: 'write the messages that are named into the file of that language' };
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
  return [...written(text)].flatMap(([key, { line }]) => (alone.has(key) || isAttributed(key) ? [] : [`${lang}.ftl, line ${line}: ${key} cannot be read`]));
}

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
    return name === undefined ? [] : [`${lang}.ftl, line ${line}: ${key} asks for $${name}, which it is not given`];
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

/** The reasons for which acts were refused in some fights, and the keys that English lacks to tell them. */
function met(ready: readonly Ready[], seed: string): { readonly reasons: ReadonlySet<string>; readonly gaps: ReadonlySet<string> } {
  const reasons = new Set<string>();
  const gaps = new Set<string>();
  const look = (fight: Fight): void => {
    if (fight.pending !== null) return;
    for (const who of fight.declarers) for (const { refusals } of fight.menu(who)) for (const { reason } of refusals) reasons.add(reason);
  };
  for (const { subject, encounter } of ready) {
    const tongue = tongueOf(encounter, 'en', (key) => gaps.add(key));
    for (let n = 0; n < PLAYED; n++) {
      const choices = () => seededChoices(`${seed} ${n}`);
      try {
        const trial = { subject, state: subject.states[0], seed: `${seed} ${n}`, choices, inputs: INPUTS };
        const fight = open(trial);
        play(trial, look, fight);
        for (const line of fight.lines.keys()) tell(fight, tongue, line);
      } catch {
        // Another check says what stops a fight.
      }
    }
  }
  return { reasons, gaps };
}
