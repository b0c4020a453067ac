import { type Id, type Json, Runner, sameJson, type View } from '@riposte/kernel';
import type { Facts, RuleSet } from '@riposte/ruleset';
import { openLog } from '../log.ts';
import type { LoadText } from '../pack.ts';
import { factsOf } from '../render.ts';
import { fightersOf, namedConditions } from '../sheet.ts';
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
 * the conditions that last, in words and as a file says them.
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
      carried: {
        from: title,
        on,
        facts: factsLeft(ruleSet, factsBefore(id), fight.view, id),
        conditions: namedConditions({ ruleSet, view: fight.view }, id).flatMap((one) =>
          ruleSet.afterwards?.lasting.includes(one.id) === true ? [one.title] : [],
        ),
        lasting: lastingOn(ruleSet, fight.view, id),
      },
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

/** The conditions of a fighter that outlast a fight and its rests, as in files, without those they carry with them. */
export function lastingOn({ afterwards, words }: RuleSet, view: View, id: Id): Carried['lasting'] {
  return view.state.entities[id].conditions.flatMap(({ kind, value, parent }) => {
    const condition = view.rules.things[kind].id;
    if (parent >= 0 || !afterwards?.lasting.includes(condition)) return [];
    const named = words !== undefined && Object.hasOwn(words.values, condition) ? words.values[condition](view).get(value) : undefined;
    return [named === undefined && value === 0 ? condition : { condition, value: named ?? value }];
  });
}
