import { writeLog } from '@riposte/kernel';
import { runScenario } from '@riposte/testkit';
import { FileError, openLog, parseLog, readEncounter, readPack, readScenarios, type Scenario } from '../src/index.ts';
import { RULE_SETS } from './rule-sets.ts';
import { TOY } from './toy-rule-set.ts';

/** A small generator of whole numbers below `n`, the same for the same seed. */
export function random(seed: number): (n: number) => number {
  let a = seed >>> 0;
  return (n) => {
    a = (a + 0x6d2b79f5) >>> 0;
    let t = Math.imul(a ^ (a >>> 15), a | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) % n;
  };
}

type Pick = (n: number) => number;

const HOSTILE: readonly ((pick: Pick) => unknown)[] = [
  () => null,
  () => true,
  () => '',
  () => 0,
  () => -1,
  () => 1e308,
  () => 0.1,
  () => 999_999_999,
  () => '999999999d6',
  () => 'Ann\u0000\u001b[31m\u202e',
  () => '<script>alert(1)</script>',
  () => 'x'.repeat(5000),
  () => 'constructor',
  () => 'toString',
  () => '__proto__',
  () => ({ __proto__: null, $ref: '#' }),
  () => ({ constructor: { prototype: 1 } }),
  () => [],
  () => ({}),
  (pick) => nested(pick(60)),
  (pick) => Array.from({ length: pick(300) }, (_, i) => i),
  (pick) => pick(1000),
];

function nested(depth: number): unknown {
  let inner: unknown = 1;
  for (let i = 0; i < depth; i++) inner = i % 2 === 0 ? [inner] : { a: inner };
  return inner;
}

interface Spot {
  readonly holder: Record<string | number, unknown>;
  readonly key: string | number;
}

/** All places of a JSON value that can be changed. */
function spots(value: unknown, found: Spot[] = []): Spot[] {
  if (typeof value !== 'object' || value === null) return found;
  const holder = value as Record<string | number, unknown>;
  for (const key of Object.keys(holder)) {
    found.push({ holder, key: Array.isArray(value) ? Number(key) : key });
    spots(holder[key], found);
  }
  return found;
}

/** One to three changes anywhere in a JSON value: hostile values, keys lost, doubled, renamed or swapped. */
export function mutated(value: unknown, pick: Pick): unknown {
  const copy = JSON.parse(JSON.stringify(value)) as unknown;
  for (let times = 1 + pick(3); times > 0; times--) {
    const all = spots(copy);
    if (all.length === 0) return HOSTILE[pick(HOSTILE.length)](pick);
    const { holder, key } = all[pick(all.length)];
    const other = all[pick(all.length)];
    switch (pick(6)) {
      case 0:
        if (Array.isArray(holder)) holder.splice(Number(key), 1);
        else delete holder[key];
        break;
      case 1:
        holder[Array.isArray(holder) ? holder.length : `${key}s`] = JSON.parse(JSON.stringify(holder[key] ?? null));
        break;
      case 2:
        holder[key] = JSON.parse(JSON.stringify(other.holder[other.key] ?? null));
        break;
      case 3:
        if (typeof holder[key] === 'string') holder[key] = holder[key].slice(1);
        else if (typeof holder[key] === 'number') holder[key] += pick(5) - 2;
        else holder[key] = [holder[key]];
        break;
      default:
        holder[key] = HOSTILE[pick(HOSTILE.length)](pick);
    }
  }
  return copy;
}

/** Text changed without regard to JSON: cut, doubled, bytes exchanged. */
export function garbled(text: string, pick: Pick): string {
  const at = pick(text.length);
  switch (pick(4)) {
    case 0:
      return text.slice(0, at);
    case 1:
      return text.slice(0, at) + text.slice(pick(text.length));
    case 2:
      return `${text.slice(0, at)}${'{}[]",:\\\u0000e-9'[pick(13)]}${text.slice(at + 1)}`;
    default:
      return text.slice(at) + text.slice(0, at);
  }
}

/** A scenario may fail as it likes, but not by a fault in the rules. */
function mustRun(scenario: Scenario): void {
  const found = runScenario(scenario).failures.find(({ got }) => typeof got === 'string' && got.startsWith('a fault in the rule set'));
  if (found) throw new Error(JSON.stringify(found));
}

const PACK = JSON.stringify({
  format: 'riposte/pack/1',
  id: 'south',
  title: 'The south',
  ruleset: 'sea-of-shadows',
  creatures: [{ id: 'corsair', title: 'Corsair', hp: 3 }],
});

/** How a kind of file is read, to the end: scenarios are run, logs replayed. */
export const READERS = {
  encounter: (text: string): void => void readEncounter(text, 'f', RULE_SETS, () => PACK),
  pack: (text: string): void => void readPack(text, 'f', RULE_SETS),
  scenario: (text: string): void => readScenarios(text, 'f', [...RULE_SETS, TOY]).forEach(mustRun),
  log: (text: string): void => void openLog(text, 'f', [TOY]),
  'log line': (text: string): void => void parseLog(text, 'f'),
} as const;

/** What a reader throws besides FileError, or null. */
export function fault(read: (text: string) => void, text: string): string | null {
  try {
    read(text);
    return null;
  } catch (thrown) {
    if (thrown instanceof FileError && thrown.message.length < 20_000) return null;
    return `${String(thrown)}\n${(thrown as Error).stack ?? ''}\non ${text.slice(0, 2000)}`;
  }
}

/** A mutated log, signed again so that its chain holds. */
export function mutatedLog(lines: readonly unknown[], pick: Pick): string {
  const [header, ...rest] = mutated(lines, pick) as unknown[];
  return writeLog(header as never, rest.filter((one) => typeof one === 'object' && one !== null) as never);
}
