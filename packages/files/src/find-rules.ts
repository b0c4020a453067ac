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
  ['shoot', 'ranged', 'bow', 'missile', 'archery'],
  ['melee', 'strike', 'blow', 'hit'],
  ['grapple', 'wrestle', 'grab', 'hold'],
  ['prone', 'lying', 'ground', 'fall', 'knock'],
  ['magic', 'spell', 'cast', 'mana'],
  ['unconscious', 'dead', 'death', 'dying', 'out'],
  ['rest', 'heal', 'recover', 'treatment', 'healing'],
  ['cover', 'hide', 'stealth', 'hidden', 'sneak', 'surprise'],
  ['tired', 'exhaustion', 'fatigue', 'stamina', 'strain'],
  ['shield', 'buckler', 'pavise'],
  ['flank', 'flanking', 'surround', 'outnumber'],
  ['push', 'shove', 'bull', 'throw', 'knockback'],
  ['save', 'saving throw'],
  ['manoeuvre', 'maneuver'],
];

/** Names of several words that other games have for what one word says here. */
const CALLED: readonly (readonly [RegExp, string])[] = [
  [/\bhit points?\b/g, 'hp'],
  [/\bsaving throws?\b/g, 'save'],
  [/\b(attacks? of opportunity|opportunity attacks?)\b/g, 'opportunity'],
  [/\barmou?r class\b/g, 'defence'],
];

/** The forms under which a word is looked for: itself without an ending, and words like it. */
function formsOf(word: string): readonly string[] {
  const stem = (one: string): string => (one.length > 4 ? one.replace(/(ies|es|s|ing|ed)$/, '') : one);
  const group = ALIKE.find((words) => words.some((one) => stem(one) === stem(word)));
  return [...new Set([stem(word), ...(group ?? []).map(stem)])];
}

/** What is looked through in each rule; it is made once, not at each letter that somebody types. */
const texts = new WeakMap<FindableRule, string>();

function textOf(rule: FindableRule): string {
  const { id, section, text, readings, option } = rule;
  const known = texts.get(rule) ?? [id, section, text, option?.name ?? '', ...readings.map((reading) => reading.text)].join(' ').toLowerCase();
  texts.set(rule, known);
  return known;
}

/** What somebody typed, sign for sign; a pattern with Unicode takes no other escapes. */
const asTyped = (word: string): string => word.replaceAll(/[\\^$.*+?()[\]{}|]/g, '\\$&');

/** In their own beginnings, so that "hp" is not found in "sharp". */
const beginning = (form: string): RegExp => new RegExp(`(^|[^\\p{L}])${asTyped(form)}`, 'u');

/** Splits a text so that each second part is a word of the search; null = the search has no word to mark. */
export function marksOf(wanted: string): RegExp | null {
  const words = wanted.split(/\s+/).filter((word) => word.length > 1);
  return words.length === 0 ? null : new RegExp(`(${words.map(asTyped).join('|')})`, 'giu');
}

/** Rules that have every word of a search or one like it, those first that have the words themselves or the id. */
export function foundRules<R extends FindableRule>(rules: readonly R[], wanted: string): readonly R[] {
  const called = CALLED.reduce((said, [name, word]) => said.replace(name, word), wanted.toLowerCase());
  const words = called.split(/\s+/).filter(Boolean);
  if (words.length === 0) return rules;
  const forms = words.map((word) => formsOf(word).map(beginning));
  const ranked = rules.flatMap((rule, nth) => {
    const all = textOf(rule);
    if (!forms.every((some) => some.some((form) => form.test(all)))) return [];
    const own = forms.filter(([itself]) => itself.test(all)).length;
    return [{ rule, nth, rank: own + (rule.id.toLowerCase() === wanted.trim().toLowerCase() ? words.length + 1 : 0) }];
  });
  return ranked.sort((a, b) => b.rank - a.rank || a.nth - b.nth).map(({ rule }) => rule);
}
