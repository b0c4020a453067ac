import { carried, defineIntent, endAll, type Id, type IntentContext, oneOf, type Play, type Refuse, type View } from '@riposte/kernel';
import { needsAp, payMajor, payMinor } from '../actions/action-points.ts';
import { distance, regionsBetween } from '../actions/regions.ts';
import { foes, resolve } from '../attack-and-defence/attack.ts';
import type { Attack } from '../attack-and-defence/attack-dice.ts';
import { fighter, fighters, isPresent } from '../characters/fighter.ts';
import { Carrying } from '../problematic-situations/carrying.ts';
import { Hidden } from '../problematic-situations/hidden.ts';
import { Left } from '../problematic-situations/leaving.ts';
import { alive } from '../taking-damage/instant-death.ts';
import { MagicPoints } from './magic-points.ts';
import { type Spell, spellAt, spellsOf } from './spell.ts';

interface Casting {
  /** Code of the spell. */
  readonly spell: number;
  readonly at: Id;
  /** At point-blank range: no minimum defence. */
  readonly close: boolean;
}

/** On whom a spell may be cast from here; a spell on a region names a target in it. */
function targets(view: View, by: Id, spell: Spell): Id[] {
  if (spell.target === 'self') return [by];
  const all = spell.target === 'friend' ? friends(view, by) : foes(view, by);
  return all.filter((at) => distance(view, by, at) <= spell.range);
}

/** Whether a spell can be cast at point-blank range: it is aimed at one target in the region. @rule SS-HLP-003 */
function mayBeClose(view: View, by: Id, spell: number, at: Id): boolean {
  if (!spellsOf(view, by).includes(spell)) return false;
  const { target, physical } = spellAt(view, spell);
  return physical && target === 'foe' && distance(view, by, at) === 0;
}

const friends = (view: View, by: Id): Id[] =>
  fighters(view)
    .filter(({ id, side, region }) => side === fighter(view, by).side && region >= 0 && alive(view, id))
    .map(({ id }) => id);

/** Casts a known spell for its MP. An attack spell rolls the die that it names against the die that resists it. @rule SS-ATK-003 SS-ATK-009 SS-KNO-004 */
export const Cast = defineIntent<Casting>('cast', {
  rule: 'SS-ATK-003',
  title: 'Cast',
  tags: ['action', 'magic'],
  available(view, by, refuse) {
    if (spellsOf(view, by).length === 0) refuse('R-MAGIC', 'no-spells');
    needsAp(view, by, refuse);
  },
  params: {
    spell: oneOf<IntentContext<Casting>, number>({ rule: 'R-MAGIC', candidates: (view, { by }) => spellsOf(view, by) }),
    at: oneOf<IntentContext<Casting>, Id>({
      rule: 'R-MAGIC',
      candidates: (view, { by, with: { spell } }) => (spellsOf(view, by).includes(spell) ? targets(view, by, spellAt(view, spell)) : []),
      check(view, { by, with: { spell } }, at, refuse) {
        if (!spellsOf(view, by).includes(spell)) return;
        const { target, range } = spellAt(view, spell);
        if (view.state.entities[at]?.kind !== 'fighter') return refuse('R-MAGIC', 'no-such-target');
        if (target === 'region') return checkRegion(view, by, at, range, refuse);
        if (target === 'self' ? at !== by : target === 'foe' && at === by) return refuse('R-MAGIC', target === 'self' ? 'only-on-yourself' : 'not-on-yourself');
        if (!alive(view, at)) refuse('R-MAGIC', 'target-dead');
        if (!isPresent(view, at)) return refuse('R-LEAVE', 'target-gone');
        if (distance(view, by, at) > range) refuse('R-MAGIC', 'spell-range', { range });
      },
    }),
    close: oneOf<IntentContext<Casting>, boolean>({
      rule: 'SS-HLP-003',
      candidates: (view, { by, with: { spell, at } }) => (mayBeClose(view, by, spell, at) ? [false, true] : [false]),
      check(view, { by, with: { spell, at } }, close, refuse) {
        if (close === true && !mayBeClose(view, by, spell, at)) refuse('SS-HLP-003', 'no-point-blank');
      },
    }),
  },
  check(view: View, by: Id, { spell }: Casting, refuse: Refuse) {
    if (spellAt(view, spell).defence !== null && view.has(by, Carrying)) refuse('R-CARRY', 'carrying');
    if (MagicPoints.left(view, by) < spellAt(view, spell).mp) refuse('R-MAGIC', 'needs-mp', { mp: spellAt(view, spell).mp });
  },
  perform(play, by, { spell, at, close }) {
    const known = spellAt(play, spell);
    if (known.action === 'major') payMajor(play, by);
    else payMinor(play, by);
    MagicPoints.spend(play, by, known.mp);
    if (known.target !== 'region') castAt(play, by, at, spell, close);
    else {
      for (const target of inRegion(play, regionOf(play, at))) {
        endAll(play, target, Hidden);
        castAt(play, by, target, spell, false);
      }
    }
    return true;
  },
});

/** The region that a target names: where it stands or lies, or the one that it has left. */
function regionOf(view: View, at: Id): number {
  const [left] = carried(view, at, Left);
  return left === undefined ? fighter(view, at).region : left.value;
}

/** Refuses a spell on a region that is out of range, or where nobody but the caster is alive. A target that fell or left meanwhile still names it. */
function checkRegion(view: View, by: Id, at: Id, range: number, refuse: Refuse): void {
  const region = regionOf(view, at);
  const here = fighter(view, by).region;
  if (region < 0 || here < 0) return refuse('R-LEAVE', 'target-gone');
  if (!inRegion(view, region).some((one) => one !== by)) refuse('R-MAGIC', 'nobody-there');
  if (regionsBetween(view, here, region) > range) refuse('R-MAGIC', 'spell-range', { range });
}

/** Who is alive in a region. */
const inRegion = (view: View, region: number): Id[] =>
  fighters(view)
    .filter((fighter) => fighter.region === region && alive(view, fighter.id))
    .map(({ id }) => id);

function castAt(play: Play, by: Id, at: Id, spell: number, close: boolean): void {
  const known = spellAt(play, spell);
  const attack: Attack = { by, at, way: 'spell', weapon: -1, distance: close ? -1 : distance(play, by, at), active: true, thrown: false, spell, seen: 0 };
  const won = known.defence === null ? 1 : resolve(play, attack);
  if (won > 0 && alive(play, at)) known.effect(play, by, at, won);
}
