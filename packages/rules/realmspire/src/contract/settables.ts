import { type ChangeJson, ConditionEnded, type Id, type Json, type View } from '@riposte/kernel';
import { changesOf, type Range, type Settable, type Settables, settable, settableResource, upTo, upToCap } from '@riposte/ruleset';
import { ActionPoints, AP_OF_A_ROUND, ATTACKS_OF_A_ROUND } from '../actions-in-combat/action-points.ts';
import { FREE_ACTIONS } from '../actions-in-combat/free-actions.ts';
import { freeHands } from '../actions-in-combat/grapple.ts';
import { GearSet, Gripped } from '../actions-in-combat/manipulate.ts';
import { shifts } from '../actions-in-combat/nets.ts';
import { MostStamina, Stamina } from '../adventuring/exertion.ts';
import { AwareSet } from '../attacking-and-defending/defence.ts';
import { ATTRIBUTES, type Attribute, bonus, fighter, SIZES } from '../characters/fighter.ts';
import { Luck, MostLuck } from '../characters/luck.ts';
import { FactSet, type SetFact } from '../characters/set-facts.ts';
import { Healed } from '../damage-and-health/healing.ts';
import { Hurt } from '../damage-and-health/health.ts';
import { type Held, weaponAt } from '../gear/in-hand.ts';
import { marksOn } from '../gear/marks.ts';
import { InitiativeRolled, OrderSet, orderWith, QueueSet } from '../initiative-structure/initiative.ts';
import { RoundSet } from '../initiative-structure/rounds.ts';
import { queueIn } from '../initiative-structure/saved-turn.ts';
import { METRE, SCENE, scene } from '../initiative-structure/scene.ts';
import { endTurn, mayHaveTurn } from '../initiative-structure/turns.ts';
import { COVERS, CoverSet } from '../positioning/cover.ts';
import { Mana, MostMana, manaPool } from '../using-magic/mana.ts';
import { facts } from './facts.ts';
import { arms, type Names, names, withMark } from './names.ts';

const between = (least: number, most: number): Range => ({ kind: 'number', least, most });

/** A number of a fighter that stands as it is set. */
const plain = (fact: SetFact, range: Range): Settable =>
  settable<number>(
    () => range,
    (_view, who, value) => [[FactSet.id, who, fact, value]],
  );

/** What an attribute is the most of. */
const POOLS: { readonly [attribute: string]: readonly [resource: typeof Mana, most: (score: number) => number] } = {
  intellect: [Mana, manaPool],
  endurance: [Stamina, bonus],
  luck: [Luck, bonus],
};

/** An attribute; what is over a maximum that becomes smaller with it is lost (R-MASTER). */
const settableAttribute = (attribute: Attribute): Settable =>
  settable<number>(
    () => between(1, 60),
    (view, who, value) => {
      const set: ChangeJson = [FactSet.id, who, attribute, value];
      const [resource, most] = POOLS[attribute] ?? [];
      const isLess = resource !== undefined && value < fighter(view, who)[attribute] && resource.left(view, who) > most!(value);
      return isLess ? [set, ...settableResource(resource, () => upTo(most!(value))).changes(view, who, most!(value))!] : [set];
    },
  );

/** A fact of the scene. */
const ofScene = <V extends Json>(range: (view: View) => Range, changes: (view: View, value: V) => readonly ChangeJson[] | null): Settable => ({
  range: (view, who) => (who === SCENE ? range(view) : null),
  changes: (view, _who, value) => changes(view, value as V),
});

const NOTHING = 'none';

/** The code of a thing by its id, of those that there are. */
const codeIn = (things: ReadonlyMap<number, string>, id: Json): number | undefined => [...things].find(([, word]) => word === id)?.[0];

/** What a hand holds; what it held is gone, with what clung to it. */
const hand = (item: Held, ...marks: readonly string[]): Settable =>
  settable<string>(
    (view) => ({ kind: 'word', words: [NOTHING, ...withMark(...marks)(view).values()] }),
    (view, who, value) => {
      const code = codeIn(withMark(...marks)(view), value);
      return [...marksOn(view, who, item).map((id): ChangeJson => [ConditionEnded.id, who, id]), [GearSet.id, who, item, code === undefined ? [] : [code]]];
    },
  );

/** A list of things by id, all from then on. */
const thingsListed = (fact: string, known: Names, where: 'carried' | 'features'): Settable =>
  settable<Json>(
    (view, who) => ({ kind: 'other', like: facts(view, who)[fact] }),
    (view, who, value) => {
      const things = known(view);
      const codes = Array.isArray(value) ? value.map((id: Json) => codeIn(things, id)) : [undefined];
      if (codes.includes(undefined)) return null;
      const others = where === 'features' ? fighter(view, who).features.filter((code) => !things.has(code)) : [];
      return [[GearSet.id, who, where, [...others, ...(codes as number[])]]];
    },
  );

/** Another turn order, for the turns of this round that are still to come too. */
function inOrder(view: View, order: readonly Id[]): ChangeJson[] {
  return [
    [OrderSet.id, SCENE, order],
    [QueueSet.id, SCENE, queueIn(scene(view), order)],
  ];
}

