import {
  FileError,
  faultsOfEncounter,
  isLog,
  KINDS,
  lineIn,
  MAX_LOG_BYTES,
  openLog,
  type Reading,
  readEncounter,
  readLab,
  readPack,
  readScenarioFile,
} from '@riposte/files';
import { stopIn } from '@riposte/files/testing';
import type { Json } from '@riposte/kernel';
import { ruleSetsIn } from '@riposte/rule-sets';
import type { RuleSet } from '@riposte/ruleset';
import { playScenario } from '@riposte/testkit';
import { trialsOf } from './lab.ts';
import { ruleIds, whyNotIgnored } from './ledger.ts';
import { means } from './meaning.ts';
import { readBeside, readText } from './open.ts';
import { BAD_INPUT, GOOD, type Outcome } from './outcome.ts';

type Kind = (typeof KINDS)[number];

/** What says in words that a file is good. */
const CHECKS: { readonly [kind in Exclude<Kind, 'encounter' | 'scenario' | 'lab'>]: (content: string, file: string, ruleSets: readonly RuleSet[]) => string } =
  {
    pack: (content, file, ruleSets) => `a pack, "${readPack(content, file, ruleSets).mark.id}"`,
    log(content, file, ruleSets) {
      const { fight, ruleSet, cut } = openLog(content, file, ruleSets, readBeside);
      return `a log of ${ruleSet.rules.title}, ${fight.lines.length + 1} lines${cut ? ', the last one cut off in writing' : ''}`;
    },
  };

/** Checks a file of any format. @throws FileError for one that is not good, but of scenarios all that is wrong is listed. */
export async function check(file: string): Promise<Outcome> {
  const content = readText(file, MAX_LOG_BYTES);
  const ruleSets = await ruleSetsIn(content);
  const kind = isLog(content) ? 'log' : kindOf(content, file);
  if (kind === 'lab') return good(file, kind, await checkLab(content, file));
  if (kind === 'encounter') return checkEncounter(content, file, ruleSets);
  return kind === 'scenario' ? checkScenarios(content, file, ruleSets) : good(file, kind, CHECKS[kind](content, file, ruleSets));
}

const good = (file: string, kind: Kind, found: string): Outcome => ({
  code: GOOD,
  text: `${file}: ${means('success', 'good')}: ${found}`,
  json: { file, ok: true, kind },
});

/** An encounter that begins in a state that cannot be is good all the same, with a warning: old ones can still be fought. */
function checkEncounter(content: string, file: string, ruleSets: readonly RuleSet[]): Outcome {
  const encounter = readEncounter(content, file, ruleSets, readBeside);
  const { title, ruleSet, packs } = encounter;
  const outcome = good(file, 'encounter', `an encounter of ${ruleSet.rules.title}, "${title}"${packs.length === 0 ? '' : `, with ${packs.length} packs`}`);
  const faults = faultsOfEncounter(encounter, content, file);
  if (faults.length === 0) return outcome;
  const told = faults.map(({ path, expected, line }) => ({ path, expected, line }));
  return { ...outcome, json: { ...(outcome.json as object), warnings: told } as Json, warnings: faults.map(({ message }) => message) };
}

/** Opens every encounter in every variant, and fights none. */
async function checkLab(content: string, file: string): Promise<string> {
  const lab = readLab(content, file);
  const trials = await trialsOf(lab, file);
  return `a lab, "${lab.title}", ${trials.length === 1 ? 'one comparison' : `${trials.length} comparisons`}`;
}

/** Nothing is forgiven here, however the scenarios are written. */
function checkScenarios(content: string, file: string, ruleSets: readonly RuleSet[]): Outcome {
  const readings = readScenarioFile(content, file, ruleSets, { load: readBeside, ruleIds, whyNotIgnored, keepsBack: false }).map(playedThrough);
  const faults = readings.flatMap((reading) => reading.faults).map((fault) => (fault.line === null ? placed(fault, content) : fault));
  const [first] = readings;
  if (faults.length === 0)
    return good(file, 'scenario', readings.length === 1 ? `a scenario of ${first.scenario!.ruleSet.rules.title}` : `${readings.length} scenarios`);
  const bad = readings.filter((reading) => reading.faults.length > 0).length;
  const told = faults.map(({ path, expected, line }) => ({ path, expected, line }));
  return {
    code: BAD_INPUT,
    text: `${file}: ${means('error', `${bad} of ${readings.length} scenarios ${bad === 1 ? 'is' : 'are'} bad`)}`,
    json: { file, ok: false, kind: 'scenario', faults: told } as Json,
    problems: faults.map((fault) => fault.message),
  };
}

/**
 * A scenario with what stops it when it is played: a name that nobody knows, a total that dice cannot show. Only playing finds these, because names
 * and dice depend on what happened before. It takes a millisecond and changes nothing outside. Facts that do not hold are left to `riposte scenario`.
 */
function playedThrough(reading: Reading): Reading {
  const { scenario, faults } = reading;
  if (scenario === null) return reading;
  const stops = playScenario(scenario).stops.map((failure) => stopIn(scenario, failure));
  return { ...reading, faults: [...faults, ...stops.filter(({ path }) => !faults.some((fault) => fault.path === path))] };
}

const placed = ({ file, path, expected }: FileError, content: string): FileError => new FileError(file, path, expected, lineIn(content, path));

function kindOf(content: string, file: string): Kind {
  const format = formatOf(content, file);
  const kind = KINDS.find((known) => typeof format === 'string' && format.startsWith(`riposte/${known}/`));
  if (kind !== undefined) return kind;
  throw new FileError(file, 'format', `one of ${KINDS.map((known) => `riposte/${known}/1`).join(', ')}`);
}

/** The `format` of a file or of the first in a list; a file named as YAML counts as scenarios, other text as an encounter, which then says what is wrong. */
function formatOf(content: string, file: string): unknown {
  try {
    const data = JSON.parse(content) as unknown;
    const first = Array.isArray(data) ? (data[0] as unknown) : data;
    return typeof first === 'object' && first !== null ? (first as { format?: unknown }).format : undefined;
  } catch {
    return /^format: *(riposte\/scenario\/\d+)/m.exec(content)?.[1] ?? (/\.ya?ml$/.test(file) ? 'riposte/scenario/2' : 'riposte/encounter/1');
  }
}
