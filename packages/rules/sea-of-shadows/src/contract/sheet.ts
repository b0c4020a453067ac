import type { AnyQuery, Id, View } from '@riposte/kernel';
import type { SheetLine } from '@riposte/ruleset';
import { ApTotal } from '../actions/action-points.ts';
import { RunDistance } from '../actions/regions.ts';
import { meleeAttack } from '../attack-and-defence/attack.ts';
import { type Attack, AttackAdvantage, AttackRank } from '../attack-and-defence/attack-dice.ts';
import { ActiveAdvantage, type Defence, DefenceRank, PassiveAdvantage } from '../attack-and-defence/defence-dice.ts';
import { CheckAdvantage, CheckRank, check } from '../characters/checks.ts';
import { MaxMp } from '../magic/magic-points.ts';

/** The numbers of a character sheet as they stand now, against no certain opponent, each with its reasons. */
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
    line('MP', MaxMp, null),
    line('run', RunDistance, null),
  ];
}
