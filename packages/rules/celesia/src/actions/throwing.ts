import { defineAsk, defineIntent, defineRoll, die, endAll, GM, type Id, NOBODY, number, oneOf, type Play, type View } from '@riposte/kernel';
import { AttackMade, resolveAttack } from '../attack/attack.ts';
import { type Attack } from '../attack/attack-roll.ts';
import { type Attribute, bodyPart, type Fighter, fighter, scene } from '../fighters/fighter.ts';
import { side } from '../fighters/size.ts';
import { isQuick, takeOut } from '../gear/draw-and-stow.ts';
import { laden, weaponAt } from '../gear/in-hand.ts';
import { comesToLie, loosen } from '../gear/take-and-drop.ts';
import { DAMAGE_TYPES, type DamageType, type Weapon } from '../gear/weapons.ts';
import { isUseless } from '../injuries/body.ts';
import { beside, DIRECTIONS, isOpen, type Square } from '../positioning/board.ts';
import { incrementsTo } from '../positioning/range.ts';
import { needsSimple } from '../rounds/action-points.ts';
import { ruled } from '../rulings.ts';
import { Aiming } from './aim.ts';
import { commit } from './declared.ts';
import { attackFromAfar, canStillAim, MARK, marks, maxVolley, volley } from './ranged.ts';
import { isReadied } from './ready-shield.ts';

/** @rule CE-THR-002 */
const THROWN_ATTRIBUTES: readonly Attribute[] = ['dexterity', 'wisdom', 'strength'];

export const ScatterRoll = defineRoll('scatter', { rule: 'CE-THR-009', title: 'scatter' });
const D8 = die(8);

interface ThrowWith {
  /** The hand with the object. */
  readonly hand: Id;
  readonly at: Id;
  readonly attribute: Attribute;
}

type ThrowContext = { readonly by: Id; readonly with: ThrowWith };

const THROWN_BY = oneOf<{ readonly by: Id }, Attribute>({ rule: 'CE-THR-002', candidates: () => THROWN_ATTRIBUTES });

const thrownBy = (view: View, by: Id, { hand, at, attribute }: ThrowWith, more: Partial<Attack> = {}): Attack =>
  attackFromAfar(view, by, at, hand, { attribute, form: 'thrown', ...more });

const drawnBack = (play: Play, by: Id, hand: Id): boolean => canStillAim(play, by, 'throws') && laden(play, by).includes(hand);

/** Anything in hand flies at a target, as a ranged attack. @rule CE-THR-001 CE-THR-002 CE-ATK-007 */
export const Throw = defineIntent<ThrowWith>('throw', {
  rule: 'CE-THR-001',
  title: 'Throw',
  tags: ['action', 'attack'],
  available(view, by, refuse) {
    needsSimple(view, by, refuse);
    if (laden(view, by).length === 0) refuse('CE-THR-001', 'nothing-to-throw');
  },
  params: {
    hand: oneOf<ThrowContext, Id>({
      rule: 'CE-THR-001',
      candidates: (view, { by }) => laden(view, by).filter((hand) => !isReadied(view, by, hand)),
      check(view, { by }, hand, refuse) {
        if (!laden(view, by).includes(hand)) refuse('CE-THR-001', 'nothing-to-throw-there');
        else if (isReadied(view, by, hand)) refuse('CE-SHD-003', 'shield-readied');
      },
    }),
    at: MARK,
    attribute: THROWN_BY,
  },
  perform(play, by, chosen) {
    if (!drawnBack(play, by, chosen.hand)) return false;
    const attack = thrownBy(play, by, chosen);
    AttackMade(play, by, 1);
    return hurl(play, chosen.hand, attack);
  },
});

interface RapidThrowWith extends ThrowWith {
  readonly throws: number;
}

type RapidThrowContext = { readonly by: Id; readonly with: RapidThrowWith };

const quickOnBelt = (view: View, who: Id): number[] => fighter(view, who).belt.filter((code) => isQuick(view, code));

