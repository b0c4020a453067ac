import { foundRules } from '@riposte/files/find-rules';
import type { Json } from '@riposte/kernel';
import { ruleSetIds } from '@riposte/rule-sets';
import type { RuleInBook } from '@riposte/server/protocol';
import { type Covered, coverageOf, UNWRITTEN } from './coverage.ts';
import { type Entry, ledger, ruling, rulingsOf } from './ledger.ts';
import { GOOD, type InputError, NO, type Outcome } from './outcome.ts';
import { joined } from './print.ts';
import { unknown } from './unknown.ts';

/**
 * The rules in our own words: all rule sets, those of one, or one rule by its id. A single argument may be either. An id such as
 * R-GEAR is a ruling where the book is silent, which several rule sets may have.
 * @throws InputError for a rule set or rule that there is not.
 */
export function rules(ruleset?: string, id?: string): Outcome {
  if (ruleset === undefined) return listRulesets();
  if (id === undefined && !isRuleset(ruleset)) return one(ruleSetIds(), ruleset);
  if (!isRuleset(ruleset)) throw noRuleset(ruleset);
  return id === undefined ? list(ruleset) : one([ruleset], id);
}

/** For a rule set that there is not. */
export const noRuleset = (called: string): InputError => unknown('rule set', called, ruleSetIds());

const isRuleset = (name: string): boolean => ruleSetIds().includes(name);

function listRulesets(): Outcome {
  const counts = ruleSetIds().map((ruleset) => ({ ruleset, rules: ledger(ruleset).length }));
  const text = counts.map((count) => `${count.ruleset}: ${count.rules} rules`);
  return { code: GOOD, text: joined(text), json: counts };
}

function list(ruleset: string): Outcome {
  const entries = ledger(ruleset);
  const covered = coverageOf(ruleset);
  let section = '';
  const rulings = rulingsOf(ruleset);
  if (entries.length + rulings.length === 0) return { code: NO, text: UNWRITTEN, json: [] };
  const lines = entries.flatMap((entry, i) => {
    const heading = entry.section === section ? [] : [...(section === '' ? [] : ['']), entry.section];
    section = entry.section;
    return [...heading, `  ${entry.id} (${covered[i].status}) ${entry.rule}`];
  });
  const ruled = rulings.length === 0 ? [] : ['', 'Rulings, where the book is silent', ...rulings.map((ruling) => `  ${ruling.id} ${ruling.rule}`)];
  return {
    code: GOOD,
    text: joined([...lines, ...ruled]),
    json: entries.map((entry, i) => withCoverage(entry, covered[i])),
  };
}

function one(rulesets: readonly string[], id: string): Outcome {
  for (const ruleset of rulesets) {
    const entry = ledger(ruleset).find((known) => known.id === id);
    if (entry === undefined) continue;
    const covered = coverageOf(ruleset).find((known) => known.id === id)!;
    return { code: GOOD, text: joined(ruleLines(entry, covered)), json: withCoverage(entry, covered) };
  }
  const rulings = rulesets.flatMap((ruleset) => {
    const entry = ruling(ruleset, id);
    return entry === null ? [] : [{ ruleset, ...entry }];
  });
  if (rulings.length > 0) {
    const text = rulings.flatMap((ruling) => [`${id} (ruling), ${ruling.ruleset}`, `  ${ruling.rule}`]);
    return { code: GOOD, text: joined(text), json: rulings as unknown as Json };
  }
  const known = rulesets.flatMap((ruleset) => ledger(ruleset).map((entry) => entry.id));
  throw unknown(rulesets.length === 1 ? `rule of ${rulesets[0]}` : 'rule', id, known);
}

