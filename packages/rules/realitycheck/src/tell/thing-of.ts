import type { Id, View } from '@riposte/kernel';
import type { Name } from '@riposte/ruleset';
import { type Item, itemOf } from '../fighters/fighter.ts';

/** The name of an item alone, without its owner. */
export function thingOf(view: View, id: Id): Name {
  const { name } = itemOf(view, id) as Item;
  return { text: name.replaceAll('-', ' '), thing: name.toLowerCase().replaceAll(' ', '-') };
}
