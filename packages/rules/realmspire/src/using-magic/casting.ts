import {
  defineChange,
  defineIntent,
  defineRoll,
  endAll,
  give,
  type Id,
  type IntentContext,
  isOff,
  judging,
  oneOf,
  type Param,
  type Play,
  type Price,
  place,
  type Refuse,
  type View,
} from '@riposte/kernel';
import { ActionPoints, AttackMade, costOf, needsAttack, needsPoints, needsTurn, payPoints } from '../actions-in-combat/action-points.ts';
import { Hidden } from '../actions-in-combat/stealth.ts';
import { attackTestOf, combatRoll, notice, Resolved, refuseByAttack } from '../attacking-and-defending/combat-roll.ts';
import { chooseDefence, defend } from '../attacking-and-defending/defence.ts';
import { mayTarget, targetsWithin } from '../attacking-and-defending/strike.ts';
import type { Attack } from '../attacking-and-defending/ways.ts';
import { fighter, fighters } from '../characters/fighter.ts';
import { test } from '../characters/skill-test.ts';
import { skillTest } from '../characters/target-number.ts';
import { type Hit, rollDamage } from '../damage-and-health/damage.ts';
import { heal } from '../damage-and-health/healing.ts';
import { awake, Dead } from '../damage-and-health/unconscious.ts';
import { isWeapon, meleeBy, weaponAt } from '../gear/in-hand.ts';
import { dice } from '../gear/weapons.ts';
import { endOfTurns, renew, rounds } from '../initiative-structure/clocks.ts';
import { isPresent } from '../initiative-structure/out-of-the-fight.ts';
import type { Point } from '../initiative-structure/scene.ts';
import { meetsFullCover } from '../positioning/cover.ts';
import { isInReach, isWithin } from '../positioning/distances.ts';
import { provoke } from '../positioning/opportunity-attack.ts';
import { checkLeap, leap, leapsOf } from '../positioning/teleport.ts';
import { ruled } from '../rulings.ts';
import { DREAD_ROUNDS, FLAME_ROUNDS, FlameBlade, Frightened, SLOWED_ROUNDS, Slowed, WARD, Warded } from './effects.ts';
import type { MagicItem } from './magic-items.ts';
import { Mana } from './mana.ts';
import { isSpell, type Spell, spellAt } from './spells.ts';

/** For spells that do not attack, or attack many at once. */
export const SorceryRoll = defineRoll('sorcery', { rule: 'R-MAGIC', title: 'Sorcery' });
export const HealRoll = defineRoll('mend', { rule: 'R-MAGIC', title: 'healing' });

export interface Casting {
  readonly spell: number;
  readonly at: Id;
  /** Where a teleport leads, or null. */
  readonly to: Point | null;
}

type Context = IntentContext<Casting>;

/** Codes of the spells that a fighter knows. */
export const spellsOf = (view: View, who: Id): number[] => fighter(view, who).features.filter((code) => isSpell(view.rules.things[code]));

/** Codes of the magic items that a fighter has ready. */
export const itemsOf = (view: View, who: Id): number[] => fighter(view, who).features.filter((code) => 'holds' in view.rules.things[code]);

/** Whom a spell can be cast at: foes in range and seen, friends, or the caster. @rule RS-ATK-008 */
function aims(view: View, by: Id, spell: Spell): Id[] {
  if (spell.target === 'self') return [by];
  if (spell.target === 'foe') return targetsWithin(view, by, spell.range, spell.melee);
  const { side } = fighter(view, by);
  return fighters(view).flatMap((friend) => (friend.side === side && canHelp(view, by, spell, friend.id) ? [friend.id] : []));
}

/** Whether a helpful spell reaches a living target, friend or foe, in a bottle or by hand. */
const canHelp = (view: View, by: Id, { range }: Spell, at: Id): boolean => isPresent(view, at) && !view.has(at, Dead) && isInReach(view, by, at, range);

function checkAim(view: View, by: Id, spell: Spell, at: Id, refuse: Refuse): void {
  if (spell.target === 'foe') return mayTarget(view, by, at, spell.range, spell.melee, refuse);
  if (spell.target === 'self' ? at === by : canHelp(view, by, spell, at)) return;
  if (spell.target === 'self' || !isPresent(view, at)) refuse('RS-ATK-008', 'no-such-target');
  else if (view.has(at, Dead)) refuse('RS-ATK-008', 'dead');
  else refuse('RS-ATK-008', isWithin(view, by, at, spell.range) ? 'wall-between' : 'too-far');
}

