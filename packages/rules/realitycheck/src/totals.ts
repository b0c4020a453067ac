import { type Entity, type Id, NOBODY, type Query, type Ruleset, Runner, type State, type View } from '@riposte/kernel';
import { CREATURES } from './creatures.ts';
import { type Given, type SetUp } from './encounter.ts';
import { type Fighter, type Item, type Own } from './fighter.ts';
import {
  AttackValue,
  AuraStrength,
  Evasion,
  Fortitude,
  JumpDistance,
  MaximumAgility,
  MaximumStamina,
  MaximumSurges,
  RangedEvasion,
  SprintDistance,
  UnarmedEvasion,
  untrained,
  Will,
} from './numbers.ts';
import { type Skill } from './skills.ts';

/** Totals that are given become what a creature has of its own; pools are filled. */
export function withOwn(rules: Ruleset, state: State, given: SetUp): Entity[] {
  const skilled = state.entities.map((entity) => (entity.kind === 'fighter' ? withSkills(viewOf(rules, state), entity as Fighter, given) : entity));
  const view = viewOf(rules, { ...state, entities: skilled });
  const owned = skilled.map((entity) => (entity.kind === 'fighter' ? { ...(entity as Fighter), own: ownOf(view, entity.id, given) } : entity));
  const full = viewOf(rules, { ...state, entities: owned });
  return owned.map((entity) => (entity.kind === 'fighter' ? filled(full, entity as Fighter) : entity));
}

const viewOf = (rules: Ruleset, state: State): View => Runner.still(rules, state);

function withSkills(view: View, f: Fighter, { fighters }: SetUp): Fighter {
  const one = fighters[f.id - 1];
  const totals = { ...CREATURES.find((base) => base.id === one.creature)?.skills, ...one.skills } as { readonly [skill in Skill]?: number };
  const trained = Object.entries(totals).map(([skill, total]) => [
    skill,
    total - untrained({ ...view, state: withTraining(view, f, skill) } as View, f.id, skill as Skill),
  ]);
  return { ...f, trained: withMartial(Object.fromEntries(trained), one.martial ?? {}) };
}

/** Each Martial Proficiency Level is one more on Arm Strength, Leg Strength or Initiative. @rule RC-MPL-010 */
function withMartial(trained: { readonly [skill: string]: number }, martial: NonNullable<Given['martial']>): { readonly [skill: string]: number } {
  const all: Record<string, number> = { ...trained };
  for (const [skill, levels] of Object.entries(martial)) all[skill] = (all[skill] ?? 0) + levels;
  return all;
}

/** The state in which somebody is proficient in a skill, without a bonus. */
function withTraining(view: View, f: Fighter, skill: string): State {
  return { ...view.state, entities: view.state.entities.map((one) => (one.id === f.id ? { ...f, trained: { [skill]: 0 } } : one)) };
}

/** Charts and formulas are a guide: what is given of a creature stands. @rule RC-SIZ-002 */
function ownOf(view: View, who: Id, { fighters }: SetUp): Own {
  const one = fighters[who - 1];
  const base = CREATURES.find((known) => known.id === one.creature);
  const more = (total: number | undefined, query: Query<never>): number => (total === undefined ? 0 : total - (query as unknown as Query)(view, who));
  return {
    attack: one.attackValue === undefined ? (base?.attack ?? 0) : one.attackValue - AttackValue(view, who, NOBODY, plainAttack(view, who)),
    evasion: more(one.evasion ?? base?.evasion, Evasion as never),
    rangedEvasion: more(one.rangedEvasion ?? base?.rangedEvasion, RangedEvasion as never),
    unarmedEvasion: more(one.unarmedEvasion, UnarmedEvasion as never),
    fortitude: more(one.fortitude ?? base?.fortitude, Fortitude as never),
    will: more(one.will ?? base?.will, Will as never),
    agility: more(one.maxAgility, MaximumAgility as never),
    sprint: more(one.sprint, SprintDistance as never),
    jump: more(one.jump === undefined ? undefined : Math.round(one.jump * 10), JumpDistance as never),
    surges: more(one.surges, MaximumSurges as never),
    spells: one.spellBonus ?? 0,
  };
}

function plainAttack(view: View, who: Id) {
  const weapon = view.state.entities.find(
    (one) => one.kind === 'item' && (one as Item).holder === who && (one as Item).slot === 'hand' && (one as Item).stats.sort === 'weapon',
  );
  return {
    by: who,
    at: NOBODY,
    item: weapon?.id ?? NOBODY,
    way: weapon === undefined ? 'unarmed' : 'melee',
    manoeuvre: 'none',
    aim: 'body',
    spare: -1,
    swift: false,
    metres: 0,
    behind: false,
    exposed: false,
    enhance: [],
    cast: null,
  } as const;
}

function filled(view: View, f: Fighter): Fighter {
  const { id } = f;
  return { ...f, aura: AuraStrength(view, id), stamina: f.inanimate ? 0 : MaximumStamina(view, id), surges: MaximumSurges(view, id) };
}
