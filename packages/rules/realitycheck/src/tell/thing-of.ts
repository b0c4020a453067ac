import type { Id, View } from '@riposte/kernel';
import type { Name } from '@riposte/ruleset';
import { type Item, itemOf } from '../fighters/fighter.ts';

/** What an item is called by itself, whoever has it. */
export function thingOf(view: View, id: Id): Name {
  const { name } = itemOf(view, id) as Item;
  return { text: name.replaceAll('-', ' '), thing: name.toLowerCase().replaceAll(' ', '-') };
}
