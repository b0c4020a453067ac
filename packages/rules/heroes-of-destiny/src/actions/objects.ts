import {
  defineAsk,
  defineChange,
  defineCondition,
  defineIntent,
  end,
  GM,
  give,
  type Id,
  type IntentContext,
  number,
  oneOf,
  type Play,
  type View,
} from '@riposte/kernel';
import { itemAt } from '../catalogue/weapon.ts';
import { needsApart } from '../grappling/apart.ts';
import { investMana, Mana, retrieveMana } from '../health/mana.ts';
import { dropWound } from '../health/recovery.ts';
import { ActionPoints } from '../sequence/action-points.ts';
import { fighter } from '../state/fighter.ts';
import { COSTS } from './costs.ts';
import { GearSet, without } from './items.ts';
import { patientOf } from './patients.ts';

/** AP of the uses of objects that the book lists. @rule HD-MSC-033 */
const OBJECT_AP = { 'open-or-close-a-door': 2, 'light-from-a-flame': 2, 'drink-a-potion': 4, 'ring-a-bell': 6, 'strike-fire': 8 } as const;

/** Kept up by a magical item of its bearer; its value is the code of the item. */
export const ItemEffect = defineCondition('item-effect', { rule: 'HD-MSC-001', title: 'effect of a magical item', stacks: true });

const USUAL_AP = 4;

/** AP of a use of an object that stands nowhere. @rule HD-MSC-032 */
export const ObjectCost = defineAsk<{ readonly who: Id; readonly use: string }, number>('object-cost', {
  rule: 'HD-MSC-032',
  answer: number({ rule: 'HD-MSC-032', least: () => 0, most: () => 72 }),
  fallback: () => USUAL_AP,
});

const USES = [...(Object.keys(OBJECT_AP) as (keyof typeof OBJECT_AP)[]), 'activate', 'use'] as const;
type Use = (typeof USES)[number];
type Using = { readonly use: Use; readonly what: number };

/** The thing that a use needs in hand or on the body; -1 = something within reach. */
function usable(view: View, by: Id, use: Use): readonly number[] {
  const mine = [...new Set(fighter(view, by).features)].filter((code) => itemAt(view, code) !== null);
  if (use === 'drink-a-potion') return mine.filter((code) => itemAt(view, code)?.heals);
  if (use === 'activate') return mine.filter((code) => itemAt(view, code)?.effect !== '' && itemAt(view, code)!.mana <= Mana.left(view, by));
  return use === 'use' ? [-1, ...mine] : [-1];
}

export const ObjectUsed = defineChange('object-used', (_store, _who: Id, _use: string, _what: number): void => {});

/** Uses something in hand or within reach; its own description says what it costs, or the list, or the game master. @rule HD-MSC-030 HD-MSC-031 HD-MSC-033 */
export const UseObject = defineIntent<Using>('use-object', {
  rule: 'HD-MSC-030',
  title: 'Use',
  tags: ['action', 'hurried'],
  available: needsApart,
  params: {
    use: oneOf<IntentContext<Using>, Use>({ rule: 'HD-MSC-030', candidates: (view, { by }) => USES.filter((use) => usable(view, by, use).length > 0) }),
    what: oneOf<IntentContext<Using>, number>({ rule: 'HD-MSC-030', candidates: (view, { by, with: { use } }) => usable(view, by, use) }),
  },
  price: (view, _by, { use, what }) => [{ resource: ActionPoints, amount: listedCost(view, use, what) ?? USUAL_AP }],
  perform(play, by, { use, what }) {
    ObjectUsed(play, by, use, what);
    if (use === 'drink-a-potion') drink(play, by, what);
    if (use === 'activate') activate(play, by, what);
    return true;
  },
});

/** What a use costs by the item's description or by the list; null = as the game master says. */
export function listedCost(view: View, use: Use, what: number): number | null {
  const own = what < 0 ? null : (itemAt(view, what)?.ap ?? null);
  return own ?? (use in OBJECT_AP ? OBJECT_AP[use as keyof typeof OBJECT_AP] : null);
}

/** The AP of a use that stands nowhere. @rule HD-MSC-032 */
export const objectCost = (play: Play, who: Id, { use }: Using): number => play.ask(ObjectCost, GM, { who, use });

type Giving = { readonly what: number; readonly patient: Id };

/** Gives a willing or helpless neighbour a potion to drink (R-GEAR). */
export const GivePotion = defineIntent<Giving>('give-potion', {
  rule: 'R-GEAR',
  title: 'Give a potion',
  tags: ['action'],
  available: needsApart,
  params: {
    what: oneOf<IntentContext<Giving>, number>({ rule: 'R-GEAR', candidates: (view, { by }) => usable(view, by, 'drink-a-potion') }),
    patient: patientOf<Giving>('R-GEAR', true),
  },
  price: (view, _by, { what }) => [{ resource: ActionPoints, amount: listedCost(view, 'drink-a-potion', what)! }],
  perform(play, by, { what, patient }) {
    ObjectUsed(play, by, 'give-a-potion', what);
    usesUp(play, by, what);
    heals(play, patient);
    return true;
  },
});

/** A potion mends the worst wound by one level (R-GEAR). */
function drink(play: Play, by: Id, what: number): void {
  usesUp(play, by, what);
  heals(play, by);
}

function usesUp(play: Play, by: Id, what: number): void {
  const { features, stowed } = fighter(play, by);
  GearSet(play, by, without(features, what), stowed);
}

function heals(play: Play, by: Id): void {
  const { wounds } = fighter(play, by);
  for (let level = wounds.length; level > 0; level--) {
    if (wounds[level - 1] === 0) continue;
    dropWound(play, by, level, level - 1);
    return;
  }
}

/** Mana goes into the item as long as its effect lasts. @rule HD-BLK-006 HD-MAN-006 */
function activate(play: Play, by: Id, what: number): void {
  const { effect, mana } = itemAt(play, what)!;
  investMana(play, by, { by: effect, mana, returns: 'with the effect' });
  give(play, by, ItemEffect, { source: by, value: what });
}

type Ending = { readonly what: number };

/** Ends one effect of one magical item; the item is as before and its mana comes back. @rule HD-MSC-001 HD-MSC-002 HD-MSC-003 */
export const EndEffect = defineIntent<Ending>('end-effect', {
  rule: 'HD-MSC-001',
  title: 'End an effect',
  tags: ['action'],
  available: needsApart,
  params: {
    what: oneOf<IntentContext<Ending>, number>({ rule: 'HD-MSC-001', candidates: (view, { by }) => effects(view, by) }),
  },
  price: () => [{ resource: ActionPoints, amount: COSTS['end-effect'].ap }],
  perform(play, by, { what }) {
    const mine = play.state.entities[by].conditions.filter((condition) => condition.kind === play.rules.codeOf(ItemEffect));
    const [ended] = mine.filter((each) => each.value === what);
    end(play, by, ended.id);
    const { effect } = itemAt(play, what)!;
    retrieveMana(play, by, effect);
    Reverted(play, by, what);
    return true;
  },
});

export const Reverted = defineChange('reverted', (_store, _who: Id, _what: number): void => {});

/** The magical items whose effects last; a decree may give an effect of something that is none. */
function effects(view: View, who: Id): number[] {
  const kind = view.rules.codeOf(ItemEffect);
  const given = view.state.entities[who].conditions.flatMap(({ kind: of, value }) => (of === kind ? [value] : []));
  return [...new Set(given)].filter((what) => itemAt(view, what) !== null);
}
