import { checked, FileError, fightersOf, fighterWritten, packsIn, pathText, readEncounter, withoutPicture, withPacks } from '@riposte/files';
import { type Id, makeRules, Runner, type View } from '@riposte/kernel';
import { ruleSetsIn } from '@riposte/rule-sets';
import { badgeOf, type Ground, placesOf, type RuleSet } from '@riposte/ruleset';
import { isBroken, packRead, problemsOf } from './packs.ts';
import { writing } from './places.ts';
import type { FightFile, Opened, PackTexts, Problem, Standing } from './requests.ts';

/** The name under which faults speak of a fight; the page does not show it. */
export const FILE = 'fight';

export type Data = Readonly<Record<string, unknown>>;

/** A fight made ready; if it has faults, what can still be drawn of it. */
export async function opened({ content, packs = {} }: FightFile): Promise<Opened> {
  const ruleSets = await ruleSetsIn(content);
  try {
    const { ruleSet, rules, state, sides } = readEncounter(content, FILE, ruleSets, packsIn(packs));
    return drawn(ruleSet, Runner.still(rules, state), JSON.parse(content) as Data, sides, []);
  } catch (thrown) {
    if (!(thrown instanceof FileError)) throw thrown;
    return inPart(content, ruleSets, problemsOf(thrown), packs);
  }
}

function drawn(ruleSet: RuleSet, view: View, data: Data, sides: readonly string[], problems: readonly Problem[]): Opened {
  const { look } = ruleSet;
  const tokens = new Map((look?.tokens(view) ?? []).map((token) => [token.id, token]));
  const open = fightersOf(view).map((id) => ({ id, name: view.rules.def.name(view, id) }));
  const standing = fightersIn(data).flatMap((fighter, nth): Standing[] => {
    const at = open.findIndex(({ name }) => name === fighter.name);
    if (at < 0) return [];
    const [{ id, name }] = open.splice(at, 1);
    const token = tokens.get(id);
    return [
      {
        nth,
        name,
        side: sides.indexOf(String(fighter.side)),
        places: token?.places ?? [],
        facing: token?.facing ?? null,
        icon: badgeOf(look, view, id),
        hiddenFrom: hiddenFrom(view, id, sides),
        facts: ruleSet.words?.facts(view, id) ?? {},
      },
    ];
  });
  const ground = look?.ground(view) ?? null;
  return {
    problems,
    ground,
    standing: [...standing, ...(ground === null ? [] : fallen(ruleSet, ground, data, sides, standing))].sort((a, b) => a.nth - b.nth),
  };
}

/** Those whom the rules do not take as they are, where the file says that they stand. */
function fallen(ruleSet: RuleSet, ground: Ground, data: Data, sides: readonly string[], known: readonly Standing[]): Standing[] {
  const all = fightersIn(data);
  if (known.length === all.length) return [];
  const write = writing(ruleSet, ground);
  const places = new Map(Array.from({ length: placesOf(ground) }, (_, place) => [JSON.stringify(write(place)), place]));
  return all.flatMap((fighter, nth): Standing[] => {
    const place = places.get(JSON.stringify(fighter.at));
    if (place === undefined || known.some((one) => one.nth === nth)) return [];
    return [
      { nth, name: String(fighter.name), side: sides.indexOf(String(fighter.side)), places: [place], facing: null, icon: null, hiddenFrom: [], facts: {} },
    ];
  });
}

/** The viewers, one for each side, who do not see some fighter. */
function hiddenFrom(view: View, id: Id, sides: readonly string[]): number[] {
  const sideOf = (one: Id): unknown => (view.rules.def.shown(view, one) as { readonly side?: number } | null)?.side;
  return sides.flatMap((_, side) => {
    const controls = fightersOf(view).filter((fighter) => sideOf(fighter) === side);
    return view.rules.def.sees(view, { gm: false, controls }, id) === 'hidden' ? [side] : [];
  });
}

function fightersIn(data: Data): Data[] {
  return Array.isArray(data.fighters) ? data.fighters.filter((fighter): fighter is Data => typeof fighter === 'object' && fighter !== null) : [];
}

/** What can be drawn of a fight with faults, and what else is wrong with its fighters: a reader stops at the first fault. */
function inPart(content: string, ruleSets: readonly RuleSet[], first: readonly Problem[], texts: PackTexts): Opened {
  const data = objectIn(content);
  const book = ruleSets.find(({ rules }) => rules.id === data.ruleset);
  const board = book?.board.safeParse(withoutPicture(data.board).board);
  if (book === undefined || board?.success !== true) return { problems: first, ground: null, standing: [] };
  const packs = Object.entries(texts).flatMap(([name, text]) => {
    const pack = packRead(text, name, book);
    return isBroken(pack) ? [] : [pack];
  });
  const ruleSet = withPacks(book, packs);
  const rules = makeRules(ruleSet.rules);
  const named = Array.isArray(data.sides) ? data.sides.map(String) : [];
  const sides = named.length === 0 ? [''] : named;
  const problems = [...first];
  const note = (path: string, expected: string): void => void (problems.some((known) => known.path === path) || problems.push({ path, expected }));
  let fighters = fightersIn(data).flatMap((fighter, nth) => {
    try {
      return [{ given: checked(ruleSet.fighter, fighterWritten(fighter, packs), FILE, ['fighters', nth]), nth }];
    } catch (thrown) {
      if (!(thrown instanceof FileError)) throw thrown;
      note(thrown.path, thrown.expected);
      return [];
    }
  });
  for (;;) {
    const set = ruleSet.setUp(rules, { board: board.data, sides, fighters: fighters.map(({ given }) => given) });
    if (set.ok) return drawn(ruleSet, Runner.still(rules, set.value), data, sides, problems);
    if (fighters.length === 0) return { problems, ground: null, standing: [] };
    const wrong = new Set<number>();
    for (const { path, expected } of set.problems) {
      const [list, at, ...rest] = path;
      if (list !== 'fighters' || typeof at !== 'number') continue;
      wrong.add(at);
      note(pathText([list, fighters[at].nth, ...rest]), expected);
    }
    // If the fault is not in a fighter, the board is shown without fighters.
    fighters = wrong.size === 0 ? [] : fighters.filter((_, at) => !wrong.has(at));
  }
}

export function objectIn(content: string): Data {
  try {
    const data: unknown = JSON.parse(content);
    return typeof data === 'object' && data !== null ? (data as Data) : {};
  } catch {
    return {};
  }
}
