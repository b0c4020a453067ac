// The sources as CommonJS modules that can be loaded afresh, with one file's text replaced: what a mutant needs, without a build.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { Script } from 'node:vm';
import ts from 'typescript';

const root = join(import.meta.dirname, '..');

/** By the name of each package and sub-path: the source behind it. */
function entrySources() {
  const folders = ['packages', 'packages/rules'].flatMap((parent) => readdirSync(join(root, parent)).map((name) => join(root, parent, name)));
  const packages = folders.filter((folder) => existsSync(join(folder, 'package.json')));
  return new Map(
    packages.flatMap((folder) => {
      const { name, exports = {} } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
      const built = Object.entries(exports).flatMap(([path, one]) => (one.default ? [[join(name, path), one.default]] : []));
      return built.map(([path, file]) => [path, join(folder, file.replace('/dist/', '/src/').replace(/\.js$/, '.ts'))]);
    }),
  );
}

function compiled(source, file) {
  const { outputText } = ts.transpileModule(source, { fileName: file, compilerOptions: { module: ts.ModuleKind.CommonJS, target: ts.ScriptTarget.ES2023 } });
  return new Script(`(function (exports, require) {${outputText}\n})`, { filename: file }).runInThisContext();
}

/**
 * A loader of the sources. `fresh(changed)` loads everything anew and returns how to import by package name; `changed` is
 * `{ file, source }` or null. Packages named in `left` are empty.
 */
export function sources(left = []) {
  const entries = entrySources();
  const kept = new Map();
  const own = createRequire(join(root, 'packages/files/src/index.ts'));
  const codeOf = (file) => {
    if (!kept.has(file)) kept.set(file, compiled(readFileSync(file, 'utf8'), file));
    return kept.get(file);
  };
  return {
    fresh(changed = null) {
      const loaded = new Map();
      const load = (file) => {
        if (loaded.has(file)) return loaded.get(file);
        const exports = {};
        loaded.set(file, exports);
        const code = changed?.file === file ? compiled(changed.source, file) : codeOf(file);
        code(exports, (wanted) => imported(wanted, file));
        return exports;
      };
      const imported = (wanted, from) => {
        if (wanted.startsWith('.')) return load(join(dirname(from), wanted));
        if (left.includes(wanted)) return {};
        const file = entries.get(wanted);
        return file === undefined ? own(wanted) : load(file);
      };
      return (name) => imported(name, root);
    },
  };
}