/** What the game master can set. */
export const SETTABLES: Settables = {
  aware: settable<boolean>(
    () => ({ kind: 'yes or no' }),
    (_view, who, value) => [[AwareSet.id, who, value]],
  ),
  cover: settable<string>(
    () => ({ kind: 'word', words: COVERS }),
    (_view, who, value) => [[CoverSet.id, who, COVERS.indexOf(value as never)]],
  ),
  at: settable<Json>(
    (view, who) => ({ kind: 'other', like: facts(view, who).at }),
    (view, who, value) => (isPoint(view, value) ? shifts(view, who, value) : null),
  ),
  health: settable<number>(
    (view, who) => ({ kind: 'number', least: -1000, most: 1000, cap: fighter(view, who).maxHealth }),
    (view, who, value) => {
      const { health } = fighter(view, who);
      return value < health ? [[Hurt.id, who, health - value]] : [[Healed.id, who, value - health]];
    },
  ),
  maxHealth: settable<number>(
    () => between(1, 1000),
    (view, who, value) => {
      const { health, maxHealth } = fighter(view, who);
      const over = health - value;
      return [...(over > 0 && value < maxHealth ? [[Hurt.id, who, over] as ChangeJson] : []), [FactSet.id, who, 'maxHealth', value]];
    },
  ),
  ap: settableResource(ActionPoints, () => upToCap(AP_OF_A_ROUND)),
  attacks: plain('attacks', upTo(ATTACKS_OF_A_ROUND)),
  freeActions: plain('freeActions', upTo(FREE_ACTIONS)),
  moved: plain('moved', upTo(100_000)),
  mana: settableResource(Mana, (view, who) => upToCap(MostMana(view, who))),
  stamina: settableResource(Stamina, (view, who) => upToCap(MostStamina(view, who))),
  luckPoints: settableResource(Luck, (view, who) => upToCap(MostLuck(view, who))),
  xp: plain('xp', upTo(100_000)),
  ...Object.fromEntries(ATTRIBUTES.map((attribute) => [attribute, settableAttribute(attribute)])),
  size: settable<string>(
    () => ({ kind: 'word', words: SIZES }),
    (_view, who, value) => [[FactSet.id, who, 'size', SIZES.indexOf(value as never)]],
  ),
  speed: plain('pace', upTo(60)),
  naturalArmour: plain('natural', upTo(50)),
  grip: settable<number>(
    (view, who) => between(1, weaponAt(view, fighter(view, who).weapon).versatile === null || fighter(view, who).grip + freeHands(view, who) < 2 ? 1 : 2),
    (_view, who, value) => [[Gripped.id, who, value]],
  ),
  weapon: hand('weapon', 'weapon'),
  shield: hand('shield', 'block'),
  other: hand('other', 'weapon', 'hands'),
  carried: thingsListed('carried', arms, 'carried'),
  wears: thingsListed('wears', withMark('level'), 'features'),
  items: thingsListed('items', withMark('holds'), 'features'),
  perks: thingsListed('perks', withMark('free'), 'features'),
  spells: thingsListed('spells', withMark('spell'), 'features'),
  initiative: plain('initiative', between(-20, 60)),
  initiativeTotal: settable<number>(
    () => between(-20, 100),
    (view, who, value) => [[InitiativeRolled.id, who, value], ...(scene(view).order.length === 0 ? [] : inOrder(view, orderWith(view, who, value)))],
  ),
  round: ofScene<number>(
    () => between(1, 1000),
    (_view, value) => [[RoundSet.id, SCENE, value]],
  ),
  turn: ofScene<string>((view) => ({ kind: 'word', words: comeNext(view).map((who) => fighter(view, who).name) }), turnBecomes),
  order: ofScene<Json>(
    (view) => ({ kind: 'other', like: facts(view, SCENE).order }),
    (view, value) => {
      const order = orderNamed(view, value);
      return order === null ? null : inOrder(view, order);
    },
  ),
};

/** Those whose turn could come next. */
const comeNext = (view: View): Id[] => scene(view).order.filter((who) => who !== scene(view).acting && mayHaveTurn(view, who));

/** The running turn ends, and another fighter's turn comes next, in the same round. */
function turnBecomes(view: View, value: string): readonly ChangeJson[] | null {
  const { acting, queue } = scene(view);
  const next = comeNext(view).find((who) => fighter(view, who).name === value);
  if (next === undefined) return null;
  return changesOf(view, (play) => {
    if (acting >= 0) endTurn(play, acting);
    QueueSet(play, SCENE, [next, ...queue.filter((who) => who !== next)]);
  });
}

/** All fighters of the turn order by name, each once; null for anything else. */
function orderNamed(view: View, value: Json): Id[] | null {
  const { order } = scene(view);
  if (!Array.isArray(value)) return null;
  const named = value.map((name) => order.find((id) => names(view).get(id) === name) ?? SCENE);
  return named.length === order.length && new Set(named).size === order.length && !named.includes(SCENE) ? named : null;
}

function isPoint(view: View, value: Json): value is [number, number] {
  if (!Array.isArray(value) || value.length !== 2) return false;
  const { width, height } = scene(view).ground;
  const [x, y] = value as number[];
  return Number.isInteger(x) && Number.isInteger(y) && x >= 0 && y >= 0 && x * METRE <= width && y * METRE <= height;
}
