import type { Summaries } from '@riposte/ruleset';
import { LEAP } from '../magic/cast.ts';
import { LEAPS_FROM, STRAYS_TO } from '../magic/casting.ts';
import { NEAR } from '../magic/conjured.ts';
import type { Spell } from '../magic/spell.ts';

/** The creatures, a sentence each. */
export const CREATURE_SUMMARIES: Summaries = {
  'town-guard': 'A guard in a gambeson with a spear.',
  bandit: 'A robber in lamellar armour with a cutlass.',
  goblin: 'A small and quick raider with a knife.',
  orc: 'A strong raider in brigandine with a battleaxe.',
  knight: 'A knight in full plate with longsword and heavy shield.',
  ogre: 'A large brute with a greatclub.',
  wolf: 'A fast hunter with a strong bite.',
  archer: 'A fighter who shoots with a longbow and falls back on a shortsword.',
  crossbowman: 'A fighter in brigandine who shoots with a light crossbow.',
  duellist: 'A quick fighter with rapier and buckler.',
  brawler: 'A strong fighter who uses bare hands and heavy blows.',
  watchman: 'A watchman with a cudgel who spares his fallen foes.',
  berserker: 'A reckless fighter with a greataxe who can fly into a rage.',
  pikeman: 'A fighter in brigandine who keeps foes at a distance with a halberd.',
  'fire-mage': 'A mage who makes and throws fire, and knows a little frost magic.',
  troll: 'A huge brute who is hard to bring down.',
  door: 'A door that can be broken down.',
  horse: 'A riding horse.',
  hero: 'An adventurer with sword and shield who recovers fast.',
};

/** Gear, abilities and spells whose definitions do not say it all. */
export const THING_SUMMARIES: Summaries = {
  hide: 'The hide of an animal; it protects like armour.',
  scales: 'The scales of an animal; they protect like armour.',
  potion: 'A magic potion.',
  rope: 'A rope; it is hard to get out in a fight.',
  torch: 'A burning torch that can feed a fire spell.',
  'flask-of-fire': 'A flask with a flame that can feed a fire spell.',
  'safety-first': 'Defends better and attacks worse.',
  speedy: 'Moves more and is easier to expose.',
  'defensive-focus': 'Defends better and moves less.',
  reckless: 'Strikes better and defends worse.',
  forceful: 'Strikes harder and hits worse.',
  opportunistic: 'Does more damage to exposed foes and less to others.',
  'slow-and-steady': 'Attacks better, is harder to expose and moves less.',
  'focused-shots': 'Shoots more precisely and evades worse.',
  'consistent-attack': 'Misses less often and is easier to expose.',
  overdraw: 'Draws stronger bows and misses more often with them.',
  'rain-of-attacks': 'Is better at many quick attacks and worse protected.',
  'brute-strength': 'Strikes harder with heavy weapons and has less Stamina.',
  'tactful-defense': 'Defends better with a shield and moves less.',
  'heavy-blows': 'Puts more strength into a blow.',
  'opportunistic-fighter': 'Makes a Swift Attack more dangerous.',
  'driving-force': 'Puts force into an attack for more damage.',
  'all-out': 'Puts everything into an attack for much more damage.',
  'beyond-limits': 'Goes beyond its limits for much more damage still.',
  precise: 'Attacks with more precision.',
  'vindictive-duelist': 'Strikes harder at the foe who attacked it last.',
  finisher: 'Is more dangerous to exposed foes.',
  tireless: 'Can push itself more often when it has no Energy left.',
  nimble: 'Has more Agility.',
  'ground-fighter': 'Is not exposed when it falls to the ground.',
  'shield-basher': 'Strikes better with a shield.',
  'armor-proficiency': 'Can wear heavier armour than its training allows.',
  'tactical-retreat': 'Can step back from an attack once until it rests.',
  rage: 'Can fly into a rage and become faster and stronger.',
  'second-wind': 'Can recover in the middle of a fight once until a long rest.',
  'sure-footed': 'Can shake off conditions that slow it.',
  'wise-warrior': 'Adds its wisdom to attacks and damage.',
  'battle-sense': 'Adds its wisdom to attacks.',
  brawn: 'Adds its constitution to damage.',
  hardy: 'Has more Fortitude.',
  'strong-willed': 'Has more Will.',
  'heavy-footed': 'Has less Agility.',
  breath: 'Can breathe a harmful cone at everyone in front of it, once until it rests.',
  'slow-to-recover': 'Has fewer Recovery Surges.',
};

