import { type Entity, type Id, NOBODY, type Query, type Rules, Runner, type State, type View } from '@riposte/kernel';
import { MaximumAgility } from '../actions/agility.ts';
import { MaximumStamina } from '../actions/stamina.ts';
import { AttackValue } from '../attacks/attack-value.ts';
import { Fortitude, Will } from '../attacks/defenses.ts';
import { Evasion, RangedEvasion, UnarmedEvasion } from '../attacks/evasion.ts';
import { CREATURES } from '../fighters/creatures.ts';
import type { Fighter, Item, Own } from '../fighters/fighter.ts';
import { type Skill, untrained } from '../fighters/skills.ts';
import { AuraStrength, MaximumSurges } from '../harm/aura.ts';
import { JumpDistance, SprintDistance } from '../movement/speed.ts';
import type { Given, SetUp } from './encounter-schema.ts';

/** Given totals become the creature's own numbers; pools are filled. */
export function withOwn(rules: Rules, state: State, given: SetUp): Entity[] {
  const skilled = state.entities.map((entity) => (entity.kind === 'fighter' ? withSkills(viewOf(rules, state), entity as Fighter, given) : entity));
  const view = viewOf(rules, { ...state, entities: skilled });
  const owned = skilled.map((entity) => (entity.kind === 'fighter' ? { ...(entity as Fighter), own: ownOf(view, entity.id, given) } : entity));
  const full = viewOf(rules, { ...state, entities: owned });
  return owned.map((entity) => (entity.kind === 'fighter' ? filled(full, entity as Fighter) : entity));
}

const viewOf = (rules: Rules, state: State): View => Runner.still(rules, state);

function withSkills(view: View, f: Fighter, { fighters }: SetUp): Fighter {
  const given = fighters[f.id - 1];
  const totals = { ...CREATURES.find((base) => base.id === given.creature)?.skills, ...given.skills } as { readonly [skill in Skill]?: number };
  const trained = Object.entries(totals).map(([skill, total]) => [
    skill,
    total - untrained({ ...view, state: withTraining(view, f, skill) } as View, f.id, skill as Skill),
  ]);
  return { ...f, trained: withMartial(Object.fromEntries(trained), given.martial ?? {}) };
}

/** Each Martial Proficiency Level is one more on Arm Strength, Leg Strength or Initiative. @rule RC-MPL-010 */
function withMartial(trained: { readonly [skill: string]: number }, martial: NonNullable<Given['martial']>): { readonly [skill: string]: number } {
  const all: Record<string, number> = { ...trained };
  for (const [skill, levels] of Object.entries(martial)) all[skill] = (all[skill] ?? 0) + levels;
  return all;
}

/** The state in which a fighter is proficient in a skill, without a bonus. */
function withTraining(view: View, f: Fighter, skill: string): State {
  return { ...view.state, entities: view.state.entities.map((entity) => (entity.id === f.id ? { ...f, trained: { [skill]: 0 } } : entity)) };
}

/** Charts and formulas are a guide: what is given of a creature stands. @rule RC-SIZ-002 */
function ownOf(view: View, who: Id, { fighters }: SetUp): Own {
  const given = fighters[who - 1];
  const base = CREATURES.find((known) => known.id === given.creature);
  const more = (total: number | undefined, query: Query<never>): number => (total === undefined ? 0 : total - (query as unknown as Query)(view, who));
  return {
    attack: given.attackValue === undefined ? (base?.attack ?? 0) : given.attackValue - AttackValue(view, who, NOBODY, plainAttack(view, who)),
    evasion: more(given.evasion ?? base?.evasion, Evasion as never),
    rangedEvasion: more(given.rangedEvasion ?? base?.rangedEvasion, RangedEvasion as never),
    unarmedEvasion: more(given.unarmedEvasion, UnarmedEvasion as never),
    fortitude: more(given.fortitude ?? base?.fortitude, Fortitude as never),
    will: more(given.will ?? base?.will, Will as never),
    agility: more(given.maxAgility, MaximumAgility as never),
    sprint: more(given.sprint, SprintDistance as never),
    jump: more(given.jump === undefined ? undefined : Math.round(given.jump * 10), JumpDistance as never),
    surges: more(given.surges, MaximumSurges as never),
    spells: given.spellBonus ?? 0,
  };
}

function plainAttack(view: View, who: Id) {
  const weapon = view.state.entities.find(
    (entity) => entity.kind === 'item' && (entity as Item).holder === who && (entity as Item).slot === 'hand' && (entity as Item).stats.sort === 'weapon',
  );
  return {
    by: who,
    at: NOBODY,
    item: weapon?.id ?? NOBODY,
    way: weapon === undefined ? 'unarmed' : 'melee',
    maneuver: 'none',
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
