import { fail, RiposteError } from './errors.ts';
import { brief, sameJson } from './json.ts';
import { type Header, LOG_FORMAT } from './log.ts';
import type { Codes, Ruleset } from './ruleset.ts';
import type { State } from './state.ts';

/** The header of a new fight. */
export function headerOf(rules: Ruleset, state: State, seed: string | null): Header {
  const { id, def, options, codes } = rules;
  return { format: LOG_FORMAT, ruleset: id, version: def.version, options, codes, seed, state };
}

/** @throws RiposteError `log-broken` unless the rule set was made as the header says. */
export function mustFit(rules: Ruleset, header: Header): void {
  if (header.ruleset !== rules.id) fail('log-broken', `this log is of ${brief(header.ruleset)}, not ${rules.id}`, { ruleset: header.ruleset });
  if (!sameJson(header.options, rules.options) || !beginsWith(rules.codes, header.codes))
    fail('log-broken', 'the rule set must be made with the options and codes of the header');
}

/** Reads what may mean nothing. @throws RiposteError `log-broken` for whatever the rules stumble over */
export function madeSenseOf<T>(read: () => T): T {
  try {
    return read();
  } catch (thrown) {
    if (thrown instanceof RiposteError) throw thrown;
    // Looking into each line beforehand would cost every good log what only a bad one needs.
    return fail('log-broken', `the rules can make nothing of this log: ${String(thrown)}`);
  }
}

/** Whether the names of a header keep their places. */
function beginsWith(codes: Codes, first: Codes): boolean {
  return (['things', 'resources', 'clocks'] as const).every((one) => sameJson(codes[one].slice(0, first[one].length), first[one]));
}
