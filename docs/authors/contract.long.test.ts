import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { expect, it } from 'vitest';
import { TITLES } from '../../packages/cli/src/conformance-verdict.ts';

// The page of the contract has every member of its interfaces with the type of the sources, and its samples have those types.

const root = join(import.meta.dirname, '../..');
const page = join(import.meta.dirname, 'contract.md');
const samples = join(root, 'docs/.samples');

/** Interfaces of the contract whose members the rule set is given, and does not write. */
const GIVEN = ['ActItem', 'AnswerItem', 'ChangeItem', 'Given', 'Name', 'Problem', 'RollItem', 'RuleSetParts', 'Say', 'Telling', 'CharacterTracks', 'Summaries'];
/** What a game writes in the words of the kernel. */
const OF_KERNEL =
  'RulesDef RuleOption Policy IntentOptions Price AskOptions WindowOptions QueryOptions ConditionOptions Forbids FeatureOptions ResourceOptions CheckpointOptions'.split(
    ' ',
  );
/** Interfaces with parameters, as the samples have them. */
const AS: { readonly [name: string]: string } = {
  CatalogueParts: 'CatalogueParts<{ id: string; title: string; heft: number }>',
  Field: 'NumberField',
  IntentOptions: 'IntentOptions<{ at: number }>',
  AskOptions: 'AskOptions<{ by: number }, string>',
  WindowOptions: 'WindowOptions<{ by: number; at: number }>',
  QueryOptions: 'QueryOptions<undefined>',
  Settable: 'Settable<number>',
  TaleParts: 'TaleParts<any>',
  WordsParts: 'Partial<WordsParts<any, any, any>>',
};

/** What the samples of the page speak of. */
const BEFORE = `
import type { AnyAsk, Ask, Checkpoint, Change, Clock, ConditionDef, Entity, Explanation, FeatureDef, Id, IntentDef, Query, Resource, Roll, State, View, Window } from '@riposte/kernel';
import { adds, declare, endAll, give, lowest, oneOf, oneWord, plainSum } from '@riposte/kernel';
import { answerOf, calledBy, fighterName, optionsOf, promptOf, settableResource, TOUCHING, upTo, winners } from '@riposte/ruleset';
import * as z from 'zod';
interface Goat extends Entity { name: string; side: number; heft: number; grip: number; puff: number }
declare const goat: (view: View, id: Id) => Goat;
declare const [Heft, Puff, Beats, Winded, CAPS]: [Query, Resource, Clock, ConditionDef, FeatureDef];
declare const Butt: IntentDef<{ at: number }>;
declare const ButtComes: Window<{ by: number; at: number }>;
declare const ButtOrder: Ask<{ at: number }, Id[]>;
declare const [Choose, ButtRoll, Slide]: [AnyAsk, Roll, Checkpoint];
declare const GripSet: Change<[who: Id, grip: number]>;
declare const [rules, state, explanation]: [RulesDef, State, Explanation];
declare const [policy, words, sort, builder, tale, look]: [Policy, Words, Sort, CharacterBuilder, Tale, Look];
declare const [drawing, stage, afterwards, moments, byHand]: [Drawing, Stage, Afterwards, Moments, ByHand];
`;

/** A sample that is wrong, so that it shows that others are looked at. */
const WRONG = "const wrong: Partial<Gauge> = { fact: 'grip', harm: 'yes' };";

interface Member {
  readonly name: string;
  readonly type: string;
  readonly isOptional: boolean;
}

const flat = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

/** A member's type without its comments. */
function memberOf(node: ts.TypeElement, source: ts.SourceFile): Member {
  const printer = ts.createPrinter({ removeComments: true });
  const text = flat(printer.printNode(ts.EmitHint.Unspecified, node, source)).replace(/;$/, '');
  const [, name, sign, type] = /^(?:readonly )?(\w+)(\??)((?:[(<]|:)[^]*)$/.exec(text)!;
  return { name, isOptional: sign === '?', type: type.startsWith(':') ? type.slice(2) : type.replace(/\): /, ') => ') };
}

/** The interfaces of a folder of sources with their members, by name. */
function interfacesOf(folder: string): Map<string, readonly Member[]> {
  const found = new Map<string, readonly Member[]>();
  for (const file of readdirSync(join(root, folder)).filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))) {
    const source = ts.createSourceFile(file, readFileSync(join(root, folder, file), 'utf8'), ts.ScriptTarget.Latest, true);
    for (const node of source.statements)
      if (ts.isInterfaceDeclaration(node))
        found.set(
          node.name.text,
          node.members.filter((member) => member.name !== undefined && ts.isIdentifier(member.name)).map((member) => memberOf(member, source)),
        );
  }
  return found;
}

const index = readFileSync(join(root, 'packages/ruleset/src/index.ts'), 'utf8');
const own = interfacesOf('packages/ruleset/src');
const kernel = interfacesOf('packages/kernel/src');
const contract = new Map([
  ...[...own].filter(([name]) => name === 'Field' || (new RegExp(`\\b${name}\\b`).test(index) && !GIVEN.includes(name))),
  ...OF_KERNEL.map((name) => [name, kernel.get(name)!] as const),
]);

