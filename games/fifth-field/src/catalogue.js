import { catalogueOf, linesOf } from '@riposte/ruleset';
import { CREATURES } from './bestiary.js';

/** @import { Armour, Spell, Weapon } from './types.d.ts' */

const diceText = (/** @type {{ readonly count: number, readonly sides: number }} */ { count, sides }) => (count === 0 ? '1' : `${count}d${sides}`);

/** @param {Weapon} weapon */
const linesOfWeapon = (weapon) =>
  linesOf(weapon, {
    weapon: null,
    dice: ['damage', (dice) => diceText(dice)],
    type: 'type',
    versatile: ['in two hands', (sides) => (sides === 0 ? null : `${weapon.dice.count}d${sides}`)],
    reach: ['reach', (feet) => (weapon.ranged ? null : `${feet} ft`)],
    near: ['range', (feet) => (feet === 0 ? null : `${feet} ft, long ${weapon.far} ft`)],
    far: null,
    ranged: null,
    light: 'light',
    finesse: 'finesse',
    heavy: 'heavy',
    thrown: 'thrown',
    twoHanded: 'two hands',
    loading: 'loading',
    natural: null,
    effect: [
      'besides',
      (effect) =>
        `${effect.save} save ${effect.against} or ${effect.condition === null ? `${diceText(/** @type {NonNullable<typeof effect.dice>} */ (effect.dice))} ${effect.type}` : effect.condition.title}`,
    ],
  });

/** @param {Armour} armour */
const linesOfArmour = (armour) =>
  linesOf(armour, { armour: null, base: 'armour class', dexterity: ['Dexterity adds', (most) => (most > 5 ? 'all' : `up to ${most}`)] });

/** @param {Spell} spell */
const linesOfSpell = (spell) =>
  linesOf(spell, {
    spell: null,
    level: ['level', (level) => (level === 0 ? 'cantrip' : String(level))],
    range: ['range', (feet) => (feet === 0 ? 'oneself' : `${feet} ft`)],
    time: 'time',
    concentration: 'concentration',
  });

