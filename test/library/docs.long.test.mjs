import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join, relative } from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');
/** A rule set whose rules text is not written yet is not ready to be documented. */
const rulesets = readdirSync(join(root, 'packages/rules')).filter((name) => existsSync(join(root, 'packages/rules', name, 'rules.json')));
const entries = ['kernel', 'space', 'ruleset', 'files', 'testkit', 'sim', 'rule-sets', ...rulesets.map((name) => `rules/${name}`)].map((name) =>
  join(root, 'packages', name, 'src/index.ts'),
);

/** "file: name" of each function that these modules export without a docstring. */
function undocumented(files) {
  const { config } = ts.readConfigFile(join(root, 'tsconfig.tests.json'), ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent({ ...config, include: [], files: [] }, ts.sys, root);
  const program = ts.createProgram(files, options);
  const checker = program.getTypeChecker();
  return files.flatMap((file) =>
    checker
      .getExportsOfModule(checker.getSymbolAtLocation(program.getSourceFile(file)))
      .map((one) => (one.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(one) : one))
      .filter((one) => isFunction(one.valueDeclaration) && one.getDocumentationComment(checker).length === 0 && one.getJsDocTags().length === 0)
      .map((one) => `${relative(dirname(dirname(file)), one.valueDeclaration.getSourceFile().fileName)}: ${one.name}`),
  );
}

function isFunction(declaration) {
  if (declaration === undefined) return false;
  const value = ts.isVariableDeclaration(declaration) ? declaration.initializer : declaration;
  return value !== undefined && ts.isFunctionLike(value);
}

describe('every function that a package exports', () => {
  it('says what it is', () => {
    expect(undocumented(entries)).toEqual([]);
  }, 240_000);
  it('is found when it does not', () => {
    const folder = mkdtempSync(join(tmpdir(), 'riposte-'));
    const file = join(folder, 'plain.ts');
    writeFileSync(file, '/** Says so. */\nexport function good() {}\nexport function bad() {}\nexport const worse = () => 1;\nexport const data = 1;\n');
    expect(undocumented([file]).map((one) => basename(one))).toEqual(['plain.ts: bad', 'plain.ts: worse']);
    rmSync(folder, { recursive: true });
  }, 240_000);
});
