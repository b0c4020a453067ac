import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { type ConformanceOptions, checksOf, told } from './conformance.ts';
import { CORRECT, TITLES, type Verdict } from './conformance-verdict.ts';
import { EXAMINES, type Report } from './examiner.ts';
import { placeInGame } from './home.ts';
import { BAD_INPUT, FAULT, type Outcome } from './outcome.ts';
import { steps } from './progress.ts';

/** Milliseconds without a report after which a game counts as one that never returns; the tests wait for less. */
const PATIENCE = Number(process.env.RIPOSTE_PATIENCE ?? 120_000);
/** Bytes of what a game prints that are kept, and characters of them that are shown. */
const MAX_KEPT = 4000;
const MAX_SHOWN = 80;

/**
 * Examines a game in another process: a game that ends the program, never returns or prints is a fault like others.
 * A game that cannot be loaded is one, too. Resolves to the exit code alone where that process says itself what is wrong with the input.
 */
export async function supervised({ ruleset = '', only, times = 1 }: ConformanceOptions): Promise<Outcome | number> {
  const asked = checksOf(only);
  const watch = steps(asked.length);
  const main = fileURLToPath(new URL('./main.js', import.meta.url));
  const child = spawn(process.execPath, [...process.execArgv, main, ...process.argv.slice(2)], {
    env: { ...process.env, [EXAMINES]: '1' },
    stdio: ['ignore', 'pipe', 'pipe', 'pipe'],
  });
  const texts = [child.stdout!, child.stderr!].map(kept);
  const verdicts: Verdict[] = [];
  let last: Report = { check: 'game' };
  const isLate = await heard(child, PATIENCE * Math.max(1, times), (said) => {
    last = { ...last, ...(said.check === undefined ? {} : { where: undefined }), ...said };
    if (said.check !== undefined) watch.say(TITLES[said.check]);
    if (said.verdict === undefined) return;
    verdicts.push(said.verdict);
    watch.step();
  });
  watch.end();
  const { exitCode: code } = child;
  const skipped = (): Verdict[] => {
    const missing = asked.filter((check) => !verdicts.some((verdict) => verdict.check === check));
    return missing.map((check) => ({ check, verdict: 'skipped', says: 'not tried, because the game stopped before' }));
  };
  if (verdicts.some(({ check }) => check === 'game')) return told(ruleset, [...verdicts, ...skipped()]);
  if (!last.isDone && last.ended === undefined && (code === BAD_INPUT || code === FAULT)) {
    for (const [n, { text }] of texts.entries()) (n === 0 ? process.stdout : process.stderr).write(text);
    return code;
  }
  if (!last.isDone) {
    const where = last.where === undefined ? [] : [last.where];
    verdicts.push({ check: last.check!, verdict: 'fault', where, ...(isLate ? endless(PATIENCE) : ending(last, child, texts[1].text)) });
    verdicts.push(...skipped());
  }
  return told(last.loaded ?? ruleset, [...verdicts, ...(child.signalCode === 'SIGABRT' ? texts.slice(0, 1) : texts).flatMap(printing)]);
}

/** Hears what the examining process reports until it ends. Resolves to whether it was ended because it said nothing for so many milliseconds. */
async function heard(child: ChildProcess, patience: number, hear: (said: Report) => void): Promise<boolean> {
  let isLate = false;
  const timer = setTimeout(() => {
    isLate = true;
    child.kill('SIGKILL');
  }, patience);
  createInterface(child.stdio[3] as Readable).on('line', (line) => {
    timer.refresh();
    hear(JSON.parse(line) as Report);
  });
  await once(child, 'close');
  clearTimeout(timer);
  return isLate;
}

type Found = Pick<Verdict, 'says' | 'remedy'>;

const endless = (patience: number): Found => ({
  says: `the code of the game does not return: nothing happened for ${patience / 1000} seconds`,
  remedy: 'look for a loop that never ends',
});

/** @param dump What Node says when a signal ends it, with the place in the code */
function ending({ ended, folder }: Report, { signalCode }: ChildProcess, dump: string): Found {
  const place = ended ?? (folder ? placeInGame(Object.assign(new Error(), { stack: dump }), [folder]) : null);
  const at = place === null ? '' : ` at ${place}`;
  const how = signalCode === null ? '' : ` (${signalCode})`;
  return {
    says: `the game ends the program${at}${how}`,
    remedy: 'take process.exit and process.abort out of the code, and make no list that grows without end',
  };
}

interface Kept {
  text: string;
  bytes: number;
}

/** What is written to a stream: its beginning and its length. */
function kept(stream: Readable): Kept {
  const all: Kept = { text: '', bytes: 0 };
  stream.setEncoding('utf8').on('data', (part: string) => {
    all.bytes += Buffer.byteLength(part);
    if (all.text.length < MAX_KEPT) all.text += part.slice(0, MAX_KEPT);
  });
  return all;
}

/** The warnings of Node itself on standard error. */
const OF_NODE = /^(?:\(node:\d+\) |\(Use `node |Warning: Detected unsettled top-level await|file:\/\/|\s*(?:await |\^|$))/;

/** A fault for what the game prints; none for what Node says. */
function printing({ text, bytes }: Kept): Verdict[] {
  const line = text.split('\n').find((one) => !OF_NODE.test(one));
  if (line === undefined) return [];
  const says = `the game prints ${bytes.toLocaleString('en')} bytes: ${JSON.stringify(line.slice(0, MAX_SHOWN))}`;
  return [{ check: 'silent', verdict: 'fault', says, remedy: `${CORRECT}: take out console.log, or tell it as a message` }];
}
