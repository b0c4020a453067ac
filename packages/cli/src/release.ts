import { readFileSync } from 'node:fs';

/** The release of Riposte that this is, such as "1.2.0". */
export function release(): string {
  const { version } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')) as { version: string };
  return version;
}
