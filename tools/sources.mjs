// The sources as CommonJS modules that can be loaded afresh, with one file's text replaced: what a mutant needs, without a build.
import { readFileSync } from 'node:fs';
import { createRequire, SourceMap } from 'node:module';
import { dirname, join } from 'node:path';
import { Script } from 'node:vm';
import ts from 'typescript';
import { packages, root } from './folders.mjs';

/** By the name of each package and sub-path: the source behind it. */
function entrySources() {
  return new Map(
    packages().flatMap(({ folder, name, exports = {} }) => {
      const built = Object.entries(exports).flatMap(([path, one]) => (one.default ? [[join(name, path), one.default]] : []));
      return built.map(([path, file]) => [path, join(folder, file.replace('/dist/', '/src/').replace(/\.js$/, '.ts'))]);
    }),
  );
}

const compilerOptions = { module: ts.ModuleKind.CommonJS, target: ts.ScriptTarget.ES2023, sourceMap: true };

/** A source as CommonJS that kept its comments, and `lineOf`: the line of the source behind a place of that, both counted from 1. */
export function translated(file) {
  const { outputText, sourceMapText } = ts.transpileModule(readFileSync(file, 'utf8'), { fileName: file, compilerOptions });
  const map = new SourceMap(JSON.parse(sourceMapText));
  return { code: outputText, lineOf: (line, column) => map.findEntry(line - 1, column - 1).originalLine + 1 };
}

const compiled = (code, file) => new Script(`(function (exports, require) {${code}\n})`, { filename: file }).runInThisContext();

/**
 * A loader of the sources. `fresh(changed)` loads everything anew and returns how to import by package name; `changed` holds
 * other code for some files.
 */
export function sources() {
  const entries = entrySources();
  const kept = new Map();
  const own = createRequire(join(root, 'packages/files/src/index.ts'));
  const codeOf = (file) => {
    if (!kept.has(file)) kept.set(file, compiled(translated(file).code, file));
    return kept.get(file);
  };
  return {
    fresh(changed = new Map()) {
      const loaded = new Map();
      const load = (file) => {
        if (loaded.has(file)) return loaded.get(file);
        const exports = {};
        loaded.set(file, exports);
        const code = changed.has(file) ? compiled(changed.get(file), file) : codeOf(file);
        code(exports, (wanted) => imported(wanted, file));
        return exports;
      };
      const imported = (wanted, from) => {
        if (wanted.startsWith('.')) return load(join(dirname(from), wanted));
        const file = entries.get(wanted);
        return file === undefined ? own(wanted) : load(file);
      };
      return (name) => imported(name, root);
    },
  };
}
