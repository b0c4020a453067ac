import type { Summaries } from '@riposte/ruleset';
import { showRank } from '../characters/ladder.ts';
import type { Spell } from '../magic/spell.ts';
import { HEAL_DIFFICULTY } from '../magic/spells.ts';

/** The creatures, a sentence each. */
export const CREATURE_SUMMARIES: Summaries = {
  peasant: 'An untrained villager with a staff, who dies when knocked out.',
  guard: 'A town guard in light armour with spear and shield.',
  bandit: 'A robber with a sword for close work and a bow for the start.',
  archer: 'A robber who shoots from afar and keeps a dagger ready.',
  goblin: 'A small and quick raider with a dagger.',
  orc: 'A strong raider who fights with an axe.',
  wolf: 'A fast hunter whose bite can throw its prey to the ground.',
  ogre: 'A giant with a mace who takes many blows to fell.',
  skeleton: 'An undead swordsman, immune to sleep, terror and poison.',
  knight: 'A hero in heavy armour who fights on foot or in the saddle.',
  mage: 'A hero with little strength and many spells.',
  warhorse: 'A horse trained to carry a rider into battle and to kick.',
  duellist: 'A hero with a sword and a dagger who parries well.',
  hunter: 'A hero with a longbow who falls back on a sword.',
  lancer: 'A hero in light armour who charges from the saddle with a lance.',
  wrestler: 'A strong unarmed fighter who grabs and holds foes.',
  pavisier: 'A crossbowman who shoots from behind a large shield.',
  viper: 'A small snake with a poisonous bite.',
  spider: 'A giant spider that shoots webs and poisons its prey.',
  wraith: 'An undead spirit whose touch slows the living.',
};

/** Gear, traits and spells whose definitions do not say it all. */
export const THING_SUMMARIES: Summaries = {
  whip: 'A one-handed weapon that grabs a foe instead of wounding it.',
  net: 'A net thrown over a foe to hold it.',
  torch: 'A burning stick that sets a foe on fire on a double success.',
  'sand-pouch': 'A handful of sand that blinds a foe for a turn.',
  bite: 'A natural weapon that throws a foe prone on a double success.',
  'venom-fangs': 'Fangs that poison their victim.',
  web: 'Sticky threads shot at a foe to entangle it.',
  'chill-touch': 'A touch so cold that it slows the foe for a turn.',
  'light-armour': 'Armour that protects a little and does not slow you down.',
  'medium-armour': 'Armour that protects well and slows reflexes a little.',
  'heavy-armour': 'The best armour; it makes dodging hard.',
  shield: 'A shield that can block attacks.',
  'large-shield': 'A shield large enough to hide behind, and better against shots.',
  bandages: 'Bandages for first aid.',
  hero: 'A main character, who recovers from bad wounds in a week.',
  riding: 'Knows how to fight in the saddle.',
  'fast-mount': 'A mount that runs farther than others of its kind.',
  'slow-mount': 'A mount that does not run as far as others of its kind.',
  undead: 'Is not alive, so sleep, terror and poison do nothing to it.',
  'healing-ritual': 'Can treat the wounded with a ritual, which helps their survival roll.',
  'saddle-acrobat': 'Can dodge while mounted.',
  'saddle-brawler': 'Can fight without weapons while mounted.',
  'mount-guard': 'Can parry and block attacks on the mount.',
};

/** "1 turn", "2 turns". */
export const turns = (many: number | string): string => `${many} ${many === 1 ? 'turn' : 'turns'}`;

const roll = ({ attack, defence }: Spell): string => `your ${attack} against its ${defence}`;