const RAPID_HAND = oneOf<{ readonly by: Id }, Id>({
  rule: 'CE-RPD-001',
  candidates: (view, { by }) => laden(view, by).filter((hand) => isQuick(view, bodyPart(view, hand).holds)),
});

/** A throw at each of these out of one hand, as long as there is something to throw. */
const throwAll = (play: Play, by: Id, { hand, attribute }: Omit<ThrowWith, 'at'>, targets: readonly Id[]): boolean =>
  volley(play, by, targets, (at, more, nth) => {
    const [next] = quickOnBelt(play, by);
    if (isUseless(play, hand) || (nth > 0 && bodyPart(play, hand).holds < 0 && next === undefined)) return null;
    if (bodyPart(play, hand).holds < 0) takeOut(play, by, hand, next);
    return hurl(play, hand, thrownBy(play, by, { hand, attribute, at }, more));
  });

/** Light thrown weapons, one after the other out of one hand, all declared before the first. @rule CE-RPD-001 CE-RPD-002 CE-RPD-003 */
export const RapidThrow = defineIntent<RapidThrowWith>('rapid-throw', {
  rule: 'CE-RPD-001',
  title: 'Rapid throw',
  tags: ['action', 'attack'],
  available: needsSimple,
  params: {
    hand: RAPID_HAND,
    at: MARK,
    attribute: THROWN_BY,
    throws: number<RapidThrowContext>({
      rule: 'CE-RPD-001',
      least: () => 2,
      most: (view, { by, with: chosen }) => maxVolley(view, thrownBy(view, by, chosen), 1 + quickOnBelt(view, by).length),
    }),
  },
  perform(play, by, chosen) {
    const { hand, at, throws } = chosen;
    if (!drawnBack(play, by, hand)) return false;
    return throwAll(
      play,
      by,
      chosen,
      Array.from({ length: throws }, () => at),
    );
  },
});

interface SpreadThrowWith {
  readonly hand: Id;
  readonly attribute: Attribute;
  readonly at: readonly Id[];
}

type SpreadThrowContext = { readonly by: Id; readonly with: SpreadThrowWith };

/** Light thrown weapons at several targets: one throw for each time that one is named. @rule CE-RPD-001 CE-RPD-002 CE-RPD-003 */
export const SpreadThrow = defineIntent<SpreadThrowWith>('spread-throw', {
  rule: 'CE-RPD-001',
  title: 'Spread rapid throw',
  tags: ['action', 'attack'],
  available: needsSimple,
  params: {
    hand: RAPID_HAND,
    attribute: THROWN_BY,
    at: marks<SpreadThrowContext>((view, { by, with: { hand, attribute } }, at) =>
      maxVolley(view, thrownBy(view, by, { hand, attribute, at }), 1 + quickOnBelt(view, by).length),
    ),
  },
  perform(play, by, chosen) {
    return drawnBack(play, by, chosen.hand) && throwAll(play, by, chosen, chosen.at);
  },
});

/** The object leaves the hand before the die is thrown, and comes to lie where the throw ends. @rule CE-THR-006 CE-THR-008 */
function hurl(play: Play, hand: Id, attack: Attack): boolean {
  const { by, at } = attack;
  commit(play, by, { aimed: 0 });
  const wear = loosen(play, hand);
  const way = incrementsTo(play, attack);
  const sticks = doesStick(play, attack);
  const struck = resolveAttack(play, attack);
  endAll(play, by, Aiming);
  if (struck.hit) comesToLie(play, hand, fighter(play, at), sticks ? at : NOBODY, wear);
  else comesToLie(play, hand, scatter(play, attack, way), NOBODY, wear);
  return struck.hit;
}

