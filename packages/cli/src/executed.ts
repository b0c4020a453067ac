import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

/** What running the scenarios of a rule set under V8's coverage shows. */
export interface Executed {
  readonly scenarios: number;
  /** Scenarios that name a rule and execute no code that is tagged with it. */
  readonly unexecuted: readonly { readonly rule: string; readonly file: string; readonly title: string }[];
  /** Places where more than five rules stand without a written reason. */
  readonly crowded: readonly { readonly place: string; readonly rules: readonly string[] }[];
}

/**
 * Runs the scenarios of a rule set in a separate process, for a few seconds, against what was built.
 * @param sources The root of the sources.
 * @param folders Of an added game its scenarios and its code.
 */
export function executed(sources: string, ruleset: string, folders: readonly string[] = []): Executed {
  const { stdout, stderr } = spawnSync(process.execPath, [join(sources, 'tools/executed.mjs'), ruleset, ...folders], { encoding: 'utf8', maxBuffer: 1 << 26 });
  if (stdout === '') throw new Error(stderr);
  return JSON.parse(stdout) as Executed;
}
