// Why a release is not made.
import semver from 'semver';

/** The versions that a changelog has a heading for: "## 1.2.3", also with a date behind it. */
const headings = (changelog) => [...changelog.matchAll(/^## v?(\S+)/gm)].flatMap(([, word]) => semver.valid(word) ?? []);

/**
 * A sentence for each reason not to make a release, with its remedy; none = it may be made.
 * @param packages Each with `name`, `version` and `dependencies`.
 * @param tags The tags of the repository: releases are "v1.2.3".
 * @param ruleSets Each with its `version`, the one of the last release as `before`, and whether its rules are others since: `isChanged`.
 * @param changes The files that are not committed, as Git lists them.
 */
export function refusals({ packages, changelog, tags, changes, ruleSets = [], isDryRun = false }) {
  const { version } = packages.find(({ name }) => name === 'riposte');
  if (semver.valid(version) !== version) return [`"${version}" is no semantic version. Write one like 1.2.3 into the version of each package.json.`];
  const ours = new Set(packages.map(({ name }) => name));
  const pins = ({ dependencies = {}, devDependencies = {} }) => Object.entries({ ...dependencies, ...devDependencies }).filter(([name]) => ours.has(name));
  const others = packages.filter((one) => one.version !== version || pins(one).some(([, pin]) => pin !== version)).map(({ name }) => name);
  const before = [...headings(changelog), ...tags.flatMap((tag) => semver.valid(tag) ?? [])].filter((one) => one !== version || tags.includes(`v${version}`));
  const last = before.sort(semver.compare).at(-1);
  const stale = ruleSets.filter((rules) => rules.isChanged && rules.version === rules.before).map(({ id }) => id);
  return [
    changes !== '' && !isDryRun && `Some files are not committed:\n${changes}\nCommit them, or try the release with --dry-run.`,
    others.length > 0 && `These packages do not have version ${version}, or depend on another one of ours: ${others.join(', ')}. All have one version.`,
    !headings(changelog).includes(version) && `CHANGELOG.md has no heading "## ${version}". Say there what is new in it.`,
    stale.length > 0 && `The rules of ${stale.join(', ')} changed since the last release. Raise their versions in rules.ts: logs name them.`,
    last !== undefined && semver.lte(version, last) && `Version ${version} is not greater than ${last}, which is there already. Choose a greater one.`,
  ].filter((one) => one !== false);
}
