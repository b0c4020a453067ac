import { sha256 } from '@riposte/kernel';

const turn = Number(process.env.RIPOSTE_TURN ?? 0);
export const isDeep = process.env.RIPOSTE_DEEP !== undefined;

/** Whether a thing is done in full: always in the deep run, in the usual one for a tenth of all that changes with the commit. */
export function inFull(name: string): boolean {
  return isDeep || Number.parseInt(sha256(name).slice(0, 6), 16) % 10 === turn;
}

/** The same where things stand in a list: of these every run takes equally many, one in `of`, which is 2, 5 or 10. */
export function isTurnOf(nth: number, of: number): boolean {
  return isDeep || nth % of === turn % of;
}

/** Those of a list whose turn it is: one in `of`, which is 2, 5 or 10, and all of them in the deep run. */
export function inTurn<T>(list: readonly T[], of = 10): readonly T[] {
  return list.filter((_, nth) => isTurnOf(nth, of));
}

/** Of so many tries those that a run makes: all in the deep run, a tenth in the others, and ten commits make all of them. */
export function tries(whole: number): { readonly first: number; readonly count: number } {
  const tenth = Math.ceil(whole / 10);
  return isDeep ? { first: 0, count: whole } : { first: turn * tenth, count: tenth };
}
