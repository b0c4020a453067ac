import { type Summaries, signed } from '@riposte/ruleset';
import { CURSE, EASED, type Spell } from '../magic/spells.ts';
import { WARD } from '../magic/ward.ts';

/** The creatures, a sentence each. */
export const CREATURE_SUMMARIES: Summaries = {
  guard: 'A guard in a chain shirt with spear and shield.',
  veteran: 'An old soldier in a breastplate with sword and shield.',
  goblin: 'A small and stealthy raider with a shortsword.',
  orc: 'A strong raider with a battleaxe.',
  wolf: 'A fast hunter with a fine nose whose bite trips its prey.',
  ogre: 'A large brute with a greatclub.',
  skeleton: 'The bones of a swordsman, without flesh to hurt.',
  duellist: 'A quick fighter with rapier and dagger.',
  archer: 'A soldier who shoots with a longbow.',
  arbalester: 'A soldier in scale armour with a crossbow and a mace at the belt.',
  'knife-thrower': 'A quick fighter who throws daggers and axes.',
  wrestler: 'An unarmed fighter who grapples foes.',
  mage: 'A mage with spells that strike, hold and heal.',
  hydra: 'A large beast with many heads, each of which bites.',
  wyvern: 'A winged beast that strikes from the air.',
  bull: 'A strong animal that gores with its horns.',
  'swamp-kraken': 'A beast of the swamp that grabs with many tentacles.',
  'giant-crab': 'A crab as large as a person, with two pincers and a hard shell.',
  'stone-golem': 'A body of stone that feels neither pain nor blood loss.',
  basilisk: 'A lizard whose gaze stuns those who meet it.',
};

/** Gear, traits and spells whose definitions do not say it all. */
export const THING_SUMMARIES: Summaries = {
  buckler: 'A small shield strapped to the arm.',
  'light-shield': 'A light shield that hinders little.',
  'heavy-shield': 'A heavy shield that protects well.',
  'tower-shield': 'A shield as tall as a person, which is hard to carry.',
  'wooden-leg': 'A wooden leg that stands in for a lost leg or foot.',
  'jointed-arm': 'An arm with joints that stands in for a lost arm or hand.',
  'crystal-eye': 'An eye of crystal that stands in for a lost eye.',
  'brass-ear': 'An ear of brass that stands in for a lost ear.',
  'silver-jaw': 'A jaw of silver that stands in for a lost mouth.',
  'potion-of-mending': 'A potion that removes an injury.',
  'potion-of-vigour': 'A potion that eases strain.',
  'ring-of-vigour': 'A ring that eases strain once a day.',
  'bracer-of-mending': 'A bracer that removes an injury once a day.',
  'balancing-tail': 'Has a tail that helps to keep its balance.',
  scent: 'Finds others by their smell.',
  'trips-on-hit': 'Can trip a foe that it hits.',
};

/** The spells, some sentences each, with their numbers. */
export const SPELL_SUMMARIES: { readonly [id: string]: (spell: Spell) => string } = {
  'force-bolt': () =>
    'Strikes a foe from afar with a bolt of force. It is a ranged attack by Dexterity or Wisdom, whichever is higher, and injures as a weapon does. It only needs to touch, so armour and shields do not count.',
  'shock-grasp': () =>
    'Strikes a foe by touch with a shock. It is a melee attack by Strength or Dexterity, whichever is higher, and injures as a weapon does. Armour and shields do not count, and metal armour makes it a degree worse.',
  hold: () => 'Stuns a foe, who drops what it holds. At the end of each of its turns it saves again, and the first success frees it.',
  'bleed-curse': () => `Makes a foe bleed. It loses ${CURSE} Stamina at the start of each of its turns. It has no effect on a target without Constitution.`,
  mend: () => 'Removes one injury of a friend by touch, minor or major. For 1 Stamina more it can be a severe injury.',
  regrow: () => 'Lets one destroyed part of a body grow again by touch. It can be a part of a friend or your own.',
  invigorate: () => `Eases the strain of a friend by touch, or your own. It removes up to ${EASED} strain and gives back as much Stamina.`,
  'shield-ward': () =>
    `Raises a ward of force when you are attacked, before the roll. You have ${signed(WARD)} DV until your next turn, also against touch attacks.`,
  blindness: ({ lasts }) =>
    `Blinds a foe, who is off guard and has 2 disadvantages on attacks. It sees again at the end of its ${lasts === 3 ? 'third' : 'last'} turn from now.`,
  'withering-gaze': () => 'Stuns a foe by a look, without voice or gesture, and does not provoke. The foe drops what it holds and has no AP and no reactions.',
};

/** What conditions do to numbers, where an amount does not say it. */
export const AMOUNTS: Summaries = {
  'off-guard defence value': 'without the bonus by Dexterity',
  'from-hiding defence value': 'without the bonus by Dexterity, against an attack from hiding',
  'grappled speed': '0',
  'carrying speed': 'halved',
  'defending defence value': 'more by the martial bonus',
  'total-defence defence value': 'more by twice the martial bonus',
  'shield-ready defence value': 'more by the DV of the shield, where a touch is not enough',
};

