import type { CharacterBuilder, CharacterField, ManyField, NumberField } from '@riposte/ruleset';

/** What a player chose, by the names of the schema. */
export type CharacterChoices = { readonly [choice: string]: unknown };

const isRecord = (value: unknown): value is { readonly [key: string]: unknown } => typeof value === 'object' && value !== null && !Array.isArray(value);

/** What stands at a path of choices; undefined where nothing does. */
export function chosenAt(choices: unknown, path: readonly (string | number)[]): unknown {
  let value = choices;
  for (const key of path) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, key)) return undefined;
    value = (value as { readonly [key: string | number]: unknown })[key];
  }
  return value;
}

/** The choices with another value at a path; `undefined` leaves the choice out. */
export function withChosen<T>(choices: T, path: readonly (string | number)[], value: unknown): T {
  const [key, ...rest] = path;
  if (key === undefined) return value as T;
  if (Array.isArray(choices)) return choices.map((item: unknown, i) => (i === key ? withChosen(item, rest, value) : item)) as T;
  const record: { readonly [name: string]: unknown } = isRecord(choices) ? choices : {};
  const inner = withChosen(Object.hasOwn(record, key) ? record[key] : undefined, rest, value);
  const others = Object.entries(record).filter(([name]) => name !== String(key));
  // Keys keep their places, so that choices made in another order can be compared.
  if (inner === undefined) return Object.fromEntries(others) as T;
  return (Object.hasOwn(record, key) ? { ...record, [key]: inner } : { ...Object.fromEntries(others), [key]: inner }) as T;
}

/** The number of a field. Null where a character has none at all. */
export function numberOf(field: NumberField, choices: unknown): number | null {
  const value = chosenAt(choices, field.path);
  return value === null && field.none !== undefined ? null : typeof value === 'number' ? value : field.usual;
}

/** What stands in a field of many, also where that goes without saying. */
export function listOf(field: ManyField, choices: unknown): readonly string[] {
  const value = chosenAt(choices, field.path);
  if (Array.isArray(value)) return value as readonly string[];
  const by = field.usual === undefined ? undefined : chosenAt(choices, [field.usual.by]);
  return typeof by === 'string' && field.usual !== undefined && Object.hasOwn(field.usual.lists, by) ? field.usual.lists[by] : [];
}

/** All fields with the path where each stands in these choices: those of the items of lists too. */
export function placedFields(
  builder: Pick<CharacterBuilder, 'blocks'>,
  choices: CharacterChoices,
): { readonly field: CharacterField; readonly at: readonly (string | number)[] }[] {
  return builder.blocks.flatMap(({ fields }) =>
    fields.flatMap((field) => {
      const items = field.kind === 'list' ? chosenAt(choices, field.path) : [];
      const inner =
        field.kind === 'list' && Array.isArray(items) ? items.flatMap((_, i) => field.fields.map((below) => placed(below, [...field.path, i]))) : [];
      return [{ field, at: field.path }, ...inner];
    }),
  );
}

const placed = (
  field: CharacterField,
  before: readonly (string | number)[],
): { readonly field: CharacterField; readonly at: readonly (string | number)[] } => ({
  field,
  at: [...before, ...field.path],
});
