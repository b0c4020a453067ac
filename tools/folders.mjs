// Where the packages stand, and how old they are.
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

export const root = join(import.meta.dirname, '..');

/** The packages of this repository: `name` as others import it, `folder`, and what its package.json says. */
export const packages = () =>
  ['packages', 'packages/rules']
    .flatMap((parent) => readdirSync(join(root, parent)).map((name) => join(root, parent, name)))
    .filter((folder) => existsSync(join(folder, 'package.json')))
    .map((folder) => ({ folder, ...JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) }));

/** When the newest file of a folder was written, in milliseconds; 0 = it holds none. */
export const newestIn = (folder) =>
  Math.max(
    0,
    ...readdirSync(folder, { recursive: true, withFileTypes: true }).map((one) => (one.isFile() ? statSync(join(one.parentPath, one.name)).mtimeMs : 0)),
  );
