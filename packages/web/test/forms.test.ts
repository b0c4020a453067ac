import { RULE_SET_IDS } from '@riposte/rule-sets';
import { describe, expect, it } from 'vitest';
import { choicesOf, fieldsOf, kindOf, listIn, takesNone } from '../src/prepare/kinds.ts';
import { answer } from '../src/workbench/answers.ts';
import type { Shape } from '../src/workbench/requests.ts';

const never = { signal: new AbortController().signal, tell: () => undefined };

/** Every field below a shape, with its path. */
function below(path: string, shape: Shape): readonly (readonly [string, Shape])[] {
  const { properties = {}, additionalProperties, items } = shape;
  const inner = typeof additionalProperties === 'object' ? [[`${path}.*`, additionalProperties] as const] : [];
  const things = kindOf(shape) === 'things' && typeof items === 'object' ? fieldsOf(items).map(([key, one]) => [`${path}[].${key}`, one] as const) : [];
  const list = listIn(shape);
  const more = [...Object.entries(properties).map(([key, one]) => [`${path}.${key}`, one] as const), ...inner, ...things];
  return [[path, shape], ...(list === undefined ? [] : below(path, list)), ...more.flatMap(([at, one]) => below(at, one))];
}

describe('forms', () => {
  it.each(RULE_SET_IDS)('can fill every field that a pack of %s can have', async (game) => {
    const { parts } = await answer('packBook', { game }, never);
    const fields = parts.flatMap(({ section, shape }) => Object.entries(shape.properties ?? {}).flatMap(([key, one]) => below(`${section}.${key}`, one)));
    expect(fields.length).toBeGreaterThan(20);
    expect(fields.filter(([, shape]) => kindOf(shape) === 'other').map(([path]) => path)).toEqual([]);
    // A field with a word or number or none is asked for as that word or number.
    for (const [path, shape] of fields.filter(([, one]) => takesNone(one))) {
      const [plain] = shape.anyOf!.filter(({ type }) => type !== 'null');
      expect([path, kindOf(shape)]).toEqual([path, kindOf(plain)]);
      if (kindOf(plain) === 'choice') expect(choicesOf(shape)).toEqual([...choicesOf(plain)!, null]);
    }
  });
});
