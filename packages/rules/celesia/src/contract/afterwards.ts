import type { View } from '@riposte/kernel';
import type { Afterwards } from '@riposte/ruleset';
import { fighters, SCENE } from '../fighters/fighter.ts';
import { PassTime } from '../injuries/recovery.ts';
import { Treat } from '../injuries/treatment.ts';
import { alive } from '../stamina/dead.ts';
import { awake } from '../stamina/unconscious.ts';

/** Everybody who is awake treats each injury of the own side once. @rule CE-INJ-012 */
function* care(view: View) {
  for (const { id: by, side } of fighters(view))
    for (const { parts } of fighters(view).filter((friend) => friend.side === side))
      for (const part of parts) if (awake(view, by)) yield Treat.of(by, { part });
}

export const afterwards: Afterwards = {
  closing: 'close-scene',
  lasting: ['dead', 'unconscious', 'armour-broken'],
  alive,
  rests: [
    {
      id: 'rest',
      title: 'an hour of rest',
      *acts(view) {
        yield* care(view);
        yield PassTime.of(SCENE, { span: 'hour' });
      },
    },
    {
      id: 'long-rest',
      title: "a night's sleep",
      *acts(view) {
        yield* care(view);
        yield PassTime.of(SCENE, { span: 'night' });
      },
    },
  ],
};
