import { defineQuery, type Id, plainSum, type View } from '@riposte/kernel';
import type { Armour } from '../catalogue/weapon.ts';
import type { Attack } from '../rolls/attack.ts';
import { ruled } from '../rulings.ts';
import { type Fighter, fighter } from '../state/fighter.ts';

/** What is subtracted from all damage, as far as armour is not ignored. @rule HD-TGH-001 HD-TGH-002 HD-TGH-004 */
export const Toughness = defineQuery<Attack>('toughness', {
  rule: 'HD-TGH-002',
  from: 'Vitality and Size, and armour that is not ignored',
  base: (view, who, _against, { piercing }) => {
    const f = fighter(view, who);
    return (f.fixed.toughness ?? f.vit + f.size) + Math.max(0, armourOf(view, f) - piercing);
  },
  combine: plainSum,
});

/** What armour adds. */
function armourOf(view: View, f: Fighter): number {
  if (f.fixed.armour !== undefined) return f.fixed.armour;
  let all = 0;
  for (const code of f.features) all += (view.rules.things[code] as Partial<Armour>).armour ?? 0;
  return all;
}

/** Toughness that attacks meet which bypass armour: all but armour, or Vitality and Size alone. @rule HD-TGH-003 HD-TGH-004 */
export const BaseToughness = defineQuery<Attack>('base toughness', {
  rule: 'HD-TGH-003',
  from: 'Toughness without armour',
  base: (view, who, against, attack) => ruled(view).baseToughness(view, who, against, attack),
  combine: plainSum,
});

/** The other reading of base Toughness. @rule HD-TGH-003 */
export const bareToughness = (view: View, who: Id): number => fighter(view, who).fixed.toughness ?? fighter(view, who).vit + fighter(view, who).size;

/** What ignores all armour. */
export const ALL_ARMOUR = 100;
