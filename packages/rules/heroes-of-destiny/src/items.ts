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
  text,
  type View,
} from '@riposte/kernel';
import { LoadedSet, needsAp } from './attack.ts';
import { CONTAINERS, type Container, type Fighter, fighter, type Lying, type Place, SCENE, type Scene, type Stowed, scene } from './fighter.ts';
import { ActionPoints, invest, Mana, retrieve } from './pools.ts';
import { CONTAINER_AP, COSTS, OBJECT_AP } from './tables.ts';
import { freeHands, handsOf, held, isWeapon, itemAt, weaponAt, weaponsOf } from './weapon.ts';
import { dropWound } from './wounds.ts';

export const GearSet = defineChange(
  'gear-set',
  (store, who: Id, features: readonly number[], stowed: readonly Stowed[]): void => {
    const f = store.edit(who) as Fighter;
    f.features = features;
    f.stowed = stowed;
  },
  { say: (name, who) => `${name(who)} handles gear` },
);

export const Wielded = defineChange('wielded', (store, who: Id, weapon: number): boolean => {
  if ((store.state.entities[who] as Fighter).weapon === weapon) return false;
  (store.edit(who) as Fighter).weapon = weapon;
  return true;
});

export const LyingSet = defineChange('lying-set', (store, _scene: Id, lying: readonly Lying[]): void => {
  (store.edit(SCENE) as Scene).lying = lying;
});

/** A list without the first of these. */
function without(list: readonly number[], code: number): readonly number[] {
  const at = list.indexOf(code);
  return at < 0 ? list : [...list.slice(0, at), ...list.slice(at + 1)];
}

/** Takes in hand what is left to attack with. */
function wieldsWhatIsLeft(play: Play, who: Id): void {
  const open = weaponsOf(play, who);
  if (!open.includes(fighter(play, who).weapon)) Wielded(play, who, open[0]);
}

/** Something leaves a hand and lies at a place. @rule HD-SEQ-006 */
export function dropAt(play: Play, who: Id, code: number, at: Place): void {
  const { features, stowed } = fighter(play, who);
  GearSet(play, who, without(features, code), stowed);
  LyingSet(play, SCENE, [...scene(play).lying, { gear: code, at }]);
  wieldsWhatIsLeft(play, who);
}

type What = { readonly what: number };
type Put = { readonly what: number; readonly into: Container };

const inHand = oneOf<IntentContext<What>, number>({ rule: 'HD-SEQ-006', candidates: (view, { by }) => held(view, by) });

/** Lets go of something: takes no time, and disturbs nothing that is being done. @rule HD-SEQ-006 */
export const Release = defineIntent<What>('release', {
  rule: 'HD-SEQ-006',
  title: 'Let go',
  tags: ['free'],
  params: { what: inHand },
  perform(play, by, { what }) {
    dropAt(play, by, what, fighter(play, by).at);
    return true;
  },
});

/** Speaking is free, a few words at a time. @rule HD-SEQ-005 */
export const Speak = defineIntent<{ readonly words: string }>('speak', {
  rule: 'HD-SEQ-005',
  title: 'Say a few words',
  tags: ['free'],
  params: { words: text({ rule: 'HD-SEQ-005', most: 120, samples: ['Look out!'] }) },
  perform(play, by, { words }) {
    Said(play, by, words);
    return true;
  },
});

export const Said = defineChange('said', (_store, _who: Id, _words: string): void => {}, { say: (name, who, words) => `${name(who)}: "${words}"` });

/** Attacks with another of the weapons at hand. */
export const ChooseWeapon = defineIntent<{ readonly weapon: number }>('choose-weapon', {
  rule: 'HD-DEF-006',
  title: 'Attack with another weapon in hand',
  tags: ['free'],
  params: {
    weapon: oneOf<IntentContext<{ readonly weapon: number }>, number>({
      rule: 'HD-DEF-006',
      candidates: (view, { by }) => [...new Set(weaponsOf(view, by))].filter((code) => code !== fighter(view, by).weapon),
    }),
  },
  perform(play, by, { weapon }) {
    Wielded(play, by, weapon);
    return true;
  },
});