/** The rules and rulings whose text has these words or words like them, the likeliest of each rule set first; null = none has. */
export function rulesWith(rulesets: readonly string[], words: string): Outcome | null {
  const found = rulesets.flatMap((ruleset) => {
    // Where rules stand in code and scenarios, which takes long to find, is not searched.
    const rules = entriesOf(ruleset).map(({ id, section, rule: text, option = null, ...entry }) => ({
      id,
      section,
      text,
      readings: readingsOf(entry),
      option,
    }));
    return foundRules(rules, words).map((rule) => ({ ruleset, ...rule }));
  });
  if (found.length === 0) return null;
  const text = found.map(({ ruleset, id, section, text }) => `${id} (${rulesets.length > 1 ? `${ruleset}, ` : ''}${section}) ${text}`);
  return { code: GOOD, text: joined(text), json: found.map(({ ruleset, id, text: rule }) => ({ ruleset, id, rule })) };
}

function withCoverage(entry: Entry, { status, code, scenarios }: Covered): Json {
  return { ...entry, status, code, scenarios } as unknown as Json;
}

/** One rule with all that is known of it: what the book leaves open, what is in force, and what changes it. */
function ruleLines(entry: Entry, { status, code, scenarios }: Covered): string[] {
  const { id, kind, section, rule, reason, uses = [], option } = entry;
  const at = (title: string, text: string | undefined | null): string[] => (text ? [`  ${title}: ${text}`] : []);
  return [
    `${id} (${kind}, ${status}), ${section}`,
    `  ${rule}`,
    ...at('reason', reason),
    ...rulingsIn(entry.undefined ?? '', OPEN).flatMap(([title, text]) => at(title, text)),
    ...rulingsIn(entry.ambiguity ?? '', RULING).flatMap(([title, text]) => at(title, text)),
    ...at('option', option && inForce(option)),
    ...at('builds on', uses.join(', ')),
    ...at('code', code.join(', ')),
    ...at('scenarios', scenarios.join(', ')),
  ];
}

/** The rules and rulings of a rule set with all that is known of them, as pages show them. */
export function ruleBook(ruleset: string): readonly RuleInBook[] {
  const covered = new Map(coverageOf(ruleset).map((one) => [one.id, one]));
  return entriesOf(ruleset).map((entry): RuleInBook => {
    const { id, section, kind, rule, reason, uses = [], option } = entry;
    const { status = entry.status ?? '', code = [], scenarios = [] } = covered.get(id) ?? {};
    return {
      id,
      section,
      kind,
      text: rule,
      status,
      reason: reason ?? null,
      readings: readingsOf(entry),
      option: option === undefined ? null : { name: option.name, values: option.values, usual: option.default },
      uses,
      code,
      scenarios,
    };
  });
}

const entriesOf = (ruleset: string): readonly Entry[] => [...ledger(ruleset), ...rulingsOf(ruleset)];

/** What the book leaves open, and how it was ruled. */
const readingsOf = ({ undefined: open, ambiguity }: Pick<Entry, 'undefined' | 'ambiguity'>): RuleInBook['readings'] =>
  [...rulingsIn(open ?? '', OPEN), ...rulingsIn(ambiguity ?? '', RULING)].flatMap(([title, text]) =>
    text === '' ? [] : [{ is: title === OPEN ? ('open' as const) : ('ruling' as const), text }],
  );

const OPEN = 'open question';
const RULING = 'ruling';

/** "Ties? Ruling: both roll. Rounding? Ruling: down." as what is open and what is ruled, in turns; `plain` is what a text without a ruling is. */
function rulingsIn(text: string, plain: string): (readonly [title: string, text: string])[] {
  const [first, ...rest] = text.split(/\s*\bRuling: /);
  if (rest.length === 0) return [[plain, first]];
  return [
    [OPEN, first],
    ...rest.flatMap((piece, i): (readonly [string, string])[] => {
      const next = i < rest.length - 1 ? /^(.*?[.;)])\s+([^.]*[?.])$/s.exec(piece) : null;
      return next === null
        ? [[RULING, piece]]
        : [
            [RULING, next[1]],
            [OPEN, next[2]],
          ];
    }),
  ];
}

/** "initiativeTie is "dexterityThenRollOff" unless the encounter sets it to "rollOff"". */
function inForce({ name, values, default: usual }: NonNullable<Entry['option']>): string {
  const others = values.filter((value) => value !== usual).map((value) => JSON.stringify(value));
  return `${name} is ${JSON.stringify(usual)} unless the encounter sets it to ${others.join(' or ')}`;
}
