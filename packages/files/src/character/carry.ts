import { type Id, type Json, Runner, sameJson, type View } from '@riposte/kernel';
import type { Facts, RuleSet } from '@riposte/ruleset';
import { openLog } from '../log.ts';
import type { LoadText } from '../pack.ts';
import { factsOf } from '../render.ts';
import { conditionsOf, fightersOf } from '../sheet.ts';
import type { Carried } from './file.ts';

/** What a fight left of each of its fighters. */
export interface Aftermath {
  readonly game: string;
  readonly gameTitle: string;
  readonly title: string;
  readonly fighters: readonly { readonly name: string; readonly carried: Carried }[];
}

/**
 * What the log of a fight leaves of everybody: the facts that last, where they are not as they were at the beginning, and
 * the conditions at its end.
 * @param on The day that is written beside it, as 2026-05-03.
 * @param load Gives the text of the packs that the log names.
 * @throws FileError for a text that is no log, or one of a game that is not here.
 */
export function aftermathOf(content: string, file: string, ruleSets: readonly RuleSet[], on: string, load?: LoadText): Aftermath {
  const { fight, ruleSet, setting } = openLog(content, file, ruleSets, load);
  const before = Runner.still(fight.rules, fight.header.state);
  const title = setting?.title ?? ruleSet.rules.title;
  const factsBefore = (id: Id): Facts => (before.state.entities[id] === undefined ? {} : factsOf({ ruleSet, view: before }, id));
  return {
    game: ruleSet.rules.id,
    gameTitle: ruleSet.rules.title,
    title,
    fighters: fightersOf(fight.view).map((id) => ({
      name: fight.rules.def.name(fight.view, id),
      carried: { from: title, on, facts: factsLeft(ruleSet, factsBefore(id), fight.view, id), conditions: conditionsOf({ ruleSet, view: fight.view }, id) },
    })),
  };
}

/** The facts of a fighter that outlast a fight, where they differ from `then`. */
export function factsLeft(ruleSet: RuleSet, then: Facts, view: View, id: Id): Carried['facts'] {
  const { lasting = [] } = ruleSet.character ?? {};
  const now = factsOf({ ruleSet, view }, id);
  const changed = lasting.filter((fact) => now[fact] !== undefined && !sameJson(now[fact], (then[fact] ?? null) as Json));
  return Object.fromEntries(changed.map((fact) => [fact, now[fact]])) as Carried['facts'];
}
