import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');

/** What is wrong with the packages of a lockfile. */
function faultsOf({ packages }) {
  return Object.entries(packages).flatMap(([name, { link, integrity, resolved }]) => {
    if (!name.includes('node_modules/') || link) return [];
    if (resolved !== undefined) return [`${name}: an address is recorded`];
    return /^sha512-[A-Za-z0-9+/]{86}==$/.test(integrity ?? '') ? [] : [`${name}: no integrity`];
  });
}

describe('the lockfile', () => {
  it.each(['package-lock.json', 'bench/package-lock.json'])('%s has the hash of every package and records no address', (file) => {
    const lock = JSON.parse(readFileSync(join(root, file), 'utf8'));
    expect(faultsOf(lock)).toEqual([]);
    expect(Object.keys(lock.packages).length).toBeGreaterThan(5);
  });
  it('is refused where a hash is missing or an address is recorded', () => {
    const integrity = `sha512-${'a'.repeat(86)}==`;
    const packages = {
      'node_modules/@riposte/kernel': { link: true, resolved: 'packages/kernel' },
      'packages/kernel/node_modules/one': { integrity, resolved: 'https://registry.example/one.tgz' },
      'node_modules/two': {},
      'node_modules/three': { integrity },
    };
    expect(faultsOf({ packages })).toEqual(['packages/kernel/node_modules/one: an address is recorded', 'node_modules/two: no integrity']);
  });
});
