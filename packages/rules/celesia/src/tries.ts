import { type AnyIntentDef, carried, defineIntent, defineRoll, type Id, type IntentContext, oneOf, type Param } from '@riposte/kernel';
import { needsSimple, paySimple } from './actions.ts';
import { AttackMade } from './attack.ts';
import { alive, Grappled } from './conditions.ts';
import { d20 } from './d20.ts';
import { fighter, opponents } from './fighter.ts';
import { type Maneuver, MODIFIERS } from './maneuver.ts';
import { aims, canManeuver, isHeldBy, letLoose, loot, release, tryManeuver } from './maneuvers.ts';
import { ARMED, DefenceValue, SkillAdvantage, SkillBonus } from './numbers.ts';
import { isUninterrupted } from './reactions.ts';

interface Aimed {
  readonly at: Id;
  /** What is disarmed or sundered: the part that holds it, or its wearer for armour. */
  readonly part?: Id;
  /** What is stolen. */
  readonly gear?: number;
}

type Chosen = IntentContext<Aimed>;

const AT = oneOf<Chosen, Id>({
  rule: 'CE-MAN-002',
  candidates: (view, { by }) => opponents(view, by).filter((at) => alive(view, at) && canManeuver(view, by, at)),
  check(view, { by }, at, refuse) {
    if (view.state.entities[at]?.kind !== 'fighter' || at === by) return refuse('CE-ATK-001', 'no such target');
    if (!alive(view, at)) refuse('CE-ATK-001', 'the target is dead');
    if (!canManeuver(view, by, at)) refuse('CE-MAN-002', 'out of reach');
  },
});

const aimed = (maneuver: Maneuver): Param<Chosen, Id> =>
  oneOf<Chosen, Id>({ rule: 'CE-MNV-001', candidates: (view, { with: { at } }) => aims(view, maneuver, at) });

/** What a disarm or a sunder is aimed at, and what a thief takes. */
const PARAMS: { readonly [M in Maneuver]?: object } = {
  disarm: { at: AT, part: aimed('disarm') },
  steal: { at: AT, gear: oneOf<Chosen, number>({ rule: 'CE-MNV-001', candidates: (view, { with: { at } }) => loot(view, at) }) },
  sunder: { at: AT, part: aimed('sunder') },
};

/** A manoeuvre as an action: counts as an attack, and lets the target strike first when the skill is untrained. @rule CE-MNV-001 CE-MAN-005 CE-ACT-004 */
function maneuver(id: Maneuver, title: string): AnyIntentDef {
  return defineIntent<Aimed>(id, {
    rule: 'CE-MNV-003',
    title,
    tags: ['action', 'attack'],
    available: needsSimple,
    params: (PARAMS[id] ?? { at: AT }) as { at: Param<Chosen, Id> },
    perform(play, by, { at, part, gear }) {
      paySimple(play, by);
      const earlier = fighter(play, by).attacks;
      AttackMade(play, by, 1);
      if (!isUninterrupted(play, by, at, id)) return false;
      return tryManeuver(play, { by, at, maneuver: id, way: 'action', earlier, to: part ?? gear ?? null });
    },
  });
}

const TITLES: { readonly [M in Maneuver]: string } = {
  disarm: 'Disarm',
  drag: 'Drag',
  grapple: 'Grapple',
  overrun: 'Overrun',
  reposition: 'Reposition',
  shove: 'Shove',
  steal: 'Steal',
  sunder: 'Sunder',
  trick: 'Trick',
  trip: 'Trip',
};

/** @rule CE-ACT-002 CE-MNV-003 */
export const MANEUVER_INTENTS: readonly AnyIntentDef[] = (Object.keys(MODIFIERS) as Maneuver[]).map((id) => maneuver(id, TITLES[id]));

export const EscapeRoll = defineRoll('escape', { rule: 'CE-MNV-001', title: 'escape' });

/** Acrobatics or Athletics, whichever is better, against the grappler's DV (R-MANEUVERS). @rule CE-ACT-002 */
export const Escape = defineIntent<{ readonly from: Id }>('escape', {
  rule: 'CE-MNV-001',
  title: 'Escape',
  tags: ['action'],
  available: needsSimple,
  params: {
    from: oneOf({ rule: 'CE-MNV-001', candidates: (view, { by }) => carried(view, by, Grappled).map((one) => one.source) }),
  },
  perform(play, by, { from }) {
    paySimple(play, by);
    const [acrobatics, athletics] = (['acrobatics', 'athletics'] as const).map((skill) => ({ skill, sense: '' as const }));
    const check = SkillBonus(play, by, from, athletics) > SkillBonus(play, by, from, acrobatics) ? athletics : acrobatics;
    const bonus = SkillBonus(play, by, from, check);
    const value = DefenceValue(play, from, by, ARMED);
    const free = play.roll(EscapeRoll, by, d20(play, SkillAdvantage(play, by, from, check)), (face) => (face + bonus >= value ? 1 : 0)) === 1;
    if (!free) return false;
    letLoose(play, from, by);
    return true;
  },
});

/** Lets go of whoever is held (R-MANEUVERS). */
export const Release = defineIntent('release', {
  rule: 'CE-FRE-001',
  title: 'Let go',
  tags: ['free'],
  available(view, by, refuse) {
    if (!opponents(view, by).some((who) => isHeldBy(view, who, by))) refuse('CE-MNV-001', 'nobody is held');
  },
  perform(play, by) {
    release(play, by);
    return true;
  },
});
