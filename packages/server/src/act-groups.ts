import type { AnyIntentDef } from '@riposte/kernel';
import type { Act } from './protocol.ts';

/** Tags by the group that they put an act in; the first that fits counts. */
const TAGS: readonly (readonly [Act['group'], readonly string[]])[] = [
  ['attack', ['attack']],
  ['magic', ['magic', 'spell', 'casting', 'cast']],
  ['move', ['movement', 'moving', 'run', 'jump', 'dragging', 'leaving']],
];
/** Words that books use for acts with which fighters look after themselves. */
const GUARDING = /\b(defend|defence|guard|shield|disengage|withdraw|aim|aside|ready|cover|breath|escape|hide|opening)\b/i;
/** Books without turns wait instead. */
const ENDING = /^(end (the )?turn|wait)$/i;

/** The group under which an act stands in a menu. */
export function groupOf({ id, title, tags = [] }: AnyIntentDef): Act['group'] {
  if (GUARDING.test(`${id.replaceAll('-', ' ')} ${title}`) && !tags.includes('attack')) return 'guard';
  return TAGS.find(([, those]) => tags.some((tag) => those.includes(tag)))?.[0] ?? 'other';
}

/** Whether an act ends the turn, or lets the others go on. */
export const endsTurn = ({ title, params }: AnyIntentDef): boolean => ENDING.test(title) && params.length === 0;
