import type { AnyAsk } from '@riposte/kernel';

/** "choose-parry" is called so, and "parry". */
export function questionNames({ id }: AnyAsk): string[] {
  return [id, id.replace(/^choose-/, '')];
}

/** Small letters, without dashes. */
export function normalized(text: string): string {
  return text.toLowerCase().replaceAll('-', ' ');
}
