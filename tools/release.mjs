// npm run release [-- --dry-run]: writes what people install into the folder release: the command, the libraries, the site, SHA256SUMS,
// and release.json.
// It publishes nothing. --check: says only whether it may be made.
import { execFileSync, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import semver from 'semver';
import { packages, root } from './folders.mjs';
import { packCommand, packLibraries } from './pack.mjs';
import { refusals } from './refusals.mjs';

const unknown = process.argv.slice(2).find((arg) => !['--dry-run', '--check'].includes(arg));
if (unknown !== undefined) {
  process.stderr.write(`There is no option ${unknown}. There are: --dry-run, --check.\n`);
  process.exit(1);
}
const isDryRun = process.argv.includes('--dry-run');
const git = (...args) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim();
const changes = git('status', '--porcelain');
const changelog = readFileSync(join(root, 'CHANGELOG.md'), 'utf8');
const tags = git('tag').split('\n');
const why = refusals({ packages: packages(), changelog, tags, changes, ruleSets: ruleSets(), isDryRun });
if (why.length > 0) {
  process.stderr.write(`No release is made.\n${why.join('\n')}\n`);
  process.exit(1);
}
if (process.argv.includes('--check')) process.exit();

const folder = join(root, 'release');
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder);
const { version, engines } = packages().find(({ name }) => name === 'riposte');
const files = [packCommand(folder), ...packLibraries(folder), packSite()].map(({ name, file, size, unpackedSize }) => {
  const sha256 = createHash('sha256').update(readFileSync(file)).digest('hex');
  return { package: name, file: basename(file), bytes: size, unpackedBytes: unpackedSize, sha256 };
});
writeFileSync(join(folder, 'SHA256SUMS'), files.map(({ sha256, file }) => `${sha256}  ${file}\n`).join(''));

const release = {
  format: 'riposte/release/1',
  version,
  commit: git('rev-parse', 'HEAD'),
  isDryRun,
  node: engines.node,
  machine: `${process.platform}-${process.arch}`,
  reads: await reads(),
  files,
};
writeFileSync(join(folder, 'release.json'), `${JSON.stringify(release, null, 2)}\n`);
for (const { file, bytes } of files) console.log(`${(bytes / 1e6).toFixed(2).padStart(6)} MB  release/${file}`);
console.log(`Riposte ${version} is in the folder release. Nothing was published.`);

/** The pages without a server, to be unpacked where they are served. */
function packSite() {
  const file = join(folder, `riposte-site-${version}.tgz`);
  execFileSync('tar', ['-czf', file, '-C', root, 'site']);
  const sizes = readdirSync(join(root, 'site'), { recursive: true, encoding: 'utf8' }).map((name) => statSync(join(root, 'site', name)));
  return { name: 'site', file, size: statSync(file).size, unpackedSize: sizes.reduce((sum, found) => sum + (found.isFile() ? found.size : 0), 0) };
}

/** Each rule set with its version, now and in the last release, and whether its rules have changed since. */
function ruleSets() {
  const last = tags
    .filter((tag) => semver.valid(tag))
    .sort(semver.compare)
    .at(-1);
  if (last === undefined) return [];
  const versionIn = (text) => /version: '([^']+)'/.exec(text)?.[1];
  return readdirSync(join(root, 'packages/rules')).flatMap((id) => {
    const source = `packages/rules/${id}/src`;
    const before = spawnSync('git', ['show', `${last}:${source}/rules.ts`], { cwd: root, encoding: 'utf8' });
    if (before.status !== 0) return [];
    const isChanged = git('diff', '--name-only', last, '--', source, `:!${source}/tell`, `:!${source}/contract`, ':!*.test.ts') !== '';
    return { id, version: versionIn(readFileSync(join(root, source, 'rules.ts'), 'utf8')), before: versionIn(before.stdout), isChanged };
  });
}

/** The formats of files, the versions of the rules whose logs are verified by every test run, and the schema of the server's database. */
async function reads() {
  const { CHARACTER_FORMAT, ENCOUNTER_FORMAT, LAB_FORMAT, PACK_FORMAT, SCENARIO_FORMAT, SECTION_FORMAT } = await import('@riposte/files');
  const { LOG_FORMAT } = await import('@riposte/kernel');
  const { RULE_SETS } = await import('@riposte/rule-sets');
  const { SCHEMAS, TABLE_FORMAT, WORKSHOP_FORMAT } = await import('@riposte/server');
  const logs = RULE_SETS.map(({ rules: { id, version } }) => [id, { from: oldestLog(id), to: version }]);
  return {
    files: [ENCOUNTER_FORMAT, PACK_FORMAT, CHARACTER_FORMAT, SCENARIO_FORMAT, SECTION_FORMAT, LAB_FORMAT, LOG_FORMAT, TABLE_FORMAT, WORKSHOP_FORMAT],
    logs: Object.fromEntries(logs),
    database: { from: SCHEMAS[0], to: SCHEMAS.at(-1) },
  };
}

function oldestLog(ruleset) {
  const golden = join(root, 'fixtures/golden', ruleset);
  const logs = readdirSync(golden).filter((name) => name.endsWith('.jsonl'));
  return logs.map((name) => JSON.parse(readFileSync(join(golden, name), 'utf8').split('\n', 1)[0]).version).sort(semver.compare)[0];
}
