import { join } from 'node:path';
import { expect, it } from 'vitest';
import { runLine } from '../src/run-line.ts';
import { openSession, type Session } from '../src/session.ts';
import { gate, ownFolder } from './command.ts';

const folder = ownFolder();
const session = (file: string, name: string, options: object): Promise<Session> =>
  openSession(file, { seed: 'watch', log: join(folder, `${name}.jsonl`), rules: false, ...options });
const line = (at: Session, typed: string): string => runLine(at, typed).lines.join('\n');

it('the kernel refuses dice and actions in German, too', async () => {
  const at = await session(gate, 'refusals', { lang: 'de', typed: true });
  expect(at.table.fight.pending?.kind).toBe('roll');
  expect(line(at, 'dice 99')).toMatch(/^Ein Würfel mit \d+ Seiten kann nicht 99 zeigen\./);
  expect(line(at, 'dice 1 1 1 1')).toMatch(/^Dieser Wurf braucht \d Würfel, nicht 4\./);
});

it.each([
  'celesia/duel-of-parries',
  'realmspire/troll-bridge',
  'realitycheck/turnless-brawl',
  'heroes-of-destiny/duel-at-the-mill',
  'sea-of-shadows/duel-at-dawn',
])('the help of a fight of %s shows an action that its game master has', async (name) => {
  const at = await session(join(import.meta.dirname, `../../../encounters/${name}.json`), name.replaceAll('/', '-'), {});
  const [, act, given] = /: gm (\S+) (\{.*\})/.exec(line(at, 'help'))!;
  const fighter = at.table.fight.state.entities.find((entity) => (entity as { kind: string }).kind === 'fighter') as unknown as { name: string };
  expect(runLine(at, `gm ${act} ${given.replace('Ann', fighter.name)}`)).toMatchObject({ ok: true, moved: true });
});
