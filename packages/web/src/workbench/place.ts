import { FileError, packsIn, readEncounter } from '@riposte/files';
import { type BoardData, drawnWith } from '@riposte/files/drawing';
import type { Json } from '@riposte/kernel';
import { ruleSetsIn } from '@riposte/rule-sets';
import type { RuleSet } from '@riposte/ruleset';
import { startBrush } from '../prepare/drawing.ts';
import { type Data, FILE, objectIn, opened } from './fight.ts';
import { problemsOf } from './packs.ts';
import { homeOf, nearest, writing } from './places.ts';
import type { FightFile, PlaceWanted, Problem } from './requests.ts';

/**
 * Where new fighters can stand: as near as there is room to a place, to others of their side, into its start area, or to its end of the board.
 * @returns What each says of its place, in their order.
 */
export async function placed({ content, packs = {}, fighters, near }: PlaceWanted): Promise<Json[]> {
  const { ground, standing, problems } = await opened({ content, packs });
  const data = objectIn(content);
  const ruleSets = await ruleSetsIn(content);
  const ruleSet = ruleSets.find(({ rules }) => rules.id === data.ruleset);
  if (ground === null || ruleSet === undefined) return fighters.map(() => null);
  const known = new Set(problems.map(said));
  const taken = new Set(ground.kind === 'regions' ? [] : standing.flatMap(({ places }) => places));
  const write = writing(ruleSet, ground);
  const all: Data[] = Array.isArray(data.fighters) ? [...(data.fighters as Data[])] : [];
  const sides = Array.isArray(data.sides) ? data.sides.map(String) : [];
  return fighters.map((fighter) => {
    const side = sides.indexOf(String(fighter.side));
    const area = near === null ? startOf(ruleSet, data, String(fighter.side)) : [];
    const begin = near ?? area[0] ?? standing.findLast((one) => one.side === side && one.places.length > 0)?.places[0] ?? homeOf(ground, side, sides.length);
    const fits = (place: number): boolean => {
      if (taken.has(place)) return false;
      const faults = faultsOf(JSON.stringify({ ...data, fighters: [...all, { ...fighter, at: write(place) }] }), ruleSets, packs);
      return faults.every((fault) => known.has(said(fault)));
    };
    const around = nearest(ground, begin);
    const inArea = around.filter((place) => area.includes(place));
    const place = [...inArea, ...around].slice(0, TRIES).find(fits) ?? begin;
    if (ground.kind !== 'regions') taken.add(place);
    const at = write(place);
    all.push({ ...fighter, at });
    return at;
  });
}

/** The start area of a side, as far as the file draws one. */
function startOf({ drawing }: RuleSet, { board }: Data, side: string): readonly number[] {
  if (drawing === undefined || typeof board !== 'object' || board === null) return [];
  return drawnWith(drawing, board as BoardData, startBrush(drawing, side)).map(([place]) => place);
}

/** Places that are looked at for one fighter. */
const TRIES = 200;

const said = ({ path, expected }: Problem): string => `${path}: ${expected}`;

function faultsOf(content: string, ruleSets: readonly RuleSet[], packs: NonNullable<FightFile['packs']>): Problem[] {
  try {
    readEncounter(content, FILE, ruleSets, packsIn(packs));
    return [];
  } catch (thrown) {
    if (!(thrown instanceof FileError)) throw thrown;
    return problemsOf(thrown);
  }
}
