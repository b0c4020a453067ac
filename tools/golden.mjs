// node tools/golden.mjs: records the golden fights into fixtures/golden. They are kept for ever: what is there is never written again.
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runnerImport } from 'vite';
import config from '../vitest.config.mjs';

const root = join(import.meta.dirname, '..');
const { module } = await runnerImport(join(root, 'packages/files/test/record.ts'), { root, resolve: config.resolve, configFile: false });

let refused = 0;
for (const { id, fights } of module.recordings()) {
  const folder = join(root, 'fixtures/golden', id);
  mkdirSync(folder, { recursive: true });
  for (const { name, log, hash } of fights) {
    const path = join(folder, `${name}.jsonl`);
    if (existsSync(path)) {
      console.error(`${path} is there and stays as it is`);
      refused++;
      continue;
    }
    writeFileSync(path, log, { flag: 'wx' });
    writeFileSync(join(folder, `${name}.sha256`), `${hash}\n`);
    console.log(`${path}: ${log.split('\n').length - 1} lines`);
  }
}
process.exitCode = refused > 0 ? 1 : 0;
