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
  skeleton: 'An undead swordsman whom no sleep, terror or poison affects.',
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
  'venom-fangs': 'Fangs that poison whatever they wound.',
  web: 'Sticky threads shot at a foe to entangle it.',
  'chill-touch': 'A touch so cold that it slows the foe for a turn.',
  'light-armour': 'Armour that protects a little and hinders nothing.',
  'medium-armour': 'Armour that protects well and slows reflexes a little.',
  'heavy-armour': 'The best armour there is, in which it is hard to dodge.',
  shield: 'A shield, with which attacks can be blocked.',
  'large-shield': 'A shield large enough to hide behind, and better against shots.',
  bandages: 'What is needed to give first aid.',
  hero: 'A main character, who recovers from bad wounds in a week.',
  riding: 'Knows how to fight in the saddle.',
  'fast-mount': 'A mount that runs farther than others of its kind.',
  'slow-mount': 'A mount that runs less far than others of its kind.',
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
  hold: (spell) => `Holds a foe fast, who is helpless and can take no physical action. It lasts a turn for each success of ${roll(spell)}.`,
  sleep: (spell) =>
    `Puts a foe to sleep, unless sleep does not affect it. One success of ${roll(spell)} stuns it for a turn. Two or more knock it out without damage, until it is woken.`,
  weaken: (spell) =>
    `Weakens one die of a foe, which you choose from all seven. The die is one rank lower for each success of ${roll(spell)}, until the encounter ends.`,
  heal: ({ attack }) =>
    `Gives HP back to a friend in your region or to yourself. You give 1 HP for certain, or roll ${attack} against a ${showRank(HEAL_DIFFICULTY)} for 1 HP per success, which may be none.`,
  ward: () => 'Surrounds you with a shield of force. Your DEF is one rank higher until your next turn begins.',
  terror: (spell) =>
    `Frightens a foe, unless terror does not affect it. With any success of ${roll(spell)}, it flees and can neither attack nor cast spells for ${turns(spell.lasts)}.`,
  haste: ({ lasts }) => `Makes a friend in your region or yourself faster. The target has 1 AP more for ${turns(lasts)}.`,
  illusion: ({ attack }) =>
    `Shows everyone who sees it something that is not there. You roll ${attack} against a die that the game master sets; more successes make it more convincing.`,
  riddle: (spell) =>
    `Asks a foe in your region a riddle that it cannot put out of its mind. With any success of ${roll(spell)}, it is stunned for ${turns(spell.lasts)}.`,
};

/** What conditions do to numbers, where an amount does not say it. */
export const AMOUNTS: Summaries = {
  'knocked-out defence die': 'D2 for DEF, if fighters who are knocked out count as helpless',
  'knocked-out defence advantage': '-1 for DEF, if fighters who are knocked out count as helpless',
  'helpless defence die': 'D2 for DEF',
  '* AP total halve': 'halved',
  '* own AP halve': 'halved',
  'mounted AP total pair': 'those of the mount, if it has more',
  'mounted run': 'as far as the mount runs',
  'mounted AP total halve': 'halved for an unskilled rider, before they are compared with those of the mount',
  'mounted own AP halve': 'halved for an unskilled rider, before they are compared with those of the mount',
  'mounted AP total halve pair': 'halved for an unskilled rider after that instead, by the option unskilledHalving',
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
  'badly-wounded': 'for a month of rest, for a hero a week',
  'mortally-wounded': 'for 10 minutes after the fight, in which it must be treated',
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
  hasted: 'until its second turn from then ends',
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
  recovering: 'for an hour; for the badly wounded a month, for a hero a week',
  surrendered: 'until a foe answers, or attacks',
  carrying: 'until it puts the other down',
  carried: 'until it is put down',
  left: 'for the rest of the fight',
  'knocked-out': 'until the encounter ends, unless it is woken or healed before',
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
  prone: 'Lies on the ground, where it fights badly and can only crawl.',
  helpless: 'Can take no physical action, not even move.',
  surprised: 'Rolls for turn order and passive defence with disadvantage until its first turn.',
  unaware: 'Does not notice attacks, so it cannot block, parry or dodge.',
  grabbed: 'Is held by a foe and cannot move away until it breaks free.',
  grappling: 'Holds a foe and cannot move without letting go.',
  'after-encounter': 'Has reached the time after the fight, when the wounded roll for survival.',
  hidden: 'Is out of sight of its enemies, who do not know where it is.',
  mounted: 'Sits on a mount, with which it acts as one.',
  ridden: 'Carries a rider, with whom it acts as one.',
  'riding-on': 'Rides this turn, which makes shots worse and a lance better.',
  'standing-still': 'Has shot from a standing mount, which does not move for the rest of the turn.',
  entering: 'Is running into a region, which helps a spear that is set there.',
  'spear-used': 'Has struck one who ran in with its spear, which is not set any more.',
  aiming: 'Takes aim, which makes its next shot better.',
  unloaded: 'Has a weapon that must be reloaded before the next shot.',
  warded: 'Has a better DEF die until its next turn begins.',
  hasted: 'Has one AP more.',
  focused: 'Has focused in this turn and cannot do so again.',
  poisoned: 'Rolls FOR against the poison each turn, takes 1 damage by a failure and recovers by two successes.',
  frightened: 'Rolls PRE against its fear each turn, flees by a failure and recovers by a success.',
  fleeing: 'Must leave, and neither attacks nor casts spells this turn.',
  blinded: 'Cannot see, which makes attack and defence worse.',
  burning: 'Is attacked by the fire, a D4 against its DEF, each turn until a minor action puts out the flames.',
  slowed: 'Needs a major action to move one region and cannot run.',
  entangled: 'Rolls STR against a web or net each turn, is held by a failure and breaks free by two successes.',
  stuck: 'Is held fast by a net or a web for this turn.',
  weakened: 'Has one of its dice lowered by a rank, until the encounter ends.',
  unproficient: 'Has a worse ATT die with a weapon that it has not learned to use.',
  survived: 'Has made its survival roll and does not make another.',
  scar: 'Bears a lasting mark of a wound that nearly killed it.',
  'cannot-run': 'Can no longer run.',
  'lost-eye': 'Has lost an eye.',
  'lost-hand': 'Has lost a hand.',
  'poor-endurance': 'Tires easily, which makes rolls of endurance worse.',
  'mental-scars': 'Is haunted by what it has lived through.',
  recovering: 'Regains its HP after about an hour of rest.',
  tended: 'Has been given first aid, which nobody else can try again.',
  surrendered: 'Has given up and waits for a foe to accept or refuse it.',
  prisoner: 'Is out of the fight until a friend frees it or a foe attacks it.',
  unseen: 'Attacks from hiding, so that its target is unaware of this attack.',
  'survival-open': 'Has yet to roll for survival, which a ritual can help.',
  treating: 'Is busy with a patient for some minutes.',
  left: 'Has left the board and is out of the fight.',
  arriving: 'Joins the fight at the beginning of a later round.',
  carrying: 'Carries someone, so it walks slowly and cannot attack.',
  'fight-ended': 'The game master has ended the fight for all.',
  carried: 'Is carried by another and goes where that one goes.',
};