/** A means of magic, spells or items: what a fighter knows, what it costs, how it works. */
interface Means {
  readonly known: (view: View, by: Id) => number[];
  readonly spellOf: (view: View, code: number) => Spell;
  readonly mana: (spell: Spell) => number;
  readonly work: (play: Play, by: Id, spell: Spell, chosen: Casting) => boolean;
}

/** The spell in an item. */
export const itemSpell = (view: View, item: number): Spell => spellAt(view, view.rules.codeNamed((view.rules.things[item] as unknown as MagicItem).holds));

const BY_SPELL: Means = { known: spellsOf, spellOf: spellAt, mana: ({ mana }) => mana, work: (play, by, spell, chosen) => cast(play, by, spell, chosen) };
const BY_ITEM: Means = { known: itemsOf, spellOf: itemSpell, mana: () => 0, work: (play, by, spell, chosen) => use(play, by, spell, chosen) };

/** The chosen spell, or null if it is not known. */
const spellChosen = (view: View, by: Id, { known, spellOf }: Means, code: number): Spell | null =>
  known(view, by).includes(code) ? spellOf(view, code) : null;

/** A spell among those known, whom it is cast at and, for a teleport, where it leads; then it is worked. */
function working(means: Means) {
  const chosen = (view: View, { by, with: { spell } }: Context): Spell | null => spellChosen(view, by, means, spell);
  return {
    price(view: View, by: Id, { spell: code }: Casting): readonly Price[] {
      const spell = spellChosen(view, by, means, code);
      if (spell === null) return [];
      return [
        { resource: ActionPoints, amount: apOf(view, spell) },
        { resource: Mana, amount: means.mana(spell) },
      ];
    },
    params: {
      spell: oneOf<Context, number>({ rule: 'RS-PRI-011', candidates: (view, { by }) => means.known(view, by) }),
      at: oneOf<Context, Id>({
        rule: 'RS-ATK-008',
        candidates: (view, context) => (chosen(view, context) === null ? [] : aims(view, context.by, chosen(view, context)!)),
        check(view, context, at, refuse) {
          const spell = chosen(view, context);
          if (spell !== null) checkAim(view, context.by, spell, at, refuse);
        },
      }),
      to: place<Context, Point | null>({
        rule: 'RS-OPP-006',
        candidates: (view, context) => (chosen(view, context)?.effect === 'blink' ? leapsOf(view, context.by) : [null]),
        check(view, context, to, refuse) {
          if (chosen(view, context)?.effect === 'blink') checkLeap(view, context.by, to as Point, refuse);
          else if (to !== null) refuse('RS-OPP-006', 'no-destination');
        },
      }) as Param<Context, Point | null>,
    },
    perform: (play: Play, by: Id, casting: Casting): boolean => means.work(play, by, means.spellOf(play, casting.spell), casting),
  };
}

/** AP of a spell: its own, or more where the table sets more for magic. @rule RS-ACT-007 */
export const apOf = (view: View, spell: Spell): number => Math.max(spell.ap, costOf(view, 'use-magic'));

/** What magic needs on any turn: AP, mana, and for a spell that attacks an attack left. @rule RS-ATK-011 RS-ATK-012 RS-ACT-007 */
const checkCost =
  (means: Means) =>
  (view: View, by: Id, { spell: code }: Casting, refuse: Refuse): void => {
    const spell = spellChosen(view, by, means, code);
    if (spell === null) return;
    needsPoints(view, by, apOf(view, spell), refuse);
    if (spell.attack) needsAttack(view, by, refuse);
    const mana = means.mana(spell);
    const left = Mana.left(view, by);
    if (left < mana) refuse('R-MAGIC', 'too-little-mana', { mana, left });
    if (spell.effect === 'flame-blade' && bladeOf(view, by) < 0) refuse('R-MAGIC', 'no-blade');
  };

/** A spell that attacks is no reaction. @rule RS-REA-004 RS-REA-005 */
const checkReaction =
  (means: Means) =>
  (view: View, by: Id, casting: Casting, refuse: Refuse): void => {
    if (spellChosen(view, by, means, casting.spell)?.attack) refuse('RS-REA-005', 'attack-as-reaction');
    checkCost(means)(view, by, casting, refuse);
  };

