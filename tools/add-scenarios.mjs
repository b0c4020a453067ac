// node tools/add-scenarios.mjs <rule set> <files ...>: moves the scenarios of these files, JSON or YAML, into the file of their section of the
// book, at its end. Of the given files those in scenarios/<rule set> go. Needs what was built.
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { parseScenarios } from '@riposte/files';
import { Document, parse } from 'yaml';

const root = join(import.meta.dirname, '..');
const [, , ruleset, ...added] = process.argv;
const folder = join(root, 'scenarios', ruleset);

const WIDTH = 130;
const MAX_LINES = 600;

const ledger = JSON.parse(readFileSync(join(root, 'packages/rules', ruleset, 'rules.json'), 'utf8'));
const sections = new Map(ledger.map((entry) => [entry.id, entry.section]));

/** The section of the first rule that the ledger knows. */
const sectionOf = ({ rules = [] }) => sections.get(rules.find((id) => sections.has(id))) ?? (rules.length > 0 ? 'Rulings' : 'At the table');

const scalars = new Map();
/** A text, number or truth value as it stands in flow style: quoted only where it must be. */
function scalar(value) {
  if (!scalars.has(value)) scalars.set(value, new Document([value]).toString({ collectionStyle: 'flow', lineWidth: 0 }).trim().slice(1, -1).trim());
  return scalars.get(value);
}

/** The entries of a list or an object in flow style, each in the pieces between which a line may end. */
function items(value) {
  const isList = Array.isArray(value);
  const inner = isList ? value.map(pieces) : Object.entries(value).map(([name, one]) => glued(`${scalar(name)}: `, pieces(one), ''));
  if (inner.length === 0) return [[isList ? '[]' : '{}']];
  const [open, close] = isList ? ['[', ']'] : ['{ ', ' }'];
  return inner.map((one, i) => glued(i === 0 ? open : '', one, i === inner.length - 1 ? close : ','));
}

/** A value in flow style, in pieces between which a line may end. */
const pieces = (value) => (typeof value !== 'object' || value === null ? [scalar(value)] : items(value).flat());

function glued(before, [...list], after) {
  if (list.length === 0) return [before + after];
  list[0] = before + list[0];
  list[list.length - 1] += after;
  return list;
}

const flow = (value) => pieces(value).join(' ');

/** A value behind a key or a dash: on one line where it fits, else what `more` makes of it. */
function lines(value, indent, before, more) {
  const line = `${' '.repeat(indent)}${before} ${flow(value)}`;
  return line.length <= WIDTH ? [line] : more(value, indent, before);
}

/** As many lines as it needs. */
function wrapped(value, indent, before) {
  const found = [`${' '.repeat(indent)}${before}`];
  for (const piece of pieces(value)) {
    if (found.at(-1).length + 1 + piece.length <= WIDTH || found.at(-1).trim() === '') found.push(`${found.pop()} ${piece}`);
    else found.push(`${' '.repeat(indent + 4)}${piece}`);
  }
  return found;
}

/** An entry a line below the key. */
const listed = (value, indent, before) => [
  `${' '.repeat(indent)}${before}`,
  ...(Array.isArray(value)
    ? value.flatMap((one) => lines(one, indent + 2, '-', wrapped))
    : Object.entries(value).flatMap(([name, one]) =>
        lines(one, indent + 2, `${scalar(name)}:`, Array.isArray(one) && typeof one[0] === 'object' ? listed : wrapped),
      )),
];

/** A step that one line does not hold: who does what on the first, then a key a line; what is long goes on below it. */
function stepLines(step, indent) {
  const found = [`${' '.repeat(indent)}- {`];
  const follows = (text) => found.at(-1).length + 1 + text.length <= WIDTH;
  const put = (text, indented) => found.push(follows(text) ? `${found.pop()} ${text}` : `${' '.repeat(indented)}${text}`);
  const entries = Object.entries(step);
  for (const [i, [name, value]] of entries.entries()) {
    const [first, ...more] = typeof value === 'object' && value !== null ? items(value) : [pieces(value)];
    const all = [glued(`${scalar(name)}: `, first, ''), ...more];
    all.push(glued('', all.pop(), i === entries.length - 1 ? ' }' : ','));
    const onFirst = ['as', 'do', 'with'].includes(name) && follows(all.flat().join(' '));
    if (i > 0 && !onFirst) found.push(' '.repeat(indent + 3));
    for (const item of all) {
      const text = item.join(' ');
      for (const piece of indent + 6 + text.length <= WIDTH ? [text] : item) put(piece, indent + 6);
    }
  }
  return found.filter((line) => line.trim() !== '');
}