/** By which of its kinds of damage an object strikes, where that decides whether it sticks. @rule CE-THR-008 */
export const ChooseType = defineAsk<{ readonly weapon: number }, DamageType>('choose-type', {
  rule: 'CE-THR-008',
  open: (view, _who, { weapon }) => isTwofold(view, weapon),
  answer: oneOf({ rule: 'CE-THR-008', candidates: (view, { about }) => typesOf(view, about.weapon), words: () => DAMAGE_TYPES }),
  fallback: (view, _who, { weapon }) => typesOf(view, weapon)[0],
});

const typesOf = (view: View, code: number): readonly DamageType[] => (weaponAt(view, code) as Weapon | null)?.types ?? ['bludgeoning'];
const isTwofold = (view: View, code: number): boolean => typesOf(view, code).length > 1 && typesOf(view, code).includes('bludgeoning');

/** @rule CE-THR-007 CE-THR-008 */
const doesStick = (play: Play, { by, weapon }: Attack): boolean => play.ask(ChooseType, by, { weapon }) !== 'bludgeoning';

/** Whether what stands there stops a thrown object. @rule CE-THR-011 */
export const Blocks = defineAsk<{ readonly by: Id; readonly x: number; readonly y: number }, boolean>('blocks', {
  rule: 'CE-THR-011',
  answer: oneOf({ rule: 'CE-THR-011', candidates: () => [true, false] }),
  fallback: () => true,
});

/** From which of two squares next to the target, equally near, the directions are counted. @rule CE-THR-009 */
export const ChooseNearest = defineAsk<{ readonly by: Id; readonly at: Id }, Square>('choose-nearest', {
  rule: 'CE-THR-009',
  open: (view, _who, { by, at }) => nearestDirections(view, by, at).length > 1,
  answer: oneOf({
    rule: 'CE-THR-009',
    candidates: (view, { about: { by, at } }) => nearestDirections(view, by, at).map((way) => beside(fighter(view, at), way)),
  }),
  fallback: (view, _who, { by, at }) => beside(fighter(view, at), nearestDirections(view, by, at)[0]),
});

/** Where a miss comes down: a direction by d8, then as many squares on as there were increments. @rule CE-THR-009 CE-THR-010 CE-THR-011 */
function scatter(play: Play, { by, at }: Attack, increments: number): Square {
  const turned = ruled(play).scatterTurn(play.roll(ScatterRoll, by, D8));
  const from = play.ask(ChooseNearest, by, { by, at });
  const first = DIRECTIONS.findIndex((way) => isSame(beside(fighter(play, at), way), from));
  const way = DIRECTIONS[(first + turned) % DIRECTIONS.length];
  let now = beside(fighter(play, at), way);
  if (!isOpen(play, now, 1)) return fighter(play, at);
  for (let i = 0; i < increments; i++) {
    const next = { x: now.x + way.x, y: now.y + way.y };
    if (isOffBoard(play, next)) return now;
    if (!isOpen(play, next, 1) && play.ask(Blocks, GM, { by, ...next })) return ruled(play).stopsBeforeObstacle ? now : next;
    now = next;
  }
  return now;
}

/** The board's edge stops everything. */
function isOffBoard(view: View, { x, y }: Square): boolean {
  const { width, height } = scene(view);
  return x < 0 || y < 0 || x >= width || y >= height;
}

/** The directions from a target in which the squares next to it are nearest to the thrower. @rule CE-THR-009 */
function nearestDirections(view: View, by: Id, at: Id): Square[] {
  const from = centre(fighter(view, by));
  const far = (way: Square): number => {
    const { x, y } = beside(fighter(view, at), way);
    return (2 * x + 1 - from.x) ** 2 + (2 * y + 1 - from.y) ** 2;
  };
  const nearest = Math.min(...DIRECTIONS.map(far));
  return DIRECTIONS.filter((way) => far(way) === nearest);
}

const isSame = (a: Square, b: Square): boolean => a.x === b.x && a.y === b.y;

/** In half squares, so that it is whole. */
const centre = ({ x, y, size }: Fighter): Square => ({ x: 2 * x + side(size), y: 2 * y + side(size) });