/** Damage of a spell in words: "1d8 and half your casting modifier". */
export function damageOf({ damage, adds }: Spell): string {
  const added = adds === 'none' ? [] : [`${adds === 'half' ? 'half ' : ''}the modifier of the casting ability (at least 1)`];
  return [...(damage === null ? [] : [damage]), ...added].join(' and ');
}

const harm = (spell: Spell): string => `A hit does ${damageOf(spell)} as ${spell.element} damage`;

/** The spells, some sentences each, with their numbers. */
export const SPELL_SUMMARIES: { readonly [id: string]: (spell: Spell) => string } = {
  'conjure-fire': (spell) =>
    `Makes a flame in your hand and strikes a foe beside you with it. ${harm(spell)}. Until the round ends, the flame can feed spells that need fire within ${NEAR} m.`,
  'hurl-fire': (spell) => `Throws a flame within ${NEAR} m of you at a foe. ${harm(spell)}, and only half the armour rating counts.`,
  'conjure-ice': (spell) =>
    `Makes ice in your hand and strikes a foe beside you with it. ${harm(spell)}. Until the round ends, the ice can feed spells that need ice within ${NEAR} m.`,
  'frost-lance': (spell) =>
    `Throws a lance of ice within ${NEAR} m of you at a foe. ${harm(spell)}, and only half the armour rating counts. A foe who fails a Fortitude roll also loses ${spell.chills} Stamina.`,
  'electric-bolt': (spell) =>
    `Strikes a foe with lightning. ${harm(spell)}, and armour does not count. A Cast roll of ${LEAPS_FROM} or more also strikes a second foe within ${LEAP} m of the first. A Cast roll of ${STRAYS_TO} or less hits a friend within ${LEAP} m of you instead, or you.`,
  'air-strike': (spell) => `Strikes a foe with a gust of wind. ${harm(spell)}. It pushes the foe back 1 m for each point of damage.`,
  'pebble-shot': (spell) => `Shoots a stone at a foe. ${harm(spell)}.`,
};

/** What conditions and techniques do to numbers, where an amount does not say it. */
export const AMOUNTS: Summaries = {
  'heavy-blows damage bonus': 'plus half the Strength modifier, on attacks enhanced this way',
  'hard-to-hit miss chance': 'as the game master says',
  'hard-to-hit attack value': 'as the game master says',
  'ill-fitting evasion': 'a penalty that the game master sets, for untrained armour',
  'resentful attack value': '+1, against the foe who attacked it last',
};

/** What conditions forbid, by tag. */
export const FORBIDDEN: Summaries = {
  action: 'actions',
  interrupt: 'interrupts',
  wait: 'waiting',
  free: 'free actions',
  attack: 'attacks',
  agility: 'using Agility',
  stamina: 'spending Stamina',
  jump: 'jumping',
  cast: 'casting',
  breath: 'breathing on foes',
};

