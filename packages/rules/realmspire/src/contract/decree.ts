import { type ChangeJson, carried, type Id, type Json, type View } from '@riposte/kernel';
import { ActionPoints } from '../actions-in-combat/action-points.ts';
import { Grappled, Grappling, HOLD } from '../actions-in-combat/grapple.ts';
import { Stamina } from '../adventuring/exertion.ts';
import { AwareSet } from '../attacking-and-defending/defence.ts';
import { fighter, isFighter } from '../characters/fighter.ts';
import { Luck } from '../characters/luck.ts';
import { Down, Dying } from '../damage-and-health/dying.ts';
import { Healed } from '../damage-and-health/healing.ts';
import { Hurt } from '../damage-and-health/health.ts';
import { METRE, type Point, scene } from '../initiative-structure/scene.ts';
import { COVERS, CoverSet } from '../positioning/cover.ts';
import { squared } from '../positioning/distances.ts';
import { Moved, pointOf } from '../positioning/places.ts';
import { ruled } from '../rulings.ts';
import { Mana } from '../using-magic/mana.ts';

/** Changes for what the game master may set. */
export function decree(view: View, who: Id, fact: string, value: Json): readonly ChangeJson[] | null {
  if (!isFighter(view, who)) return null;
  if (fact === 'aware') return typeof value === 'boolean' ? [[AwareSet.id, who, value]] : null;
  if (fact === 'cover') return COVERS.includes(value as never) ? [[CoverSet.id, who, COVERS.indexOf(value as never)]] : null;
  if (fact === 'at') return isPoint(view, value) ? [[Moved.id, who, value[0], value[1]], ...partings(view, who, value)] : null;
  if (typeof value !== 'number' || !Number.isInteger(value)) return null;
  const { health, maxHealth } = fighter(view, who);
  if (fact === 'health') {
    if (value > maxHealth || value < -MAX_POINTS) return null;
    return value < health ? [[Hurt.id, who, health - value]] : [[Healed.id, who, value - health], ...wakes(view, who, value)];
  }
  const resource = { ap: ActionPoints, mana: Mana, stamina: Stamina, luckPoints: Luck }[fact];
  return resource === undefined || value < 0 || value > MAX_POINTS ? null : [['resource-set', who, view.rules.resourceCodes[resource.index], value]];
}

/** Ends of the holds that a fighter leaves behind (R-CONDITIONS). */
function partings(view: View, who: Id, to: Point): ChangeJson[] {
  const isParted = (other: Id): boolean => isFighter(view, other) && squared(pointOf(view, other), to) > HOLD ** 2;
  return [Grappling, Grappled].flatMap((mine) =>
    carried(view, who, mine).flatMap(({ id, source }) => {
      if (!isParted(source)) return [];
      const theirs = carried(view, source, mine === Grappling ? Grappled : Grappling).filter((hold) => hold.source === who);
      return [ended(who, id), ...theirs.map((hold) => ended(source, hold.id))];
    }),
  );
}

const ended = (who: Id, condition: Id): ChangeJson => ['condition-ended', who, condition];

/** Ends of Down and Dying for a fighter that has health again (R-DYING). */
function wakes(view: View, who: Id, health: number): ChangeJson[] {
  if (health <= ruled(view).unconsciousAt) return [];
  return [Down, Dying].flatMap((state) => carried(view, who, state).map((condition) => ended(who, condition.id)));
}

function isPoint(view: View, value: Json): value is [number, number] {
  if (!Array.isArray(value) || value.length !== 2) return false;
  const { width, height } = scene(view).ground;
  const [x, y] = value as number[];
  return Number.isInteger(x) && Number.isInteger(y) && x >= 0 && y >= 0 && x * METRE <= width && y * METRE <= height;
}

/** The most points that the game master may set. */
const MAX_POINTS = 1000;
