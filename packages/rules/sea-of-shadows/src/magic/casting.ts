import {
  adds,
  after,
  defineChange,
  defineCondition,
  defineIntent,
  endAll,
  give,
  type Id,
  type IntentContext,
  oneOf,
  type Play,
  type Refuse,
  type View,
} from '@riposte/kernel';
import { needsAp, payMajor, payMinor, TurnsEnding } from '../actions/action-points.ts';
import { foes, resolve } from '../attack-and-defence/attack.ts';
import { alive, Hidden } from '../problematic-situations/helpless.ts';
import { MagicPoints } from '../taking-damage/damage.ts';
import { fighter, fighters } from '../characters/fighter.ts';
import { ApTotal, type Attack, DefenceRank, MostMp, OwnAp } from '../characters/checks.ts';
import { distance } from '../actions/regions.ts';
import { type Spell, spellAt, spellsOf } from './spell.ts';

/** DEF a rank up until the next turn begins. */
export const Warded = defineCondition('warded', {
  rule: 'R-MAGIC',
  title: 'warded',
  contributes: [adds(DefenceRank, 1, { rule: 'R-MAGIC', label: 'ward', only: 'on DEF', when: (_view, _who, _against, defence) => defence.die === 'DEF' })],
});

/** One AP more. */
export const Hasted = defineCondition('hasted', {
  rule: 'R-MAGIC',
  title: 'hasted',
  contributes: [adds(ApTotal, 1, { rule: 'R-MAGIC', label: 'haste' }), adds(OwnAp, 1, { rule: 'R-MAGIC', label: 'haste' })],
});

/** Focused this turn already. */
export const Focused = defineCondition('focused', { rule: 'R-MAGIC', title: 'focused' });

export const Unaffected = defineChange('unaffected', (_store, _who: Id): void => {}, { say: (name, who) => `${name(who)} cannot be affected by this` });

export const IllusionStands = defineChange('illusion-stands', (_store, _by: Id, _won: number): void => {}, {
  say: (name, by, won) => (won > 0 ? `the illusion of ${name(by)} stands` : `nobody believes the illusion of ${name(by)}`),
});

interface Casting {
  /** Code of the spell. */
  readonly spell: number;
  readonly at: Id;
}

/** Whom a spell may be cast on from here; a spell on a region names somebody in it. */
function targets(view: View, by: Id, spell: Spell): Id[] {
  if (spell.target === 'self') return [by];
  const all = spell.target === 'friend' ? friends(view, by) : foes(view, by);
  return all.filter((at) => distance(view, by, at) <= spell.range);
}

const friends = (view: View, by: Id): Id[] =>
  fighters(view)
    .filter((one) => one.side === fighter(view, by).side && alive(view, one.id))
    .map((one) => one.id);

/** Casts a spell known, for its MP. Attack spells are rolled with the spell's die against the one it names. @rule SS-ATK-003 SS-ATK-009 SS-KNO-004 */
export const Cast = defineIntent<Casting>('cast', {
  rule: 'SS-ATK-003',
  title: 'Cast',
  tags: ['action', 'magic'],
  available: needsAp,
  params: {
    spell: oneOf<IntentContext<Casting>, number>({ rule: 'R-MAGIC', candidates: (view, { by }) => spellsOf(view, by) }),
    at: oneOf<IntentContext<Casting>, Id>({
      rule: 'R-MAGIC',
      candidates: (view, { by, with: { spell } }) => (spellsOf(view, by).includes(spell) ? targets(view, by, spellAt(view, spell)) : []),
    }),
  },
  check(view: View, by: Id, { spell }: Casting, refuse: Refuse) {
    if (MagicPoints.left(view, by) < spellAt(view, spell).mp) refuse('R-MAGIC', `not enough MP: ${spellAt(view, spell).mp} needed`);
  },
  perform(play, by, { spell, at }) {
    const known = spellAt(play, spell);
    if (known.action === 'major') payMajor(play, by);
    else payMinor(play, by);
    MagicPoints.spend(play, by, known.mp);
    for (const one of known.target === 'region' ? inRegionOf(play, at) : [at]) {
      if (known.target === 'region') endAll(play, one, Hidden);
      castAt(play, by, one, spell);
    }
    return true;
  },
});

const inRegionOf = (view: View, at: Id): Id[] =>
  fighters(view)
    .filter((one) => one.region === fighter(view, at).region && alive(view, one.id))
    .map((one) => one.id);

function castAt(play: Play, by: Id, at: Id, spell: number): void {
  const known = spellAt(play, spell);
  const attack: Attack = { by, at, way: 'spell', weapon: -1, distance: distance(play, by, at), active: true, thrown: false, spell, seen: 0 };
  const won = known.defence === null ? 1 : resolve(play, attack);
  if (won > 0 && alive(play, at)) known.effect(play, by, at, won);
}

/** Gathers a magic point: a minor action, once per turn. @rule SS-WND-003 */
export const Focus = defineIntent('focus', {
  rule: 'SS-WND-003',
  title: 'Focus',
  tags: ['action', 'magic'],
  available(view, by, refuse) {
    needsAp(view, by, refuse);
    if (view.has(by, Focused)) refuse('R-MAGIC', 'once per turn');
    if (MagicPoints.left(view, by) >= MostMp(view, by)) refuse('R-MAGIC', 'all MP are there');
  },
  perform(play, by) {
    payMinor(play, by);
    MagicPoints.gain(play, by, 1);
    give(play, by, Focused, { until: after(play, TurnsEnding, by, 0) });
    return true;
  },
});
