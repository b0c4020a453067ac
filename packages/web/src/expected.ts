import { type Key, learn, sayExpected, text } from './language.ts';
import { EXPECTED } from './messages-expected.gen.ts';

// Files, orders and rulings say in English what was expected. A page in another language finds the sentence among its
// messages, takes out the values and says it again. Loaded only for such pages.

learn(EXPECTED);

interface Template {
  readonly key: Key;
  readonly pattern: RegExp;
  readonly names: readonly string[];
}

const VALUE = /\{ \$(\w+) \}/;
const escaped = (part: string): string => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** A line of the English messages, as `expected-most = at most { $most }`. */
function templateOf(line: string): Template {
  const [, key, sentence] = /^([\w-]+) = (.*)$/.exec(line)!;
  const parts = sentence.replaceAll(/\{ "(.)" \}/g, '$1').split(VALUE);
  const pattern = parts.map((part, i) => (i % 2 === 0 ? escaped(part) : '(.+?)')).join('');
  return { key: key as Key, pattern: new RegExp(`^${pattern}$`, 's'), names: parts.filter((_, i) => i % 2 === 1) };
}

const TEMPLATES = EXPECTED.split('\n').flatMap((line) => (line.startsWith('expected-') ? [templateOf(line)] : []));
/** Sentences inside sentences that are looked up. */
const MAX_DEPTH = 6;

/** What was expected, in the page's language; unchanged if no message fits. */
function expectedText(said: string, depth = 0): string {
  for (const { key, pattern, names } of depth > MAX_DEPTH ? [] : TEMPLATES) {
    const found = pattern.exec(said);
    if (found === null) continue;
    const values = names.map((name, i) => [name, valueText(name, found[i + 1], depth + 1)] as const);
    return text(key, ...([Object.fromEntries(values)] as unknown as []));
  }
  return said;
}

function valueText(name: string, value: string, depth: number): string {
  if (name.startsWith('what')) return expectedText(value, depth);
  return name === 'words' ? value.replaceAll(' or ', text('or')) : value;
}

/** A whole message of a file: "duel.json:4: sides: expected a list, in [ ]; and 2 more". */
function faultText(said: string): string {
  const parts = said.split(/; (?=(?:\S+: )?expected |and \d+ more$)/);
  return parts
    .map((part) => {
      const [, place, expected] = /^((?:.*?: )?)expected (.*)$/s.exec(part) ?? [];
      if (expected !== undefined) return `${place}${text('whole-expected', { what: expectedText(expected) })}`;
      const more = /^and (\d+) more$/.exec(part)?.[1];
      return more === undefined ? part : text('whole-more', { count: more });
    })
    .join('; ');
}

sayExpected({ expected: expectedText, fault: faultText });
