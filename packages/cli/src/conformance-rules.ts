import { readFileSync } from 'node:fs';
import { FileError, readScenarioFile } from '@riposte/files';
import type { RulesDef } from '@riposte/kernel';
import { ruleSetNamed } from '@riposte/rule-sets';
import { nearest } from '@riposte/ruleset';
import { runScenario } from '@riposte/testkit';
import { refusalsIn } from './conformance-messages.ts';
import { type Examined, listed, type Verdict } from './conformance-verdict.ts';
import { coverageOf, strayTags } from './coverage.ts';
import { report } from './examiner.ts';
import { scenarioFiles, shortPath } from './home.ts';
import { ledger, ruleIds, whyNotIgnored } from './ledger.ts';
import { readBeside } from './open.ts';

/** Every scenario that comes with the game can be read and passes. */
export async function passingScenarios({ id }: Examined): Promise<Verdict> {
  const check = 'scenarios';
  const ruleSet = await ruleSetNamed(id);
  const wrong: string[] = [];
  let passed = 0;
  let isUnread = false;
  for (const file of scenarioFiles(id)) {
    try {
      for (const { title, scenario, faults } of readScenarioFile(readFileSync(file, 'utf8'), shortPath(file), [ruleSet], {
        load: readBeside,
        ruleIds,
        whyNotIgnored,
      })) {
        report({ where: `${shortPath(file)}, "${title}"` });
        const failures = scenario === null ? [] : runScenario(scenario).failures;
        if (scenario !== null && failures.length === 0 && faults.length === 0) passed++;
        wrong.push(...faults.map(({ message }) => message));
        for (const { path, expected, got } of failures)
          wrong.push(`${shortPath(file)}, "${title}", ${path}: expected ${JSON.stringify(expected)}, got ${JSON.stringify(got)}`);
      }
    } catch (thrown) {
      if (!(thrown instanceof FileError)) throw thrown;
      isUnread = true;
      wrong.push(thrown.message);
    }
  }
  if (wrong.length > 0)
    return {
      check,
      verdict: 'fault',
      says: `${wrong.length} ${wrong.length === 1 ? 'place is' : 'places are'} wrong`,
      where: listed(wrong),
      remedy: isUnread
        ? 'correct the files that cannot be read; then see whether their scenarios pass'
        : 'if the scenario agrees with the book, correct the code; if not, correct the scenario',
    };
  if (passed > 0) return { check, verdict: 'good', says: `${passed} pass` };
  return {
    check,
    verdict: 'fault',
    says: 'there is none',
    remedy: 'write each rule as a scenario into the folder scenarios (riposte new-game writes an example)',
  };
}

/** Every rule of the game's ledger is named by a scenario and by the code, and the code names no other. */
export async function coveredRules({ id }: Examined): Promise<Verdict> {
  const check = 'rules';
  if (ledger(id).length === 0)
    return { check, verdict: 'fault', says: 'the rules are not written down', remedy: 'write each rule as a numbered sentence into rules.json' };
  const entries = coverageOf(id);
  const ids = ruleIds(id);
  const tagged = strayTags(id, ids).map(([rule, place]) => notInLedger(`${place}: @rule`, rule, ids));
  const refusing = refusalsIn(id).flatMap(({ rule, file }) => (ids.includes(rule) ? [] : [notInLedger(`${file}: a refusal names`, rule, ids)]));
  const unknown = [...unknownRules((await ruleSetNamed(id)).rules, ids), ...tagged, ...refusing];
  const twice = entries.flatMap(({ id: rule }, n) => (entries.findIndex((one) => one.id === rule) < n ? [`${rule}: rules.json has it twice`] : []));
  const untested = entries.flatMap(({ id: rule, status, scenarios }) => {
    if (status === 'implemented') return [`${rule}: no scenario names it`];
    return status === 'missing' ? [`${rule}: no code names it (@rule ${rule})${scenarios.length === 0 ? ', and no scenario' : ''}`] : [];
  });
  if ([...unknown, ...twice, ...untested].length === 0) return { check, verdict: 'good', says: `${entries.length} rules` };
  const says = [
    ...(unknown.length === 0 ? [] : [`${unknown.length} ${unknown.length === 1 ? 'name is' : 'names are'} of no rule`]),
    ...(twice.length === 0 ? [] : [`${twice.length} ${twice.length === 1 ? 'id is' : 'ids are'} used twice`]),
    ...(untested.length === 0 ? [] : [`${untested.length} of ${entries.length} rules`]),
  ];
  return {
    check,
    verdict: 'fault',
    says: says.join(', '),
    where: listed([...unknown, ...twice, ...untested]),
    remedy:
      'name rules as rules.json does, and give each rule an id that no other has; write a scenario that names the rule, and @rule above the code; "status": "text" with a reason in rules.json where there is no code to write',
  };
}

/** The definitions of a game whose rule its ledger does not have, a line each with the rule that was probably meant. */
function unknownRules(def: RulesDef, ids: readonly string[]): string[] {
  const { intents, asks, windows, rolls, queries, conditions, features, checkpoints } = def;
  const defined: readonly (readonly [what: string, list: readonly { readonly id: string; readonly rule?: string }[]])[] = [
    ['act', intents],
    ['question', asks],
    ['window', windows],
    ['roll', rolls],
    ['query', queries],
    ['condition', conditions],
    ['feature', features],
    ['checkpoint', checkpoints],
  ];
  return defined.flatMap(([what, list]) =>
    list.flatMap(({ id, rule }) => {
      if (rule === undefined || ids.includes(rule)) return [];
      return [notInLedger(`the ${what} "${id}" names`, rule, ids)];
    }),
  );
}

function notInLedger(where: string, rule: string, ids: readonly string[]): string {
  const meant = nearest(ids, rule);
  return `${where} ${rule}, which rules.json does not have${meant === null ? '' : `; perhaps ${meant}`}`;
}
