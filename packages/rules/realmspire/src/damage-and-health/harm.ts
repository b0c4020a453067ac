import { defineIntent, defineRoll, die, give, type Id, number, oneOf, type Play } from '@riposte/kernel';
import { fighterIds } from '../characters/fighter.ts';
import { Prone } from '../positioning/prone.ts';
import { chooseArmour, UNPROTECTED } from './armour.ts';
import { takeDamage } from './damage.ts';
import { DAMAGE_TYPES, type DamageType } from './damage-types.ts';
import type { Kills } from './dying.ts';
import { LOCATIONS, type Location, locate } from './hit-location.ts';

/** What harms, as far as the book tells it apart: what strikes also kills those who lie there, bare hands never (R-DYING, R-GEAR). */
const CAUSES = { blow: 'struck', fall: 'struck', fire: 'deep', poison: 'deep', blood: 'deep', fists: 'never' } as const satisfies Record<string, Kills>;
type Cause = keyof typeof CAUSES;

export interface Harming {
  readonly at: Id;
  readonly points: number;
  readonly type: DamageType;
  /** Where it hits; null = as the table plays, rolled or nowhere in particular. */
  readonly place: Location | null;
  readonly cause: Cause;
  readonly armourCounts: boolean;
}

/** The most points of damage at once, and those that a menu offers. */
const MAX_POINTS = 1000;
const USUAL: readonly number[] = [1, 3, 6, 10];

/** A choice that a menu does not spread out: it offers the usual value, and takes all. */
const usually = <T extends string | boolean | null>(rule: string, usual: T, all: readonly T[]) =>
  oneOf<unknown, T>({
    rule,
    candidates: () => [usual],
    check(_view, _context, value, refuse) {
      if (!all.includes(value)) refuse(rule, 'one-of', { list: all.map(String) });
    },
  });

/** Damage without an attack, by the way that all damage goes: a trap, a fire, a falling stone. For the game master. @rule RS-DTY-001 */
export const Harm = defineIntent<Harming>('harm', {
  rule: 'RS-DTY-001',
  title: 'Harm',
  tags: ['referee', 'anytime'],
  actor: 'scene',
  params: {
    at: oneOf({ rule: 'RS-DTY-001', candidates: fighterIds }),
    points: { ...number({ rule: 'RS-DTY-001', least: () => 1, most: () => MAX_POINTS }), candidates: () => USUAL },
    type: oneOf<unknown, DamageType>({ rule: 'RS-DTY-003', candidates: () => DAMAGE_TYPES }),
    place: usually<Location | null>('RS-MAN-012', null, [null, ...LOCATIONS]),
    cause: usually<Cause>('R-DYING', 'blow', Object.keys(CAUSES) as Cause[]),
    armourCounts: usually('RS-ARM-007', true, [true, false]),
  },
  perform(play, by, { at, points, type, place, cause, armourCounts }) {
    const hits = place !== null || cause === 'blow' || cause === 'fists';
    const where = hits ? locate(play, by, at, place) : null;
    harm(play, at, points, type, cause, where, armourCounts);
    return true;
  },
});

function harm(play: Play, who: Id, points: number, type: DamageType, cause: Cause, where: Location | null, armourCounts: boolean): void {
  const armour = armourCounts ? chooseArmour(play, who) : UNPROTECTED;
  takeDamage(play, who, { points, type, blocked: false, armour, where, throughMetal: false, kills: CAUSES[cause] });
  if (cause === 'fall') give(play, who, Prone);
}

/** The most metres of a fall, and those that a menu offers. */
const MAX_METRES = 60;
const USUAL_FALLS: readonly number[] = [3, 6, 12];

export const FallRoll = defineRoll('fall', { rule: 'R-FALL', title: 'fall' });
const D6 = die(6);

/** A fall: 1d6 crushing for each 3 m, and who falls so far lies on the ground (R-FALL). For the game master. @rule RS-DTY-001 */
export const Fall = defineIntent<{ readonly at: Id; readonly metres: number }>('fall', {
  rule: 'R-FALL',
  title: 'Fall',
  tags: ['referee', 'anytime'],
  actor: 'scene',
  params: {
    at: oneOf({ rule: 'R-FALL', candidates: fighterIds }),
    metres: { ...number({ rule: 'R-FALL', least: () => 1, most: () => MAX_METRES }), candidates: () => USUAL_FALLS },
  },
  perform(play, _by, { at, metres }) {
    let points = 0;
    for (let fallen = 3; fallen <= metres; fallen += 3) points += play.roll(FallRoll, at, D6);
    if (points > 0) harm(play, at, points, 'crushing', 'fall', null, true);
    return true;
  },
});
