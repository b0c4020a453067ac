import {
  carried,
  defineIntent,
  end,
  endAll,
  give,
  type Id,
  type IntentContext,
  number,
  oneOf,
  oneWhere,
  type Param,
  type Play,
  type View,
} from '@riposte/kernel';
import { gainStamina, MaximumStamina } from '../actions/stamina.ts';
import { fallProne, Prone } from '../conditions/prone.ts';
import { everybody, fighter } from '../fighters/fighter.ts';
import { ArmourRating } from '../gear/armour.ts';
import { standAt } from '../movement/company.ts';
import { isPresent } from '../rounds/presence.ts';
import { Aura, AuraStrength } from './aura.ts';
import { multiplied, susceptibility } from './damage.ts';
import { BleedingOut, comeTo, die, injureBadly, stabilize } from './death.ts';
import { fallFrom } from './fall.ts';
import { takeDamage } from './harm.ts';
import { LOCATIONS, type Location, MajorInjury, MinorInjury } from './injuries.ts';
import { alive, Dead, Unconscious } from './unconscious.ts';

// What the game master does to bodies, at any time: each goes the way of the book.

/** The word for acts that are open at any time. */
export const ANYTIME = 'anytime';
const OF_MASTER = { actor: 'scene', tags: [ANYTIME] };

export type Whom = { readonly who: Id };

/** The fighters of which something holds. */
export const whoever = <P extends object>(rule: string, is: (view: View, who: Id) => boolean): Param<IntentContext<P>, Id> =>
  oneWhere<IntentContext<P>, Id>({ rule, of: everybody, is: (view, _context, who) => is(view, who) });

const isBody = (view: View, who: Id): boolean => alive(view, who) && !fighter(view, who).inanimate;

const MAX = 1000;

/** An amount up to 1000; menus show a few. */
const amount = <P extends object>(rule: string): Param<IntentContext<P>, number> => ({
  ...number<IntentContext<P>>({ rule, least: () => 1, most: () => MAX }),
  candidates: () => [1, 5, 20],
});

const CAUSES = ['blow', 'fall'] as const;
const TYPE_LENGTH = 40;

type Harming = Whom & {
  readonly amount: number;
  readonly type: string;
  readonly cause: (typeof CAUSES)[number];
  readonly place: Location | null;
  readonly armour: boolean;
  readonly lethal: boolean;
};

/**
 * Damage that no act deals: less the armour where it counts, doubled or halved by its type; without Aura it is for the Death roll.
 * Who falls lies prone, and armour does not help. @rule RC-AUR-006 RC-DTH-003 RC-NLD-004 RC-WKR-009
 */
export const Harm = defineIntent<Harming>('harm', {
  rule: 'RC-AUR-006',
  title: 'Harm someone',
  ...OF_MASTER,
  params: {
    who: whoever<Harming>('RC-AUR-006', (view, who) => alive(view, who) && isPresent(view, who)),
    amount: amount<Harming>('RC-AUR-006'),
    type: oneOf<IntentContext<Harming>, string>({
      rule: 'RC-WKR-009',
      candidates: (view, { with: { who } }) => [...new Set(['physical', ...fighter(view, who).weak, ...fighter(view, who).resists])],
      check(_view, _context, type, refuse) {
        if (typeof type !== 'string' || type.length > TYPE_LENGTH) refuse('RC-WKR-009', 'damage-type');
      },
      words: () => ['physical'],
    }),
    cause: oneOf<IntentContext<Harming>, Harming['cause']>({ rule: 'R-FALL', candidates: () => CAUSES, words: () => CAUSES }),
    place: injuredPlace<Harming>(),
    armour: yesOrNo<Harming>('RC-MEL-021'),
    lethal: yesOrNo<Harming>('RC-NLD-004'),
  },
  perform(play, _by, { who, amount, type, cause, place, armour, lethal }) {
    if (cause === 'fall' && isBody(play, who) && !play.has(who, Prone)) fallProne(play, who);
    const kept = armour && cause !== 'fall' ? ArmourRating(play, who) : 0;
    const by = susceptibility(play, who, type);
    takeDamage(play, who, multiplied(play, Math.max(0, amount - kept), by > 0 ? 1 : 0, by < 0 ? 1 : 0), lethal, place);
    return true;
  },
});

