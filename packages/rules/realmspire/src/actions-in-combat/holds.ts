import { adds, defineCondition, type Id, type View } from '@riposte/kernel';
import { fighter } from '../characters/fighter.ts';
import { Boons, type Test } from '../characters/target-number.ts';
import { fightsOrDodges } from '../positioning/prone.ts';

const twoHandedStrike = (view: View, who: Id, _against: Id, { use, how }: Test): boolean => use === 'attack' && how !== 'spell' && bothHandsOnWeapon(view, who);

function bothHandsOnWeapon(view: View, who: Id): boolean {
  const { weapon, grip } = fighter(view, who);
  if (weapon < 0) return false;
  return grip === 2 || (view.rules.things[weapon] as { readonly twoHanded?: boolean }).twoHanded === true;
}

/** Held by the source: no moving (R-CONDITIONS). @rule RS-PRI-006 */
export const Grappled = defineCondition('grappled', {
  rule: 'RS-PRI-006',
  title: 'grappled',
  stacks: true,
  contributes: [adds(Boons, -1, { rule: 'R-CONDITIONS', label: 'grappled', only: 'on strikes with two hands', when: twoHandedStrike })],
  forbids: [{ tags: ['movement'], rule: 'RS-PRI-006', reason: 'held' }],
});

/** Holding the source (R-CONDITIONS). @rule RS-PRI-003 */
export const Grappling = defineCondition('grappling', {
  rule: 'RS-PRI-003',
  title: 'holding a fighter',
  stacks: true,
  contributes: [adds(Boons, -1, { rule: 'R-CONDITIONS', label: 'holding a fighter', only: 'on strikes with two hands', when: twoHandedStrike })],
});

/** In a net: no moving, and hampered; the value is how many nets are over the first (R-CONDITIONS). */
export const Restrained = defineCondition('restrained', {
  rule: 'R-CONDITIONS',
  title: 'restrained',
  contributes: [
    adds(Boons, -1, {
      rule: 'R-CONDITIONS',
      label: 'restrained',
      only: 'for fighting, dodging and acrobatics',
      when: (view, who, against, asked) => fightsOrDodges(view, who, against, asked) || asked.skill === 'acrobatics',
    }),
  ],
  forbids: [{ tags: ['movement'], rule: 'R-CONDITIONS', reason: 'in-net' }],
});
