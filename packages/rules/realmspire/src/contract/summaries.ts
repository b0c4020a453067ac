import type { Summaries } from '@riposte/ruleset';
import { CRAWL } from '../positioning/prone.ts';
import { LEAP } from '../positioning/teleport.ts';
import { MENDING } from '../using-magic/casting.ts';
import { DREAD_ROUNDS, FLAME_ROUNDS, FLAMES, WARD } from '../using-magic/effects.ts';
import type { Spell } from '../using-magic/spells.ts';
import { diceText } from './words.ts';

/** The creatures, a sentence each. */
export const CREATURE_SUMMARIES: Summaries = {
  'town-guard': 'A guard with spear and shield in partial armour.',
  'nordling-hunter': 'A hunter of the north who shoots with a longbow and fights with a hatchet.',
  'sahani-rider': 'A rider with glaive, shortsword and shield.',
  'classical-knight': 'A knight in full iron armour with sword and shield.',
  ashlander: 'A quick warrior of the ash lands with a twinblade and a javelin.',
  goblin: 'A small and quick raider with a shortsword.',
  ork: 'A strong warrior who strikes with a heavy mace.',
  troll: 'A giant with claws whose wounds close by themselves.',
  wolf: 'A fast hunter whose bite can trip its prey.',
  'apprentice-mage': 'A young mage who throws fire and knows how to get away.',
  'war-mage': 'A mage trained for battle, with spells for every need.',
  'hedge-witch': 'A witch who touches, frightens and mends.',
  'baldrian-noble': 'A noble duellist who parries well.',
  'forest-bandit': 'A robber who shoots from the woods and fights with a club.',
  wrestler: 'An unarmed fighter who grapples foes.',
  'giant-spider': 'A giant spider with a poisonous bite.',
  ogre: 'A large brute who strikes hard and takes many blows.',
};

/** Gear, perks and spells whose definitions do not say it all. */
export const THING_SUMMARIES: Summaries = {
  bola: 'Weighted cords thrown at the legs of a foe to make it fall.',
  net: 'A net thrown over a foe to restrain it.',
  'flaming-longsword': 'A magical longsword whose blade burns.',
  'venomous-bite': 'A bite that poisons its victim.',
  'wand-of-fire': 'A wand that casts a bolt of fire.',
  'ring-of-warding': 'A ring that wards its wearer.',
  'healing-draught': 'A drink that heals the drinker.',
  torch: 'A torch; it takes one hand.',
  lantern: 'A lantern; it takes one hand.',
  orb: 'An orb; it takes one hand.',
  book: 'A book; it takes one hand.',
  rope: 'A rope; it takes one hand.',
  chest: 'A chest that takes both hands to carry.',
  ladder: 'A ladder that takes both hands to carry.',
  'steady-guard': 'Can brace itself once a round without spending AP.',
  'keen-eye': 'Can search once a round without spending AP.',
  'phase-step': 'Can step through space without giving foes an opening.',
  regeneration: 'Heals at the start of its turn unless it was burnt.',
};

const harm = ({ damage, type }: Spell): string => `${damage === null ? 'no' : diceText(damage.pool.id)} ${type} damage`;

/** The spells, some sentences each, with their numbers. */
export const SPELL_SUMMARIES: { readonly [id: string]: (spell: Spell) => string } = {
  firebolt: (spell) => `Throws a bolt of fire at a foe. It does ${harm(spell)}.`,
  'frost-lance': (spell) =>
    `Throws a lance of frost at a foe. It does ${harm(spell)}. Unless the foe blocks it, the foe also moves at half speed until its next turn ends.`,
  'shock-arc': (spell) => `Sends lightning at a foe. It does ${harm(spell)}. The magic of metal armour does not protect against it.`,
  'winter-storm': (spell) =>
    `Fills a circle of ${spell.radius} m around a foe with frost that strikes everyone in it, friend and foe. It does ${harm(spell)}. A successful dodge halves the damage; full cover stops it.`,
  'burning-touch': (spell) => `Burns a foe within reach of your hand. It does ${harm(spell)}. Casting it does not provoke.`,
  'mind-spike': (spell) => `Strikes the mind of a foe; its only defence is to withstand it. It does ${harm(spell)}.`,
  dread: () =>
    `Frightens a foe; its only defence is to withstand it. Until the end of its ${DREAD_ROUNDS === 2 ? 'second' : 'last'} turn it cannot move towards you, and has a bane on all tests while you are awake and in sight.`,
  'arcane-ward': () => `Surrounds you with a shield of force. It reduces the damage of the next blow by ${WARD} and then ends; a new ward replaces it.`,
  mend: () => `Heals a fighter within touch, or yourself. The target gets ${diceText(MENDING.id)} health back.`,
  blink: () =>
    `Teleports you to a free place that you can see, up to ${LEAP} m away. The move does not provoke and breaks every hold, but casting the spell provokes.`,
  'flame-blade': () =>
    `Sets the melee weapon in your hand on fire. For ${FLAME_ROUNDS} rounds it does ${diceText(FLAMES.pool.id)} more ${FLAMES.type} damage. The flames go out when you put the weapon away.`,
};

