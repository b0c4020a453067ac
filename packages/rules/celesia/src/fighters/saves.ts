import { defineQuery, defineRoll, type Id, type Play, plainSum } from '@riposte/kernel';
import { d20 } from '../attack/d20.ts';
import { type Attribute, fighter, modifier } from './fighter.ts';

/** Modifier, and half the level if trained. @rule CE-UNC-002 */
export const SaveBonus = defineQuery<{ readonly save: Attribute }>('save bonus', {
  rule: 'CE-UNC-002',
  from: 'attribute + half level if trained',
  base: (view, who, _against, { save }) => {
    const { saves, level } = fighter(view, who);
    return modifier(view, who, save) + (saves.includes(save) ? Math.floor(level / 2) : 0);
  },
  combine: plainSum,
});

/** Net count of advantages of saves. */
export const SaveAdvantage = defineQuery<{ readonly save: Attribute }>('save advantage', {
  rule: 'CE-ATK-008',
  from: 'no advantage',
  base: () => 0,
  combine: plainSum,
});

/** Net count of advantages of checks of Constitution. */
export const CheckAdvantage = defineQuery('check advantage', { rule: 'CE-ATK-008', from: 'no advantage', base: () => 0, combine: plainSum });
export const SaveRoll = defineRoll('save', { rule: 'CE-UNC-002', title: 'saving throw' });

/** Any other saving throw: reaching the DC is enough. @rule CE-UNC-005 */
export function savesAgainst(play: Play, who: Id, save: Attribute, dc: number): boolean {
  const bonus = SaveBonus(play, who, -1, { save });
  return play.roll(SaveRoll, who, d20(play, SaveAdvantage(play, who, -1, { save })), (face) => (face + bonus >= dc ? 1 : 0)) === 1;
}

export const ConstitutionRoll = defineRoll('constitution', { rule: 'CE-UNC-002', title: 'Constitution' });

/** A check of Constitution; without the attribute the bare die. Reaching the DC is enough. @rule CE-UNC-005 CE-STA-012 */
export function constitutionCheck(play: Play, who: Id, dc: number): boolean {
  const bonus = fighter(play, who).con ?? 0;
  return play.roll(ConstitutionRoll, who, d20(play, CheckAdvantage(play, who)), (face) => (face + bonus >= dc ? 1 : 0)) === 1;
}
