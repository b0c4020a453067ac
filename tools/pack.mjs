// The tarballs that people install, from what is installed and built here.
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { packages, root } from './folders.mjs';

/** Packages that are no library: the command has a tarball of its own, with the server and the pages in it. */
const APART = ['riposte', '@riposte/server'];

const described = (folder) => JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));

/** Where a package that another one needs is installed: beside it, or in a folder above; null = it is not, as programs of other machines. */
function installed(name, from) {
  for (let folder = from; folder.startsWith(root); folder = join(folder, '..')) {
    const found = join(folder, 'node_modules', name);
    if (existsSync(join(found, 'package.json'))) return found;
  }
  return null;
}

/** The folders of all packages of others that these need, and those that they need in turn. */
function needed(folders) {
  const found = new Set();
  const look = (folder) => {
    const { dependencies = {}, optionalDependencies = {} } = described(folder);
    for (const name of Object.keys({ ...dependencies, ...optionalDependencies })) {
      if (name.startsWith('@riposte/')) continue;
      const at = installed(name, folder);
      if (at === null && !Object.hasOwn(optionalDependencies, name)) throw new Error(`${name}, which ${folder} needs, is not installed`);
      if (at === null || found.has(at)) continue;
      found.add(at);
      look(at);
    }
  };
  folders.forEach(look);
  return [...found];
}

/** Packs folders as they stand. `--ignore-scripts`: what others do before they publish is not ours to do. */
function pack(folders, destination) {
  const args = ['pack', '--ignore-scripts', '--json', '--pack-destination', destination, ...folders];
  const { status, stdout, stderr } = spawnSync('npm', args, { cwd: root, encoding: 'utf8', maxBuffer: 1 << 28, shell: process.platform === 'win32' });
  if (status !== 0) throw new Error(stderr);
  return Object.values(JSON.parse(stdout)).map(({ name, filename, size, unpackedSize }) => ({ name, file: join(destination, filename), size, unpackedSize }));
}

/** Hands a copy of each folder with the licence in it to `use`, and takes the copies away. */
function withLicence(folders, use) {
  const stage = mkdtempSync(join(tmpdir(), 'riposte-pack-'));
  try {
    return use(
      folders.map((folder, i) => {
        const copy = join(stage, String(i));
        cpSync(folder, copy, { recursive: true, filter: (path) => !/^(node_modules|src|test)([\\/]|$)/.test(relative(folder, path)) });
        cpSync(join(root, 'LICENSE'), join(copy, 'LICENSE'));
        return copy;
      }),
    );
  } finally {
    rmSync(stage, { recursive: true, force: true });
  }
}

const libraries = packages().filter((one) => !one.private && !APART.includes(one.name));

/** Packs each library. Returns of each `name`, `file`, and in bytes `size` and `unpackedSize`. */
export const packLibraries = (destination) =>
  withLicence(
    libraries.map((one) => one.folder),
    (copies) => pack(copies, destination),
  );

/** Packs what the libraries need of others, to install them where there is no network. */
export const packOthers = (destination) => pack(needed(libraries.map((one) => one.folder)), destination);

/** What npm compares with the machine that it installs on. */
function thisKind() {
  const isGlibc = process.report.getReport().header.glibcVersionRuntime !== undefined;
  const libc = process.platform === 'linux' ? { libc: [isGlibc ? 'glibc' : 'musl'] } : {};
  return { os: [process.platform], cpu: [process.arch], ...libc };
}

/**
 * Packs the command with the pages and with all that it needs of others, so that nothing else is loaded when it is installed. The programs
 * of the machine in it are those of this kind of machine. npm takes them as they are, so on another kind it must refuse the tarball.
 */
export function packCommand(destination) {
  const cli = join(root, 'packages/cli');
  return withLicence([cli], ([copy]) => {
    const { status, stderr } = spawnSync(process.execPath, [join(cli, 'pack.mjs'), copy], { encoding: 'utf8' });
    if (status !== 0) throw new Error(stderr);
    cpSync(join(root, 'NOTICE'), join(copy, 'NOTICE'));
    for (const folder of needed([cli])) {
      const to = join(copy, relative(folder.startsWith(join(cli, 'node_modules')) ? cli : root, folder));
      cpSync(folder, to, { recursive: true, filter: (path) => !relative(folder, path).startsWith('node_modules') });
    }
    const kept = described(cli);
    const given = { files: [...kept.files, 'NOTICE'], bundleDependencies: Object.keys(kept.dependencies), ...thisKind() };
    const whole = { ...kept, ...given, scripts: undefined, devDependencies: undefined };
    writeFileSync(join(copy, 'package.json'), `${JSON.stringify(whole, null, 2)}\n`);
    return pack([copy], destination)[0];
  });
}