/** Takes something out of a bag or sheath with an empty hand. @rule HD-COM-012 HD-COM-013 */
export const Retrieve = defineIntent<What>('retrieve', {
  rule: 'HD-COM-012',
  title: 'Retrieve an item',
  tags: ['action', 'hurried'],
  available(view, by, refuse) {
    needsAp(view, by, refuse);
    if (freeHands(view, by) < 1) refuse('HD-COM-013', 'no empty hand');
  },
  params: {
    what: oneOf<IntentContext<What>, number>({ rule: 'HD-COM-012', candidates: (view, { by }) => fighter(view, by).stowed.map((one) => one.gear) }),
  },
  check(view, by, { what }, refuse) {
    if (freeHands(view, by) < handsOf(view, what)) refuse('HD-COM-013', 'not enough empty hands');
  },
  price: (view, by, { what }) => [{ resource: ActionPoints, amount: CONTAINER_AP[containerOf(view, by, what)] }],
  perform(play, by, { what }) {
    const { features, stowed } = fighter(play, by);
    const at = stowed.findIndex((one) => one.gear === what);
    GearSet(play, by, [...features, what], [...stowed.slice(0, at), ...stowed.slice(at + 1)]);
    if (isWeapon(play, what) && weaponAt(play, fighter(play, by).weapon).hands === 0) Wielded(play, by, what);
    return true;
  },
});

const containerOf = (view: View, who: Id, code: number): Container => fighter(view, who).stowed.find((one) => one.gear === code)?.in ?? 'backpack';

/** Puts something from a hand into a bag or sheath. @rule HD-COM-012 */
export const Stow = defineIntent<Put>('stow', {
  rule: 'HD-COM-012',
  title: 'Stow an item',
  tags: ['action', 'hurried'],
  available: needsAp,
  params: {
    what: oneOf<IntentContext<Put>, number>({ rule: 'HD-COM-012', candidates: (view, { by }) => held(view, by) }),
    into: oneOf<IntentContext<Put>, Container>({ rule: 'HD-COM-014', candidates: () => CONTAINERS }),
  },
  price: (_view, _by, { into }) => [{ resource: ActionPoints, amount: CONTAINER_AP[into] }],
  perform(play, by, { what, into }) {
    const { features, stowed } = fighter(play, by);
    GearSet(play, by, without(features, what), [...stowed, { gear: what, in: into }]);
    wieldsWhatIsLeft(play, by);
    return true;
  },
});

/** Picks up what lies in one's own space: like taking it from a pocket (R-GEAR). */
export const PickUp = defineIntent<What>('pick-up', {
  rule: 'R-GEAR',
  title: 'Pick up',
  tags: ['action', 'hurried'],
  available: needsAp,
  params: {
    what: oneOf<IntentContext<What>, number>({
      rule: 'R-GEAR',
      candidates: (view, { by }) =>
        scene(view).lying.flatMap(({ gear, at }) => (at === fighter(view, by).at && handsOf(view, gear) <= freeHands(view, by) ? [gear] : [])),
    }),
  },
  price: () => [{ resource: ActionPoints, amount: CONTAINER_AP['normal-pocket'] }],
  perform(play, by, { what }) {
    const { features, stowed, at } = fighter(play, by);
    const { lying } = scene(play);
    const found = lying.findIndex((one) => one.gear === what && one.at === at);
    LyingSet(play, SCENE, [...lying.slice(0, found), ...lying.slice(found + 1)]);
    GearSet(play, by, [...features, what], stowed);
    if (isWeapon(play, what) && weaponAt(play, fighter(play, by).weapon).hands === 0) Wielded(play, by, what);
    return true;
  },
});

/** Loads a crossbow. */
export const Load = defineIntent('load', {
  rule: 'R-GEAR',
  title: 'Load',
  tags: ['action'],
  available(view, by, refuse) {
    needsAp(view, by, refuse);
    if (weaponAt(view, fighter(view, by).weapon).load === 0 || fighter(view, by).loaded) refuse('R-GEAR', 'nothing to load');
  },
  price: (view, by) => [{ resource: ActionPoints, amount: weaponAt(view, fighter(view, by).weapon).load }],
  perform(play, by) {
    LoadedSet(play, by, true);
    return true;
  },
});

/** Kept up by a magical item of its bearer; its value is the code of the item. */
export const ItemEffect = defineCondition('item-effect', { rule: 'HD-MSC-001', title: 'effect of a magical item', stacks: true });

/** AP of a use of an object that stands nowhere. @rule HD-MSC-032 */
export const ObjectCost = defineAsk<{ readonly who: Id; readonly use: string }, number>('object-cost', {
  rule: 'HD-MSC-032',
  because: (view, _gm, { who, use }) => `${fighter(view, who).name}: ${use}; how many AP does that take?`,
  answer: number({ rule: 'HD-MSC-032', least: () => 0, most: () => 72 }),
  otherwise: () => 4,
});

