import { fail, RiposteError } from './errors.ts';
import { brief, sameJson } from './json.ts';
import { type Header, type Line, LOG_FORMAT, type RulesLine } from './log.ts';
import { sha256 } from './sha256.ts';
import type { State } from './state.ts';
import type { Codes, Rules, RulesDef } from './vocabulary.ts';

/** The header of a new fight. */
export function headerOf(rules: Rules, state: State, seed: string | null): Header {
  const { id, def, options, codes } = rules;
  return { format: LOG_FORMAT, ruleset: id, version: def.version, content: contentOf(def), options, codes, seed, state };
}

/** What a log says from where on these rules made it. */
export function rulesLine({ def }: Rules): RulesLine {
  return { in: 'rules', version: def.version, content: contentOf(def) };
}

/** The version of the rules that made what stands at the end of these lines. */
export function versionAt(header: Header, lines: readonly Line[]): string {
  const last = lines.findLast((line) => line.in === 'rules');
  return last === undefined ? header.version : last.version;
}

/**
 * Later rules may play on with an old log, since its past is folded and never judged again.
 * @throws RiposteError `log-broken` unless the rule set was made as the header says, `other-rules` when it is older than
 *   the log, or of the same version with other content.
 */
export function mustFit(rules: Rules, header: Header, lines: readonly Line[]): void {
  if (header.ruleset !== rules.id) fail('log-broken', `this log is of ${brief(header.ruleset)}, not ${rules.id}`, { ruleset: header.ruleset });
  const { def } = rules;
  for (const { version, content } of [header, ...lines.filter((line) => line.in === 'rules')]) {
    const data = { needs: version, has: def.version };
    if (version !== def.version && !isLater(def.version, version))
      fail('other-rules', `this log was made by version ${brief(version)} of ${rules.id}, and these rules are of version ${def.version}`, data);
    if (version === def.version && content !== undefined && content !== contentOf(def))
      fail('other-rules', `this log was made by other gear, conditions or packs than those of ${rules.id} ${def.version} here`, data);
  }
  if (!haveSameOptions(rules, header) || !beginsWith(rules.codes, header.codes))
    fail('log-broken', 'the rule set must be made with the options and codes of the header');
}

/** Whether version `a`, three numbers, comes after `b`. */
function isLater(a: string, b: string): boolean {
  const [mine, other] = [a, b].map((version) => version.split('.').map(Number));
  const at = mine.findIndex((number, i) => number !== other[i]);
  return at >= 0 && mine[at] > other[at];
}

const contents = new WeakMap<RulesDef, string>();

/** A hash of what a rule set says in data: conditions and features with everything in them. The version stands for its code. */
export function contentOf(def: RulesDef): string {
  const known = contents.get(def) ?? sha256(JSON.stringify([def.conditions, def.features], definitionsByName));
  contents.set(def, known);
  return known;
}

/** What a definition is called for people: other words for the same make no other game. */
const TEXTS = ['title', 'label', 'reason', 'facts', 'only'];

/** Definitions and pools of dice by their names; without texts, and numbers that depend on what was defined before. */
function definitionsByName(key: string, value: unknown): unknown {
  if (key === 'index' || TEXTS.includes(key)) return undefined;
  const named = typeof value === 'function' || (typeof value === 'object' && value !== null && 'distribution' in value);
  return named ? (value as { readonly id?: string }).id : value;
}

/** Reads what may mean nothing. @throws RiposteError `log-broken` for whatever the rules stumble over */
export function madeSenseOf<T>(read: () => T): T {
  try {
    return read();
  } catch (thrown) {
    if (thrown instanceof RiposteError) throw thrown;
    // Looking into each line beforehand would cost every good log what only a bad one needs.
    throw Object.assign(new RiposteError('log-broken', 'the rules cannot make sense of it'), { cause: thrown });
  }
}

/** An option that a log does not know is newer than the log, which was played by its default. */
function haveSameOptions({ def, options }: Rules, header: Header): boolean {
  const older = Object.fromEntries(Object.entries(def.options).map(([name, option]) => [name, option.default]));
  return sameJson({ ...older, ...header.options }, options);
}

/** Whether the names of a header keep their places. */
function beginsWith(codes: Codes, first: Codes): boolean {
  return (['things', 'resources', 'clocks'] as const).every((list) => sameJson(codes[list].slice(0, first[list].length), first[list]));
}
