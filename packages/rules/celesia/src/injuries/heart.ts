import { defineChange, defineCondition, defineIntent, type Id, oneOf, type Play, type View } from '@riposte/kernel';
import { type Fighter, fighter, isFighter, nameOf, opponents } from '../fighters/fighter.ts';
import { constitutionCheck } from '../fighters/saves.ts';
import { type SkillCheck, skillCheck } from '../fighters/skills.ts';
import { Injured, perInjured } from './body.ts';
import { worseOnEveryD20 } from './every-d20.ts';
import { stun } from './stunned.ts';

/** @rule CE-HRT-004 */
export const Sickened = defineCondition('sickened', {
  rule: 'CE-HRT-004',
  title: 'sickened',
  while: (view, on) => isFighter(view, on) && perInjured(view, on, 'heart', 1, 1) > 0,
  contributes: worseOnEveryD20('CE-HRT-004', 'sickened'),
});

export const HEART_DC = 25;

/** The first injury stuns, unless a check is made before its sickness sets in. @rule CE-HRT-003 */
export function injureHeart(play: Play, who: Id, heart: Id, now: number): void {
  const stuns = now === 1 && !constitutionCheck(play, who, HEART_DC);
  Injured(play, heart, now);
  if (stuns) stun(play, who);
}

/** A fighter knows, or could not find out, where the heart of a kind of creature is. */
export const Studied = defineChange('studied', (store, who: Id, species: string, found: boolean): void => {
  const f = store.edit(who) as Fighter;
  if (found) f.located = [...f.located, species];
  else f.puzzled = [...f.puzzled, species];
});

const LORE: SkillCheck = { skill: 'lore', sense: '' };

/** @rule CE-HRT-002 */
export const loreDc = (view: View, of: Id): number => 15 + fighter(view, of).level;

/** No AP; one attempt for each kind of creature, and success holds for the kind. @rule CE-HRT-001 CE-HRT-002 */
export const LocateHeart = defineIntent<{ readonly of: Id }>('locate-heart', {
  rule: 'CE-HRT-001',
  title: 'Find the heart',
  tags: ['free'],
  params: {
    of: oneOf({
      rule: 'CE-HRT-001',
      candidates: (view, { by }) => opponents(view, by),
      check(view, { by }, of, refuse) {
        if (view.state.entities[of]?.kind !== 'fighter' || of === by) return refuse('CE-HRT-001', 'no-such-target');
        if (isStudied(view, by, of)) refuse('CE-HRT-001', 'studied', { of: nameOf(view, of) });
      },
    }),
  },
  perform(play, by, { of }) {
    const found = skillCheck(play, by, LORE) >= loreDc(play, of);
    Studied(play, by, fighter(play, of).species, found);
    return found;
  },
});

function isStudied(view: View, by: Id, of: Id): boolean {
  const { located, puzzled } = fighter(view, by);
  const { species } = fighter(view, of);
  return located.includes(species) || puzzled.includes(species);
}