function needsSpells(view: View, by: Id, refuse: Refuse): void {
  if (spellsOf(view, by).length === 0) refuse('RS-PRI-011', 'no-spells');
}

function needsItems(view: View, by: Id, refuse: Refuse): void {
  if (itemsOf(view, by).length === 0) refuse('RS-PRI-011', 'no-magic-items');
}

/** Casts a spell as an action. @rule RS-PRI-011 RS-ATK-008 RS-ATK-012 */
export const Cast = defineIntent<Casting>('cast', {
  rule: 'RS-PRI-011',
  title: 'Cast',
  tags: ['primary', 'magic'],
  available(view, by, refuse) {
    needsTurn(view, by, refuse);
    needsSpells(view, by, refuse);
  },
  ...working(BY_SPELL),
  check: checkCost(BY_SPELL),
});

/** Casts a spell that does not attack, on any turn. @rule RS-REA-004 RS-REA-005 RS-ACT-005 */
export const CastAsReaction = defineIntent<Casting>('cast-as-reaction', {
  rule: 'RS-REA-004',
  title: 'Cast as a reaction',
  tags: ['reaction', 'magic', 'anytime'],
  available: needsSpells,
  ...working(BY_SPELL),
  check: checkReaction(BY_SPELL),
});

/** Activates a magic item, which costs no mana (R-ITEMS). @rule RS-PRI-011 */
export const Activate = defineIntent<Casting>('activate', {
  rule: 'RS-PRI-011',
  title: 'Activate an item',
  tags: ['primary', 'magic'],
  available(view, by, refuse) {
    needsTurn(view, by, refuse);
    needsItems(view, by, refuse);
  },
  ...working(BY_ITEM),
  check: checkCost(BY_ITEM),
});

/** Activates an item that does not attack, on any turn. @rule RS-REA-004 */
export const ActivateAsReaction = defineIntent<Casting>('activate-as-reaction', {
  rule: 'RS-REA-004',
  title: 'Activate an item as a reaction',
  tags: ['reaction', 'magic', 'anytime'],
  available: needsItems,
  ...working(BY_ITEM),
  check: checkReaction(BY_ITEM),
});

/** Pays AP and mana, gives openings, then the spell takes effect; only a failed test gives half of the mana back (R-MAGIC). @rule RS-OPP-007 RS-OPP-008 */
function cast(play: Play, by: Id, spell: Spell, chosen: Casting): boolean {
  payPoints(play, by, apOf(play, spell));
  Mana.spend(play, by, spell.mana);
  if (!spell.melee) provoke(play, by, 'cast', []);
  if (!awake(play, by)) return false;
  const works = resolve(play, by, spell, play.rules.codeOf(spell), chosen);
  if (chosen.at !== by) endAll(play, by, Hidden);
  if (works === false) Mana.gain(play, by, Math.floor(spell.mana / 2));
  return works === true;
}

/** An item is used up. */
export const UsedUp = defineChange('used-up', (store, who: Id, item: number): boolean => {
  const { features } = store.state.entities[who];
  if (!features.includes(item)) return false;
  store.edit(who).features = features.toSpliced(features.indexOf(item), 1);
  return true;
});

/** An item needs no test unless it aims at a foe, and gives no openings (R-ITEMS). */
function use(play: Play, by: Id, spell: Spell, chosen: Casting): boolean {
  payPoints(play, by, apOf(play, spell));
  const item = play.rules.things[chosen.spell] as unknown as MagicItem;
  if (item.drunk) UsedUp(play, by, chosen.spell);
  if (spell.target === 'foe') return resolve(play, by, spell, play.rules.codeOf(spell), chosen) === true;
  help(play, by, spell, chosen);
  if (chosen.at !== by) endAll(play, by, Hidden);
  return true;
}

/** Works a spell. Returns whether the Sorcery test passed; null where the spell was lost before it. */
function resolve(play: Play, by: Id, spell: Spell, code: number, chosen: Casting): boolean | null {
  if (spell.attack) AttackMade(play, by);
  if (!stillReaches(play, by, spell, chosen)) return null;
  if (spell.target === 'foe') return spell.radius > 0 ? storm(play, by, spell, code, chosen.at) : aimed(play, by, spell, code, chosen.at);
  if (test(play, SorceryRoll, by, -1, skillTest('sorcery')) === 0) return false;
  help(play, by, spell, chosen);
  return true;
}

