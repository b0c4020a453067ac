import { type ChangeJson, type Id, type Json, NOBODY, Runner, type View } from '@riposte/kernel';
import { anyNumber, type Range, type Settable, type Settables, settable, settableResource, upTo, upToCap } from '@riposte/ruleset';
import { Agility, MaximumAgility } from '../actions/agility.ts';
import { Energy, MAX_ENERGY } from '../actions/energy.ts';
import { MaximumStamina, Stamina } from '../actions/stamina.ts';
import { StruckBy } from '../attacks/outcome.ts';
import { SparingSet } from '../attacks/sparing.ts';
import { FactSet, SecondsSet } from '../fighters/fact-set.ts';
import { ABILITIES, everybody, fighter, itemOf, MOTIONS, SCENE, SIZES, SLOTS, type Slot, scene } from '../fighters/fighter.ts';
import { isTrait, TraitsSet } from '../fighters/trait.ts';
import { HANDS, handsFor, handsFull, isLoaded } from '../gear/carried.ts';
import { DurabilitySet, ItemBroken, ItemLoaded, ItemMoved } from '../gear/items.ts';
import { Aura, AuraStrength, MaximumSurges, Surges } from '../harm/aura.ts';
import { RestSet } from '../harm/rest.ts';
import { isSpell } from '../magic/spell.ts';
import { loadOf } from '../movement/along.ts';
import { HEADING_NAMES } from '../movement/board.ts';
import { DepthSet } from '../movement/depth.ts';
import { Turned } from '../movement/facing.ts';
import { NimbleSet } from '../movement/nimble.ts';
import { Placed } from '../movement/steps.ts';
import { RoundBegan } from '../rounds/rounds.ts';
import { Waits } from '../rounds/wait.ts';
import { facts, placeName } from './facts.ts';

const yesOrNo: Range = { kind: 'yes or no' };
const from = (least: number, most: number): Range => ({ kind: 'number', least, most });

/** The place of that name; null where there is none. */
function placeNamed(view: View, name: string): number | null {
  const { width, height } = scene(view);
  const place = Array.from({ length: width * height }, (_, at) => at).findIndex((at) => placeName(view, at) === name);
  return place < 0 ? null : place;
}

/** A fact that only the game master sets. */
const plain = <V extends Json>(fact: string, range: Range): Settable =>
  settable<V>(
    () => range,
    (_view, who, value) => [[FactSet.id, who, fact, value]],
  );

/** A fact on which maxima hang: a lower maximum takes along what is over it. */
const capping = (fact: string, most: number): Settable =>
  settable<number>(
    () => upTo(most),
    (view, who, value) => {
      const { state, rules } = view;
      const entities = state.entities.map((entity) => (entity.id === who ? { ...entity, [fact]: value } : entity));
      const then = Runner.still(rules, { ...state, entities });
      const pools = [
        [Aura, AuraStrength],
        [Stamina, MaximumStamina],
        [Surges, MaximumSurges],
      ] as const;
      const lowered = pools.flatMap(([pool, cap]): ChangeJson[] => {
        const max = cap(then, who);
        return max < cap(view, who) && pool.left(view, who) > max ? [['resource-set', who, rules.resourceCodes[pool.index], max]] : [];
      });
      return [[FactSet.id, who, fact, value], ...lowered];
    },
  );

/** A list of words. */
const words = (fact: 'resists' | 'weak'): Settable =>
  settable<Json>(
    () => ({ kind: 'other', like: ['fire'] }),
    (_view, who, value) => (Array.isArray(value) && value.length <= MAX_WORDS && value.every(isWord) ? [[FactSet.id, who, fact, value]] : null),
  );
const MAX_WORDS = 40;
const isWord = (one: Json): boolean => typeof one === 'string' && one.length > 0 && one.length <= 80;

const abilities = Object.fromEntries(ABILITIES.map((ability) => [ability, capping(ability, 60)]));

