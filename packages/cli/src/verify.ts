import { type DicePromise, FileError, MAX_LOG_BYTES, openLog, parseLog } from '@riposte/files';
import { differences, type Fight, type Json, RiposteError, readLog } from '@riposte/kernel';
import { ruleSetsIn } from '@riposte/rule-sets';
import type { RuleSet } from '@riposte/ruleset';
import { commitmentOf, proveDice } from '@riposte/server';
import { means } from './meaning.ts';
import { lineIndex, lineNumber, readBeside, readText } from './open.ts';
import { GOOD, NO, type Outcome } from './outcome.ts';
import { joined } from './print.ts';

/**
 * Checks the chain of hashes of a log and executes its commands again.
 * @throws FileError for a file that is no log of a known rule set.
 */
export async function verify(file: string): Promise<Outcome> {
  const content = readText(file, MAX_LOG_BYTES);
  const opened = opening(content, file, await ruleSetsIn(content));
  if (typeof opened === 'number') {
    return no(file, opened, 'the chain of hashes breaks: this line, or one since the hash before it, was changed');
  }
  const { fight, cut, ruleSet } = opened;
  const { ok, commands, older, line, expected, got } = fight.verify();
  if (!ok) {
    const [first] = differences(expected, got);
    const where = first === undefined ? '' : ` at ${first.path}: the log says ${JSON.stringify(first.before)}, the rules ${JSON.stringify(first.after)}`;
    return no(file, line === null ? null : lineNumber(line), line === null ? 'the state at the end is another one' : `the rules give another outcome${where}`);
  }
  const promise = parseLog(content, file).header.dice;
  const dice = promise === undefined ? null : checkDice(fight, promise);
  if (typeof dice === 'number') return no(file, lineNumber(dice), 'these dice are not what the disclosed secret gives');
  if (dice === 'another') return no(file, 1, 'the disclosed secret is not the one that was promised');
  const notes = [
    ...(dice === null ? [] : [dice]),
    ...(cut ? ['its last line was cut off in writing and left out'] : []),
    ...(older === 0 ? [] : [`${older} commands before them were made by rules older than version ${ruleSet.rules.version} and are taken as written`]),
  ];
  const text = joined([`${file}: ${means('success', 'good')}. The chain is unbroken, ${commands} commands executed again gave the same.`, ...notes]);
  return { code: GOOD, text, json: { file, ok: true, commands, line: null, why: null, notes } };
}

/** What there is to say of promised dice: a sentence, the number of a line with other dice, or that the secret is another one. */
function checkDice(fight: Fight, { commitment, secret, from, later = [] }: DicePromise): string | number {
  if (secret === undefined) return `its dice were promised (${commitment.slice(0, 16)}...) and are not disclosed yet`;
  if (later.some((promise, i) => (later[i - 1]?.line ?? 0) > promise.line)) return 'another';
  const known = [{ commitment, secret }, ...later];
  if (known.some((promise) => promise.secret !== undefined && commitmentOf(promise.secret) !== promise.commitment)) return 'another';
  const stretches = later.map((promise) => ({ line: lineIndex(promise.line), secret: promise.secret ?? null }));
  const { drawn, others, undisclosed, line } = proveDice(fight, secret, from, stretches);
  if (line !== null) return line;
  const gives = known.filter((promise) => promise.secret !== undefined).length > 1 ? 'secrets give' : 'secret gives';
  return [
    `${drawn} rolls are what the disclosed ${gives}`,
    ...(others === 0 ? [] : [`${others} were typed, kept, forced, amended or thrown elsewhere`]),
    ...(undisclosed === 0 ? [] : [`${undisclosed} come from a secret that is promised and not disclosed yet`]),
  ].join(', ');
}

/** The fight of a log, or the number of the line at which its chain breaks. */
function opening(content: string, file: string, ruleSets: readonly RuleSet[]): ReturnType<typeof openLog> | number {
  try {
    return openLog(content, file, ruleSets, readBeside);
  } catch (thrown) {
    const broken = thrown instanceof FileError ? brokenAt(content) : null;
    if (broken === null) throw thrown;
    return broken;
  }
}

function brokenAt(content: string): number | null {
  try {
    readLog(content);
    return null;
  } catch (thrown) {
    return thrown instanceof RiposteError && thrown.code === 'hash-mismatch' ? (thrown.data.line as number) : null;
  }
}

function no(file: string, line: number | null, why: string): Outcome {
  const json: Json = { file, ok: false, commands: null, line, why, notes: [] };
  return { code: NO, text: `${file}: ${means('error', `${line === null ? '' : `line ${line}: `}${why}`)}`, json };
}
