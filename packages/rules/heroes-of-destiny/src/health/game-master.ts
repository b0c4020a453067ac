import { defineIntent, endAll, type Id, type IntentContext, NOBODY, number, oneOf, type Param, type Play, type View } from '@riposte/kernel';
import type { Attack } from '../rolls/attack.ts';
import { boils, halvedByWater, spreads } from '../situations/underwater.ts';
import { fighter, fighters } from '../state/fighter.ts';
import { Poisoned } from './ailments.ts';
import { Dead, lives, Unconscious } from './alive.ts';
import { Bleeding, Burning, cools, fallsFar, suffer, takeWound } from './damage.ts';
import { Dying, die, risesAgain, stabilized } from './dying.ts';
import { dropWound } from './recovery.ts';
import { wake } from './rest.ts';
import { exert, tire } from './stamina.ts';
import { ALL_ARMOUR, BaseToughness, Toughness } from './toughness.ts';
import { CRITICAL, FATAL, WoundSlots } from './wound-levels.ts';
import { severity, WoundHealed, WoundTaken } from './wounds.ts';

// What the game master does to bodies: harm and strain that no other rule causes, and their mending.

/** Those of whom something is true, also after they have left. */
export function fightersWho<P extends object>(rule: string, is: (view: View, who: Id) => boolean): ReturnType<typeof oneOf<IntentContext<P>, Id>> {
  return oneOf<IntentContext<P>, Id>({ rule, candidates: (view) => fighters(view).flatMap(({ id }) => (is(view, id) ? [id] : [])) });
}

/** An amount up to 100; menus show a few. */
function amount<P extends object>(rule: string): Param<IntentContext<P>, number> {
  return { ...number<IntentContext<P>>({ rule, least: () => 0, most: () => 100 }), candidates: () => [1, 2, 5] };
}

export type Whom = { readonly whom: Id };
export type Who = { readonly who: Id };

const TOUGHNESS = ['full', 'base', 'none'] as const;
const CAUSES = ['blow', 'fall', 'fire', 'cold', 'lightning'] as const;
type Cause = (typeof CAUSES)[number];

interface Harming extends Whom {
  readonly damage: number;
  readonly toughness: (typeof TOUGHNESS)[number];
  /** Older logs and files do not say it: a blow. */
  readonly cause?: Cause;
}

/** Harm that is no attack, less Toughness unless it ignores armour or all of it. */
function harm({ whom, damage, cause = 'blow' }: Harming, piercing: number): Attack {
  return {
    by: whom,
    at: whom,
    way: 'melee',
    act: 'harm',
    weapon: -1,
    school: '',
    targets: 'melee',
    distance: 0,
    damage,
    piercing,
    penetrating: false,
    steps: 0,
    element: cause === 'fire' || cause === 'lightning' ? cause : '',
    stead: NOBODY,
  };
}

/**
 * A trap, a falling stone, a fire: damage without an attack, less Toughness as far as the game master lets it count. After
 * a fall one lies there, fire does half in water, cold puts out what burns, lightning spreads in water.
 * @rule HD-TGH-001
 */
export const Harm = defineIntent<Harming>('harm', {
  rule: 'HD-TGH-001',
  title: 'Harm someone',
  tags: ['time', 'anytime'],
  actor: 'scene',
  params: {
    whom: fightersWho<Harming>('HD-TGH-001', lives),
    damage: amount<Harming>('HD-TGH-001'),
    toughness: oneOf<IntentContext<Harming>, Harming['toughness']>({ rule: 'HD-TGH-001', candidates: () => TOUGHNESS }),
    cause: {
      kind: 'one of',
      check(_view, _context, cause, refuse) {
        if (cause !== undefined && !CAUSES.includes(cause)) refuse('HD-TGH-001', 'one-of', { list: CAUSES });
      },
      candidates: () => CAUSES,
    },
  },
  perform(play, _by, chosen) {
    const { whom, damage, toughness, cause } = chosen;
    if (cause === 'fall' && toughness !== 'none') fallsFar(play, whom, damage);
    else suffers(play, chosen);
    return true;
  },
});

function suffers(play: Play, chosen: Harming): void {
  const { whom, damage, cause } = chosen;
  const attack = harm(chosen, 0);
  boils(play, attack);
  suffer(play, whom, halvedByWater(play, attack, damage) - toughnessAgainst(play, chosen), 0, whom);
  if (cause === 'cold') cools(play, whom, damage);
  spreads(play, attack, damage);
}

function toughnessAgainst(view: View, chosen: Harming): number {
  const { whom, toughness } = chosen;
  if (toughness === 'none') return 0;
  return toughness === 'full' ? Toughness(view, whom, whom, harm(chosen, 0)) : BaseToughness(view, whom, whom, harm(chosen, ALL_ARMOUR));
}

type Straining = Whom & { readonly stamina: number };

/** An effect or ability takes stamina; what is not there becomes fatigue. No action, it disturbs no rest. @rule HD-STA-004 */
export const Strain = defineIntent<Straining>('strain', {
  rule: 'HD-STA-004',
  title: 'Cost someone stamina',
  tags: ['time', 'anytime'],
  actor: 'scene',
  params: { whom: fightersWho<Straining>('HD-STA-004', lives), stamina: amount<Straining>('HD-STA-004') },
  perform(play, _by, { whom, stamina }) {
    exert(play, whom, stamina);
    return true;
  },
});

