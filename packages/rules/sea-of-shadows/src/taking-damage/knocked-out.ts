import { ConditionGiven, defineCheckpoint, defineCondition, endAll, GM, give, type Id, NOBODY, type Play, type View } from '@riposte/kernel';
import { fighter } from '../characters/fighter.ts';
import { MagicPoints } from '../magic/magic-points.ts';
import { helplessDef } from '../problematic-situations/helpless.ts';
import { ruled } from '../rulings.ts';
import { Hurt } from './hit-points.ts';
import { Dead, kill, Spare } from './instant-death.ts';

/**
 * At zero HP: out for the encounter, and helpless where the ruling says so. Value 1: by lethal damage.
 * @rule SS-KNO-001 SS-KNO-004 SS-ATK-007
 */
export const KnockedOut = defineCondition('knocked-out', {
  rule: 'SS-KNO-001',
  title: 'knocked out',
  contributes: [
    ...helplessDef({
      rule: 'SS-ATK-007',
      label: 'knocked out, helpless',
      only: 'on DEF, if the knocked out are helpless',
      when: (view, _who, _against, { die }) => ruled(view).knockedOutIsHelpless && die === 'DEF',
    }),
  ],
  forbids: [{ tags: ['action', 'free', 'word', 'turn', 'after'], rule: 'SS-KNO-001', reason: 'knocked-out' }],
});

/** A fighter without HP is knocked out, and the knocked out have no MP, whatever took them. */
export const Falls = defineCheckpoint('falls', {
  rule: 'SS-KNO-001',
  watches: [Hurt, ConditionGiven],
  settle(play, who) {
    if (play.state.entities[who].kind !== 'fighter' || play.has(who, Dead)) return;
    const { hp, maxHp, mp } = fighter(play, who);
    if (play.has(who, KnockedOut)) MagicPoints.spend(play, who, mp);
    else if (hp === 0 && maxHp > 0) knockOut(play, who, true, NOBODY);
  },
});

/** Neither knocked out nor dead. */
export function awake(view: View, who: Id): boolean {
  const { conditions } = view.state.entities[who];
  return conditions.length === 0 || !(view.has(who, KnockedOut) || view.has(who, Dead));
}

/**
 * Knocks a fighter out for the encounter and takes its MP; a minor character dies. If it was put to sleep before, with HP
 * left, the hit that takes the last of them counts. @rule SS-KNO-001 SS-KNO-003 SS-KNO-005 SS-IDT-003
 */
export function knockOut(play: Play, who: Id, lethal: boolean, by: Id): void {
  if (lethal && fighter(play, who).minor && !play.ask(Spare, GM, { who })) return kill(play, who, by);
  endAll(play, who, KnockedOut);
  give(play, who, KnockedOut, { source: by, value: lethal ? 1 : 0 });
  MagicPoints.spend(play, who, fighter(play, who).mp);
}