/** How long conditions last, where the rules set an end. */
export const CONDITION_DURATIONS: Summaries = {
  exposed: 'until the round ends, or longer if its cause says so; Defend ends it',
  unguarded: 'until the round ends; Defend ends it',
  defending: 'until it attacks, casts a spell or moves farther than its Speed',
  surprised: 'until the round ends',
  prone: 'until it gets up',
  kneeling: 'until it stands up',
  shaken: 'until a Short Rest; when intimidated, until the round ends',
  exhausted: 'for two rounds when winded; after a major injury, until a Short Rest',
  restrained: 'until it breaks free or is let go',
  restraining: 'until its foe breaks free or is let go',
  held: 'until it breaks free or is let go',
  holding: 'until its foe breaks free or is let go',
  hidden: 'until it attacks or is found',
  halted: 'until the round ends',
  ignoring: 'until the round ends',
  favoured: 'until the round ends',
  conjured: 'until the round ends',
  undaunted: 'until the round ends',
  raging: 'until the next round ends',
  calmed: 'until the next round ends',
  'bleeding-out': 'until a Death Save of 20 or help',
  dead: 'permanently',
  gone: 'for the rest of the fight',
  carrying: 'until it sets the other down',
  carried: 'until it is set down',
  mounted: 'until it dismounts or falls',
  ridden: 'until its rider dismounts or falls',
  blinded: 'while its cause lasts; an ability can shake it off',
  dazed: 'while its cause lasts; an ability can shake it off',
  slowed: 'while its cause lasts; an ability can shake it off',
  bound: 'until someone frees it',
  unresisting: 'until it defends itself again',
  unaware: 'until it is attacked',
  'hard-to-hit': 'until the game master ends it',
  'ill-fitting': 'while it wears that armour or shield',
  resentful: 'until another foe attacks it',
  'major-injury': 'until it heals',
  'minor-injury': 'until it heals',
  unconscious: 'until it wakes; without Stamina, or after a blow, this takes a roll of 20',
  surrendered: 'until a foe answers; as a prisoner for the rest of the fight',
};

/** The conditions, a sentence each. */
export const CONDITION_SUMMARIES: Summaries = {
  exposed: 'Is open to Combat Maneuvers.',
  unguarded: 'Is not ready to defend itself and open to Swift Attacks.',
  defending: 'Wins ties on its defences.',
  surprised: 'Is unguarded and defends with Disadvantage.',
  prone: 'Lies on the ground and evades with Disadvantage.',
  kneeling: 'Has risen to its knees.',
  blinded: 'Cannot see, and attacks and evades with Disadvantage.',
  dazed: 'Makes all attacks, defences and checks with Disadvantage.',
  slowed: 'Moves at half its Speed and uses no Agility.',
  shaken: 'Cannot spend Stamina.',
  exhausted: 'Spends no Stamina and has less Energy each round.',
  restrained: 'Is held and can neither move, attack nor cast.',
  restraining: 'Holds a foe and can neither attack nor cast.',
  held: 'Is held by a foe.',
  holding: 'Holds a foe.',
  bound: 'Is bound or paralysed and cannot evade at all.',
  unresisting: 'Drops its guard: it makes no Defense roll, and striking it costs only 1 Energy.',
  unaware: 'Does not expect to be attacked.',
  hidden: 'Is unnoticed by its foes.',
  halted: 'Was stopped by a blow while it moved.',
  ignoring: 'Ignores another condition for the rest of the round.',
  'hard-to-hit': 'Is harder or easier to hit, because the game master says so.',
  'ill-fitting': 'Wears armour or a shield that it has not learned to use.',
  favoured: 'Has an extra benefit from a Critical Success.',
  conjured: 'Has fire or ice at hand for its spells.',
  undaunted: 'Resisted an attempt to intimidate it, and is immune for the rest of the round.',
  raging: 'Is in a rage, faster and stronger.',
  resentful: 'Strikes harder at the foe who attacked it last.',
  'major-injury': 'Has an arm, a leg or a hand out of action.',
  'minor-injury': 'Has an injury that does not threaten its life.',
  'bleeding-out': 'Must make a Death Save each round until it is stabilized.',
  unconscious: 'Is unconscious and unguarded.',
  dead: 'Is dead and out of the fight.',
  gone: 'Has left the fight.',
  surrendered: 'Offers to surrender, and is a prisoner once a foe accepts.',
  carrying: 'Carries someone with both hands.',
  carried: 'Is carried.',
  mounted: 'Rides a mount that moves for it.',
  ridden: 'Carries a rider.',
  calmed: 'Will not attack anyone for a while.',
};