/** What conditions forbid, by tag. */
export const FORBIDDEN: Summaries = {
  action: 'actions',
  reaction: 'reactions',
  free: 'free actions',
  remedy: 'potions and worn items',
  care: 'treating injuries',
  attack: 'attacks',
  'on-foot': 'actions on foot',
};

/** How long conditions last, where the rules set an end. */
export const CONDITION_DURATIONS: Summaries = {
  dead: 'for good',
  prone: 'until it stands up',
  pinned: 'until it escapes or is let go',
  dazed: 'until its next turn ends',
  stunned: 'until its next turn ends',
  grappled: 'until it escapes or is let go',
  exposed: 'until its next turn begins, or as long as it is held',
  yielded: 'for the rest of the fight',
  hidden: 'until it attacks, casts or is met',
  defending: 'until its next turn begins',
  'total-defence': 'until its next turn begins',
  'shield-ready': 'until its next turn begins',
  warded: 'until its next turn begins',
  'open-by-cleave': 'until its next turn begins',
  'open-by-lunge': 'until its next turn begins',
  'open-by-charge': 'until its next turn begins',
  'in-round-action': 'until its next turn begins',
  unloaded: 'until it is reloaded',
  spent: 'for a day',
  untreated: 'for a day, then it may get worse',
  tried: 'for a day',
  held: 'until a save ends it',
  'offers-surrender': 'until a foe answers',
  carrying: 'until it puts the other down',
  carried: 'until it is put down',
};

/** The conditions, a sentence each. */
export const CONDITION_SUMMARIES: Summaries = {
  dead: 'Is dead and out of the fight.',
  unconscious: 'Is unconscious, helpless and can do nothing.',
  pinned: 'Is held fast and can only try to escape.',
  helpless: 'Cannot defend itself and is easy to hit.',
  stunned: 'Has no AP and no reactions.',
  dazed: 'Is dazed by a blow and has fewer AP.',
  hasted: 'Has one AP more in its turn.',
  dazzled: 'Is blinded by a spell until the end of its third turn from then.',
  blinded: 'Sees nothing, as all its eyes are injured or a spell blinds it.',
  deafened: 'Hears nothing, as all its ears are injured.',
  exposed: 'Was taken off guard by a trick or a hold.',
  'off-guard': 'Is not ready to defend itself, as before its first turn.',
  concussed: 'Has a concussion, so all its d20 rolls have a disadvantage.',
  confused: 'Is confused by a blow to the head until it heals.',
  sickened: 'Feels sick from a blow to the heart until it heals.',
  exhausted: 'Has no Stamina left and is worse at attacks and checks of the body.',
  prone: 'Lies on the ground, where it fights and moves badly.',
  grappled: 'Is held by a foe.',
  yielded: 'Has given up and is out of the fight.',
  'at-rest': 'Has the fight behind it and can be treated and rest.',
  bodiless: 'Is no body, but the scene, in which time passes.',
  hidden: 'Is out of sight of its foes, until it attacks, casts or is met.',
  defending: 'Defends itself until its next turn and makes no attacks.',
  'total-defence': 'Does nothing but defend itself until its next turn.',
  'shield-ready': 'Has its shield ready, which adds to its DV.',
  warded: 'Is protected by a ward of force, which does not count as armour.',
  'open-by-cleave': 'Has used Cleave and is easier to hit in melee until its next turn.',
  'open-by-lunge': 'Has used Lunge and is easier to hit in melee until its next turn.',
  'open-by-charge': 'Has charged and is easier to hit until its next turn.',
  'in-round-action': 'Is busy with an action that lasts a round and cannot react.',
  aiming: 'Takes aim, which gives its next shot an advantage.',
  covered: 'Stands behind cover, which makes it harder to hit.',
  flying: 'Is in the air.',
  bleeding: 'Loses Stamina at the start of each turn.',
  locked: 'Is a natural weapon that cannot be used until the end of the next turn.',
  unloaded: 'Is a weapon that must be reloaded before the next shot.',
  cracked: 'Is gear that has lost some of its hardness and may break.',
  'armour-broken': 'Wears broken armour, which gives nothing and hinders attacks.',
  spent: 'Is a magic item that was used today.',
  untreated: 'Is an injury that has not been treated and may get worse.',
  recovering: 'Is an injury that was treated and heals.',
  tried: 'Is an injury that a healer has failed to treat today.',
  held: 'Is held by magic and stunned until a save ends it.',
  'stowed-unloaded': 'Has stowed a weapon that must be reloaded before the next shot.',
  'stowed-cracked': 'Has stowed a thing that has lost some of its hardness.',
  'from-hiding': 'Strikes from hiding, so that its target is caught unaware.',
  away: 'Is not on the board: has left it, or is still to come.',
  'offers-surrender': 'Offers to surrender, and is out of the fight until a foe answers.',
  prisoner: 'Has surrendered and is a prisoner.',
  carried: 'Is carried by somebody and takes up no place.',
  carrying: 'Carries someone and is half as fast.',
};
