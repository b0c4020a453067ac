import { type ChangeJson, type ConditionDef, ConditionGiven, type Id, type Json, NOBODY, type Resource, type View } from '@riposte/kernel';
import { anyNumber, type Settables, settable, settableResource, upToCap } from '@riposte/ruleset';
import { bodyPart, fighter } from '../fighters/fighter.ts';
import { Injured } from '../injuries/body.ts';
import { PART_KINDS } from '../injuries/body-parts.ts';
import { Pushed } from '../positioning/board.ts';
import { Prone } from '../positioning/prone.ts';
import { ActionPoints } from '../rounds/action-points.ts';
import { Reactions } from '../rounds/reactions.ts';
import { ConstitutionSet, Exhaustion, exhaustionPool, MaxStamina, Stamina, staminaPool } from '../stamina/stamina.ts';
import { Strained } from '../stamina/strain.ts';
import { FROM_EXHAUSTION, Unconscious } from '../stamina/unconscious.ts';
import { facts } from './facts.ts';

/** What the game master can set. */
export const SETTABLES: Settables = {
  at: settable<readonly [number, number]>(
    (view, who) => ({ kind: 'other', like: facts(view, who).at }),
    (_view, who, value) => (Array.isArray(value) && value.length === 2 && value.every(isCount) ? [[Pushed.id, who, ...value]] : null),
  ),
  injuries: {
    range: (view, who) => (view.state.entities[who]?.kind === 'part' ? anyNumber : { kind: 'other', like: { hand: [1, 0] } }),
    changes: (view, who, value) => (view.state.entities[who]?.kind === 'part' ? [[Injured.id, who, value]] : setInjuries(view, who, value)),
  },
  con: settable<number>(() => ({ kind: 'number', least: -10, most: 20 }), constitutionBecomes),
  strain: settable<number>(() => anyNumber, strainBecomes),
  exhaustion: settable<number>(
    (view, who) => upToCap(exhaustionPool(fighter(view, who))),
    (view, who, value) => (value === 0 ? faints(view, who) : resourceBecomes(Exhaustion, view, who, value)),
  ),
  ap: settableResource(ActionPoints, () => anyNumber),
  reactions: settableResource(Reactions, () => anyNumber),
  stamina: settableResource(Stamina, (view, who) => upToCap(MaxStamina(view, who))),
};

const isCount = (value: Json): value is number => typeof value === 'number' && Number.isInteger(value) && value >= 0;

const resourceBecomes = (resource: Resource, view: View, who: Id, value: number): readonly ChangeJson[] => [
  ['resource-set', who, view.rules.resourceCodes[resource.index], value],
];

/** `{"hand": [1, 0]}`: the counts of the parts of a kind. */
function setInjuries(view: View, who: Id, value: Json): readonly ChangeJson[] | null {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return null;
  const changes: ChangeJson[] = [];
  for (const [kind, list] of Object.entries(value as { [kind: string]: Json })) {
    const mine = fighter(view, who).parts.filter((id) => bodyPart(view, id).part === kind);
    if (!PART_KINDS.some((known) => known === kind) || !Array.isArray(list) || list.length > mine.length || !list.every(isCount)) return null;
    for (const [i, many] of list.entries()) changes.push([Injured.id, mine[i], many]);
  }
  return changes;
}

/** Current Stamina moves with the maximum, up or down, never above it nor below 0; exhaustion stays within its pool. @rule CE-STA-004 CE-STA-005 CE-STA-007 */
function constitutionBecomes(view: View, who: Id, to: number): readonly ChangeJson[] {
  const { con, stamina, strain, trained, level } = fighter(view, who);
  const most = (modifier: number): number => Math.max(1, staminaPool({ trained, level, con: modifier }) - strain);
  const left = Math.max(0, Math.min(most(to), stamina + most(to) - most(con ?? 0)));
  return [
    [ConstitutionSet.id, who, to],
    ['resource-set', who, view.rules.resourceCodes[Stamina.index], left],
    ['resource-set', who, view.rules.resourceCodes[Exhaustion.index], Math.min(Exhaustion.left(view, who), exhaustionPool({ con: to }))],
  ];
}

/** As much strain as the game master says, with the Stamina that it costs or gives back. @rule CE-STN-001 CE-STA-005 */
function strainBecomes(view: View, who: Id, to: number): readonly ChangeJson[] {
  const { stamina, strain, con } = fighter(view, who);
  if (con === null) return [];
  const most = Math.max(1, staminaPool(fighter(view, who)) - to);
  const left = Math.max(0, Math.min(most, stamina + strain - to));
  return [
    [Strained.id, who, to - strain],
    ['resource-set', who, view.rules.resourceCodes[Stamina.index], left],
  ];
}

/** The Exhaustion pool is empty at a word of the game master. @rule CE-STA-007 CE-UNC-001 */
function faints(view: View, who: Id): readonly ChangeJson[] {
  const given = (def: ConditionDef): ChangeJson => [ConditionGiven.id, who, view.rules.codeOf(def), NOBODY, FROM_EXHAUSTION, NOBODY, NOBODY, NOBODY, 0];
  return [
    ['resource-set', who, view.rules.resourceCodes[Exhaustion.index], 0],
    ...(fighter(view, who).con === null || view.has(who, Unconscious) ? [] : [given(Unconscious), given(Prone)]),
  ];
}