/** The spells, some sentences each, with their numbers. */
export const SPELL_SUMMARIES: { readonly [id: string]: (spell: Spell) => string } = {
  bolt: (spell) => `Hurls a bolt of force at one foe. Each success of ${roll(spell)} does 1 lethal damage.`,
  'fire-burst': (spell) =>
    `Fills a whole region with flames that strike everyone in it, friend and foe. Each success of your ${spell.attack} against the ${spell.defence} of a target does it 1 lethal damage.`,
  hold: (spell) => `Holds a foe fast. It is helpless and can take no physical action. It lasts a turn for each success of ${roll(spell)}.`,
  sleep: (spell) =>
    `Puts a foe to sleep, unless sleep does not affect it. One success of ${roll(spell)} stuns it for a turn. Two or more knock it out without damage, until it is woken.`,
  weaken: (spell) =>
    `Weakens one of the seven dice of a foe; you choose which. The die is one rank lower for each success of ${roll(spell)}, until the encounter ends.`,
  heal: ({ attack }) =>
    `Heals a friend in your region, or yourself. Give back 1 HP for certain, or roll ${attack} against a ${showRank(HEAL_DIFFICULTY)} for 1 HP per success.`,
  ward: () => 'Surrounds you with a shield of force. Your DEF is one rank higher until your next turn begins.',
  terror: (spell) =>
    `Frightens a foe, unless terror does not affect it. With any success of ${roll(spell)}, it flees and can neither attack nor cast spells for ${turns(spell.lasts)}.`,
  haste: ({ lasts }) => `Makes a friend in your region, or yourself, faster. The target has 1 more AP for ${turns(lasts)}.`,
  illusion: ({ attack }) =>
    `Shows everyone something that is not there. You roll ${attack} against a die that the game master sets; more successes make it more convincing.`,
  riddle: (spell) =>
    `Asks a foe in your region a riddle that it cannot stop thinking about. With any success of ${roll(spell)}, it is stunned for ${turns(spell.lasts)}.`,
};

/** What conditions do to numbers, where an amount does not say it. */
export const AMOUNTS: Summaries = {
  'knocked-out defence die': 'D2 for DEF, if fighters who are knocked out count as helpless',
  'knocked-out defence advantage': '−1 for DEF, if fighters who are knocked out count as helpless',
  'helpless defence die': 'D2 for DEF',
  '* AP total halve': 'halved',
  '* own AP halve': 'halved',
  'mounted AP total pair': 'the AP of the mount, if it has more',
  'mounted run': 'as far as the mount runs',
  'mounted AP total halve': 'halved for an unskilled rider, before comparing with the mount',
  'mounted own AP halve': 'halved for an unskilled rider, before comparing with the mount',
  'mounted AP total halve pair': 'halved for an unskilled rider after comparing instead, with the option unskilledHalving',
};

/** What conditions forbid, by tag. */
export const FORBIDDEN: Summaries = {
  action: 'actions',
  free: 'free actions',
  turn: 'turns',
  after: 'actions after the fight',
  attack: 'attacks',
  run: 'running',
  physical: 'physical actions',
  'on-foot': 'actions on foot',
};

/** How long conditions last, where the rules set an end. */
export const CONDITION_DURATIONS: Summaries = {
  dead: 'permanently',
  'badly-wounded': 'for a month of rest; for a hero, a week',
  'mortally-wounded': 'until it is treated, for at most 10 minutes after the fight',
  stunned: 'until its next turn ends, unless a spell or a healer says longer',
  prone: 'until it stands up',
  surprised: 'until its first turn',
  unaware: 'until it attacks or is attacked',
  grabbed: 'until the next turn of its holder ends, unless the hold is sustained',
  grappling: 'until its next turn ends, unless it sustains the hold',
  mounted: 'until it dismounts or falls',
  ridden: 'until its rider dismounts or falls',
  'riding-on': 'until the turn ends',
  'standing-still': 'until the turn ends',
  'spear-used': 'until its next turn ends',
  aiming: 'until its next shot, or until its next turn ends',
  unloaded: 'until it reloads',
  warded: 'until its next turn begins',
  hasted: 'until the end of its second turn from then',
  focused: 'until the turn ends',
  poisoned: 'until it is overcome or the fight ends',
  frightened: 'until it is overcome or the fight ends',
  entangled: 'until it breaks free or the fight ends',
  burning: 'until it is put out or the fight ends',
  fleeing: 'until the turn ends',
  stuck: 'until the turn ends',
  weakened: 'until the fight ends',
  scar: 'permanently',
  'cannot-run': 'permanently',
  'lost-eye': 'permanently',
  'lost-hand': 'permanently',
  'poor-endurance': 'permanently',
  'mental-scars': 'permanently',
  recovering: 'for an hour; if badly wounded, a month, for a hero a week',
  surrendered: 'until a foe answers, or attacks',
  carrying: 'until it puts the other down',
  carried: 'until it is put down',
  left: 'for the rest of the fight',
  'knocked-out': 'until the encounter ends, or until it is woken or healed',
  wounded: 'until it has all its HP again',
  helpless: 'until a friend frees it',
  'after-encounter': 'until the next fight begins',
  hidden: 'until it attacks or is found',
  entering: 'until it has entered the region',
  blinded: 'until its next turn ends',
  slowed: 'until its next turn ends',
  unproficient: 'while it uses that weapon',
  survived: 'until it wakes',
  tended: 'as long as the mortal wound',
  prisoner: 'until a friend frees it or a foe attacks it',
  unseen: 'for one attack',
  'survival-open': 'until it rolls for survival',
  treating: 'until the treatment is over',
  arriving: 'until it joins the fight',
  'fight-ended': 'until the next fight begins',
};

