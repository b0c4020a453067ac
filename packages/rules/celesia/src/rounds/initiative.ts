import { defineChange, defineIntent, defineQuery, defineRoll, type Id, type Play, type Pool, plainSum } from '@riposte/kernel';
import { d20 } from '../attack/d20.ts';
import { fighter, fighters, SCENE, type Scene, scene } from '../fighters/fighter.ts';
import { skillCheck } from '../fighters/skills.ts';
import { ruled } from '../rulings.ts';

/** What is added to the die when all are ready for each other: Dexterity. @rule CE-INI-004 */
export const InitiativeBonus = defineQuery('initiative bonus', {
  rule: 'CE-INI-004',
  from: 'Dexterity, when all are ready',
  base: (view, who) => (scene(view).opening === 'ready' ? fighter(view, who).dexterity : 0),
  combine: plainSum,
});

/** Net count of advantages of the dice that decide the turn order. @rule CE-INI-002 */
export const InitiativeAdvantage = defineQuery('initiative advantage', { rule: 'CE-ATK-008', from: 'no advantage', base: () => 0, combine: plainSum });

export const InitiativeRoll = defineRoll('initiative', { rule: 'CE-INI-002', title: 'initiative' });
export const RollOff = defineRoll('roll-off', { rule: 'CE-INI-003', title: 'roll-off' });

export const OrderSet = defineChange<readonly [scene: Id, order: readonly Id[], turn?: number]>('order-set', (store, _scene, order, turn): void => {
  const s = store.edit(SCENE) as Scene;
  s.order = order;
  s.turn = turn ?? -1;
});

/**
 * One fighter's initiative: bare, with Dexterity when all were ready, or in an ambush the hiders' Stealth and the
 * Perception of those who know of nothing. @rule CE-INI-002 CE-INI-004 CE-INI-005 CE-INI-006
 */
function initiative(play: Play, who: Id): number {
  const { approach } = fighter(play, who);
  if (scene(play).opening === 'ambush' && approach !== 'plain') {
    return skillCheck(play, who, { skill: approach === 'hiding' ? 'stealth' : 'perception', sense: '' });
  }
  return play.roll(InitiativeRoll, who, initiativeDice(play, who)) + InitiativeBonus(play, who);
}

const initiativeDice = (play: Play, who: Id): Pool => d20(play, InitiativeAdvantage(play, who));

/** Once per fight, from high to low; Dexterity settles ties before a roll-off. @rule CE-INI-001 CE-INI-003 */
export const RollInitiative = defineIntent('roll-initiative', {
  rule: 'CE-INI-003',
  title: 'Roll initiative',
  automatic: true,
  perform(play) {
    const tieBreak = (who: Id): number => (ruled(play).dexterityBreaksTies ? fighter(play, who).dexterity : 0);
    const rolls = fighters(play).map(({ id: who }) => ({ who, total: initiative(play, who), off: 0 }));
    for (const roll of rolls) {
      const tied = rolls.some((other) => other !== roll && other.total === roll.total && tieBreak(other.who) === tieBreak(roll.who));
      if (tied) roll.off = play.roll(RollOff, roll.who, initiativeDice(play, roll.who));
    }
    rolls.sort((a, b) => b.total - a.total || tieBreak(b.who) - tieBreak(a.who) || b.off - a.off || a.who - b.who);
    OrderSet(
      play,
      SCENE,
      rolls.map((roll) => roll.who),
    );
    return true;
  },
});
