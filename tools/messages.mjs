// Writes the messages of each package as a module that Node and browsers load alike: the text of each language, and a type with every key and
// what it is given. `--check` only says whether they are as they should be.
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { parse } from '@fluent/syntax';
import { packages, root } from './folders.mjs';

/** Where the module of a package stands: beside what tells fights, or among the sources of the page. */
const home = (folder) => ['src/tell', 'src/story', 'src'].find((one) => existsSync(join(folder, one)));
const target = (folder) => join(folder, home(folder), 'messages.gen.ts');

/** What a message or attribute is given: every variable in it, and those of its sample. */
function variables(node, found = new Set()) {
  if (Array.isArray(node)) for (const one of node) variables(one, found);
  else if (node !== null && typeof node === 'object') {
    if (node.type === 'VariableReference') found.add(node.id.name);
    for (const [key, one] of Object.entries(node)) if (key !== 'span') variables(one, found);
  }
  return found;
}

/** What rules call in English themselves: a language may say it though the English file does not. */
const OWN = /^(in-general|thing|condition|label|roll|resource|query|word)-/;
/** A message that only says what an act is called. */
const isTitle = ({ id, value, attributes }) => id.name.startsWith('act-') && value === null && attributes.every((one) => one.id.name === 'title');

/** Everything wrong with a file of messages, as FILE: KEY: WHY. */
function problems(file, entries, english) {
  const wrong = [];
  for (const entry of entries) {
    if (entry.type === 'Junk') wrong.push(`${file}: cannot be read: ${entry.content.trim().slice(0, 60)}`);
    if (entry.type !== 'Message') continue;
    if (english !== null && !english.has(entry.id.name) && !OWN.test(entry.id.name) && !isTitle(entry))
      wrong.push(`${file}: ${entry.id.name} is no message of the English file`);
  }
  return wrong;
}

/** The text without comments, which nobody reads at play. */
const bare = (text) =>
  `${text
    .replaceAll(/^#.*\n/gm, '')
    .replaceAll(/\n{2,}/g, '\n')
    .trim()}\n`;

const wrong = [];

/** The texts of a folder by language. */
const textsIn = (folder) =>
  Object.fromEntries(
    readdirSync(folder)
      .filter((name) => name.endsWith('.ftl'))
      .sort()
      .map((name) => [name.slice(0, -4), readFileSync(join(folder, name), 'utf8')]),
  );

/** The English messages of a folder; notes what is wrong with its files. */
function messagesIn(folder, texts) {
  const messages = parse(texts.en, {}).body.filter(({ type }) => type === 'Message');
  const keys = new Set(messages.map(({ id }) => id.name));
  for (const [language, text] of Object.entries(texts))
    wrong.push(...problems(relative(root, join(folder, `${language}.ftl`)), parse(text, {}).body, language === 'en' ? null : keys));
  return messages;
}

/** The lines of a module that hold the texts. */
const textLines = (texts) => Object.entries(texts).map(([language, text]) => `  ${language}: ${literal(text)},`);

/** A text as a literal of a module. */
const literal = (text) => `\`${bare(text).replaceAll(/[\\`]|\$(?=\{)/g, '\\$&')}\``;

/** The line of a module with a key and what it is given. */
function typeLine({ id, value, attributes }) {
  const given = [...variables([value, attributes])];
  return `  readonly '${id.name}': { ${given.map((one) => `readonly ${/^\w+$/.test(one) ? one : `'${one}'`}: Arg`).join('; ')}${given.length > 0 ? ' ' : ''}};`;
}

/** Writes a module, or notes that it is not as it should be. */
function write(file, module, source) {
  if (existsSync(file) && readFileSync(file, 'utf8') === module) return;
  if (process.argv.includes('--check')) wrong.push(`${relative(root, file)} is older than ${source}: npm run messages`);
  else writeFileSync(file, module);
}

const MADE = '// Made by `npm run messages` from the files in messages/; do not change it by hand.';

/**
 * The messages in the folders beside: each is a module that a part of the page brings along in English, so that no table waits for it at first.
 * Every other language is one module, for those who read it. Gives the texts of all folders by language.
 */
function later(folder, from) {
  const all = {};
  for (const { name } of readdirSync(from, { withFileTypes: true }).filter((one) => one.isDirectory())) {
    const texts = textsIn(join(from, name));
    const messages = messagesIn(join(from, name), texts);
    const module = [
      MADE,
      '/** The English messages of a part of the page. */',
      `export const ${name.toUpperCase()} = ${literal(texts.en)};`,
      '',
      "declare module './messages.gen.ts' {",
      '  interface Messages {',
      ...messages.map((one) => `  ${typeLine(one)}`),
      '  }',
      '}',
      '',
    ].join('\n');
    write(join(folder, 'src', `messages-${name}.gen.ts`), module, `messages/${name}/*.ftl`);
    for (const [language, text] of Object.entries(texts)) all[language] = `${all[language] ?? ''}\n${text}`;
  }
  return all;
}

/** The page's messages in languages beside English. Gives the lines of its module that say which there are. */
function others(folder, texts, parts) {
  const languages = Object.keys(texts).filter((language) => language !== 'en');
  for (const language of languages) {
    const lines = [
      MADE,
      '/** All messages of the page in this language. */',
      `export const TEXT = ${literal(`${texts[language]}\n${parts[language] ?? ''}`)};`,
      '',
    ];
    write(join(folder, 'src', `messages-${language}.gen.ts`), lines.join('\n'), `messages/**/${language}.ftl`);
  }
  return [
    '/** The English messages. */',
    `export const ENGLISH = ${literal(texts.en)};`,
    '',
    '/** Other languages, each loaded for those who read it. */',
    'export const OTHERS = {',
    ...languages.map((language) => `  ${language}: async () => (await import('./messages-${language}.gen.ts')).TEXT,`),
    '};',
  ];
}

for (const { folder } of packages()) {
  const from = join(folder, 'messages');
  if (!existsSync(from)) continue;
  const texts = textsIn(from);
  const messages = messagesIn(from, texts);
  const isPage = existsSync(join(folder, 'index.html'));
  const types = messages
    .filter(({ id }) => isPage || !/^(act|ask|change|condition|fate|thing|label|prompt|roll|resource|query|refuse|word|term)-/.test(id.name))
    .map(typeLine);
  const isGeneral = home(folder) === 'src/story';
  const reasons = isPage ? [] : messages.filter(({ id }) => id.name.startsWith('refuse-')).map(({ id }) => id.name.slice('refuse-'.length));
  const module = [
    MADE,
    isPage ? '/** What a message may be given. */\nexport type Arg = string | number;' : "import type { Arg } from '@riposte/ruleset';",
    '',
    ...(isPage
      ? others(folder, texts, later(folder, from))
      : [
          isGeneral ? '/** The messages of the narrator by language. */' : '/** The messages by language. */',
          `export const ${isGeneral ? 'GENERAL' : 'MESSAGES'} = {`,
          ...textLines(texts),
          '};',
        ]),
    '',
    '/** The messages that code says itself, and what they are given. */',
    'export interface Messages {',
    ...types,
    '}',
    ...(reasons.length > 0
      ? [
          '',
          "declare module '@riposte/kernel' {",
          '  interface Reasons {',
          ...reasons.map((one) => `    readonly ${/^[a-z]+$/.test(one) ? one : `'${one}'`}: true;`),
          '  }',
          '}',
        ]
      : []),
    '',
  ].join('\n');
  write(target(folder), module, 'messages/*.ftl');
}
if (wrong.length > 0) {
  process.stderr.write(`${wrong.join('\n')}\n`);
  process.exit(1);
}