/** The conditions, a sentence each. */
export const CONDITION_SUMMARIES: Summaries = {
  'knocked-out': 'Lies unconscious for the rest of the encounter and can do nothing.',
  dead: 'Is dead and out of the fight.',
  stunned: 'Can take no actions, and all its rolls are disadvantaged.',
  'badly-wounded': 'Makes every roll with disadvantage and cannot use or recover MP.',
  'mortally-wounded': 'Does not wake up, and dies soon unless it is treated.',
  wounded: 'Has lost HP, without any other penalty.',
  prone: 'Lies on the ground, fights badly and can only crawl.',
  helpless: 'Cannot move or take any other physical action.',
  surprised: 'Rolls for turn order and passive defence with disadvantage until its first turn.',
  unaware: 'Does not notice attacks, so it cannot block, parry or dodge.',
  grabbed: 'Is held by a foe and cannot move away until it breaks free.',
  grappling: 'Holds a foe and cannot move without letting go.',
  'after-encounter': 'Is in the time after the fight, when the wounded roll for survival.',
  hidden: 'Is out of sight: enemies do not know where it is.',
  mounted: 'Rides a mount; rider and mount act as one.',
  ridden: 'Carries a rider; rider and mount act as one.',
  'riding-on': 'Rides this turn, so its shots are worse and its lance is better.',
  'standing-still': 'Has shot from a standing mount, which does not move for the rest of the turn.',
  entering: 'Runs into a region, so a spear set there hits harder.',
  'spear-used': 'Has used its set spear against a runner; the spear is no longer set.',
  aiming: 'Takes aim, so its next shot is better.',
  unloaded: 'Has a weapon that must be reloaded before the next shot.',
  warded: 'Has a better DEF die until its next turn begins.',
  hasted: 'Has one more AP.',
  focused: 'Has focused in this turn and cannot do so again.',
  poisoned: 'Rolls FOR against the poison each turn: a failure costs 1 HP, two successes end the poison.',
  frightened: 'Rolls PRE against its fear each turn: on a failure it flees, a success ends the fear.',
  fleeing: 'Must leave, and neither attacks nor casts spells this turn.',
  blinded: 'Cannot see, so it attacks and defends worse.',
  burning: 'Burns: each turn the fire attacks it with a D4 against its DEF, until a minor action puts out the flames.',
  slowed: 'Needs a major action to move one region and cannot run.',
  entangled: 'Rolls STR against a web or net each turn: on a failure it is stuck, two successes break free.',
  stuck: 'Is held fast by a net or a web for this turn.',
  weakened: 'Has one of its dice lowered by a rank, until the encounter ends.',
  unproficient: 'Has a worse ATT die with a weapon that it has not learned to use.',
  survived: 'Has made its survival roll and does not make another.',
  scar: 'Has a lasting scar from a wound that nearly killed it.',
  'cannot-run': 'Can no longer run.',
  'lost-eye': 'Has lost an eye.',
  'lost-hand': 'Has lost a hand.',
  'poor-endurance': 'Tires easily, so rolls of endurance are worse.',
  'mental-scars': 'Is haunted by the fight that nearly killed it.',
  recovering: 'Regains its HP after about an hour of rest.',
  tended: 'Has had first aid; nobody can try it again.',
  surrendered: 'Offers to surrender and waits for a foe to accept or refuse.',
  prisoner: 'Is out of the fight until a friend frees it or a foe attacks it.',
  unseen: 'Attacks from hiding, so that its target is unaware of this attack.',
  'survival-open': 'Has not rolled for survival yet; a ritual can help.',
  treating: 'Is busy with a patient for some minutes.',
  left: 'Has left the board and is out of the fight.',
  arriving: 'Joins the fight at the beginning of a later round.',
  carrying: 'Carries someone, so it walks slowly and cannot attack.',
  'fight-ended': 'The game master has ended the fight for all.',
  carried: 'Is carried by another fighter and moves along.',
};