/** Where an injury would be; null = as the game master says when it comes to that. Menus leave it open. */
function injuredPlace<P extends object>(): Param<IntentContext<P>, Location | null> {
  return oneOf<IntentContext<P>, Location | null>({
    rule: 'RC-DTH-005',
    candidates: () => [null],
    check(_view, _context, place, refuse) {
      if (place !== null && !LOCATIONS.includes(place)) refuse('RC-DTH-005', 'injury-place', { places: LOCATIONS });
    },
    words: () => LOCATIONS,
  });
}

function yesOrNo<P extends object>(rule: string): Param<IntentContext<P>, boolean> {
  return oneOf<IntentContext<P>, boolean>({ rule, candidates: () => [false, true] });
}

const HIGHEST = 200;
type Falling = Whom & { readonly metres: number };

/** A fall from a height, with its dice. R-FALL */
export const Fall = defineIntent<Falling>('fall', {
  rule: 'R-FALL',
  title: 'Let someone fall',
  ...OF_MASTER,
  params: {
    who: whoever<Falling>('R-FALL', (view, who) => isBody(view, who) && isPresent(view, who)),
    metres: { ...number<IntentContext<Falling>>({ rule: 'R-FALL', least: () => 1, most: () => HIGHEST }), candidates: () => [3, 6, 10] },
  },
  perform(play, _by, { who, metres }) {
    fallFrom(play, who, metres);
    return true;
  },
});

const POOLS = ['aura', 'stamina'] as const;
type Healing = Whom & { readonly amount: number; readonly pool: (typeof POOLS)[number] };

/** Gives Aura, which stops bleeding, or Stamina, up to the most. @rule RC-AUR-004 RC-DTH-012 RC-STA-005 */
export const Heal = defineIntent<Healing>('heal', {
  rule: 'RC-DTH-012',
  title: 'Heal someone',
  ...OF_MASTER,
  params: {
    who: whoever<Healing>('RC-DTH-012', alive),
    amount: amount<Healing>('RC-DTH-012'),
    pool: oneOf<IntentContext<Healing>, Healing['pool']>({ rule: 'RC-STA-005', candidates: () => POOLS, words: () => POOLS }),
  },
  perform(play, _by, { who, amount, pool }) {
    const { aura, stamina } = fighter(play, who);
    // What is over the most, on purpose, is not lost.
    if (pool === 'stamina' && stamina < MaximumStamina(play, who)) gainStamina(play, who, amount);
    if (pool === 'aura' && aura < AuraStrength(play, who)) Aura.gain(play, who, amount);
    return true;
  },
});

const INJURIES = ['minor', 'major', 'bleeding'] as const;
type Injuring = Whom & { readonly kind: (typeof INJURIES)[number]; readonly place: Location };

/** One injury more: a minor one; a major one, which exhausts until a Short Rest; a major one that bleeds. @rule RC-DTH-005 RC-DTH-007 RC-NLD-010 */
export const Wound = defineIntent<Injuring>('wound', {
  rule: 'RC-DTH-005',
  title: 'Injure someone',
  ...OF_MASTER,
  params: {
    who: whoever<Injuring>('RC-DTH-005', isBody),
    kind: oneOf<IntentContext<Injuring>, Injuring['kind']>({ rule: 'RC-DTH-005', candidates: () => INJURIES, words: () => INJURIES }),
    place: oneOf<IntentContext<Injuring>, Location>({ rule: 'RC-DTH-005', candidates: () => LOCATIONS, words: () => LOCATIONS }),
  },
  check(view, _by, { who, kind }, refuse) {
    if (kind === 'bleeding' && fighter(view, who).aura > 0) refuse('RC-DTH-012', 'aura-left');
  },
  perform(play, _by, { who, kind, place }) {
    if (kind === 'minor') give(play, who, MinorInjury, { value: LOCATIONS.indexOf(place) });
    else injureBadly(play, who, place);
    if (kind === 'bleeding') give(play, who, BleedingOut);
    return true;
  },
});