type Tiring = Whom & { readonly fatigue: number };

/** Overexertion of another kind: a forced march, a night without sleep. @rule HD-FAT-002 */
export const Tire = defineIntent<Tiring>('tire', {
  rule: 'HD-FAT-002',
  title: 'Tire someone',
  tags: ['time', 'anytime'],
  actor: 'scene',
  params: { whom: fightersWho<Tiring>('HD-FAT-002', lives), fatigue: amount<Tiring>('HD-FAT-002') },
  perform(play, _by, { whom, fatigue }) {
    tire(play, whom, fatigue);
    return true;
  },
});

const isWounded = (view: View, who: Id): boolean => lives(view, who) && severity(view, who) > 0;

type Healing = Who & { readonly amount: number };

/** The worst wound drops by so many levels; an unconscious fighter may wake from it. @rule HD-MSC-013 */
export const Heal = defineIntent<Healing>('heal', {
  rule: 'HD-MSC-013',
  title: 'Heal someone',
  tags: ['time', 'anytime'],
  actor: 'scene',
  params: {
    who: fightersWho<Healing>('HD-MSC-013', isWounded),
    amount: number<IntentContext<Healing>>({ rule: 'HD-MSC-013', least: () => 1, most: () => FATAL }),
  },
  perform(play, _by, { who, amount: levels }) {
    const worst = severity(play, who);
    dropWound(play, who, worst, worst - levels);
    return true;
  },
});

type OneWound = Who & { readonly level: number };

/** A wound of a level, in the first empty slot from there up, with all that a wound brings. @rule HD-WND-003 HD-WND-004 */
export const Wound = defineIntent<OneWound>('wound', {
  rule: 'HD-WND-003',
  title: 'Give someone a wound',
  tags: ['time', 'anytime'],
  actor: 'scene',
  params: {
    who: fightersWho<OneWound>('HD-WND-003', lives),
    level: number<IntentContext<OneWound>>({ rule: 'HD-WND-003', least: () => 1, most: () => FATAL }),
  },
  perform(play, _by, { who, level }) {
    takeWound(play, who, level, who);
    return true;
  },
});

/** A wound of a level is gone. @rule HD-WND-007 HD-MSC-013 */
export const Mend = defineIntent<OneWound>('mend', {
  rule: 'HD-WND-007',
  title: 'Take a wound away',
  tags: ['time', 'anytime'],
  actor: 'scene',
  params: {
    who: fightersWho<OneWound>('HD-WND-007', isWounded),
    level: oneOf<IntentContext<OneWound>, number>({
      rule: 'HD-WND-007',
      candidates: (view, { with: { who } }) => fighter(view, who).wounds.flatMap((count, i) => (count > 0 ? [i + 1] : [])),
    }),
  },
  perform(play, _by, { who, level }) {
    dropWound(play, who, level, 0);
    return true;
  },
});

/** @rule HD-WND-007 */
export const Kill = defineIntent<Who>('kill', {
  rule: 'HD-WND-007',
  title: 'Kill someone',
  tags: ['time', 'anytime'],
  actor: 'scene',
  params: { who: fightersWho<Who>('HD-WND-007', lives) },
  perform(play, _by, { who }) {
    die(play, who, who);
    return true;
  },
});

/**
 * The dead and the unconscious come to where they lie: the fatal wound becomes the worst that leaves one awake,
 * and the dead bleed, burn and are poisoned no more (R-MASTER).
 */
export const Raise = defineIntent<Who>('raise', {
  rule: 'R-MASTER',
  title: 'Raise someone',
  tags: ['time', 'anytime'],
  actor: 'scene',
  params: { who: fightersWho<Who>('R-MASTER', (view, who) => view.has(who, Dead) || view.has(who, Unconscious)) },
  perform(play, _by, { who }) {
    eases(play, who);
    if (play.has(who, Dead)) for (const def of [Bleeding, Burning, Poisoned]) endAll(play, who, def);
    risesAgain(play, who);
    stabilized(play, who);
    endAll(play, who, Unconscious);
    return true;
  },
});

/** Fatal wounds become less: of the highest level with an empty slot; where there is none they are gone. */
function eases(play: Play, who: Id): void {
  while (fighter(play, who).wounds[FATAL - 1] > 0) {
    WoundHealed(play, who, FATAL);
    let level = CRITICAL;
    while (level > 0 && fighter(play, who).wounds[level - 1] >= WoundSlots(play, who, who, level)) level--;
    if (level > 0) WoundTaken(play, who, level);
  }
}

const sleeps = (view: View, who: Id): boolean =>
  lives(view, who) && (fighter(view, who).asleepSince >= 0 || (view.has(who, Unconscious) && !view.has(who, Dying)));

/** Wakes a sleeper or one who lies unconscious; the dying must be stabilized first. @rule HD-MSC-013 HD-RST-010 */
export const Wake = defineIntent<Who>('wake', {
  rule: 'HD-MSC-013',
  title: 'Wake someone',
  tags: ['time', 'anytime'],
  actor: 'scene',
  params: { who: fightersWho<Who>('HD-MSC-013', sleeps) },
  perform(play, _by, { who }) {
    wake(play, who);
    endAll(play, who, Unconscious);
    return true;
  },
});
