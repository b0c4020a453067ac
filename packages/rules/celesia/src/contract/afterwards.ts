import type { AnyIntent, View } from '@riposte/kernel';
import type { Afterwards } from '@riposte/ruleset';
import { fighters, SCENE } from '../fighters/fighter.ts';
import { PassTime } from '../injuries/recovery.ts';
import { Treat } from '../injuries/treatment.ts';
import { alive } from '../stamina/dead.ts';
import { awake } from '../stamina/unconscious.ts';

/** Everybody who is awake treats each injury of the own side once. @rule CE-INJ-012 */
const care = (view: View): readonly AnyIntent[] =>
  fighters(view).flatMap(({ id: by, side }) =>
    awake(view, by) ? fighters(view).flatMap((friend) => (friend.side === side ? friend.parts.map((part) => Treat.of(by, { part })) : [])) : [],
  );

export const afterwards: Afterwards = {
  closing: 'close-scene',
  lasting: ['dead', 'unconscious', 'armour-broken'],
  alive,
  rests: [
    {
      id: 'rest',
      title: 'an hour of rest',
      steps: [care, () => [PassTime.of(SCENE, { span: 'hour' })]],
    },
    {
      id: 'long-rest',
      title: "a night's sleep",
      steps: [care, () => [PassTime.of(SCENE, { span: 'night' })]],
    },
  ],
};
