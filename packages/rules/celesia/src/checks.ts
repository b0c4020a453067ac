import { defineChange, defineIntent, defineRoll, type Id, type IntentContext, oneOf, type Play, type View } from '@riposte/kernel';
import { Deafened } from './conditions.ts';
import { d20 } from './d20.ts';
import { type Fighter, fighter, nameOf, opponents } from './fighter.ts';
import { canSpeak } from './injuries.ts';
import { SkillAdvantage, SkillBonus, type SkillCheck } from './numbers.ts';
import { SENSES, type Sense, SKILL_IDS, type SkillId } from './skills.ts';

export const SkillRoll = defineRoll('skill', { rule: 'CE-MAN-003', title: 'skill check' });

/** The result of a skill check. */
export function skillCheck(play: Play, who: Id, check: SkillCheck): number {
  return play.roll(SkillRoll, who, d20(play, SkillAdvantage(play, who, -1, check))) + SkillBonus(play, who, -1, check);
}

export const HealRoll = defineRoll('heal', { rule: 'CE-INJ-013', title: 'Heal' });
const HEAL: SkillCheck = { skill: 'heal', sense: '' };

/** A Heal check for a patient or one of its parts: reaching the DC is enough. @rule CE-INJ-013 */
export function healCheck(play: Play, by: Id, patient: Id, dc: number): boolean {
  const bonus = SkillBonus(play, by, patient, HEAL);
  return play.roll(HealRoll, by, d20(play, SkillAdvantage(play, by, patient, HEAL)), (face) => (face + bonus >= dc ? 1 : 0)) === 1;
}

/** A check of any skill, for the game master to judge; its result is the total (R-SKILLS). @rule CE-EAR-003 CE-MTH-003 */
export const UseSkill = defineIntent<{ readonly skill: SkillId; readonly sense: Sense }>('use-skill', {
  rule: 'CE-BDY-001',
  title: 'Use a skill',
  tags: ['care'],
  params: {
    skill: oneOf<IntentContext<{ readonly skill: SkillId; readonly sense: Sense }>, SkillId>({ rule: 'CE-BDY-001', candidates: () => SKILL_IDS }),
    sense: oneOf<IntentContext<{ readonly skill: SkillId; readonly sense: Sense }>, Sense>({
      rule: 'CE-BDY-001',
      candidates: (_view, { with: { skill } }) => (skill === 'perception' || skill === 'survival' ? SENSES : ['']),
    }),
  },
  check(view, by, { skill, sense }, refuse) {
    if (skill === 'oratory' && !canSpeak(view, by)) refuse('CE-MTH-003', 'it cannot speak');
    if (sense === 'audio' && view.has(by, Deafened)) refuse('CE-EAR-003', 'deaf');
  },
  perform: (play, by, check) => skillCheck(play, by, check),
});

/** Somebody knows, or does not know, where the heart of a kind of creature is. */
export const Studied = defineChange(
  'studied',
  (store, who: Id, species: string, found: boolean): void => {
    const f = store.edit(who) as Fighter;
    if (found) f.located = [...f.located, species];
    else f.puzzled = [...f.puzzled, species];
  },
  { say: (name, who, species, found) => `${name(who)} ${found ? 'knows' : 'cannot tell'} where the heart of this kind is: ${species}` },
);

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
        if (view.state.entities[of]?.kind !== 'fighter' || of === by) return refuse('CE-HRT-001', 'no such creature');
        if (isStudied(view, by, of)) refuse('CE-HRT-001', `${nameOf(view, of)} is of a kind that was studied already`);
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
