import { defineAsk, type Id, oneOf, type Play, type Reason, type ReasonFacts, type Rules, type View } from '@riposte/kernel';
import { fighter, type Style } from '../characters/fighter.ts';
import { chance } from '../characters/skill-test.ts';
import type { Test } from '../characters/target-number.ts';
import { LEVELS } from '../damage-and-health/armour.ts';
import { UNARMED, type Weapon } from '../gear/weapons.ts';

/** The sample styles, each a legal start. @rule RS-EXA-001 */
export const STYLES: { readonly [name: string]: readonly string[] } = {
  'Baldrian Noble': ['rapier', 'dagger', 'whip', 'arbolest', 'hand-crossbow'],
  'Classical Knight': ['full armour', 'shield', 'longsword', 'lance', 'flail'],
  'Elven Ashlander': ['partial armour', 'twinblade', 'shortsword', 'javelin', 'bola'],
  'Forest Bandit': ['partial armour', 'dagger', 'shortbow', 'unarmed', 'club'],
  'Nordling Hunter': ['partial armour', 'hatchet', 'spear', 'longbow', 'net'],
  'Sahani Rider': ['partial armour', 'shield', 'glaive', 'shortsword', 'spear'],
};

/** Free gear types of a style. @rule RS-STY-007 */
export const FREE_GEAR = 5;

/** The most gear types of a style. @rule RS-STY-008 */
export const MAX_GEAR = 10;

/** XP for each type added later. @rule RS-STY-009 */
export const GEAR_PRICE = 25;

/** Every type of gear that a style may train: weapons and bare hands, shields, the two levels of armour. @rule RS-STY-004 RS-STY-005 */
export function gearTypes(rules: Rules): string[] {
  const weapons = rules.def.features.flatMap((thing) =>
    'weapon' in thing && !((thing as Weapon).natural && thing.id !== UNARMED.id) ? [(thing as Weapon).trains] : [],
  );
  return [...new Set([UNARMED.id, 'shield', ...LEVELS, ...weapons])];
}

/** Why a style cannot be expanded by a gear type, or null. @rule RS-STY-008 RS-STY-009 */
export function whyNotExpand({ gear }: Style, type: string, xp: number): readonly [rule: string, reason: Reason, facts?: ReasonFacts] | null {
  if (gear.includes(type)) return ['RS-STY-008', 'style-covers', { gear: type }];
  if (gear.length >= MAX_GEAR) return ['RS-STY-008', 'style-full', { most: MAX_GEAR }];
  return xp < GEAR_PRICE ? ['RS-STY-009', 'too-few-xp', { xp: GEAR_PRICE }] : null;
}

/** With several styles a fighter chooses one for a test; by default the likeliest. @rule RS-STY-010 */
export const ChooseStyle = defineAsk<Test, string>('choose-style', {
  rule: 'RS-STY-010',
  open: (view, who) => fighter(view, who).styles.length > 1,
  answer: oneOf({ rule: 'RS-STY-010', candidates: (view, { who }) => stylesOf(view, who), words: stylesOf }),
  fallback(view, who, about) {
    const { styles } = fighter(view, who);
    const worth = (style: number): number => chance(view, who, -1, { ...about, style });
    const best = styles.reduce((most, _one, i) => (worth(i) > worth(most) ? i : most), 0);
    return styles[best]?.name ?? NO_STYLE;
  },
});

function stylesOf(view: View, who: Id): string[] {
  return fighter(view, who).styles.map((style) => style.name);
}

const NO_STYLE = '';

/** The place of the chosen style among those known; 0 without any. */
export function chooseStyle(play: Play, who: Id, asked: (style: number) => Test): number {
  const name = play.ask(ChooseStyle, who, asked(0));
  return Math.max(
    0,
    fighter(play, who).styles.findIndex((style) => style.name === name),
  );
}
