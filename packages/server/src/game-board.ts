import { boardNow, drawnWith, languageIn, placeWritten, type Speech } from '@riposte/files';
import type { Json } from '@riposte/kernel';
import type { BoardHand } from './protocol.ts';
import { refuse } from './refusal.ts';

/** How the game master can change the board during a fight, and who can come in; null if the game has neither. */
export function boardHand(speech: Speech, sides: readonly string[]): BoardHand | null {
  const { ruleSet, view } = speech;
  const now = boardNow(ruleSet, view);
  if (now === null) return null;
  const language = languageIn(speech);
  const { drawing, board } = now;
  const doors = drawing.brushes.flatMap((brush) =>
    brush.means === 'door' || brush.means === 'open-door'
      ? drawnWith(drawing, board, brush).map((places) => ({ places, isOpen: brush.means === 'open-door' }))
      : [],
  );
  return {
    brushes: drawing.brushes.map((brush) => {
      const { id, title, on, means } = brush;
      const isBetween = on === 'edge' || on === 'line';
      return { id, title: language.term('word', title), on, isBetween, isWall: isBetween || means !== undefined, drawn: drawnWith(drawing, board, brush) };
    }),
    doors,
    lights: drawing.lights ?? [],
    light: drawing.lights === undefined ? null : String(board.light ?? drawing.lights[0]),
    creatures: (ruleSet.catalogue?.(view.rules) ?? []).flatMap(({ id, name, fighter }) => (fighter === undefined ? [] : [{ id, name }])),
    sides,
  };
}

/** Turns what a page says (places by number, newcomers by creature) into what decrees say. */
export function decreeOfBoard({ ruleSet, view }: Speech, act: string, given: { readonly [name: string]: unknown }): { readonly [name: string]: Json } {
  const now = boardNow(ruleSet, view) ?? refuse('board-fixed');
  const written = (place: unknown): Json => placeWritten(now.drawing, now.board, Number(place)) ?? refuse('place-off-board');
  const thing = (places: unknown): Json => {
    const all = (places as readonly number[]).map(written);
    return all.length === 1 ? all[0] : all;
  };
  const { at, door, fighters, ...rest } = given;
  const said = rest as { readonly [name: string]: Json };
  if (act === 'open' || act === 'close') return { ...said, door: thing(door ?? refuse('no-door')) };
  if (act === 'draw' || act === 'erase') return { ...said, at: ((at ?? []) as readonly unknown[]).map(thing) };
  if (act !== 'add') return said;
  const known = new Map((ruleSet.catalogue?.(view.rules) ?? []).flatMap(({ id, fighter }) => (fighter === undefined ? [] : [[id, fighter] as const])));
  const comers = (fighters ?? []) as readonly { readonly [name: string]: Json }[];
  return {
    ...said,
    fighters: comers.map(({ creature, place, ...own }): Json => {
      const fighter = known.get(String(creature)) ?? refuse('no-creature');
      return { ...(fighter as { readonly [key: string]: Json }), ...own, at: written(place) };
    }),
  };
}

/** The acts for which a page names places by number. */
export const BOARD_ACTS: readonly string[] = ['draw', 'erase', 'open', 'close', 'light', 'add'];
