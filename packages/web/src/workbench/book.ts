import { FileError, fightersOf, fighterWritten, madeCharacter, type Pack, pathText, standing, withPacks } from '@riposte/files';
import { type Explanation, type Json, makeRules, type View } from '@riposte/kernel';
import { ruleSetNamed } from '@riposte/rule-sets';
import { badgeOf, type CatalogueEntry, conditionLook, type RuleSet, thingLook } from '@riposte/ruleset';
import { MINDS, TEMPERS } from '@riposte/sim/fights';
import { FILE } from './fight.ts';
import { isBroken, packEntries, packRead } from './packs.ts';
import { placing, shapeOf } from './places.ts';
import type { Built, Entry, GameBook, Requests, SheetNumber } from './requests.ts';

/** Loads the rules of a game, which stay. */
export async function loaded({ game }: Requests['load']['asks']): Promise<null> {
  if (game !== null) await ruleSetNamed(game);
  return null;
}

/** A game as those see it who prepare a fight of it. */
export async function bookOf({ game, packs = {} }: Requests['book']['asks']): Promise<GameBook> {
  const ruleSet = await ruleSetNamed(game);
  const rules = makeRules(ruleSet.rules);
  const read = Object.entries(packs).map(([name, text]) => packRead(text, name, ruleSet));
  return {
    id: game,
    title: ruleSet.rules.title,
    entries: [
      ...(ruleSet.catalogue?.(rules) ?? []).map((entry) => ({ ...entry, icon: iconOf(ruleSet, entry) })),
      ...read.flatMap((pack) => (isBroken(pack) ? [] : ownEntries(ruleSet, pack))),
    ],
    broken: read.filter(isBroken),
    options: Object.entries(ruleSet.rules.options).map(([name, { rule, values, default: usual }]) => ({ name, rule, values, usual })),
    board: shapeOf(ruleSet.board),
    fighter: shapeOf(ruleSet.fighter),
    choices: ruleSet.character === undefined ? null : shapeOf(ruleSet.character.schema),
    builder: builderOf(ruleSet),
    at: placing(ruleSet),
    ...sceneAndPlaceOf(ruleSet),
    drawing: ruleSet.drawing ?? null,
    minds: MINDS,
    tempers: Object.keys(TEMPERS),
  };
}

function builderOf({ character, rules: { version } }: RuleSet): GameBook['builder'] {
  if (character === undefined) return null;
  const { blocks, archetypes, growth } = character;
  return { version, blocks, archetypes, growth };
}

/** What an own pack adds, each as the rules make it with that pack. */
function ownEntries(ruleSet: RuleSet, pack: Pack): Entry[] {
  const whole = withPacks(ruleSet, [pack]);
  const from = { name: pack.mark.file, title: pack.title };
  return packEntries(ruleSet, pack).map((entry) => {
    const icon = entry.sort === 'creature' ? iconAlone(whole, fighterWritten({ creature: entry.id }, [pack])) : iconOf(whole, entry);
    return { ...entry, icon, pack: from };
  });
}

function iconOf(ruleSet: RuleSet, { sort, id, fighter }: CatalogueEntry): Entry['icon'] {
  if (sort === 'condition') return conditionLook(ruleSet.look, id).icon ?? null;
  if (fighter === undefined) return thingLook(ruleSet.look, { id })?.icon ?? null;
  return iconAlone(ruleSet, fighter);
}

/** The picture of a fighter outside any fight. */
function iconAlone(ruleSet: RuleSet, fighter: object): string | null {
  const view = alone(ruleSet, fighter);
  return view === null ? null : badgeOf(ruleSet.look, view, fightersOf(view)[0]);
}

function alone(ruleSet: RuleSet, fighter: object): View | null {
  const stood = standing(ruleSet, { name: 'fighter', ...fighter }, FILE);
  return 'view' in stood ? stood.view : null;
}

/** What the ends of a fight name: the scene, and the fact of a fighter's place. */
function sceneAndPlaceOf(ruleSet: RuleSet): Pick<GameBook, 'scene' | 'place'> {
  const creature = ruleSet.catalogue?.(makeRules(ruleSet.rules)).find((entry) => entry.fighter !== undefined);
  const view = creature?.fighter === undefined ? null : alone(ruleSet, creature.fighter);
  const scene = view?.state.entities.find((entity) => entity.kind === 'scene');
  if (view === null || scene === undefined) return { scene: null, place: null };
  const place = Object.keys(ruleSet.words?.stand?.(view, 0) ?? {})[0] ?? null;
  return { scene: ruleSet.words?.names(view).get(scene.id) ?? null, place };
}

/** Boards of a fight that nobody drew yet, until one fits the schema. */
const boards = (regions: readonly string[]): readonly object[] => [
  { width: 20, height: 14 },
  { regions, paths: regions.slice(1).map((region, i) => [regions[i], region]) },
];

/** The file of a fight that has nobody in it yet. */
export async function freshFight({
  game,
  title,
  sides,
  regions,
}: {
  readonly game: string;
  readonly title: string;
  readonly sides: readonly string[];
  readonly regions: readonly string[];
}): Promise<string> {
  const ruleSet = await ruleSetNamed(game);
  const board = boards(regions).find((board) => ruleSet.board.safeParse(board).success) ?? {};
  return JSON.stringify({ format: 'riposte/encounter/1', title, ruleset: game, sides, board, fighters: [] });
}

/** Builds a character from its choices, with its sheet and advice. For choices that are not valid it gives the problems. */
export async function built({ game, choices }: { readonly game: string; readonly choices: Readonly<Record<string, Json>> }): Promise<Built> {
  const ruleSet = await ruleSetNamed(game);
  try {
    const { fighter, advice, problems, sheet } = madeCharacter(choices, FILE, ruleSet);
    return {
      fighter: fighter as Built['fighter'],
      advice,
      problems: problems.map(({ path, expected }) => ({ path: pathText(path), expected })),
      sheet: (sheet?.lines ?? []).map(({ label, value, advantage, unit = '' }) => ({
        label,
        unit,
        ...sumOf(value),
        advantage: advantage === null ? null : sumOf(advantage),
      })),
      icon: sheet === null ? null : badgeOf(ruleSet.look, sheet.view, fightersOf(sheet.view)[0]),
      pools: ruleSet.character?.pools(ruleSet.character.schema.parse(choices)) ?? [],
      tracks: sheet === null ? [] : (ruleSet.tracks?.(sheet.view, fightersOf(sheet.view)[0]) ?? []),
    };
  } catch (thrown) {
    if (!(thrown instanceof FileError)) throw thrown;
    return {
      fighter: null,
      advice: [],
      problems: [{ path: thrown.path, expected: thrown.expected }, ...thrown.more],
      sheet: [],
      icon: null,
      pools: [],
      tracks: [],
    };
  }
}

/** What a part is called: "arming sword" where a rule names it by the id of a thing. */
const worded = (label: string): string => (/^[a-z]+(-[a-z]+)+$/.test(label) ? label.replaceAll('-', ' ') : label);

/** A number with what adds up to it: bounds that do not bind are left out. */
function sumOf({ value, shown, base, parts: all, rule }: Explanation): Omit<SheetNumber, 'label' | 'unit' | 'advantage'> {
  const plain = all.filter(({ stage }) => stage === null);
  const parts = plain.reduce((sum, { amount }) => sum + amount, base.amount) === value ? plain : all;
  return {
    shown,
    rule,
    base: { label: base.label, shown: base.shown },
    parts: parts.map((part) => ({ label: worded(part.label), amount: part.amount, rule: part.rule })),
  };
}
