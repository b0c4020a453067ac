import type { Fight } from '@riposte/kernel';
import type { Settings } from './settings.ts';

/** Whether the next decision is one of those that the computer makes. */
export function isComputers({ pending, declarers }: Fight, { automation, autos, paused }: Settings): boolean {
  if (automation !== 'referee' || paused || pending?.kind === 'roll') return false;
  return (pending?.whos ?? declarers).some((who) => autos.includes(who));
}
