// Finding rules by words. Imports nothing, so that a page can load it.

/** What a rule is found by. */
export interface FindableRule {
  readonly id: string;
  readonly section: string;
  readonly text: string;
  /** What the book leaves open, and how it was ruled. */
  readonly readings: readonly { readonly text: string }[];
  readonly option: { readonly name: string } | null;
}

/** Words that mean the same in a search for a rule; each of them finds the others. */
const ALIKE: readonly (readonly string[])[] = [
  ['provoke', 'opportunity', 'disengage', 'rebuff', 'reactive'],
  ['health', 'hp', 'hit points', 'life', 'wound', 'injury', 'damage'],
  ['armour', 'armor', 'protection'],
  ['defend', 'defence', 'defense', 'parry', 'dodge', 'block'],
  ['initiative', 'order', 'turn'],
  ['move', 'movement', 'walk', 'run', 'step', 'speed'],
  ['shoot', 'ranged', 'bow', 'crossbow', 'arrow', 'missile', 'archery', 'range'],
  ['melee', 'strike', 'blow', 'hit'],
  ['grapple', 'wrestle', 'grab', 'hold'],
  ['prone', 'lying', 'ground', 'fall', 'knock'],
  ['magic', 'spell', 'cast', 'mana'],
  ['unconscious', 'dead', 'death', 'dying', 'kill', 'out'],
  ['rest', 'heal', 'recover', 'treatment', 'tend', 'healing'],
  ['cover', 'obstacle'],
  ['hide', 'stealth', 'hidden', 'invisible', 'unseen', 'sneak', 'ambush', 'surprise', 'aware'],
  ['tired', 'exhaustion', 'fatigue', 'stamina', 'strain'],
  ['shield', 'buckler', 'pavise'],
  ['flank', 'flanking', 'surround', 'outnumber'],
  ['push', 'shove', 'bull', 'throw', 'knockback'],
  ['save', 'saving throw'],
  ['manoeuvre', 'maneuver'],
  ['foe', 'enemy', 'opponent'],
  ['ready', 'delay', 'wait'],
  ['tie', 'equal', 'same'],
  ['fire', 'flame', 'burn'],
  ['bonus', 'modifier', 'advantage', 'boon'],
  ['stand', 'rise'],
];

/** Names of several words that other games have for what one word says here. */
const CALLED: readonly (readonly [RegExp, string])[] = [
  [/\bhit points?\b/g, 'hp'],
  [/\bsaving throws?\b/g, 'save'],
  [/\b(attacks? of opportunity|opportunity attacks?)\b/g, 'opportunity'],
  [/\barmou?r class\b/g, 'defence'],
  [/\bgett?(ing)? up\b/g, 'stand up'],
  [/\bknocked (out|unconscious)\b/g, 'unconscious'],
];

/** Words of a question that say nothing of what is looked for. */
const EMPTY = new Set(
  'a an and are at can do does far for from how i if in is it me much many my of on or the to what when where who why with you your'.split(' '),
);

/** What stands between the words of a question. */
const BETWEEN = /[\s?!,;]+/;

const ENDINGS = 'e|y|s|es|ies|d|ed|ing';

/** A word without its ending. */
const stemOf = (word: string): string => word.replace(/^(\p{L}{3,}?)(ies|ing|es|ed|s|e|y)$/u, '$1');

/** What somebody typed, sign for sign; a pattern with Unicode takes no other escapes. */
const asTyped = (word: string): string => word.replaceAll(/[\\^$.*+?()[\]{}|]/g, '\\$&');

/** In their own beginnings, so that "hp" is not found in "sharp". */
const beginning = (form: string): RegExp => new RegExp(`(^|[^\\p{L}])${asTyped(form)}`, 'u');

/** As a word of its own, so that "stand" is not found in "standard". */
const whole = (form: string): RegExp => new RegExp(`(^|[^\\p{L}])${asTyped(form)}(${ENDINGS})?($|[^\\p{L}])`, 'u');

