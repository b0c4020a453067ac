import { defineChange, type Id, type Play } from '@riposte/kernel';
import { type Item, itemOf, type Slot } from '../fighters/fighter.ts';

/** An item changes hands, or its place. */
export const ItemMoved = defineChange('item-moved', (store, id: Id, holder: Id, slot: Slot, place: number): void => {
  const item = store.edit(id) as Item;
  item.holder = holder;
  item.slot = slot;
  item.place = place;
});

export const ItemLoaded = defineChange('item-loaded', (store, id: Id, loaded: boolean): boolean => {
  if ((store.state.entities[id] as Item).loaded === loaded) return false;
  (store.edit(id) as Item).loaded = loaded;
  return true;
});

/** A broken shield gives no Evasion, broken armour half its rating. */
export const ItemBroken = defineChange('item-broken', (store, id: Id, broken: boolean): boolean => {
  const was = store.state.entities[id] as Item;
  if (was.broken === broken) return false;
  const item = store.edit(id) as Item;
  item.broken = broken;
  if (!broken && item.stats.sort === 'shield') item.durability = item.stats.durability;
  return true;
});

export const DurabilitySet = defineChange('durability-set', (store, id: Id, to: number): boolean => {
  if ((store.state.entities[id] as Item).durability === to) return false;
  (store.edit(id) as Item).durability = to;
  return true;
});

/** Wears a shield down; with nothing left it is broken. */
export function wearDown(play: Play, id: Id, points: number): void {
  const left = Math.max(0, itemOf(play, id).durability - points);
  DurabilitySet(play, id, left);
  if (left === 0) ItemBroken(play, id, true);
}

/** Lets an item fall where its holder stands. */
export function drop(play: Play, id: Id, place: number): void {
  ItemMoved(play, id, -1, 'ground', place);
}