type Mending = Whom & { readonly kind: (typeof INJURIES)[number]; readonly place: Location | null };

/** The places of the injuries of a kind; bleeding has none. */
function placesOf(view: View, { who, kind }: Pick<Mending, 'who' | 'kind'>): (Location | null)[] {
  if (kind === 'bleeding') return view.has(who, BleedingOut) ? [null] : [];
  return [...new Set(carried(view, who, kind === 'minor' ? MinorInjury : MajorInjury).map(({ value }) => LOCATIONS[value]))];
}

const kindsOf = (view: View, who: Id): Mending['kind'][] => INJURIES.filter((kind) => placesOf(view, { who, kind }).length > 0);

/** One injury less, or the bleeding stopped. @rule RC-DTH-009 RC-DTH-011 */
export const Mend = defineIntent<Mending>('mend', {
  rule: 'RC-DTH-011',
  title: "Mend someone's injury",
  ...OF_MASTER,
  params: {
    who: whoever<Mending>('RC-DTH-011', (view, who) => isBody(view, who) && kindsOf(view, who).length > 0),
    kind: oneOf<IntentContext<Mending>, Mending['kind']>({
      rule: 'RC-DTH-011',
      candidates: (view, { with: { who } }) => kindsOf(view, who),
      words: () => INJURIES,
    }),
    place: oneOf<IntentContext<Mending>, Location | null>({
      rule: 'RC-DTH-011',
      candidates: (view, { with: chosen }) => placesOf(view, chosen),
      words: () => LOCATIONS,
    }),
  },
  perform(play, _by, { who, kind, place }) {
    if (kind === 'bleeding') stabilize(play, who);
    else mendOne(play, who, kind, place!);
    return true;
  },
});

function mendOne(play: Play, who: Id, kind: 'minor' | 'major', place: Location): void {
  const injury = carried(play, who, kind === 'minor' ? MinorInjury : MajorInjury).find(({ value }) => LOCATIONS[value] === place);
  if (injury !== undefined) end(play, who, injury.id);
}

/** Dies without a roll. @rule RC-DTH-001 RC-DTH-013 */
export const Kill = defineIntent<Whom>('kill', {
  rule: 'RC-DTH-013',
  title: 'Kill someone',
  ...OF_MASTER,
  params: { who: whoever<Whom>('RC-DTH-013', alive) },
  perform(play, _by, { who }) {
    die(play, who);
    return true;
  },
});

/** Back from death or from unconsciousness: awake with at least 1 Stamina, and the bleeding has stopped. A thing has 1 Aura at least. @rule RC-STA-012 RC-UNC-009 */
export const Raise = defineIntent<Whom>('raise', {
  rule: 'RC-UNC-009',
  title: 'Raise someone',
  ...OF_MASTER,
  params: { who: whoever<Whom>('RC-UNC-009', (view, who) => !alive(view, who) || view.has(who, Unconscious)) },
  perform(play, _by, { who }) {
    endAll(play, who, BleedingOut);
    endAll(play, who, Unconscious);
    comeAlive(play, who);
    const { inanimate, aura } = fighter(play, who);
    if (inanimate && aura === 0) Aura.gain(play, who, 1);
    comeTo(play, who);
    return true;
  },
});

/** Is dead no more, and stands where there is room. */
export function comeAlive(play: Play, who: Id): void {
  if (alive(play, who)) return;
  endAll(play, who, Dead);
  comeTo(play, who);
  if (isPresent(play, who)) standAt(play, who, fighter(play, who).place);
}

/** Wakes, from whatever took the senses. @rule RC-UNC-005 RC-UNC-009 RC-UNC-010 */
export const Wake = defineIntent<Whom>('wake', {
  rule: 'RC-UNC-010',
  title: 'Wake someone',
  ...OF_MASTER,
  params: { who: whoever<Whom>('RC-UNC-010', (view, who) => alive(view, who) && view.has(who, Unconscious)) },
  perform(play, _by, { who }) {
    endAll(play, who, Unconscious);
    comeTo(play, who);
    return true;
  },
});
