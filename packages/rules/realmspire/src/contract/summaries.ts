import type { Summaries } from '@riposte/ruleset';
import { CRAWL } from '../positioning/prone.ts';
import { LEAP } from '../positioning/teleport.ts';
import { MENDING } from '../using-magic/casting.ts';
import { DREAD_ROUNDS, FLAME_ROUNDS, FLAMES, WARD } from '../using-magic/effects.ts';
import type { Spell } from '../using-magic/spells.ts';
import { dice } from './words.ts';

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
  'venomous-bite': 'A bite that poisons whatever it wounds.',
  'wand-of-fire': 'A wand that casts a bolt of fire.',
  'ring-of-warding': 'A ring that wards its bearer.',
  'healing-draught': 'A drink that mends the one who takes it.',
  torch: 'A torch, which takes up a hand.',
  lantern: 'A lantern, which takes up a hand.',
  orb: 'An orb, which takes up a hand.',
  book: 'A book, which takes up a hand.',
  rope: 'A rope, which takes up a hand.',
  chest: 'A chest that takes both hands to carry.',
  ladder: 'A ladder that takes both hands to carry.',
  'steady-guard': 'Can brace itself once a round without spending AP.',
  'keen-eye': 'Can search once a round without spending AP.',
  'phase-step': 'Can step through space without giving foes an opening.',
  regeneration: 'Heals at the start of its turn unless it was burnt.',
};

const harm = ({ damage, type }: Spell): string => `${damage === null ? 'no' : dice(damage.pool.id)} ${type} damage`;

/** The spells, some sentences each, with their numbers. */
export const SPELL_SUMMARIES: { readonly [id: string]: (spell: Spell) => string } = {
  firebolt: (spell) => `Throws a bolt of fire at a foe. It does ${harm(spell)}.`,
  'frost-lance': (spell) =>
    `Throws a lance of frost at a foe. It does ${harm(spell)}. Unless the foe blocks it, the foe also moves at half speed until its next turn ends.`,
  'shock-arc': (spell) => `Sends lightning at a foe. It does ${harm(spell)}. The magic of metal armour does not protect against it.`,
  'winter-storm': (spell) =>
    `Fills a circle of ${spell.radius} m around a foe with frost that strikes everyone in it, friend and foe. It does ${harm(spell)}. A passed dodge halves the damage, and full cover stops it.`,
  'burning-touch': (spell) => `Burns a foe within reach of your hand. It does ${harm(spell)}. Casting it does not provoke.`,
  'mind-spike': (spell) => `Strikes the mind of a foe, who can only withstand it. It does ${harm(spell)}.`,
  dread: () =>
    `Frightens a foe, who can only withstand it. Until its turn ends for the ${DREAD_ROUNDS === 2 ? 'second' : 'last'} time, it has a bane on all tests while you are awake and in sight, and takes no step towards you.`,
  'arcane-ward': () => `Surrounds you with a shield of force. It takes ${WARD} points off the damage of the next blow and then ends; a new ward replaces it.`,
  mend: () => `Heals a fighter within touch, or yourself. The target gets ${dice(MENDING.id)} health back.`,
  blink: () =>
    `Takes you at once to a free place up to ${LEAP} m away that you can see. The move provokes nobody and breaks every hold, but casting the spell provokes.`,
  'flame-blade': () =>
    `Sets the melee weapon in your hand on fire. For ${FLAME_ROUNDS} rounds it does ${dice(FLAMES.pool.id)} more ${FLAMES.type} damage. The flames go out when you put the weapon away.`,
};

/** What conditions and gear do to numbers, where an amount does not say it. */
export const AMOUNTS: Summaries = {
  '* speed slowed': 'halved',
  'prone speed crawling': `at most ${CRAWL} m`,
  'fatigued target number': '-2 for each level of fatigue',
  'damaged-armour armour rating': '-1 for each degree of damage, for worn armour',
  'damaged-armour repair price': 'more for each degree of damage',
  'damaged-shield block rating': '-1 for each degree of damage',
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
  frightened: 'until its second turn from then ends',
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
  prone: 'Lies on the ground, worse at fighting and dodging and harder to shoot.',
  braced: 'Makes its next defence with a boon.',
  feinting: 'Has feinted and strikes the same foe with a boon if it does so next.',
  disengaged: 'Gives foes no opening until its turn ends.',
  hidden: 'Is unseen, so foes do not defend against its attack, which ends the hiding.',
  grappled: 'Is held by a foe and cannot move.',
  grappling: 'Holds a foe.',
  restrained: 'Is caught in a net, cannot move and fights badly.',
  blinded: 'Sees nothing, and attacks and defends with a bane.',
  frightened: 'Makes all tests with a bane and does not go near what it fears.',
  fatigued: 'Is tired, which makes all its tests worse.',
  slowed: 'Has frost in its limbs and moves at half its speed.',
  'damaged-armour': 'Wears armour that is damaged and protects less.',
  'damaged-shield': 'Bears a shield that is damaged and blocks less.',
  scorched: 'Was burnt and does not regenerate at the start of its next turn.',
  mounted: 'Sits in the saddle, where a lance can be used.',
  dying: 'Is dying and must be helped soon.',
  dead: 'Is dead and out of the fight.',
  bleeding: 'Loses health each round until the bleeding is stopped.',
  down: 'Has fallen and lies there.',
  poisoned: 'Passes an Endurance test at the start of its turn or takes d4 damage.',
  burning: 'Takes d6 fire damage at the start of its turn until the flames are put out.',
  stunned: 'Is dazed and has one AP less in the next round.',
  unloaded: 'Has a weapon that must be reloaded before the next shot.',
  warded: 'Has a ward that takes points off the next damage.',
  'blade-in-flames': 'Holds a blade that burns and does fire damage with each hit.',
  gone: 'Has left the fight.',
  away: 'Joins the fight in a later round.',
  surrendered: 'Has laid down arms and waits for an answer.',
  prisoner: 'Has surrendered and is out of the fight.',
  carrying: 'Carries someone and moves at half its speed.',
  carried: 'Is carried by someone.',
};
