import { borne, defineChange, end, type Id, type Play, type View } from '@riposte/kernel';
import { isUseless } from './body.ts';
import { Locked, ShieldReady, Stunned, Unconscious } from './conditions.ts';
import { bodyPart, type Fighter, fighter, type Part, SCENE, type Scene, scene } from './fighter.ts';
import type { Shield, Weapon } from './gear.ts';
import { headUnder } from './heads.ts';

/** The weapon that a part holds or is; null for none. */
export function weaponOf(view: View, part: Id): Weapon | null {
  const { holds, natural } = bodyPart(view, part);
  const gear = view.rules.things[holds >= 0 ? holds : natural];
  return gear !== undefined && 'weapon' in gear ? (gear as Weapon) : null;
}

export function shieldOf(view: View, part: Id): Shield | null {
  const gear = view.rules.things[bodyPart(view, part).holds];
  return gear !== undefined && 'shield' in gear ? (gear as Shield) : null;
}

/** Whether a part can strike now: sound enough, not locked, its head awake. @rule CE-HED-012 CE-CRT-011 CE-TAL-001 CE-WNG-003 CE-HRN-001 */
export function canStrike(view: View, part: Id): boolean {
  const weapon = weaponOf(view, part);
  if (weapon === null || isUseless(view, part)) return false;
  if (weapon.natural && view.has(part, Locked)) return false;
  const head = headUnder(view, part);
  return head < 0 || !(view.has(head, Stunned) || view.has(head, Unconscious));
}

/** The parts that somebody can strike with, in the order of the body. */
export function strikers(view: View, who: Id): Id[] {
  return fighter(view, who).parts.filter((part) => canStrike(view, part));
}

/** What a part held lies on the ground. */
export const Dropped = defineChange(
  'dropped',
  (store, part: Id): boolean => {
    const { holds, of } = store.state.entities[part] as Part;
    if (holds < 0) return false;
    (store.edit(part) as Part).holds = -1;
    const s = store.edit(SCENE) as Scene;
    const { x, y } = store.state.entities[of] as Fighter;
    s.ground = [...s.ground, { gear: holds, x, y }];
    return true;
  },
  { say: (name, part) => `${name(part)} drops what it held` },
);

export const Taken = defineChange('taken', (store, part: Id, place: number): void => {
  const s = store.edit(SCENE) as Scene;
  (store.edit(part) as Part).holds = s.ground[place].gear;
  s.ground = s.ground.filter((_one, i) => i !== place);
});

/** Drops what a part holds; a shield in it is ready no longer. @rule CE-HND-003 CE-ARM-003 CE-CRT-010 */
export function letGo(play: Play, part: Id): void {
  const { of } = bodyPart(play, part);
  for (const one of borne(play, of, ShieldReady)) if (one.source === part) end(play, of, one.id);
  Dropped(play, part);
}

/** Places in the list of what lies on the ground under somebody. */
export function withinGrasp(view: View, who: Id): number[] {
  const { x, y } = fighter(view, who);
  return scene(view).ground.flatMap((one, i) => (one.x === x && one.y === y ? [i] : []));
}
