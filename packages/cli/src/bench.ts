import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import type { Json } from '@riposte/kernel';
import { SOURCES } from './home.ts';
import { BAD_INPUT, GOOD, InputError, type Outcome } from './outcome.ts';

/** Runs the benchmarks of the sources, ratios of one run with their spread. @throws InputError in an installed package, which has none, and for figures that there are not. */
export function bench({
  quick = false,
  json = false,
  only,
  compare,
}: {
  readonly quick?: boolean;
  readonly json?: boolean;
  readonly only?: string;
  readonly compare?: string;
}): Outcome {
  if (SOURCES === null) throw new InputError('The benchmarks are part of the sources. Clone the repository to run them.');
  const args = [
    '--expose-gc',
    join(SOURCES, 'bench/run.mjs'),
    ...(quick ? ['--quick'] : []),
    ...(json ? ['--json'] : []),
    ...(only === undefined ? [] : ['--only', only]),
    ...(compare === undefined ? [] : ['--compare', compare]),
  ];
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8', maxBuffer: 1 << 26 });
  if (status === BAD_INPUT) throw new InputError(stderr.split('\n')[0]);
  process.stderr.write(stderr);
  if (status !== 0) throw new InputError('The benchmarks failed.');
  return { code: GOOD, text: stdout.trimEnd(), json: json ? (JSON.parse(stdout) as Json) : null };
}