/** All that there is, each with a sentence. */
export const catalogue = catalogueOf({
  creatures: CREATURES,
  linesOfCreature: ({ size, maxHp, speed, scores, gear, spells, attacks }) => [
    { label: 'size', value: size },
    { label: 'HP', value: maxHp },
    { label: 'speed', value: `${speed} ft` },
    {
      label: 'scores',
      value: Object.entries(scores)
        .map(([ability, score]) => `${ability} ${score}`)
        .join(', '),
    },
    { label: 'attacks', value: attacks },
    { label: 'gear', value: gear.join(', ') },
    ...(spells.length === 0 ? [] : [{ label: 'spells', value: spells.join(', ') }]),
  ],
  describe(thing) {
    if ('weapon' in thing) return { sort: 'gear', lines: linesOfWeapon(/** @type {Weapon} */ (thing)) };
    if ('armour' in thing) return { sort: 'gear', lines: linesOfArmour(/** @type {Armour} */ (thing)) };
    if ('spell' in thing) return { sort: 'spell', lines: linesOfSpell(/** @type {Spell} */ (thing)) };
    return { sort: thing.id === 'shield' ? 'gear' : 'trait', lines: [] };
  },
  summaries: {
    creatures: {
      bandit: 'Takes what travellers carry.',
      guard: 'Keeps a gate behind a shield.',
      goblin: 'Small, quick and gone before one strikes back.',
      orc: 'Lives by its axe.',
      kobold: 'Dangerous where it is not alone.',
      wolf: 'Hunts in a pack and drags its prey to the ground.',
      'giant-spider': 'As large as a horse, with venom to match.',
      skeleton: 'Old bones that break under a club.',
      zombie: 'Slow, and rises again from blows that should end it.',
      ghoul: 'Its claws take all strength from the limbs.',
      ogre: 'Twice as tall as a man and half as clever.',
      knight: 'Plate from head to foot, and two strikes for one.',
      acolyte: 'Prays for friends and calls light upon foes.',
      'fire-spirit': 'A dancing flame that blades hardly harm.',
    },
    things: {
      unarmed: 'A fist, a foot or a head.',
      club: 'A piece of wood.',
      dagger: 'Small enough for either hand, and to be thrown.',
      greatclub: 'A heavy piece of wood for two hands.',
      handaxe: 'A light axe, good to throw.',
      javelin: 'Made to be thrown.',
      mace: 'A weight on a handle.',
      quarterstaff: 'A long staff.',
      spear: 'Keeps foes away and can be thrown.',
      'light-crossbow': 'Shoots hard and takes time to load.',
      shortbow: 'A small bow.',
      sling: 'Throws stones a long way.',
      battleaxe: 'A broad blade on a long handle.',
      glaive: 'A blade on a pole that strikes from two steps away.',
      greataxe: 'The largest of axes.',
      greatsword: 'A blade as long as a leg.',
      longsword: 'A sword for one hand or two.',
      rapier: 'A thin blade for quick hands.',
      scimitar: 'A light curved blade.',
      shortsword: 'A light straight blade.',
      warhammer: 'Breaks what blades do not cut.',
      longbow: 'As tall as who draws it.',
      'great-cudgel': 'A tree trunk in the fist of an ogre.',
      slam: 'A blow with the whole body.',
      'wolf-bite': 'Teeth that hold on and pull down.',
      'spider-bite': 'Fangs with venom.',
      'ghoul-claws': 'Claws whose touch makes stiff.',
      leather: 'Light and soft.',
      'studded-leather': 'Leather with rivets.',
      'hide-armour': 'Thick fur and skin.',
      'chain-shirt': 'Rings under a coat.',
      'scale-mail': 'Leather under small plates.',
      'chain-mail': 'Rings from neck to knee.',
      plate: 'Steel all over.',
      shield: 'Held in one hand.',
      'pack-tactics': 'Fights better with a friend beside the target.',
      'undead-fortitude': 'A save against 5 and the damage leaves it with 1 hit point, unless the blow was critical or the damage radiant.',
      'nimble-escape': 'Disengages or hides by a bonus action.',
      'fire-bolt': 'An attack from afar with fire: 1d10.',
      'sacred-flame': 'Light falls on a foe: 1d8 unless it makes a Dexterity save, and no cover helps.',
      'magic-missile': 'Three darts that never miss, each 1d4 + 1; one more for a slot of level 2.',
      'cure-wounds': 'A touch that heals 1d8 and the modifier of the caster; 1d8 more for a slot of level 2.',
      'healing-word': 'A word that heals 1d4 and the modifier of the caster from afar.',
      bless: 'Up to three friends add 1d4 to attacks and saves.',
      'burning-hands': 'Fire on all in a cone of 15 feet: 3d6, half of it for those who make a Dexterity save.',
      'false-life': '1d4 + 4 temporary hit points.',
      'hold-person': 'A humanoid is paralysed unless it makes a Wisdom save, with another save at the end of each of its turns.',
      'shield-of-force': 'A reaction to a hit: +5 armour class until the next turn begins, and no magic missile does harm.',
    },
    conditions: {
      incapacitated: 'Takes no actions and no reactions.',
      blinded: 'Sees nothing: attacks badly and is attacked well.',
      frightened: 'Does badly in sight of what it fears, and goes no nearer.',
      grappled: 'Held by somebody, and does not move.',
      paralysed: 'Neither moves nor acts; hits from beside it are critical.',
      poisoned: 'Attacks and checks are worse.',
      prone: 'Lies on the ground.',
      restrained: 'Bound: does not move, attacks badly and is attacked well.',
      stunned: 'Neither moves nor acts.',
      unconscious: 'Knows nothing of what goes on; hits from beside it are critical.',
      dying: 'Has no hit points left, and makes death saves.',
      stable: 'Has no hit points left, and is out of danger.',
      dead: 'Is dead.',
      surprised: 'Did not see the fight coming.',
      dodging: 'Watches for attacks.',
      disengaged: 'Gets away without being attacked.',
      distracted: 'Somebody draws its eyes.',
      hidden: 'The other side does not see it.',
      ready: 'Waits for a foe to come in reach.',
      concentrating: 'Keeps up a spell.',
      blessed: 'Adds 1d4 to attacks and saves.',
      held: 'Under a spell that paralyses.',
      shielded: 'Behind a wall of force.',
    },
    durations: {
      surprised: 'until the end of its first turn',
      dodging: 'until its next turn begins',
      disengaged: 'until its turn ends',
      distracted: 'until the next turn of who helps, or one attack',
      ready: 'until its next turn begins',
      shielded: 'until its next turn begins',
      blessed: 'ten turns of the caster',
      held: 'ten turns of the caster, or until a save',
    },
  },
  tags: { action: 'actions', bonus: 'bonus actions', reaction: 'reactions' },
  amounts: { '* speed at most': 'none left' },
});