interface Entry extends Member {
  readonly says: string;
  readonly sample: string | undefined;
}

const ENTRY = /^- \*\*`(\w+)(\??)`\*\* `([^`]*)`\n((?: {2}.*\n)*)/gm;

/** What the page says, by interface. */
function said(text: string): Map<string, readonly Entry[]> {
  const parts = text.split(/^### /m).slice(1);
  return new Map(
    parts.map((part) => [
      /^`(\w+)`/.exec(part)![1],
      [...part.matchAll(ENTRY)].map(([, name, sign, type, rest]) => {
        const [says, sample] = flat(rest).split('Sample: ');
        return { name, isOptional: sign === '?', type: flat(type), says, sample: sample?.replaceAll(/^`|`$/g, '') };
      }),
    ]),
  );
}

/** A type as lines of the page. */
function wrapped(head: string, type: string): string {
  const lines = [head];
  for (const word of `\`${type}\``.split(' '))
    if (lines.at(-1)!.length + word.length < 119) lines.push(`${lines.pop()!} ${word}`);
    else lines.push(`  ${word}`);
  return lines.join('\n');
}

if (process.env.UPDATE === '1') {
  let part = '';
  const text = readFileSync(page, 'utf8').replaceAll(/^### `(\w+)`|^- \*\*`(\w+)\??`\*\* `[^`]*`/gm, (line, heading: string | undefined, name: string) => {
    if (heading !== undefined) part = heading;
    const member = contract.get(part)?.find((known) => known.name === name);
    return heading !== undefined || member === undefined ? line : wrapped(`- **\`${name}${member.isOptional ? '?' : ''}\`**`, member.type);
  });
  writeFileSync(page, text);
}
const entries = said(readFileSync(page, 'utf8'));

it('has every interface of the contract, and none that is none', () => {
  expect([...entries.keys()].sort()).toEqual([...contract.keys()].sort());
});

it.each([...contract.keys()])('%s has each of its members with its type, and a sentence', (name) => {
  const bare = (entries.get(name) ?? []).map(({ name: member, type, isOptional }) => ({ name: member, type, isOptional }));
  const byName = (a: Member, b: Member): number => a.name.localeCompare(b.name);
  expect([...bare].sort(byName)).toEqual([...contract.get(name)!].sort(byName));
  for (const { name: member, says } of entries.get(name) ?? []) expect(says, member).toMatch(/\.( |$)/);
});

it('names checks that there are, and each of them', () => {
  const named = [...entries.values()]
    .flat()
    .flatMap(({ says }) => [...(/Checks?: ([^.]*)\./.exec(says)?.[1].matchAll(/`([\w-]+)`/g) ?? [])].map(([, check]) => check));
  expect([...new Set(named)].sort()).toEqual(Object.keys(TITLES).sort());
});

it('has a sample for each member, with the types of the contract', () => {
  const all = [...entries].flatMap(([name, members]) => members.map((entry) => ({ of: name, ...entry })));
  expect(all.flatMap(({ of, name, sample }) => (sample === undefined ? [`${of}.${name}`] : []))).toEqual([]);
  const names = [...own.keys()].filter((name) => new RegExp(`\\b${name}\\b`).test(index));
  const text = [
    `import type { ${names.join(', ')} } from '@riposte/ruleset';`,
    ...OF_KERNEL.map((name) => `import type { ${name} } from '../../packages/kernel/src/${fileOf(name)}';`),
    BEFORE,
    ...all.map(({ of, sample }, i) => `const s${i}: Partial<${AS[of] ?? of}> = { ${sample} };`),
    WRONG,
  ].join('\n');
  mkdirSync(samples, { recursive: true });
  const file = join(samples, 'contract.ts');
  writeFileSync(file, text);
  expect(faultsOf(file)).toEqual([expect.stringMatching(`^${WRONG}: Type 'string' is not assignable`)]);
}, 120_000);

/** The file of the kernel that has an interface. */
function fileOf(name: string): string {
  const folder = join(root, 'packages/kernel/src');
  return readdirSync(folder).find((file) => readFileSync(join(folder, file), 'utf8').includes(`export interface ${name}`))!;
}

/** What the compiler says of a file. */
function faultsOf(file: string): string[] {
  const { config } = ts.readConfigFile(join(root, 'tsconfig.tests.json'), (path) => readFileSync(path, 'utf8')) as { config: object };
  const { options } = ts.parseJsonConfigFileContent({ ...config, include: [], files: [file] }, ts.sys, root);
  const program = ts.createProgram([file], { ...options, incremental: false, tsBuildInfoFile: undefined, noUnusedLocals: false, noUnusedParameters: false });
  return ts.getPreEmitDiagnostics(program, program.getSourceFile(file)).map(({ messageText, start }) => {
    const { line } = program.getSourceFile(file)!.getLineAndCharacterOfPosition(start!);
    return `${readFileSync(file, 'utf8').split('\n')[line]}: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`;
  });
}
