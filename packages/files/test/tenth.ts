import { sha256 } from '@riposte/kernel';

/** Whether a thing is done in full: always in the deep run, in the usual one for a tenth of all that changes with the commit. */
export function inFull(name: string): boolean {
  return process.env.RIPOSTE_DEEP !== undefined || Number.parseInt(sha256(name).slice(0, 6), 16) % 10 === Number(process.env.RIPOSTE_TURN ?? 0);
}
