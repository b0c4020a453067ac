import type { Json } from '@riposte/kernel';
import { useEffect, useState } from 'react';
import { fightFile } from '../fight-file.ts';
import { capital } from '../text.ts';
import { bench } from '../workbench/bench.ts';
import type { Carried, Entry, GameBook, Opened, PackTexts } from '../workbench/requests.ts';
import { type Fighter, fightersOf, freeNames, sidesOf, withCarried, withFighters, withPack } from './changes.ts';
import type { Draft } from './document.ts';

/** What all parts of the editor share: the fight, what the rules say of it, and how to change it. */
export interface Editing {
  readonly draft: Draft;
  readonly book: GameBook;
  readonly opened: Opened;
  /** The own packs of the game, whether the fight names them or not. */
  readonly packs: PackTexts;
  /** Makes one change that can be undone; undo shows its name. `typing` joins the changes of typing in one field. */
  readonly change: (name: string, make: (draft: Draft) => Draft, typing?: string) => void;
  /** Which fighter is looked at. */
  readonly chosen: number | null;
  readonly choose: (nth: number | null) => void;
  /** Says something to who does not see the page. */
  readonly announce: (spoken: string) => void;
}

const NOTHING: Opened = { problems: [], ground: null, standing: [] };

/** The fight as the rules read it: what is wrong with it, its ground, who stands where. What was known before stays until then. */
export function useOpened(draft: Draft | null, packs: PackTexts): { readonly opened: Opened; readonly of: Draft | null; readonly failed: string | null } {
  const [known, setKnown] = useState<{ readonly opened: Opened; readonly of: Draft | null; readonly failed: string | null }>({
    opened: NOTHING,
    of: null,
    failed: null,
  });
  useEffect(() => {
    if (draft === null) return undefined;
    let isCurrent = true;
    bench('open', fightFile(draft, packs)).then(
      (opened) => isCurrent && setKnown((old) => ({ opened: sameGround(opened, old.opened), of: draft, failed: null })),
      (thrown: Error) => isCurrent && setKnown((old) => ({ ...old, failed: thrown.message })),
    );
    return () => {
      isCurrent = false;
    };
  }, [draft, packs]);
  return known;
}

/** Keeps the ground object while nothing in it changes, so that it is not drawn again; without a ground, the last one stays. */
function sameGround(opened: Opened, { ground }: Opened): Opened {
  return opened.ground === null || JSON.stringify(opened.ground) === JSON.stringify(ground) ? { ...opened, ground } : opened;
}

/** The book of a game with what own packs add to it; null until it is there. */
export function useBook(game: string | null, packs: PackTexts): GameBook | null {
  const [book, setBook] = useState<GameBook | null>(null);
  useEffect(() => {
    if (game !== null) void bench('book', { game, packs }).then(setBook, () => setBook(null));
  }, [game, packs]);
  return book;
}

/** The entry of the catalogue that a fighter is made of. */
export const entryOf = ({ entries }: GameBook, { creature }: Fighter): Entry | undefined =>
  entries.find((entry) => entry.fighter !== undefined && 'creature' in entry.fighter && entry.fighter.creature === creature);

/** Fighters to add: what the file says of each, and their names. */
export interface Newcomer {
  readonly name: string;
  readonly count: number;
  readonly made: { readonly [key: string]: Json };
  /** The own pack that knows it. */
  readonly pack?: string;
  /** Its state after an earlier fight. */
  readonly carried?: Carried | null;
}

/** Adds fighters where there is room for them, near to a place or to their side. */
export async function add(
  { draft, packs, change }: Editing,
  { name, count, made, pack, carried = null }: Newcomer,
  side: string,
  near: number | null,
  step: string,
): Promise<void> {
  const names = freeNames(
    fightersOf(draft).map((fighter) => fighter.name),
    capital(name),
    count,
  );
  const fighters = names.map((name): Fighter => ({ ...made, name: name, side }));
  const withSide = sidesOf(draft).includes(side) ? draft : { ...draft, sides: [...sidesOf(draft), side] };
  const places = await bench('place', { ...fightFile(withPack(withSide, pack), packs), fighters, near });
  // The order that the file's own fighters have: who, whose, where, what.
  change(step, (now) => {
    const next = withFighters(
      withPack(now, pack),
      fighters.map(({ name: called, side: whose, ...rest }, nth) => ({ name: called, side: whose, at: places[nth], ...rest })),
    );
    return carried === null ? next : withCarried(next, names[0], carried);
  });
}
