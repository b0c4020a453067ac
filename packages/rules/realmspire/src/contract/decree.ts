import { type ChangeJson, carried, type Id, type Json, type View } from '@riposte/kernel';
import { anyNumber, type Settables, settable, settableResource, upToCap } from '@riposte/ruleset';
import { ActionPoints } from '../actions-in-combat/action-points.ts';
import { HOLD } from '../actions-in-combat/grapple.ts';
import { Grappled, Grappling } from '../actions-in-combat/holds.ts';
import { MostStamina, Stamina } from '../adventuring/exertion.ts';
import { AwareSet } from '../attacking-and-defending/defence.ts';
import { fighter, isFighter } from '../characters/fighter.ts';
import { Luck } from '../characters/luck.ts';
import { Down } from '../damage-and-health/dying.ts';
import { Healed } from '../damage-and-health/healing.ts';
import { Hurt } from '../damage-and-health/health.ts';
import { Dying } from '../damage-and-health/unconscious.ts';
import { METRE, type Point, scene } from '../initiative-structure/scene.ts';
import { COVERS, CoverSet } from '../positioning/cover.ts';
import { squared } from '../positioning/distances.ts';
import { Moved, pointOf } from '../positioning/places.ts';
import { ruled } from '../rulings.ts';
import { Mana, MostMana } from '../using-magic/mana.ts';
import { facts } from './facts.ts';

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
    (view, who, value) => (isPoint(view, value) ? [[Moved.id, who, value[0], value[1]], ...partings(view, who, value)] : null),
  ),
  health: settable<number>(
    (view, who) => ({ kind: 'number', least: -1000, most: fighter(view, who).maxHealth }),
    (view, who, value) => {
      const { health } = fighter(view, who);
      return value < health ? [[Hurt.id, who, health - value]] : [[Healed.id, who, value - health], ...wakes(view, who, value)];
    },
  ),
  ap: settableResource(ActionPoints, () => anyNumber),
  mana: settableResource(Mana, (view, who) => upToCap(MostMana(view, who))),
  stamina: settableResource(Stamina, (view, who) => upToCap(MostStamina(view, who))),
  luckPoints: settableResource(Luck, () => anyNumber),
};

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