/** A fact of items alone. */
const ofItem = <V extends Json>(
  range: (view: View, id: Id) => Range | null,
  changes: (view: View, id: Id, value: V) => readonly ChangeJson[] | null,
): Settable => ({
  range: (view, id) => (view.state.entities[id]?.kind === 'item' ? range(view, id) : null),
  changes: changes as Settable['changes'],
});

/** A fact of the scene. */
const ofScene = (range: Range, changes: (view: View, value: number) => readonly ChangeJson[]): Settable => ({
  range: (_view, id) => (id === SCENE ? range : null),
  changes: (view, _id, value) => changes(view, value as number),
});

/** A fighter puts it where it is said; two hands are full with two, or with whom it carries. */
function moved(view: View, id: Id, holder: Id, slot: Slot): readonly ChangeJson[] | null {
  const item = itemOf(view, id);
  if (holder < 0) return null;
  const full = handsFull(view, holder) - (item.holder === holder && item.slot === 'hand' ? handsFor(view, holder, item.stats) : 0);
  if (slot === 'hand' && (loadOf(view, holder) >= 0 || full + handsFor(view, holder, item.stats) > HANDS)) return null;
  return [[ItemMoved.id, id, holder, slot, -1]];
}

/** On a place of the board: of a fighter's body, or of what lies about. */
const at: Settable = {
  range(view, id) {
    const entity = view.state.entities[id];
    if (entity?.kind === 'fighter') return { kind: 'other', like: placeName(view, fighter(view, id).place) };
    return entity?.kind === 'item' ? { kind: 'other', like: placeName(view, 0) } : null;
  },
  changes(view, id, value) {
    const to = placeNamed(view, String(value));
    if (to === null) return null;
    if (view.state.entities[id].kind === 'fighter') return [[Placed.id, id, to]];
    const { slot } = itemOf(view, id);
    return [[ItemMoved.id, id, NOBODY, slot === 'table' ? slot : 'ground', to]];
  },
};

const heldSlots = SLOTS.filter((slot) => slot !== 'ground' && slot !== 'table');

