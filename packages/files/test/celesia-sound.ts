import * as celesia from '@riposte/celesia';
import type { Condition, ConditionDef, View } from '@riposte/kernel';

/** Numbers that must keep within bounds, each as name, least, what it is, most. */
export function boundsOf(view: View, f: celesia.Fighter): readonly (readonly [fact: string, least: number, is: number, most: number])[] {
  const isUp = view.has(f.id, celesia.Flying) || view.has(f.id, celesia.Carried);
  return [
    ['stamina', 0, f.stamina, Math.max(0, celesia.MaxStamina(view, f.id))],
    ['AP', 0, f.ap, 20],
    ['reactions', 0, f.reactions, 61],
    ['strain', 0, f.strain, 1000],
    ['feet above the ground without flying', 0, isUp ? 0 : f.height, 0],
    // Who has no Exhaustion left has fainted or died.
    ['exhaustion', f.con === null || !celesia.awake(view, f.id) ? 0 : 1, f.exhaustion, 1000],
    // Each injury is treated or not.
    ...f.parts.map((part) => {
      const { injuries } = celesia.bodyPart(view, part);
      const cares = borne(view, part, celesia.Untreated).length + borne(view, part, celesia.Recovering).length;
      return [`cares for ${celesia.nameOf(view, part)}`, injuries, cares, injuries] as const;
    }),
    ['injuries that are still to come', 0, celesia.scene(view).said?.length ?? 0, 0],
  ];
}

const borne = (view: View, on: number, def: ConditionDef): readonly Condition[] =>
  view.state.entities[on].conditions.filter(({ kind }) => kind === view.rules.codeOf(def));

type Wrong = (view: View, f: celesia.Fighter, condition: Condition) => string | null;

/** Who is stunned or a prisoner has dropped what it held. */
function holdsNothing(view: View, { id, parts }: celesia.Fighter): string | null {
  return celesia.isHere(view, id) && parts.some((part) => celesia.bodyPart(view, part).holds >= 0) ? 'holds something' : null;
}

/** What must be so while somebody bears a condition: those of two fighters agree. */
const AGREEING: readonly (readonly [def: ConditionDef, wrong: Wrong])[] = [
  [
    celesia.Grappled,
    (view, { id }, { source }) => {
      if (source < 0) return 'is held by nobody';
      if (!celesia.fights(view, source)) return 'is held by one who is out of the fight';
      return celesia.canManeuver(view, source, id) ? null : 'is held from afar';
    },
  ],
  [celesia.Pinned, (view, { id }, { source }) => (source < 0 || celesia.isHeldBy(view, id, source) ? null : 'is pinned and not held')],
  [
    celesia.Carried,
    (view, f, { source }) => {
      if (!celesia.isHere(view, f.id)) return 'is away and carried';
      const by = celesia.fighter(view, source);
      if (!celesia.fights(view, source) || view.has(source, celesia.Carried)) return 'is carried by one who cannot';
      return by.x === f.x && by.y === f.y && by.height === f.height ? null : 'is carried elsewhere';
    },
  ],
  [celesia.Flying, (view, f) => (f.height === 0 || view.has(f.id, celesia.Prone) || !celesia.awake(view, f.id) ? 'flies on the ground' : null)],
  [
    celesia.Hidden,
    (view, { id }, { source }) => {
      const foes = celesia.opponents(view, id).filter((foe) => source < 0 || source === foe);
      return foes.some((foe) => celesia.isHeldBy(view, id, foe) || celesia.isHeldBy(view, foe, id)) ? 'hides in a hold' : null;
    },
  ],
  [celesia.Stunned, holdsNothing],
  [celesia.Prisoner, holdsNothing],
  [celesia.Away, (view, { id }) => (celesia.scene(view).acting === id ? 'is away in its turn' : null)],
];

/** The first condition that does not agree with what else there is. */
export function disagreeing(view: View): string | null {
  for (const f of celesia.fighters(view)) {
    if (celesia.alive(view, f.id) && celesia.isKilled(view, f.id)) return `${f.name} lives with what kills it`;
    for (const [def, wrong] of AGREEING) {
      for (const condition of borne(view, f.id, def)) {
        const found = wrong(view, f, condition);
        if (found !== null) return `${f.name} ${found}`;
      }
    }
  }
  return null;
}