/** Whether what the spell was cast at is still in range, as its caster sees it: it may have been pushed away meanwhile (R-HIDDEN). */
function stillReaches(play: Play, by: Id, spell: Spell, { at, to }: Casting): boolean {
  const view = judging(play, by);
  let reaches = true;
  const lost: Refuse = (rule) => {
    if (!isOff(play, rule, by)) reaches = false;
  };
  if (spell.effect === 'blink') checkLeap(view, by, to as Point, lost);
  else checkAim(view, by, spell, at, lost);
  return reaches;
}

function spellAttack(view: View, by: Id, at: Id, spell: Spell, code: number): Attack {
  const ranged = !spell.melee;
  return { by, at, how: 'spell', attribute: 'intellect', weapon: -1, spell: code, ranged, covered: ranged && ruled(view).coverAgainstSpells, style: 0 };
}

/** A spell at one foe is a combat roll by Sorcery. @rule RS-ATK-008 */
function aimed(play: Play, by: Id, spell: Spell, code: number, at: Id): boolean {
  const attack = spellAttack(play, by, at, spell, code);
  const outcome = combatRoll(play, attack, (hit) => land(play, attack, spell, hit));
  return outcome !== 'both fail' && outcome !== 'defender wins';
}

function land(play: Play, attack: Attack, spell: Spell, hit: Hit): void {
  const { by, at } = attack;
  rollDamage(play, attack, hit);
  if (hit.blocked) return;
  if (spell.effect === 'slow') renew(play, at, Slowed, { source: by, until: endOfTurns(play, at, SLOWED_ROUNDS) });
  if (spell.effect === 'frighten') renew(play, at, Frightened, { source: by, until: endOfTurns(play, at, DREAD_ROUNDS) });
}

/** One Sorcery test against all around the target without full cover; a passed Dodge halves the damage (R-MAGIC). @rule RS-DEF-013 RS-COV-008 */
function storm(play: Play, by: Id, spell: Spell, code: number, centre: Id): boolean {
  const struck = fighters(play).flatMap((target) =>
    isPresent(play, target.id) && isWithin(play, target.id, centre, spell.radius) && !play.has(target.id, Dead) ? [target.id] : [],
  );
  for (const at of struck) refuseByAttack(play, by, at);
  const attacks = struck.map((at) => ({
    attack: spellAttack(play, by, at, spell, code),
    defence: chooseDefence(play, spellAttack(play, by, at, spell, code)),
  }));
  const sorcery = test(play, SorceryRoll, by, centre, attackTestOf(spellAttack(play, by, centre, spell, code)));
  for (const { attack, defence } of attacks) {
    const reply = defend(play, attack, defence);
    const reached = meetsFullCover(play, attack) ? 0 : sorcery;
    Resolved(play, by, attack.at, reached, reply);
    notice(play, by, attack.at);
    if (reached > 0) land(play, attack, spell, { blocked: defence === 'block' && reply > 0, precise: null, halved: defence === 'dodge' && reply > 0 });
  }
  return sorcery > 0;
}

/** Effects that do not harm: wards, healing, teleports, flames on a blade (R-MAGIC). */
function help(play: Play, by: Id, spell: Spell, { at, to }: Casting): void {
  switch (spell.effect) {
    case 'ward':
      endAll(play, by, Warded);
      give(play, by, Warded, { value: WARD });
      return;
    case 'mend':
      return heal(play, at, play.roll(HealRoll, by, MENDING));
    case 'blink':
      if (to !== null) leap(play, by, to);
      return;
    case 'flame-blade':
      if (bladeOf(play, by) >= 0) renew(play, by, FlameBlade, { value: bladeOf(play, by), until: rounds(play, FLAME_ROUNDS) });
      return;
    default:
  }
}

/** The hand with the weapon for melee that flames can run along: 0 the first, 1 the other, -1 none. */
function bladeOf(view: View, by: Id): number {
  const blade = meleeBy(view, by);
  if (!isWeapon(view, blade) || weaponAt(view, blade).reach === 0) return -1;
  return blade === fighter(view, by).weapon ? 0 : 1;
}

/** Health that mending gives back (R-MAGIC). */
export const MENDING = dice(2, 6).pool;