const USES = [...(Object.keys(OBJECT_AP) as (keyof typeof OBJECT_AP)[]), 'activate', 'use'] as const;
type Use = (typeof USES)[number];
type Using = { readonly use: Use; readonly what: number };

/** The thing that a use needs in hand or on the body; -1 = something within reach. */
function usable(view: View, by: Id, use: Use): readonly number[] {
  const mine = fighter(view, by).features.filter((code) => itemAt(view, code) !== null);
  if (use === 'drink-a-potion') return mine.filter((code) => itemAt(view, code)?.heals);
  if (use === 'activate') return mine.filter((code) => itemAt(view, code)?.effect !== '' && itemAt(view, code)!.mana <= Mana.left(view, by));
  return use === 'use' ? [-1, ...mine] : [-1];
}

export const ObjectUsed = defineChange('object-used', (_store, _who: Id, _use: string, _what: number): void => {}, {
  say: (name, who, use) => `${name(who)}: ${use}`,
});

/** Uses something in hand or within reach; its own description says what it costs, or the list, or the game master. @rule HD-MSC-030 HD-MSC-031 HD-MSC-033 */
export const UseObject = defineIntent<Using>('use-object', {
  rule: 'HD-MSC-030',
  title: 'Use an object',
  tags: ['action', 'hurried'],
  available: needsAp,
  params: {
    use: oneOf<IntentContext<Using>, Use>({ rule: 'HD-MSC-030', candidates: (view, { by }) => USES.filter((use) => usable(view, by, use).length > 0) }),
    what: oneOf<IntentContext<Using>, number>({ rule: 'HD-MSC-030', candidates: (view, { by, with: { use } }) => usable(view, by, use) }),
  },
  price: (view, _by, { use, what }) => [{ resource: ActionPoints, amount: listedCost(view, use, what) ?? 0 }],
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

/** A potion mends the worst wound by one level (R-GEAR). */
function drink(play: Play, by: Id, what: number): void {
  const { features, stowed, wounds } = fighter(play, by);
  GearSet(play, by, without(features, what), stowed);
  for (let level = wounds.length; level > 0; level--) {
    if (wounds[level - 1] === 0) continue;
    dropWound(play, by, level, level - 1);
    return;
  }
}

/** Mana goes into the item as long as its effect lasts. @rule HD-BLK-006 HD-MAN-006 */
function activate(play: Play, by: Id, what: number): void {
  const { effect, mana } = itemAt(play, what)!;
  invest(play, by, { by: effect, mana, returns: 'with the effect' });
  give(play, by, ItemEffect, { source: by, value: what });
}

/** Ends one effect of one magical item; the item is as before and its mana comes back. @rule HD-MSC-001 HD-MSC-002 HD-MSC-003 */
export const EndEffect = defineIntent<What>('end-effect', {
  rule: 'HD-MSC-001',
  title: 'End a magical effect',
  tags: ['action'],
  available: needsAp,
  params: {
    what: oneOf<IntentContext<What>, number>({ rule: 'HD-MSC-001', candidates: (view, { by }) => effects(view, by) }),
  },
  price: () => [{ resource: ActionPoints, amount: COSTS['end-effect'].ap }],
  perform(play, by, { what }) {
    const mine = play.state.entities[by].conditions.filter((one) => one.kind === play.rules.codeOf(ItemEffect));
    const [one] = mine.filter((each) => each.value === what);
    end(play, by, one.id);
    const { effect } = itemAt(play, what)!;
    retrieve(play, by, effect);
    Reverted(play, by, what);
    return true;
  },
});

export const Reverted = defineChange('reverted', (_store, _who: Id, _what: number): void => {}, { say: (name, who) => `an item of ${name(who)} is as before` });

export function effects(view: View, who: Id): number[] {
  const kind = view.rules.codeOf(ItemEffect);
  return [...new Set(view.state.entities[who].conditions.flatMap((one) => (one.kind === kind ? [one.value] : [])))];
}

export const INTENTS = [Release, Speak, ChooseWeapon, Retrieve, Stow, PickUp, Load, UseObject, EndEffect];
export const ASKS = [ObjectCost];
export const CHANGES = [GearSet, Wielded, LyingSet, Said, ObjectUsed, Reverted];