/** How much it says that a word itself stands in a text, that one begins with it, that one like it stands there. */
const FITS = { itself: 1, begun: 0.4, alike: 0.3 };

/** Says how well a text fits a word of the search; 0 = not at all. */
function fitOf(word: string): (text: string) => number {
  const stem = stemOf(word);
  const group = ALIKE.find((words) => words.some((one) => stemOf(one) === stem)) ?? [];
  const [own, begins] = [whole(stem), beginning(stem)];
  const alike = group.map((one) => whole(stemOf(one)));
  return (text) => {
    if (own.test(text)) return FITS.itself;
    if (begins.test(text)) return FITS.begun;
    return alike.some((one) => one.test(text)) ? FITS.alike : 0;
  };
}

/** What a rule is found by, and how much each part says of what it is about. */
interface Part {
  readonly text: string;
  readonly weight: number;
}

/** What is looked through in each rule; it is made once, not at each letter that somebody types. */
const partsOfRules = new WeakMap<FindableRule, readonly Part[]>();

/** A long text says something of everything, and little of each. */
const LONG = 300;

function partsOf(rule: FindableRule): readonly Part[] {
  const known = partsOfRules.get(rule);
  if (known !== undefined) return known;
  const { id, section, text, readings, option } = rule;
  const part = (said: string, weight: number): Part => ({ text: said.toLowerCase(), weight: weight / Math.max(1, said.length / LONG) });
  const parts = [
    part(`${id} ${section.split(' > ').at(-1) ?? ''}`, 2),
    part(text, 2),
    part([section, option?.name ?? '', ...readings.map((reading) => reading.text)].join(' '), 0.7),
  ];
  partsOfRules.set(rule, parts);
  return parts;
}

/** How well each rule fits a word: the rarer the word, the more. */
function fitsOf(rules: readonly FindableRule[], word: string): readonly number[] {
  const fit = fitOf(word);
  const fits = rules.map((rule) => partsOf(rule).reduce((sum, { text, weight }) => sum + weight * fit(text), 0));
  const rarity = Math.log(1 + rules.length / (1 + fits.filter((one) => one > 0).length));
  return fits.map((one) => one * rarity);
}

/** Splits a text so that each second part is a word of the search; null = the search has no word to mark. */
export function marksOf(wanted: string): RegExp | null {
  const words = wanted
    .toLowerCase()
    .split(BETWEEN)
    .filter((word) => word.length > 1 && !EMPTY.has(word));
  const forms = words.map((word) => asTyped(stemOf(word)));
  return forms.length === 0 ? null : new RegExp(`(?<!\\p{L})((?:${forms.join('|')})(?:${ENDINGS})?)`, 'giu');
}

/**
 * Rules that have every word of a search or one like it; where no rule has them all, those that have the most.
 * First stand those that are about it: it is in their section's name, their own words, their ruling.
 */
export function foundRules<R extends FindableRule>(rules: readonly R[], wanted: string): readonly R[] {
  const called = CALLED.reduce((said, [name, word]) => said.replace(name, word), wanted.toLowerCase());
  const typed = called.split(BETWEEN).filter(Boolean);
  if (typed.length === 0) return rules;
  const telling = typed.filter((word) => !EMPTY.has(word));
  const fits = (telling.length === 0 ? typed : telling).map((word) => fitsOf(rules, word));
  const counts = rules.map((_, nth) => fits.filter((of) => of[nth] > 0).length);
  const most = Math.max(1, ...counts);
  const id = wanted.trim().toLowerCase();
  const ranked = rules.flatMap((rule, nth) => {
    if (counts[nth] < most) return [];
    return [{ rule, nth, rank: rule.id.toLowerCase() === id ? Number.POSITIVE_INFINITY : fits.reduce((sum, of) => sum + of[nth], 0) }];
  });
  return ranked.sort((a, b) => Number(b.rank > a.rank) - Number(b.rank < a.rank) || a.nth - b.nth).map(({ rule }) => rule);
}
