import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Encounter, endOf, readEncounter } from '@riposte/files';
import type { View } from '@riposte/kernel';
import { RULE_SETS } from '@riposte/rule-sets';
import type { Situation } from '../src/index.ts';

export const root = join(import.meta.dirname, '../../..');

/** The ready fights of every rule set that can be played. */
export const READY: readonly { readonly ruleSet: string; readonly file: string }[] = RULE_SETS.flatMap(({ rules: { id: ruleSet } }) =>
  readdirSync(join(root, 'encounters', ruleSet)).map((name) => ({ ruleSet, file: join(root, 'encounters', ruleSet, name) })),
);

/** A fight of two in each rule set, short enough to be fought by players that think. */
export const SMALL: typeof READY = [
  'sea-of-shadows/duel-at-dawn',
  'heroes-of-destiny/duel-at-the-mill',
  'realmspire/duel-of-flourishes',
  'celesia/wrestling-ring',
  'realitycheck/duel-on-the-bridge',
].map((name) => ({ ruleSet: name.split('/')[0], file: join(root, 'encounters', `${name}.json`) }));

export function encounter(file: string): Encounter {
  return readEncounter(readFileSync(file, 'utf8'), file, RULE_SETS, (name) => readFileSync(join(file, '..', name), 'utf8'));
}

export function standing(of: Encounter, state = of.state): Situation {
  return { ruleSet: of.ruleSet, rules: of.rules, state, policy: of.policy, ended: (view: View) => endOf(of, view) };
}