/** What the game master can set. */
export const SETTABLES: Settables = {
  at,
  facing: settable<string>(
    (view) => ({ kind: 'word', words: HEADING_NAMES[scene(view).grid] }),
    (view, who, value) => [[Turned.id, who, HEADING_NAMES[scene(view).grid].indexOf(value)]],
  ),
  traits: settable(
    (view, who) => ({ kind: 'other', like: facts(view, who).traits }),
    (view, who, value) => learn(view, who, value, isTrait),
  ),
  spells: settable(
    (view, who) => ({ kind: 'other', like: facts(view, who).spells }),
    (view, who, value) => learn(view, who, value, isSpell),
  ),
  aura: settableResource(Aura, (view, who) => upToCap(AuraStrength(view, who))),
  stamina: settableResource(Stamina, (view, who) => upToCap(MaximumStamina(view, who))),
  energy: settableResource(Energy, () => upToCap(MAX_ENERGY)),
  agility: settableResource(Agility, (view, who) => upToCap(MaximumAgility(view, who))),
  surges: settableResource(Surges, (view, who) => upToCap(MaximumSurges(view, who))),
  maxAura: capping('auraGiven', 1000),
  maxStamina: capping('staminaGiven', 1000),
  level: capping('level', 30),
  mpl: plain<number>('mpl', upTo(20)),
  speed: plain<number>('speed', from(1, 30)),
  size: plain<string>('size', { kind: 'word', words: SIZES }),
  ...abilities,
  resists: words('resists'),
  weak: words('weak'),
  depth: settable<number>(
    () => upTo(200),
    (_view, who, value) => [[DepthSet.id, who, value]],
  ),
  swiftUsed: plain<boolean>('swift', yesOrNo),
  initiativeRolled: plain<boolean>('rolled', yesOrNo),
  pushed: plain<number>('pushed', anyNumber),
  waits: settable<boolean>(
    () => yesOrNo,
    (_view, who, value) => [[Waits.id, who, value]],
  ),
  nimble: settable<number>(
    () => upTo(20),
    (_view, who, value) => [[NimbleSet.id, who, value]],
  ),
  moved: plain<number>('moved', anyNumber),
  runUp: plain<number>('runUp', anyNumber),
  movement: plain<string>('motion', { kind: 'word', words: MOTIONS }),
  struckBy: settable<string>(
    (view, who) => ({ kind: 'word', words: ['none', ...everybody(view).flatMap((other) => (other === who ? [] : [fighter(view, other).name]))] }),
    (view, who, value) => [[StruckBy.id, who, everybody(view).find((other) => fighter(view, other).name === value) ?? NOBODY]],
  ),
  sparing: settable<number>(
    () => from(-1, 6),
    (_view, who, value) => [[SparingSet.id, who, value]],
  ),
  rested: settable<number>(
    () => anyNumber,
    (view, who, value) => [[RestSet.id, who, value, fighter(view, who).surgesOpen]],
  ),
  surgesOpen: settable<number>(
    () => anyNumber,
    (view, who, value) => [[RestSet.id, who, fighter(view, who).rested, value]],
  ),
  holder: ofItem<string>(
    (view) => ({ kind: 'word', words: everybody(view).map((id) => fighter(view, id).name) }),
    (view, id, value) => {
      const to = everybody(view).find((who) => fighter(view, who).name === value)!;
      return moved(view, id, to, 'hand') ?? moved(view, id, to, 'stowed');
    },
  ),
  slot: ofItem<Slot>(
    (view, id) => (itemOf(view, id).holder < 0 ? null : { kind: 'word', words: heldSlots }),
    (view, id, value) => moved(view, id, itemOf(view, id).holder, value),
  ),
  loaded: ofItem<boolean>(
    (view, id) => {
      const { stats } = itemOf(view, id);
      return stats.sort === 'weapon' && stats.shoots && (stats.loading !== 0 || !isLoaded(view, id)) ? yesOrNo : null;
    },
    (_view, id, value) => [[ItemLoaded.id, id, value]],
  ),
  broken: ofItem<boolean>(
    () => yesOrNo,
    (_view, id, value) => [[ItemBroken.id, id, value]],
  ),
  durability: ofItem<number>(
    (view, id) => {
      const { stats } = itemOf(view, id);
      return stats.sort === 'shield' ? upToCap(stats.durability) : null;
    },
    (_view, id, value) => [
      [DurabilitySet.id, id, value],
      [ItemBroken.id, id, value === 0],
    ],
  ),
  round: ofScene(from(1, 1000), (_view, value) => [[RoundBegan.id, SCENE, value]]),
  secondsOfRound: ofScene(from(1, 60), (_view, value) => [[SecondsSet.id, SCENE, value]]),
};

/** Abilities gained in the middle of a round that raise Maximum Agility raise what is left by as much. @rule RC-AGI-005 */
function learn(view: View, who: Id, value: Json, is: typeof isTrait | typeof isSpell): readonly ChangeJson[] | null {
  const codes = (Array.isArray(value) ? value : [null]).map((id: Json) => view.rules.things.findIndex((thing) => is(thing as never) && thing.id === id));
  if (codes.includes(-1)) return null;
  const { state, rules } = view;
  const features = [...codes, ...fighter(view, who).features.filter((code) => !is(rules.things[code] as never))];
  const entities = state.entities.map((entity) => (entity.id === who ? { ...entity, features } : entity));
  const more = MaximumAgility(Runner.still(rules, { ...state, entities }), who) - MaximumAgility(view, who);
  const left = Math.max(0, Agility.left(view, who) + more);
  return [
    [TraitsSet.id, who, features],
    ['resource-set', who, rules.resourceCodes[Agility.index], left],
  ];
}
