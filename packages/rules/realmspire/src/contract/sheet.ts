import type { AnyQuery, Id, View } from '@riposte/kernel';
import type { SheetLine } from '@riposte/ruleset';
import { MostStamina } from '../adventuring/exertion.ts';
import { attackTestOf } from '../attacking-and-defending/combat-roll.ts';
import { testOf } from '../attacking-and-defending/defence.ts';
import { attackInHand } from '../attacking-and-defending/strike.ts';
import type { Attack } from '../attacking-and-defending/ways.ts';
import { SKILLS } from '../characters/fighter.ts';
import { MostLuck } from '../characters/luck.ts';
import { Speed } from '../characters/speed.ts';
import { Boons, skillTest, TargetNumber, type Test } from '../characters/target-number.ts';
import { ArmourRating, armourSources, BlockRating } from '../damage-and-health/armour.ts';
import { MostHealth } from '../damage-and-health/health.ts';
import { MostMana } from '../using-magic/mana.ts';

/** The numbers of a character as they stand now, against no one in particular: what a sheet shows, each with its sources. */
export function characterSheet(view: View, who: Id): SheetLine[] {
  const number = (label: string, query: AnyQuery, context?: unknown): SheetLine => ({ label, value: view.explain(query, who, -1, context), advantage: null });
  const test = (label: string, asked: Test): SheetLine => ({
    label,
    value: view.explain(TargetNumber, who, -1, asked),
    advantage: view.explain(Boons, who, -1, asked),
  });
  const strike = (attribute: 'strength' | 'agility'): Attack => attackInHand(view, who, { at: -1, attribute });
  return [
    test('strike by Strength', attackTestOf(strike('strength'))),
    test('strike by Agility', attackTestOf(strike('agility'))),
    ...(['block', 'dodge', 'parry with strength', 'parry with agility', 'withstand'] as const).map((by) => test(by, testOf(by, strike('strength'), 0))),
    // Dodge stands among the defences.
    ...SKILLS.filter((skill) => skill !== 'fighting style' && skill !== 'dodge').map((skill) => test(skill, skillTest(skill))),
    ...armourSources(view, who).map((source) => number(source < 0 ? 'natural armour' : view.rules.things[source].title, ArmourRating, source)),
    number('block rating', BlockRating),
    { ...number('speed', Speed), unit: 'm' },
    number('health', MostHealth),
    number('mana', MostMana),
    number('stamina', MostStamina),
    number('luck', MostLuck),
  ];
}
