import { Random, seedFrom } from '@riposte/kernel';
import type { Advice, CharacterBuilder, CharacterField, CharacterOption } from '@riposte/ruleset';
import { type CharacterChoices, chosenAt, listOf, placedFields, withChosen } from './choices.ts';

/** Names of our own, for those who have none yet. */
const NAMES =
  'Alda Bera Corin Dagny Edric Fenna Garrick Hild Isolt Joran Kessa Leof Mira Nessa Orrin Petra Quill Rurik Sabe Torben Una Varro Wenna Ysolde Zorin'.split(
    ' ',
  );

/** Tries of other choices; so many of them may leave the character as good as it was. */
const TRIES = 300;
const SIDESTEPS = 12;

/** A complete character of an archetype, as it stands: for those who want to play at once. */
export function quickCharacter(builder: CharacterBuilder, archetype: string, name: string): CharacterChoices {
  const { choices } = builder.archetypes.find(({ id }) => id === archetype) ?? builder.archetypes[0];
  return { name, ...choices };
}

/** A character by chance: an archetype with other choices, as good by the book's advice as that was. The same seed gives the same. */
export function randomCharacter(builder: CharacterBuilder, seed: string): CharacterChoices {
  const random = new Random(...seedFrom(seed));
  const { choices } = pick(random, builder.archetypes);
  let best: CharacterChoices = { name: pick(random, NAMES), ...choices };
  let worth = faults(builder, builder.schema.parse(best));
  let sidesteps = SIDESTEPS;
  for (let i = 0; i < TRIES; i++) {
    let next = best;
    for (let moves = random.face(3); moves > 0; moves--) next = moved(builder, next, random);
    const read = builder.schema.safeParse(next);
    if (!read.success) continue;
    const found = faults(builder, read.data);
    if (found > worth || (found === worth && sidesteps === 0)) continue;
    if (found === worth) sidesteps--;
    best = next;
    worth = found;
  }
  return best;
}

const pick = <T>(random: Random, among: readonly T[]): T => among[random.face(among.length) - 1];

const WEIGHT: { readonly [level in Advice['level']]: number } = { error: 1000, warning: 30, hint: 1 };

/** How much the book has against it, points that are not spent among it. */
function faults(builder: CharacterBuilder, read: object): number {
  const left = builder.pools(read).reduce((sum, { spent, of }) => sum + Math.abs(of - spent) / Math.max(1, of), 0);
  return builder.advise(read).reduce((sum, { level }) => sum + WEIGHT[level], 0) + left;
}

/** The same choices but for one, by chance. What the player alone knows stays: words, level, what was earned. */
function moved(builder: CharacterBuilder, choices: CharacterChoices, random: Random): CharacterChoices {
  const { field, at } = pick(random, placedFields(builder, choices));
  if (field.byChance === false || builder.growth.path?.join('.') === at.join('.')) return choices;
  const before = at.slice(0, at.length - field.path.length);
  const value = other(field, chosenAt(choices, before), random);
  if (value === undefined) return choices;
  // The usual goes without saying, as on the page.
  return withChosen(choices, at, field.kind === 'number' && value === field.usual && field.required !== true ? undefined : value);
}

function other(field: CharacterField, within: unknown, random: Random): unknown {
  switch (field.kind) {
    case 'number': {
      const now = chosenAt(within, field.path) ?? field.usual;
      if (typeof now !== 'number') return undefined;
      return Math.min(field.most, Math.max(field.least, now + (random.face(2) === 1 ? 1 : -1)));
    }
    case 'one':
      return instead(field.options, chosenAt(within, field.path), random);
    case 'many': {
      const now = listOf(field, within);
      if (now.length === 0) return undefined;
      const i = random.face(now.length) - 1;
      const next = instead(field.options, now[i], random);
      return now.includes(next) ? undefined : now.map((value, k) => (k === i ? next : value));
    }
    case 'ranks': {
      const ranks = (chosenAt(within, field.path) ?? {}) as { readonly [name: string]: number };
      const { value } = pick(random, field.options);
      const now = Object.hasOwn(ranks, value) ? ranks[value] : 0;
      const next = Math.min(field.most, Math.max(0, now + (random.face(3) === 1 ? -1 : 1)));
      return next === 0 ? Object.fromEntries(Object.entries(ranks).filter(([name]) => name !== value)) : { ...ranks, [value]: next };
    }
    default:
      return undefined;
  }
}

/** Another option of the same group. */
function instead(options: readonly CharacterOption[], value: unknown, random: Random): string {
  const group = options.find((option) => option.value === value)?.group ?? options[0].group;
  return pick(
    random,
    options.filter((option) => option.group === group),
  ).value;
}
