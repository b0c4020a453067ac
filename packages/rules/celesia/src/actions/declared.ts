import { defineChange, defineIntent, type Id, type IntentDef, number, type Param, type Play, type View } from '@riposte/kernel';
import { type Fighter, fighter } from '../fighters/fighter.ts';
import { needsStamina, payStamina } from '../stamina/stamina.ts';
import { isFreeOpen, needsFree, takeFree } from './free-actions.ts';
import { needsMelee, needsRanged } from './open-attacks.ts';

/** What is declared for the next attack. */
export const Committed = defineChange('committed', (store, who: Id, power: number, reckless: number, lunging: boolean, aimed: number): boolean => {
  const now = store.state.entities[who] as Fighter;
  if (now.power === power && now.reckless === reckless && now.lunging === lunging && now.aimed === aimed) return false;
  const f = store.edit(who) as Fighter;
  f.power = power;
  f.reckless = reckless;
  f.lunging = lunging;
  f.aimed = aimed;
  return true;
});

/** Declares something for the next attack, or uses it up; what is not named stays. */
export function commit(play: Play, who: Id, what: Partial<Pick<Fighter, 'power' | 'reckless' | 'lunging' | 'aimed'>>): void {
  const now = fighter(play, who);
  Committed(play, who, what.power ?? now.power, what.reckless ?? now.reckless, what.lunging ?? now.lunging, what.aimed ?? now.aimed);
}

/** What a melee attack uses up of what was declared. */
export const STRUCK = { power: 0, reckless: 0, lunging: false };

/** A number from 1 to `most`. */
export const upTo = (rule: string, most: (view: View, who: Id) => number): Param<{ readonly by: Id }, number> =>
  number({ rule, least: () => 1, most: (view, { by }) => most(view, by) });

/** +2 to the next attack, in melee or from afar, for each Stamina up to the martial bonus. @rule CE-PWR-001 CE-AIM-001 CE-PWR-003 CE-AIM-003 CE-STA-008 */
const strongerByStamina = (
  id: string,
  title: string,
  rule: string,
  by: 'power' | 'aimed',
  needsAttack: typeof needsMelee,
): IntentDef<{ readonly stamina: number }> =>
  defineIntent<{ readonly stamina: number }>(id, {
    rule,
    title,
    tags: ['free', 'attack'],
    available(view, who, refuse) {
      if (!isFreeOpen(view, who, id)) return needsFree(view, who, id, refuse);
      if (fighter(view, who)[by] > 0) refuse(rule, 'declared');
      else needsAttack(view, who, rule, refuse);
    },
    params: { stamina: upTo(rule, (view, who) => fighter(view, who).mb) },
    check: (view, who, { stamina }, refuse) => needsStamina(view, who, stamina, refuse),
    perform(play, who, { stamina }) {
      if (!takeFree(play, who, id)) return false;
      payStamina(play, who, stamina);
      commit(play, who, { [by]: stamina });
      return true;
    },
  });

export const PowerAttack = strongerByStamina('power-attack', 'Power Attack', 'CE-PWR-001', 'power', needsMelee);

export const DeadlyAim = strongerByStamina('deadly-aim', 'Deadly Aim', 'CE-AIM-001', 'aimed', needsRanged);