/** A scenario: its keys one below the other, and its steps. */
function scenarioLines({ title, rules, given, steps, ...more }) {
  const ordered = { title, rules, ...more, given, steps };
  const shown = Object.entries(ordered).filter(([, value]) => value !== undefined);
  const body = shown.flatMap(([name, value]) =>
    name === 'title'
      ? [new Document({ title }).toString({ lineWidth: 0 }).trimEnd()]
      : name === 'steps'
        ? ['    steps:', ...value.flatMap((step) => lines(step, 6, '-', (one) => stepLines(one, 6)))]
        : lines(value, 4, `${name}:`, name === 'rules' ? wrapped : listed),
  );
  return [`  - ${body[0].trimStart()}`, ...body.slice(1)];
}

/** Without what the cast says already. */
function shortened(scenario, cast) {
  const fighters = scenario.given.fighters.map(({ name, ...facts }) => {
    const known = cast[name] ?? {};
    const own = Object.entries(facts).filter(([fact, value]) => !Object.hasOwn(known, fact) || !isDeepStrictEqual(value, known[fact]));
    return { name, ...Object.fromEntries(own) };
  });
  return { ...scenario, given: { ...scenario.given, fighters } };
}

/** Whether a scenario means the same below this cast: its fighters say themselves whatever the cast says of their names. */
const fits = (scenario, cast) => scenario.given.fighters.every((one) => Object.keys(cast[one.name] ?? {}).every((fact) => Object.hasOwn(one, fact)));

const kebab = (text) =>
  text
    .toLowerCase()
    .replaceAll(/\(.*?\)/g, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');

/** Files are named by the last part of a section, with what is above it where another section ends alike. */
function nameOf(section, all) {
  const path = section.split(' > ');
  const last = kebab(path.at(-1));
  return all.filter((one) => kebab(one.split(' > ').at(-1)) === last).length === 1 ? last : kebab(path.slice(-2).join(' '));
}

const taken = added.map((path) => ({ path: resolve(path), read: parseScenarios(readFileSync(path, 'utf8'), path) }));
const files = readdirSync(folder)
  .filter((name) => name.endsWith('.yaml') && !taken.some(({ path }) => path === join(folder, name)))
  .sort(new Intl.Collator('en', { numeric: true }).compare)
  .map((name) => {
    const text = readFileSync(join(folder, name), 'utf8');
    const { section, cast = {} } = parse(text);
    return { name, section, cast, text };
  });
const all = [...new Set([...sections.values(), ...files.map(({ section }) => section)])];

/** A new file of a section: `prone.yaml`, or the next number where there is one. */
function newFile(section) {
  const name = nameOf(section, all);
  const others = files.filter((one) => one.section === section).length;
  const file = { name: `${name}${others === 0 ? '' : `-${others + 1}`}.yaml`, section, cast: {} };
  if (files.some((one) => one.name === file.name)) throw new Error(`${file.name} is there and is not of the section ${section}`);
  file.text = `format: riposte/scenario/2\nruleset: ${ruleset}\nsection: ${flow(section)}\nscenarios:\n`;
  files.push(file);
  return file;
}

for (const { data } of taken.flatMap(({ read }) => read.scenarios)) {
  const { format: _format, ruleset: mine, ...scenario } = data;
  if (mine !== ruleset) throw new Error(`${scenario.title}: ${mine}`);
  const section = sectionOf(scenario);
  const linesIn = ({ cast }) => scenarioLines(shortened(scenario, cast));
  const hasRoom = (one) => one.text.split('\n').length + linesIn(one).length <= MAX_LINES;
  const [file = newFile(section)] = files
    .filter((one) => one.section === section && fits(scenario, one.cast) && hasRoom(one))
    .sort((a, b) => linesIn(a).length - linesIn(b).length);
  file.text += `${file.text.endsWith('\nscenarios:\n') ? '' : '\n'}${linesIn(file).join('\n')}\n`;
}
for (const { path } of taken) if (dirname(path) === folder) rmSync(path);
for (const { name, text } of files) writeFileSync(join(folder, name), text);
