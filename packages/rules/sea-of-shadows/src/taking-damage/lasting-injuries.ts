import { adds, type ConditionDef, defineAsk, defineCondition, GM, give, type Id, oneWord, type Play } from '@riposte/kernel';
import { PassiveAdvantage } from '../attack-and-defence/defence-dice.ts';
import { CheckAdvantage } from '../characters/checks.ts';
import { Mounted } from '../mounted-combat/mounted.ts';

const defineInjury = (id: string, title: string, more: Partial<Pick<ConditionDef, 'contributes' | 'forbids'>> = {}): ConditionDef =>
  defineCondition(id, { rule: 'SS-MRT-012', title, ...more });

/** Lasting injuries from which the game master picks. @rule SS-MRT-012 */
export const INJURIES: readonly ConditionDef[] = [
  defineInjury('scar', 'scarred'),
  defineInjury('cannot-run', 'cannot run', {
    forbids: [{ tags: ['run'], rule: 'SS-MRT-012', reason: 'lame', when: (view, on) => !view.has(on, Mounted) }],
  }),
  defineInjury('lost-eye', 'lost an eye'),
  defineInjury('lost-hand', 'lost a hand'),
  defineInjury('poor-endurance', 'poor endurance', {
    contributes: [
      adds(CheckAdvantage, -1, { rule: 'SS-MRT-012', label: 'poor endurance', only: 'on FOR', when: (_view, _who, _against, asked) => asked.die === 'FOR' }),
      adds(PassiveAdvantage, -1, {
        rule: 'SS-MRT-012',
        label: 'poor endurance',
        only: 'on FOR',
        when: (_view, _who, _against, defence) => defence.die === 'FOR',
      }),
    ],
  }),
  defineInjury('mental-scars', 'mental scars'),
];

/** Which injury stays. @rule SS-MRT-012 */
export const LastingInjury = defineAsk<{ readonly who: Id }, string>('lasting-injury', {
  rule: 'SS-MRT-012',
  answer: oneWord('SS-MRT-012', () => INJURIES.map((injury) => injury.id)),
  fallback: () => INJURIES[0].id,
});

/** A mortal wound survived without a ritual leaves an injury. @rule SS-MRT-011 */
export function injureForLife(play: Play, who: Id): void {
  const chosen = play.ask(LastingInjury, GM, { who });
  give(play, who, INJURIES.find((injury) => injury.id === chosen)!);
}
