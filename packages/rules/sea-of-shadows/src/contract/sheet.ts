import type { AnyQuery, Explanation, Id, View } from '@riposte/kernel';
import { meleeAttack } from '../attack-and-defence/attack.ts';
import {
  ActiveAdvantage,
  ApTotal,
  type Attack,
  AttackAdvantage,
  AttackRank,
  CheckAdvantage,
  CheckRank,
  check,
  type Defence,
  DefenceRank,
  MostMp,
  PassiveAdvantage,
  RunDistance,
} from '../characters/checks.ts';

/** One derived number of a character sheet with all its sources. */
export interface SheetLine {
  readonly label: string;
  readonly value: Explanation;
  /** Advantage (1), disadvantage (-1) or neither (0); null where a number is not rolled. */
  readonly advantage: Explanation | null;
}

/** The numbers of a character as they stand now, against nobody in particular: what a sheet shows, each with its reasons. */
export function characterSheet(view: View, who: Id): SheetLine[] {
  const strike = meleeAttack(view, who, who);
  const unarmed: Attack = { ...strike, way: 'unarmed', weapon: -1 };
  const line = (label: string, value: AnyQuery, advantage: AnyQuery | null, context?: unknown): SheetLine => ({
    label,
    value: view.explain(value, who, who, context),
    advantage: advantage === null ? null : view.explain(advantage, who, who, context),
  });
  const defence = (by: Defence['by'], die: Defence['die']): Defence => ({ attack: strike, by, die });
  return [
    line('attack', AttackRank, AttackAdvantage, strike),
    line('unarmed strike', AttackRank, AttackAdvantage, unarmed),
    line('passive defence', DefenceRank, PassiveAdvantage, defence('passive', 'DEF')),
    line('block', DefenceRank, ActiveAdvantage, defence('block', 'DEF')),
    line('parry', DefenceRank, ActiveAdvantage, defence('parry', 'ATT')),
    line('dodge', DefenceRank, ActiveAdvantage, defence('dodge', 'REF')),
    line('turn order', CheckRank, CheckAdvantage, check('turn-order', 'REF')),
    line('escape', CheckRank, CheckAdvantage, check('escape', 'STR')),
    line('survival', CheckRank, CheckAdvantage, check('survival', 'FOR')),
    line('first aid', CheckRank, CheckAdvantage, check('first-aid', 'INT')),
    line('AP', ApTotal, null),
    line('MP', MostMp, null),
    line('run', RunDistance, null),
  ];
}
