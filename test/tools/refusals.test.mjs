import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { refusals } from '../../tools/refusals.mjs';

const packages = [
  { name: 'riposte', version: '1.3.0', devDependencies: { '@riposte/kernel': '1.3.0', vite: '8.0.0' } },
  { name: '@riposte/kernel', version: '1.3.0' },
];
const good = { packages, changelog: '# Changelog\n\n## 1.3.0 (2027-01-01)\n\n## 1.2.9\n\n## Rule sets\n', tags: ['v1.2.9', 'v1.2.10', 'other'], changes: '' };
const why = (changed) => refusals({ ...good, ...changed }).join('\n');

describe('a release', () => {
  it('is made of a version that is committed, described and new', () => expect(why({})).toBe(''));
  it('is refused where files are not committed, but not when it is tried', () => {
    expect(why({ changes: ' M README.md' })).toMatch(/not committed:\n M README.md\n.*--dry-run/);
    expect(why({ changes: ' M README.md', isDryRun: true })).toBe('');
  });
  it('is refused where an option is misspelt: what should be a trial would be a release', () => {
    const { status, stderr } = spawnSync(process.execPath, [join(import.meta.dirname, '../../tools/release.mjs'), '--check', '--dryrun'], { encoding: 'utf8' });
    expect([status, stderr]).toEqual([1, 'There is no option --dryrun. There are: --dry-run, --check.\n']);
  });
  it('is refused where the changelog has no heading for it, also when it is tried', () => {
    expect(why({ changelog: '## Unreleased\n\n### 1.3.0\n', isDryRun: true })).toMatch(/^CHANGELOG.md has no heading "## 1.3.0"/);
  });
  it.each([
    ['a tag of the same', { tags: ['v1.3.0'] }, '1.3.0'],
    ['a tag of a later one', { tags: ['v1.10.0', 'v1.9.0'] }, '1.10.0'],
    ['a heading of a later one', { changelog: '## 1.3.1\n\n## 1.3.0\n' }, '1.3.1'],
  ])('is refused where there is %s', (_, changed, last) => expect(why(changed)).toContain(`Version 1.3.0 is not greater than ${last},`));
  it('is refused where the rules of a game changed and its version did not', () => {
    const celesia = { id: 'celesia', version: '0.8.5', before: '0.8.5', isChanged: true };
    expect(why({ ruleSets: [celesia] })).toMatch(/^The rules of celesia changed since the last release/);
    expect(
      why({
        ruleSets: [
          { ...celesia, isChanged: false },
          { ...celesia, version: '0.8.6' },
        ],
      }),
    ).toBe('');
  });
  it('comes after what was tried before it', () => {
    expect(why({ tags: ['v1.3.0-beta.2'] })).toBe('');
  });
  it('is refused where a package has another version, or depends on one', () => {
    const [command, kernel] = packages;
    expect(why({ packages: [command, { ...kernel, version: '1.2.9' }] })).toMatch(/of ours: @riposte\/kernel\./);
    expect(why({ packages: [{ ...command, devDependencies: { '@riposte/kernel': '1.2.9' } }, kernel] })).toMatch(/of ours: riposte\./);
    expect(why({ packages: [{ ...command, version: '1.3' }, kernel] })).toMatch(/"1.3" is no semantic version/);
  });
});
