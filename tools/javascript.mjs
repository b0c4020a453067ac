// Writes the JavaScript of each package beside its sources (src/dice.ts -> dist/dice.js), where it is older than they: types are left out
// and not checked, which takes a second. `npm run build` lets the compiler write it, with declarations.
import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { transformSync } from 'rolldown/utils';
import { packages } from './folders.mjs';

const SOURCE = /^(?!.*\.test\.ts$)(.*)\.ts$/;
const OPTIONS = { target: 'es2023', typescript: { onlyRemoveTypeImports: true, rewriteImportExtensions: 'rewrite' } };
const writtenAt = (path) => statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0;

for (const { folder } of packages().filter(({ name }) => name !== '@riposte/web')) {
  for (const name of readdirSync(join(folder, 'src'), { recursive: true, encoding: 'utf8' })) {
    const [, stem] = SOURCE.exec(name) ?? [];
    if (stem === undefined) continue;
    const [source, made] = [join(folder, 'src', name), join(folder, 'dist', `${stem}.js`)];
    if (writtenAt(made) > writtenAt(source)) continue;
    const { code, errors } = transformSync(source, readFileSync(source, 'utf8'), OPTIONS);
    if (errors.length > 0) throw new Error(`${source}: ${errors[0].message}`);
    mkdirSync(dirname(made), { recursive: true });
    writeFileSync(made, code);
  }
}
