import type { ConditionDef, Entity, Rules, State } from '@riposte/kernel';
import { checkEach, idNamed, calledBy as name, type Report, sidesOf } from '@riposte/ruleset';
import * as z from 'zod';
import { type Fighter, type Item, MOTIONS, SCENE, type Scene } from '../fighters/fighter.ts';
import { Dead, Unconscious } from '../harm/unconscious.ts';
import { cellsAt } from '../movement/board.ts';
import { Carried } from '../movement/borne.ts';
import { Gone } from '../rounds/presence.ts';
import { setUp } from './encounter.ts';
import { boardSchema, fighterSchema } from './encounter-schema.ts';
import { bear } from './given-conditions.ts';

const count = z.int().min(0).max(1000);

/** A fighter as a scenario gives it: that of an encounter, with what a running fight may have changed. */
export const givenFighter = fighterSchema.extend({
  /** Default: the only fighter of its side. */
  side: name.optional(),
  /** Default: side by side in the fourth row. */
  at: fighterSchema.shape.at.optional(),
  /** What is left, and the maxima. */
  maxAura: count.optional(),
  maxStamina: count.optional(),
  maxSurges: count.optional(),
  energy: count.default(5),
  agility: count.optional(),
  swiftUsed: z.boolean().default(false),
  initiativeRolled: z.boolean().default(false),
  /** How often Stamina stood in for Energy this round. */
  pushed: count.default(0),
  waits: z.boolean().default(false),
  /** Metres moved this round, and those just before without a break. */
  moved: count.default(0),
  runUp: count.default(0),
  movement: z.enum(MOTIONS).default('none'),
  /** Agile Moves that are open. */
  nimble: count.default(0),
  struckBy: name.optional(),
  /** Steps of penalty it takes to spare its targets; -1 = it does not. */
  sparing: z.int().min(-1).max(6).default(-1),
  /** Abilities used up until a rest. */
  used: z.array(name).max(40).default([]),
  rested: count.default(0),
  surgesOpen: count.default(0),
});

/** What a scenario gives in addition to fighters. */
export const givenScene = z.strictObject({
  board: boardSchema.prefault({}),
  /** The round that runs; 0 = the fight begins with the first. */
  round: z.int().min(0).max(1000).default(1),
});

/** The caller gives conditions; here they only show who stands at all. */
type GivenFighter = z.infer<typeof givenFighter> & { readonly conditions?: readonly (string | { readonly condition: string })[] };
type GivenScenario = z.infer<typeof givenScene> & { readonly fighters: readonly GivenFighter[] };

const FIRST_ROW = 4;

/** The state that a scenario gives. */
export function begin(rules: Rules, said: GivenScenario, report: Report): State {
  const all = said.fighters.map((fighter, i) => ({
    ...fighter,
    side: fighter.side ?? fighter.name,
    at: fighter.at ?? `${i + 2},${FIRST_ROW}`,
    aura: fighter.maxAura ?? fighter.aura,
    stamina: fighter.maxStamina ?? fighter.stamina,
    surges: fighter.maxSurges ?? fighter.surges,
  }));
  const state = setUp(rules, { board: said.board, sides: sidesOf(all), fighters: all }, report, (i) => bears(said.fighters[i], OUT_OF_THE_WAY));
  const entities = state.entities.map((entity): Entity => {
    if (entity.kind === 'fighter') return withFacts(rules, entity as Fighter, said, state.entities, report);
    return entity.id === SCENE ? ({ ...(entity as Scene), round: said.round, contested: isContested(said.fighters) } as Scene) : { ...(entity as Item) };
  });
  return { ...state, entities, serial: said.round === 0 ? state.serial : standOnGround(rules, state.serial, entities) };
}

/** In a round that runs already the ground has its conditions on who stands there. Returns the last number of a condition. @rule RC-CND-024 */
function standOnGround(rules: Rules, serial: number, entities: readonly Entity[]): number {
  const on = entities[SCENE] as Scene;
  let last = serial;
  for (const entity of entities) {
    if (entity.kind !== 'fighter') continue;
    const { place, size } = entity as Fighter;
    const cells = cellsAt(on, place, size) ?? [place];
    on.zones.forEach(({ condition, places }, nth) => {
      if (condition >= 0 && places.some((cell) => cells.includes(cell)))
        last = bear(rules, last, entity as Fighter, rules.things[condition] as ConditionDef, SCENE, nth);
    });
  }
  return last;
}

/** Whether two sides stand to fight each other: a fight that is over as it is given goes on without end. */
const isContested = (fighters: readonly GivenFighter[]): boolean => new Set(fighters.filter(stands).map(({ side, name }) => side ?? name)).size > 1;

const stands = (fighter: GivenFighter): boolean => fighter.inanimate !== true && fighter.creature !== 'door' && !bears(fighter, FALLEN);

const bears = ({ conditions = [] }: GivenFighter, some: readonly string[]): boolean =>
  conditions.some((condition) => some.includes(typeof condition === 'string' ? condition : condition.condition));

const FALLEN: readonly string[] = [Unconscious.id, Dead.id];

/** Those who bear one of these take up no place. */
const OUT_OF_THE_WAY: readonly string[] = [Dead.id, Gone.id, Carried.id];

/** What a running fight may have changed in a fighter. */
function withFacts(rules: Rules, f: Fighter, given: GivenScenario, entities: readonly Entity[], report: Report): Fighter {
  const i = f.id - 1;
  const fighter = given.fighters[i];
  const fighters = entities.filter((entity): entity is Fighter => entity.kind === 'fighter');
  const features = rules.def.features.map((thing) => thing.id);
  checkEach(fighter.used, (id, k) => {
    if (!features.includes(id)) report(['fighters', i, 'used', k], 'an ability');
  });
  const struckBy = fighter.struckBy === undefined ? -1 : idNamed(fighters, fighter.struckBy, ['fighters', i, 'struckBy'], report);
  const { arrives = 0 } = f;
  return {
    ...f,
    arrives: arrives > 1 && arrives <= given.round ? 0 : arrives,
    aura: fighter.aura ?? f.aura,
    stamina: fighter.stamina ?? f.stamina,
    surges: fighter.surges ?? f.surges,
    energy: f.inanimate ? 0 : fighter.energy,
    agility: fighter.agility ?? fighter.maxAgility ?? 3,
    swift: fighter.swiftUsed,
    rolled: fighter.initiativeRolled,
    pushed: fighter.pushed,
    waits: fighter.waits,
    moved: fighter.moved,
    runUp: fighter.runUp,
    motion: fighter.movement,
    nimble: fighter.nimble,
    struckBy,
    sparing: fighter.sparing,
    used: fighter.used.map((id) => rules.codeNamed(id)),
    rested: fighter.rested,
    surgesOpen: fighter.surgesOpen,
  };
}
