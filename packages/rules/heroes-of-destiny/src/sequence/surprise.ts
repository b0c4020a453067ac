import { ConditionGiven, defineAsk, defineCheckpoint, defineCondition, endAll, GM, give, type Id, oneWord, type Play } from '@riposte/kernel';
import { awake } from '../health/alive.ts';
import { CheckBonus, roll } from '../rolls/checks.ts';
import { fighter, fighters, isFighter } from '../state/fighter.ts';
import { SheetSet } from '../state/sheet.ts';

/** At risk of surprise: the game master decides as the fight begins. @rule HD-SUR-001 */
export const Unaware = defineCondition('unaware', { rule: 'HD-SUR-001', title: 'unaware of the enemy' });

/** Surprised by the start of combat: no AP until after its first turn. @rule HD-SUR-005 */
export const Surprised = defineCondition('surprised', { rule: 'HD-SUR-005', title: 'surprised' });

const IMMUNE_ABOVE = 5;
const VERDICTS = ['check', 'surprised', 'alert'] as const;

/** How the game master decides about a fighter who might be surprised. @rule HD-SUR-002 HD-SUR-003 HD-SUR-004 */
export const SurpriseRisk = defineAsk<{ readonly who: Id }, (typeof VERDICTS)[number]>('surprise-risk', {
  rule: 'HD-SUR-002',
  answer: oneWord('HD-SUR-002', () => VERDICTS),
  fallback: () => 'check',
});

/** As the fight begins it turns out who is surprised; great perception is immune. @rule HD-SUR-001 HD-SUR-007 */
export function springSurprises(play: Play): void {
  for (const { id, prc } of fighters(play)) {
    if (play.has(id, Unaware) && prc <= IMMUNE_ABOVE) {
      const verdict = play.ask(SurpriseRisk, GM, { who: id });
      if (verdict === 'surprised' || (verdict === 'check' && !notices(play, id))) give(play, id, Surprised);
    }
    endAll(play, id, Unaware);
    if (prc > IMMUNE_ABOVE) endAll(play, id, Surprised);
  }
}

/** Great perception that somebody has or gets lets nothing surprise. @rule HD-SUR-007 */
export const StaysAlert = defineCheckpoint('stays-alert', {
  rule: 'HD-SUR-007',
  watches: [ConditionGiven, SheetSet],
  settle(play, who) {
    if (isFighter(play, who) && fighter(play, who).prc > IMMUNE_ABOVE) endAll(play, who, Surprised);
  },
});

/** Opposed checks against the foe who hides worst; a tie goes to the observer. @rule HD-SUR-003 */
function notices(play: Play, who: Id): boolean {
  const { side } = fighter(play, who);
  const hiders = fighters(play).filter((other) => other.side !== side && awake(play, other.id));
  if (hiders.length === 0) return true;
  const worst = hiders.reduce((a, b) => (CheckBonus(play, b.id, b.id, 'hiding') < CheckBonus(play, a.id, a.id, 'hiding') ? b : a));
  const hidden = roll(play, worst.id, 'hiding');
  return roll(play, who, 'observation') >= hidden;
}

/** What surprise takes from initiative. @rule HD-SUR-006 */
export const surprisePenalty = (play: Play, who: Id): number => (play.has(who, Surprised) ? 5 - fighter(play, who).prc : 0);
