import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Entry, type Pattern, parse, VariableReference } from '@fluent/syntax';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { chosenFrom, type Key, languageOf, learn, load, PSEUDO } from '../src/language.ts';
import { OTHERS } from '../src/messages.gen.ts';

const root = join(import.meta.dirname, '..');

/** The folders of messages that parts of the page learn; two have tests of their own, beside this one. */
const folders = readdirSync(join(root, 'messages')).filter((name) => !name.endsWith('.ftl') && !['refusals', 'expected'].includes(name));
for (const folder of folders) {
  const [texts] = Object.values((await import(`../src/messages-${folder}.gen.ts`)) as { readonly [name: string]: Parameters<typeof learn>[0] });
  learn(texts);
}
for (const language of Object.keys(OTHERS) as (keyof typeof OTHERS)[]) await load(language);

const languages = ['en', ...Object.keys(OTHERS)];

/** Each message of a language: what it is given in its sample, and the variables and forms of its text. */
function messages(
  of: string,
): { readonly key: string; readonly sample: { readonly [name: string]: string }; readonly uses: readonly string[]; readonly value: Pattern }[] {
  const texts = ['.', ...folders].map((folder) => readFileSync(join(root, 'messages', folder, `${of}.ftl`), 'utf8'));
  return parse(texts.join('\n\n'), {}).body.flatMap((entry: Entry) => {
    if (entry.type !== 'Message' || entry.value === null) return [];
    const uses = new Set<string>();
    const look = (node: unknown): void => {
      if (node instanceof VariableReference) uses.add(node.id.name);
      if (typeof node === 'object' && node !== null) for (const one of Object.values(node)) look(one);
    };
    look(entry.value);
    const [, given = ''] = /^sample: (.*)$/.exec(entry.comment?.content ?? '') ?? [];
    const sample = Object.fromEntries(given.split(' ').flatMap((one) => (one === '' ? [] : [one.replaceAll('_', ' ').split('=') as [string, string]])));
    return [{ key: entry.id.name, sample, uses: [...uses].sort(), value: entry.value }];
  });
}

/** The value of a sample, as numbers where they are. */
const given = (sample: { readonly [name: string]: string }): { readonly [name: string]: string | number } =>
  Object.fromEntries(Object.entries(sample).map(([name, value]) => [name, /^\d+$/.test(value) ? Number(value) : value]));

