import { describe, expect, it } from 'vitest';
import { refusal } from '../../server/src/refusal.ts';
import { REFUSALS } from '../../server/src/refusals.ts';
import { type Key, languageOf, learn, load, refusedText, speak } from '../src/language.ts';
import { OTHERS } from '../src/messages.gen.ts';
import { REFUSALS as ENGLISH } from '../src/messages-refusals.gen.ts';

learn(ENGLISH);
for (const language of Object.keys(OTHERS) as (keyof typeof OTHERS)[]) await load(language);

/** What each refusal is given here: every value is another, so that each can be found in the sentence. */
const refusals = Object.entries(REFUSALS).map(([key, [code, sentence]]) => {
  const named = [...sentence.matchAll(/\{(\w+)\}/g)].map(([, name], i) => [name, name === 'what' ? 'table' : 11 + i] as const);
  return { key: `refused-${key}` as Key, code, sentence, given: Object.fromEntries(named) };
});
const keysOf = (texts: string): string[] => [...texts.matchAll(/^(refused-[\w-]+) =/gm)].map(([, key]) => key);

describe('what the server refuses', () => {
  it('is said in English as the server says it', () => {
    const { text } = languageOf('en');
    for (const { key, sentence, given } of refusals) expect(text(key, given)).toBe(sentence.replaceAll(/\{(\w+)\}/g, (_, name: string) => String(given[name])));
    expect(keysOf(ENGLISH).sort()).toEqual(refusals.map(({ key }) => key).sort());
  });

  it('is said in German with all that it is given', async () => {
    const { text } = languageOf('de');
    for (const { key, sentence, given } of refusals) {
      const said = text(key, given);
      expect([key, sentence]).not.toContain(said);
      expect(said).not.toMatch(/[{}]/);
      for (const value of Object.values(given)) expect(said).toContain(value === 'table' ? 'den Tisch' : String(value));
    }
    expect(keysOf(await OTHERS.de()).sort()).toEqual(refusals.map(({ key }) => key).sort());
  });

  it('is said in the language of the page, and as it came where the page has no words', async () => {
    await speak('de');
    expect(refusedText(refusal('orders-full', { most: 30 }))).toBe('Ein Tisch behält höchstens 30 geschriebene Anweisungen. Entferne zuerst eine.');
    expect(refusedText({ text: 'sides: expected a list' })).toBe('sides: expected a list');
    expect(refusedText({ text: 'Said by a later server.', say: { key: 'unheard-of', with: {} } })).toBe('Said by a later server.');
    await speak('en');
  });
});
