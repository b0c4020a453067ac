// npm run api: writes what each package exports to api/, with signatures. --check: compares instead and shows what differs.
// It reads the declarations that the build wrote; a change of a public name or type then shows in the review of the change.
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const folder = join(root, 'api');
const printer = ts.createPrinter({ removeComments: true });

/** Every package that exports something, with its modules: sub-path and declarations. */
const packages = ['packages', 'packages/rules'].flatMap((place) =>
  readdirSync(join(root, place)).flatMap((name) => {
    const home = join(root, place, name);
    const file = join(home, 'package.json');
    if (!existsSync(file)) return [];
    const { name: id, exports = {} } = JSON.parse(readFileSync(file, 'utf8'));
    const modules = Object.entries(exports).flatMap(([path, { types }]) => (types === undefined ? [] : [{ path, file: join(home, types) }]));
    return modules.length === 0 ? [] : [{ id, name, home, modules }];
  }),
);
const program = ts.createProgram(
  packages.flatMap(({ modules }) => modules.map(({ file }) => file)),
  { module: ts.ModuleKind.NodeNext, target: ts.ScriptTarget.ES2023, types: ['node'], skipLibCheck: true, noEmit: true },
);
const checker = program.getTypeChecker();

const DEEPEST = 2;
const CUT = ts.factory.createTypeReferenceNode('…');

/**
 * Types of objects and unions in the order of the alphabet: that of the compiler changes with what it checked before.
 * The inferred type of a constant ends with the second object in one another: a schema or a book would fill pages.
 */
function plain(node, depth, source) {
  const text = (one) => printer.printNode(ts.EmitHint.Unspecified, one, source);
  const sorted = (list) => ts.factory.createNodeArray([...list].sort((a, b) => (text(a) < text(b) ? -1 : 1)));
  if (ts.isTypeLiteralNode(node) && depth === 0) return CUT;
  const inner = ts.visitEachChild(node, (one) => plain(one, ts.isTypeLiteralNode(node) ? depth - 1 : depth, source), undefined);
  if (ts.isTypeLiteralNode(inner)) return ts.factory.updateTypeLiteralNode(inner, sorted(inner.members));
  return ts.isUnionTypeNode(inner) ? ts.factory.updateUnionTypeNode(inner, sorted(inner.types)) : inner;
}

/** A declaration without comments, without `export` and without what is private. */
function printed(node) {
  const source = node.getSourceFile();
  const isConst = ts.isVariableDeclaration(node);
  const whole = plain(isConst ? node.parent.parent : node, isConst ? DEEPEST : Number.POSITIVE_INFINITY, source);
  const text = printer.printNode(ts.EmitHint.Unspecified, whole, source);
  return text
    .replace(/^export (default )?(declare )?|^declare /, '')
    .replaceAll(/\bimport\("[^"]+"\)\./g, '')
    .split('\n')
    .filter((line) => !/^\s+(#private|private .*);$/.test(line))
    .join('\n');
}

/** What the declarations of these symbols name of their own package, exported or not. */
function named(symbols, home) {
  const found = new Map();
  const look = (node) => {
    if (ts.isIdentifier(node)) {
      const symbol = resolved(checker.getSymbolAtLocation(node));
      const [declaration] = symbol?.declarations ?? [];
      const statement = declaration !== undefined && ts.isVariableDeclaration(declaration) ? declaration.parent.parent : declaration;
      const isTop = statement?.parent !== undefined && ts.isSourceFile(statement.parent);
      if (isTop && declaration.getSourceFile().fileName.startsWith(home + sep) && !found.has(symbol)) {
        found.set(symbol, node.text);
        for (const one of symbol.declarations) look(one);
      }
    }
    ts.forEachChild(node, look);
  };
  for (const symbol of symbols) for (const one of symbol.declarations ?? []) look(one);
  return found;
}

const resolved = (symbol) => (symbol !== undefined && symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol);
const byName = ([a], [b]) => (a < b ? -1 : a > b ? 1 : 0);

/** The report of a package: a section for each module and one for what they name and do not export; each by name. */
function report({ id, home, modules }) {
  const exported = new Set();
  const sections = modules.map(({ path, file }) => {
    const source = program.getSourceFile(file);
    if (source === undefined) throw new Error(`${relative(root, file)} is not there: npm run build`);
    const names = checker.getExportsOfModule(checker.getSymbolAtLocation(source)).map((symbol) => [symbol.name, resolved(symbol)]);
    for (const [, symbol] of names) exported.add(symbol);
    return [path === '.' ? id : id + path.slice(1), names.sort(byName)];
  });
  const hidden = [...named(exported, home)].filter(([symbol]) => !exported.has(symbol)).map(([symbol, name]) => [name, symbol]);
  if (hidden.length > 0) sections.push(['not exported, but named above', hidden.sort(byName)]);
  return sections.map(([title, names]) => `# ${title}\n\n${names.map(([, symbol]) => symbol.declarations.map(printed).join('\n')).join('\n\n')}\n`).join('\n');
}

/** The lines of a report by module and the name that they declare. */
function linesByName(text) {
  let module = '';
  return new Map(
    text.split(/\n\n(?=\S)/).map((entry) => {
      if (entry.startsWith('# ')) module = entry.slice(2);
      const [name] = /^(?:abstract )?\w+ [\w$]+/.exec(entry) ?? [''];
      return [`${module}: ${name}`, entry.trimEnd().split('\n')];
    }),
  );
}

/** The names that differ in two reports, each with the lines that only one of them has. */
function differences(before, after) {
  const [old, now] = [linesByName(before), linesByName(after)];
  return [...new Set([...old.keys(), ...now.keys()])].flatMap((name) => {
    const [gone, come] = [old.get(name) ?? [], now.get(name) ?? []];
    const lines = [
      ...gone.filter((one) => !come.includes(one)).map((one) => `- ${one}`),
      ...come.filter((one) => !gone.includes(one)).map((one) => `+ ${one}`),
    ];
    return lines.length === 0 ? [] : [`  ${name}`, ...lines];
  });
}

const reports = new Map(packages.map((one) => [`${one.name}.txt`, report(one)]));
const there = existsSync(folder) ? readdirSync(folder) : [];
if (process.argv.includes('--check')) {
  const changed = [...new Set([...reports.keys(), ...there])].flatMap((file) => {
    const before = there.includes(file) ? readFileSync(join(folder, file), 'utf8') : '';
    const after = reports.get(file) ?? '';
    return before === after ? [] : [[`api/${file}`, ...differences(before, after)].join('\n')];
  });
  if (changed.length > 0) {
    process.stdout.write(`${changed.join('\n\n')}\n\nWhat packages export has changed. If that is meant: npm run api, and commit what it writes.\n`);
    process.exit(1);
  }
} else {
  mkdirSync(folder, { recursive: true });
  for (const file of there) if (!reports.has(file)) rmSync(join(folder, file));
  for (const [file, text] of reports) writeFileSync(join(folder, file), text);
}