describe('the texts of the page', () => {
  const english = messages('en');

  it('have a sample for everything that they are given', () => {
    const wrong = english.filter(({ sample, uses }) => Object.keys(sample).sort().join() !== uses.join()).map(({ key }) => key);
    expect(wrong).toEqual([]);
  });

  it.each(languages)('are complete in %s, and use what the English ones use', (language) => {
    const own = new Map(messages(language).map((one) => [one.key, one.uses.join()]));
    expect(english.flatMap(({ key, uses }) => (own.get(key) === uses.join() ? [] : [key]))).toEqual([]);
    expect([...own.keys()].filter((key) => !english.some((one) => one.key === key))).toEqual([]);
  });

  it.each([...languages, PSEUDO])('read well in %s with every number', (language) => {
    const { text } = languageOf(language);
    for (const { key, sample } of english) {
      const counts = 'count' in sample || 'kept' in sample ? [0, 1, 2, 1000] : [2];
      for (const count of counts) {
        const args = { ...given(sample), ...('count' in sample && { count }), ...('kept' in sample && { kept: count }) };
        const said = text(key as Key, args as never);
        // The key itself is shown where a message breaks.
        if (Object.keys(sample).length > 0) expect({ key, said }).not.toEqual({ key, said: key });
        expect({ key, said, is: /\{|undefined| {2}/.test(said) || said.replaceAll('\u0301', '').length > 160 }).toEqual({ key, said, is: false });
        // What it is given stands in it.
        for (const value of Object.values(sample)) if (!/^\d+$/.test(value)) expect(said).toContain(value);
      }
    }
  });

  it('are English for what a language does not say, and in the language that a browser wants first', () => {
    expect(chosenFrom(['fr-FR', 'de-AT', 'en'])).toBe('de');
    expect(chosenFrom(['en-GB', 'de'])).toBe('en');
    expect(chosenFrom(['xx'])).toBe('en');
    expect(chosenFrom([PSEUDO])).toBe(PSEUDO);
    expect(languageOf('de').text('close')).not.toBe(languageOf('en').text('close'));
    expect(languageOf('constructor').text('close')).toBe('Close');
    expect(languageOf(PSEUDO).text('home-as', { name: 'Alba' })).toBe('a\u0301s\u0301 Alba');
  });

  it('hold elements where they are given some, and never take text for one', () => {
    const { pieces } = languageOf('en');
    const cut = (name: string) => pieces('dice-ask', { name, title: 'Attack \ue000name\ue001', dice: 'd20' }, ['name']);
    expect(cut('Alba')).toEqual([{ text: '' }, { arg: 'name' }, { text: ' rolls Attack name: d20. What do the dice show?' }]);
  });
});

/** Attributes whose text people see or hear. */
const SHOWN = ['aria-label', 'aria-roledescription', 'title', 'placeholder', 'alt', 'label', 'hint', 'question', 'yes'];
/** Attributes that hold no text. */
const TECHNICAL = ['className', 'd', 'points', 'transform', 'viewBox', 'role', 'accept'];
/** Calls whose strings are no text. */
const SELECTORS = ['querySelector', 'matches', 'closest', 'matchMedia'];

/** Hard-coded text in a source: what stands between tags, in an attribute that is shown, and every string of two words. */
function hardCoded(file: string, source: string): string[] {
  const found: string[] = [];
  const look = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node) || ts.isTypeNode(node)) return;
    if (ts.isBinaryExpression(node) && node.left.getText().endsWith('.font')) return;
    if (ts.isJsxAttribute(node) && TECHNICAL.includes(node.name.getText())) return;
    if (ts.isCallExpression(node) && ts.isPropertyAccessExpression(node.expression) && SELECTORS.includes(node.expression.name.text)) return;
    const isText = ts.isJsxText(node) && /\p{L}/u.test(node.text);
    const isShown = ts.isStringLiteral(node) && ts.isJsxAttribute(node.parent) && SHOWN.includes(node.parent.name.getText()) && /\p{L}/u.test(node.text);
    const isString = ts.isStringLiteralLike(node) || ts.isTemplateHead(node) || ts.isTemplateMiddle(node) || ts.isTemplateTail(node);
    if (isText || isShown || (isString && /\p{L}{2,}[,.:]? \p{L}{2,}/u.test(node.text))) found.push(`${file}: ${node.getText().trim()}`);
    ts.forEachChild(node, look);
  };
  look(ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX));
  return found;
}

/** What stands in the place of a server answers as it does, in the words of its package. */
const isAnswering = (name: string): boolean => /^(house|host)[\\/]/.test(name);
/** The sources of the page, but for what is made from the messages. */
const sources = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' }).filter(
  (name) => /\.tsx?$/.test(name) && !/messages.*gen\.ts$/.test(name) && !isAnswering(name),
);

describe('the sources of the page', () => {
  it('hold no text of their own', () => {
    expect(sources.flatMap((name) => hardCoded(name, readFileSync(join(root, 'src', name), 'utf8')))).toEqual([]);
  });

  it.each([
    ['const a = <p>Undo</p>;', true],
    ['const a = <p title="Undo">{text("undo")}</p>;', true],
    ['const a = isDone ? "It stands." : "";', true],
    ['const a = `nothing for ${name}`;', true],
    ['const a = <p className="badge warn">{text("undo")}</p>;', false],
  ])('would be caught with text in them: %s', (source, isFound) => {
    expect(hardCoded('x.tsx', source).length > 0).toBe(isFound);
  });

  it('use every message', () => {
    const all = sources.map((name) => readFileSync(join(root, 'src', name), 'utf8')).join('\n');
    // Some keys are put together: text(`saving-${state}`).
    const beginnings = [...all.matchAll(/text\(\s*`([a-z-]+-)\$\{/g)].map(([, beginning]) => beginning);
    const unused = messages('en').filter(({ key }) => !all.includes(`'${key}'`) && !beginnings.some((one) => key.startsWith(one)));
    expect(unused.map(({ key }) => key)).toEqual([]);
  });
});
