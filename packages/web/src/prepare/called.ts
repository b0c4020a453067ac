import { inWords } from '../text.ts';
import type { Shape } from '../workbench/requests.ts';

/** What a field is called: as its schema says, else by its key. */
export const called = ({ title }: Shape, name: string): string => title ?? inWords(name);

/** What the fields of a fighter are called, by their paths: "dice.DEF" is "Defence". */
export function fieldsCalled({ properties = {} }: Shape): Readonly<Record<string, string>> {
  const below = ([key, shape]: [string, Shape]): [string, string][] => {
    const whole = called(shape, key);
    // A field with its own name does not need the name of the whole: "Strength", but "ranks dodge".
    const inner = Object.entries(shape.properties ?? {}).map(([name, { title }]): [string, string] => [`${key}.${name}`, title ?? `${whole} ${inWords(name)}`]);
    return [[key, whole], ...inner];
  };
  return Object.fromEntries(Object.entries(properties).flatMap(below));
}
