import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { isTurnOf } from '../../files/test/tenth.ts';
import { READY, root } from './encounters.ts';
import { soundFights } from './sound-fights.ts';

vi.setConfig({ testTimeout: 3_600_000 });

const isDeep = process.env.RIPOSTE_DEEP !== undefined;

/** Who fights, and how often in each ready fight: in the deep run as often as RIPOSTE_FIGHTS says, those who think a hundredth of that. */
const MAX = Number(process.env.RIPOSTE_FIGHTS ?? 100);
/** From which fight on, so that a long run can be stopped and taken up. */
const FIRST = Number(process.env.RIPOSTE_FIRST ?? 0);
const PLAYERS = [
  { minds: ['random'], fights: isDeep ? MAX : 2 },
  { minds: ['random', 'policy'], fights: isDeep ? MAX / 5 : 1 },
  { minds: ['policy', 'random'], fights: isDeep ? MAX / 5 : 1 },
  { minds: ['policy'], fights: isDeep ? MAX : 2 },
  { minds: ['careful'], fights: isDeep ? MAX / 100 : 0 },
  { minds: ['tactical@10'], fights: isDeep ? MAX / 100 : 0 },
];

/** Those rules of a rule set that the game master can ignore. */
const ignorable = (ruleSet: string): string[] =>
  (JSON.parse(readFileSync(join(root, 'packages/rules', ruleSet, 'rules.json'), 'utf8')) as { id: string; status: string; always?: true }[]).flatMap(
    ({ id, status, always }) => (status === 'implemented' && !always ? [id] : []),
  );

describe.each(READY.filter((_, nth) => isTurnOf(nth, 10)))('$ruleSet, $file', ({ ruleSet, file }) => {
  it('comes to its end whoever plays: nothing is refused, nothing breaks, all is as the rules allow', () => {
    for (const { minds, fights } of PLAYERS) {
      const faultIn = soundFights(file, minds, 'long');
      const first = Math.floor((FIRST * fights) / MAX);
      for (let trial = first; trial < first + fights; trial++) expect(faultIn(trial)).toBe(null);
    }
  });

  it('goes on without a rule that the game master ignores', () => {
    const rules = ignorable(ruleSet).filter((_, nth) => isDeep || nth % 40 === 0);
    for (const [nth, rule] of rules.entries()) expect(soundFights(file, ['random', 'policy'], 'long', [rule])(nth)).toBe(null);
  });
});