/** What conditions and gear do to numbers, where an amount does not say it. */
export const AMOUNTS: Summaries = {
  '* speed slowed': 'halved',
  'prone speed crawling': `at most ${CRAWL} m`,
  'fatigued target number': '−2 for each level of fatigue',
  'damaged-armour armour rating': '−1 for each degree of damage, for worn armour',
  'damaged-armour repair price': 'more for each degree of damage',
  'damaged-shield block rating': '−1 for each degree of damage',
  'damaged-shield repair price': 'more for each degree of damage',
};

/** What conditions forbid, by tag. */
export const FORBIDDEN: Summaries = { primary: 'actions', reaction: 'reactions', free: 'free actions', turn: 'turns' };

/** How long conditions last, where the rules set an end. */
export const CONDITION_DURATIONS: Summaries = {
  surprised: 'until the second round begins',
  dazed: 'until its next turn ends',
  prone: 'until it stands up',
  braced: 'until its next defence',
  feinting: 'until its next attack on that foe, or until its next turn ends',
  disengaged: 'until the turn ends',
  hidden: 'until it attacks or is found',
  grappled: 'until it breaks free or is let go',
  grappling: 'until its foe breaks free or is let go',
  restrained: 'until it gets out of the net',
  frightened: 'until the end of its second turn from then',
  slowed: 'until its next turn ends',
  scorched: 'until its next turn ends',
  burning: 'until the flames are put out',
  unloaded: 'until it reloads',
  warded: 'until the ward is used up',
  'blade-in-flames': 'for 3 rounds, unless the blade always burns',
  carrying: 'until it puts the other down',
  carried: 'until it is put down',
  gone: 'for the rest of the fight',
  surrendered: 'until a foe answers',
  dead: 'permanently',
  unconscious: 'until healing wakes it',
  blinded: 'until the game master ends it',
  fatigued: 'until it rests',
  'damaged-armour': 'until it is repaired',
  'damaged-shield': 'until it is repaired',
  mounted: 'until it dismounts or falls',
  dying: 'until it is helped or dies',
  bleeding: 'until someone tends it',
  poisoned: 'until someone tends it',
  down: 'until it is awake again',
  stunned: 'until it gains its AP for the next round',
  away: 'until it joins the fight',
  prisoner: 'for the rest of the fight',
};

/** The conditions, a sentence each. */
export const CONDITION_SUMMARIES: Summaries = {
  unconscious: 'Has no health left and can do nothing.',
  surprised: 'Can do nothing until the second round begins.',
  dazed: 'Makes all tests with a bane and cannot react, except to defend.',
  prone: 'Lies on the ground: it fights and dodges worse, but is harder to shoot.',
  braced: 'Makes its next defence with a boon.',
  feinting: 'Has feinted: if it strikes the same foe next, it has a boon.',
  disengaged: 'Gives foes no opening until its turn ends.',
  hidden: 'Attacks unseen: foes do not defend, and it is no longer hidden.',
  grappled: 'Is held by a foe and cannot move.',
  grappling: 'Holds a foe.',
  restrained: 'Is caught in a net, cannot move and fights badly.',
  blinded: 'Cannot see, and attacks and defends with a bane.',
  frightened: 'Makes all tests with a bane and does not go near what it fears.',
  fatigued: 'Is tired, so all its tests are worse.',
  slowed: 'Has frost in its limbs and moves at half its speed.',
  'damaged-armour': 'Wears armour that is damaged and protects less.',
  'damaged-shield': 'Has a damaged shield that blocks less.',
  scorched: 'Was burnt and does not regenerate at the start of its next turn.',
  mounted: 'Sits in the saddle and can use a lance.',
  dying: 'Is dying and must be helped soon.',
  dead: 'Is dead and out of the fight.',
  bleeding: 'Loses health each round until the bleeding is stopped.',
  down: 'Has fallen and lies there.',
  poisoned: 'Takes d4 damage at the start of its turn unless it passes an Endurance test.',
  burning: 'Takes d6 fire damage at the start of its turn until the flames are put out.',
  stunned: 'Is dazed and has one AP less in the next round.',
  unloaded: 'Has a weapon that must be reloaded before the next shot.',
  warded: 'Has a ward that reduces the next damage it takes.',
  'blade-in-flames': 'Holds a blade that burns and does fire damage with each hit.',
  gone: 'Has left the fight.',
  away: 'Joins the fight in a later round.',
  surrendered: 'Has surrendered and waits for an answer.',
  prisoner: 'Has surrendered and is out of the fight.',
  carrying: 'Carries someone and moves at half its speed.',
  carried: 'Is carried by someone.',
};
