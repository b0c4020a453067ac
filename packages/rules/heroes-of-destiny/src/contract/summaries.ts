import { type Summaries, signed } from '@riposte/ruleset';
import { BINDING_TN, BURNING_TN, DAZED, DAZED_ROUNDS, HASTE, WARD } from '../actions/cast.ts';
import type { Spell } from '../catalogue/spells.ts';

/** The creatures, a sentence each. */
export const CREATURE_SUMMARIES: Summaries = {
  'hero-fighter': 'A hero in mail who fights with sword and buckler.',
  'battle-mage': 'A hero who fights with fire, lightning and spells of the mind.',
  'hero-healer': 'A hero who mends wounds and keeps foes away with a mace.',
  'hero-archer': 'A hero with a longbow who sees danger early.',
  soldier: 'A trained human in mail with sword and shield.',
  spearman: 'A human who keeps foes at a distance with spear and shield.',
  archer: 'A human who shoots with a short bow.',
  crossbowman: 'A human whose crossbow hits hard but loads slowly.',
  goblin: 'A weak raider with a dagger who falls to one good blow.',
  bandit: 'A robber with a hand axe who falls to one good blow.',
  wolf: 'A fast hunter with a thick hide and a strong bite.',
  ogre: 'A brute with a huge club and a thick hide.',
  troll: 'A huge fighter with claws and a thick hide.',
  skeleton: 'The bones of a swordsman, who never bleeds or tires.',
  horse: 'A riding horse that is not trained for battle.',
  warhorse: 'A horse trained to carry a rider into battle.',
  griffin: 'A clever mount with claws, which decides for itself.',
  merfolk: 'A fighter with a trident who is at home under water.',
  shark: 'A hunter of the sea with a strong bite.',
  slime: 'A shapeless mass that strikes with tentacles and cannot be held.',
  wrestler: 'A fighter who grapples and keeps a dagger for close work.',
};

/** Gear, traits and spells whose definitions do not say it all. */
export const THING_SUMMARIES: Summaries = {
  unarmed: 'Fists and feet, which everyone has.',
  padded: 'Light padded armour.',
  leather: 'Armour of leather, which hinders nothing.',
  mail: 'Armour of rings, which hinders agility a little.',
  scale: 'Armour of scales, which hinders agility.',
  plate: 'The strongest armour, which hinders agility and the gain of AP.',
  'healing-kit': 'What is needed to treat wounds.',
  'healing-potion': 'A potion that heals the one who drinks it.',
  torch: 'A torch that gives light.',
  lantern: 'A lantern that gives light.',
  rope: 'A rope to climb or to bind with.',
  'smoke-bomb': 'A small bomb that fills the air with smoke.',
  'flame-sword-hilt': 'A magical hilt from which a blade of flame grows.',
  'amulet-of-two-powers': 'A magical amulet that glows while mana is invested in it.',
  'nimble-gloves': 'Gloves with which things are handled in less time.',
  'bracer-of-readiness': 'A bracer with which things are handled in hardly any time.',
  aquatic: 'Fights and moves under water as others do on land.',
  formless: 'Has no shape that could be grappled.',
  bloodless: 'Has no blood, so it neither bleeds nor is poisoned.',
  tireless: 'Never gains fatigue.',
  untrained: 'Is a mount that must be kept under control in battle.',
  sentient: 'Is a mount that decides for itself.',
  'own-turn': 'Is a clever mount that keeps its own turn.',
  'thick-hide': 'Has a hide that makes it tougher.',
};

const harm = ({ damage }: Spell): string => `A hit does ${damage ?? 0} damage, and 1 more for each point by which it beats the Defense`;

/** The spells, some sentences each, with their numbers. */
export const SPELL_SUMMARIES: { readonly [id: string]: (spell: Spell) => string } = {
  'fire-dart': (spell) => `Throws a dart of fire at a foe. ${harm(spell)}.`,
  fireball: (spell) =>
    `Fills a circle of ${spell.radius} yards around a foe with fire, which attacks everyone in it, friend and foe. ${harm(spell)}. Everyone hit also burns (light, TN ${BURNING_TN}), but not in water.`,
  'frost-breath': (spell) => `Breathes cold on a foe close by. ${harm(spell)}. The cold also puts out flames.`,
  'spark-lance': (spell) => `Throws a lance of lightning at a foe. ${harm(spell)}. No armour counts.`,
  bind: () =>
    `Binds a foe in place with bonds of force, and does not wound it. Escaping from them has TN ${BINDING_TN}, and 1 more for each point by which the spell beat the Defense.`,
  daze: () => `Dazes a foe, and does not wound it. It has ${signed(DAZED)} on all its attacks and checks for ${DAZED_ROUNDS} rounds.`,
  ward: () =>
    `Surrounds you with a shell of force. You have ${signed(WARD)} Toughness while the mana is invested, and cannot cast it again meanwhile. The mana comes back after a long rest.`,
  haste: () =>
    `Makes you faster. You gain AP as if your Speed were ${HASTE} higher while the mana is invested. You can end it as a free action and get the mana back.`,
  mend: () =>
    'Heals the worst wound of a friend within a yard, or your own. A check of Healing against the TN of the wound lowers it by a level, and by another for every 2 points over the TN.',
};

