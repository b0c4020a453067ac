// node tools/to-yaml.mjs <rule set> [files.json ...]: adds scenarios in JSON to those of the rule set in YAML and writes all of them out
// again, a section of the book a file. Needs what was built. Comments in the files are lost.
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { parseScenarios } from '@riposte/files';
import { Document } from 'yaml';

const root = join(import.meta.dirname, '..');
const [, , ruleset, ...added] = process.argv;
const folder = join(root, 'scenarios', ruleset);

const WIDTH = 130;
const MAX_LINES = 600;

const ledger = JSON.parse(readFileSync(join(root, 'packages/rules', ruleset, 'rules.json'), 'utf8'));
const order = new Map(ledger.map((entry, i) => [entry.id, { i, section: entry.section }]));

/** The section of the first rule that the ledger knows; our rulings and what shows no rule come last. */
function placeOf({ rules = [] }) {
  for (const id of rules) if (order.has(id)) return order.get(id);
  return rules.length > 0 ? { i: ledger.length, section: 'Rulings' } : { i: ledger.length + 1, section: 'At the table' };
}

const scalars = new Map();
/** A text, number or truth value as it stands in flow style: quoted only where it must be. */
function scalar(value) {
  if (!scalars.has(value)) scalars.set(value, new Document([value]).toString({ collectionStyle: 'flow', lineWidth: 0 }).trim().slice(1, -1).trim());
  return scalars.get(value);
}

/** A value in flow style, in pieces between which a line may end. */
function pieces(value) {
  if (typeof value !== 'object' || value === null) return [scalar(value)];
  const isList = Array.isArray(value);
  const inner = isList ? value.map(pieces) : Object.entries(value).map(([name, one]) => glued(`${scalar(name)}: `, pieces(one), ''));
  const [open, close] = isList ? ['[', ']'] : inner.length === 0 ? ['{', '}'] : ['{ ', ' }'];
  return glued(
    open,
    inner.flatMap((one, i) => (i < inner.length - 1 ? glued('', one, ',') : one)),
    close,
  );
}

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

/** A step: a key a line. */
function stepLines(step, indent) {
  const all = Object.entries(step).flatMap(([name, one]) => lines(one, indent + 2, `${name}:`, typeof one === 'object' ? listed : wrapped));
  return [`${' '.repeat(indent)}- ${all[0].trimStart()}`, ...all.slice(1)];
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

/** Of fighters of one name, the facts that all of them have and most have alike. */
function castOf(scenarios) {
  const byName =
    Map.groupBy === undefined
      ? grouped(scenarios)
      : Map.groupBy(
          scenarios.flatMap((one) => one.given.fighters),
          (one) => one.name,
        );
  const cast = {};
  for (const [name, all] of byName) {
    if (all.length < 3) continue;
    const facts = Object.keys(all[0]).flatMap((fact) => {
      if (fact === 'name' || !all.every((one) => Object.hasOwn(one, fact))) return [];
      const texts = all.map((one) => JSON.stringify(one[fact]));
      const counts = new Map();
      for (const text of texts) counts.set(text, (counts.get(text) ?? 0) + 1);
      const [text, most] = [...counts].sort((a, b) => b[1] - a[1])[0];
      return most > 1 && 2 * most >= all.length ? [[fact, JSON.parse(text)]] : [];
    });
    if (facts.length > 0) cast[name] = Object.fromEntries(facts);
  }
  return cast;
}

function grouped(scenarios) {
  const byName = new Map();
  for (const one of scenarios.flatMap(({ given }) => given.fighters)) byName.set(one.name, [...(byName.get(one.name) ?? []), one]);
  return byName;
}

/** Without what the cast says already. */
function shortened(scenario, cast) {
  const fighters = scenario.given.fighters.map((one) => {
    const known = cast[one.name] ?? {};
    return Object.fromEntries(Object.entries(one).filter(([fact, value]) => !Object.hasOwn(known, fact) || !isDeepStrictEqual(value, known[fact])));
  });
  return { ...scenario, given: { ...scenario.given, fighters } };
}

function fileText(section, scenarios) {
  const cast = castOf(scenarios);
  const head = ['format: riposte/scenario/2', `ruleset: ${ruleset}`, `section: ${flow(section)}`];
  const castLines =
    Object.keys(cast).length === 0 ? [] : ['cast:', ...Object.entries(cast).flatMap(([name, facts]) => lines(facts, 2, `${scalar(name)}:`, wrapped))];
  return [
    ...head,
    ...castLines,
    'scenarios:',
    ...scenarios
      .map((one) => scenarioLines(shortened(one, cast)).join('\n'))
      .join('\n\n')
      .split('\n'),
    '',
  ].join('\n');
}

/** In as many parts of about the same length as no file is too long. */
function parts(section, scenarios) {
  for (let many = 1; ; many++) {
    const size = Math.ceil(scenarios.length / many);
    const cut = Array.from({ length: many }, (_, i) => scenarios.slice(i * size, (i + 1) * size)).filter((one) => one.length > 0);
    const texts = cut.map((one) => fileText(section, one));
    if (texts.every((one) => one.split('\n').length - 1 <= MAX_LINES)) return texts;
  }
}

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

const here = readdirSync(folder).filter((name) => name.endsWith('.yaml'));
const all = [...here.sort().map((name) => join(folder, name)), ...added].flatMap((file) =>
  parseScenarios(readFileSync(file, 'utf8'), file).scenarios.map(({ data }) => {
    const { format: _format, ruleset: mine, ...scenario } = data;
    if (mine !== ruleset) throw new Error(`${file}: ${mine}`);
    return scenario;
  }),
);
all.sort((a, b) => placeOf(a).i - placeOf(b).i);
const sections = [...new Set(all.map((one) => placeOf(one).section))];
mkdirSync(folder, { recursive: true });
for (const name of here) rmSync(join(folder, name));
for (const section of sections) {
  const texts = parts(
    section,
    all.filter((one) => placeOf(one).section === section),
  );
  texts.forEach((text, i) => writeFileSync(join(folder, `${nameOf(section, sections)}${texts.length === 1 ? '' : `-${i + 1}`}.yaml`), text));
}