/** What conditions do to numbers, where an amount does not say it. */
export const AMOUNTS: Summaries = {
  'wounded attack': '-1 for a moderate wound, -2 for a severe one, -3 for a worse one',
  'wounded weapon check': '-1 for a moderate wound, -2 for a severe one, -3 for a worse one',
  'wounded check': '-1 for a moderate wound, -2 for a severe one, -3 for a worse one, on checks other than recovery',
  'wounded defence': '-1 for a moderate wound, -2 for a severe one, -3 for a worse one, for Power, Agility, Fortitude and Willpower',
  '* AP at round start halve': 'halved',
  '* AP at turn end halve': 'halved',
  '* movement rate halve': 'halved',
  'dashing movement rate': 'doubled, and more by the check of a second dash',
  'hurrying extra AP': 'less by what the fighter saves in a hurry',
  'circumstance attack': 'as the game master says',
};

/** What conditions forbid, by tag. */
export const FORBIDDEN: Summaries = {
  action: 'actions',
  lasting: 'actions over several rounds',
  reaction: 'reactions',
  reacting: 'acting out of turn',
  moving: 'other ways to move',
  command: 'commands to a mount',
  leaving: 'leaving the fight',
  free: 'free actions',
  afoot: 'actions on foot',
};

/** How long conditions last, where the rules set an end. */
export const CONDITION_DURATIONS: Summaries = {
  dead: 'for good',
  prone: 'until it stands up',
  crouching: 'until it stands up',
  defending: 'until its next turn or until it is wounded',
  harried: 'until the round ends',
  distracted: 'until the round ends',
  dashing: 'until the round ends',
  dragging: 'until the round ends',
  burning: 'until water or cold ends it',
  pinned: 'until it escapes or is let go',
  bound: 'until it escapes',
  warded: 'while its caster has mana invested',
  hasted: 'while its caster has mana invested',
  hidden: 'until it attacks or is met',
  surrendering: 'until a foe answers',
  left: 'for the rest of the fight',
  captive: 'for the rest of the fight',
  carrying: 'until it puts the other down',
  carried: 'until it is put down',
};

/** The conditions, a sentence each. */
export const CONDITION_SUMMARIES: Summaries = {
  wounded: 'Has wounds, which make its rolls worse the more severe they are.',
  exhausted: 'Has fatigue of at least half its stamina, which makes its rolls worse.',
  staggered: 'Has fatigue of at least all its stamina and can hardly stand.',
  helpless: 'Cannot defend itself, so attacks wound it one step more severely.',
  immobile: 'Stands still for every attack.',
  prone: 'Lies on the ground, easy to strike in melee and hard to shoot.',
  crouching: 'Crouches, a little easier to strike in melee and harder to shoot.',
  unconscious: 'Is unconscious and can do nothing.',
  dying: 'Has a fatal wound and dies unless it is treated.',
  dead: 'Is dead and out of the fight.',
  absent: 'Has not joined the fight yet.',
  defending: 'Defends itself until its next turn or until it is wounded.',
  harried: 'Is harried by a foe, so its shots and checks are worse until the round ends.',
  distracted: 'Is distracted, so it attacks and defends worse until the round ends.',
  dazed: 'Is dazed by a spell and does everything worse.',
  stunned: 'Loses its AP and the next AP that it would gain.',
  dashing: 'Moves at twice its rate until the round ends.',
  airborne: 'Is in the middle of a jump.',
  surprised: 'Was surprised by the fight and gains no AP until after its first turn.',
  unaware: 'Does not know of the enemy and may be surprised when the fight begins.',
  hurrying: 'Has hurried, so its next action costs less AP.',
  reacted: 'Has reacted to what is happening and cannot react to it again.',
  bleeding: 'Bleeds and may suffer a wound at the end of each round.',
  burning: 'Burns and may suffer a wound at the end of each round, until water or cold ends it.',
  poisoned: 'Is poisoned and may gain fatigue at the end of each round.',
  hobbled: 'Has a hurt leg, so it moves half as fast and dodges worse.',
  blinded: 'Sees nothing, which makes attacks, dodging and checks by sight much worse.',
  'dim-light': 'Sees little, which makes attacks and checks by sight worse.',
  grappling: 'Holds another and is held, so it moves only by dragging.',
  pinned: 'Is pinned to the ground and can only try to escape.',
  sharing: 'Shares its space with a foe, so both fight worse.',
  ignoring: 'Ignores a foe, which may attack it as if from behind.',
  mounted: 'Sits on a mount.',
  ridden: 'Carries a rider.',
  cover: 'Stands behind something that protects it from attacks.',
  'low-wall': 'Is better covered because it crouches or lies behind a low wall.',
  circumstance: 'Has one attack made easier or harder by the game master.',
  bound: 'Is held in place by magic until it escapes.',
  dragging: 'Drags those whom it grapples along.',
  bolting: 'Is a mount out of control, which runs where the game master says.',
  calming: 'Has a rider who tries to calm it, turn after turn.',
  underwater: 'Is under water, where those who are not at home there fight badly.',
  swimming: 'Must keep itself above water while it fights.',
  climbing: 'Climbs and may fall when it attacks.',
  warded: 'Is tougher by a shell of force while its caster has mana invested.',
  hasted: 'Is faster while its caster has mana invested.',
  hidden: 'Is seen by no foe, until it attacks or is met.',
  opening: 'Has found a gap in the defences of a foe, which helps against its rebuffs.',
  left: 'Has left the fight alive.',
  carrying: 'Carries another, walks half as fast and does nothing else.',
  carried: 'Is carried by another.',
  surrendering: 'Has offered to surrender and waits for an answer.',
  captive: 'Is a prisoner and fights no more.',
  'item-effect': 'Is under the effect of a magical item that it controls.',
};
