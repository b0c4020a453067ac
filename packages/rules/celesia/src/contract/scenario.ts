import { type FeatureDef, NOBODY, type Rules, type State } from '@riposte/kernel';
import { checkEach, codeNamed, givenItems, givenTurns, idNamed, calledBy as name, type Report, sidesOf, turnOrder } from '@riposte/ruleset';
import * as z from 'zod';
import { type Fighter, type Part, SCENE, type Scene } from '../fighters/fighter.ts';
import { PART_KINDS, PARTS } from '../injuries/body-parts.ts';
import { Recovering, Untreated } from '../injuries/healing.ts';
import { Away } from '../positioning/away.ts';
import { Carried } from '../positioning/carried.ts';
import { Minutes, SPANS } from '../rounds/clocks.ts';
import { Dead } from '../stamina/dead.ts';
import { bear, namedPart, openingOf, setUp } from './encounter.ts';
import { boardSchema, fighterSchema } from './schemas.ts';

const count = z.int().min(0).max(1000);
const square = z.tuple([z.int().min(0).max(99), z.int().min(0).max(99)]);
const counts = z.partialRecord(z.enum(PART_KINDS), z.array(z.int().min(0).max(20)).max(40));

/** A fighter as a scenario gives it: that of an encounter, with what a running fight may have changed. */
export const givenFighter = fighterSchema.extend({
  /** Default: a separate side. */
  side: name.optional(),
  /** Default: beside the fighter before. */
  at: square.optional(),
  /** Injuries by kind of part, in the order of the parts: {"hand": [1, 0]}. */
  injuries: counts.default({}),
  /** How many of these injuries are treated. */
  treated: counts.default({}),
  /** What stands in for destroyed parts: {"leg 1": "wooden-leg"}. */
  prosthetics: z.record(name, name).default({}),
  stamina: z.int().min(-1000).max(1000).optional(),
  exhaustion: count.optional(),
  strain: count.default(0),
  /** AP in hand: its turn has begun already. */
  ap: z.int().min(0).max(20).optional(),
  reactions: z.int().min(0).max(20).optional(),
  /** Turns begun; 0 = it has not had its first turn. Default: 1, or 0 where an ambush begins with the rolls for its turn order. */
  turns: z.int().min(0).max(1000).optional(),
  /** Attack actions made in this turn. */
  attacks: z.int().min(0).max(20).default(0),
  /** Whether it has moved in this turn. */
  moved: z.boolean().default(false),
  /** Free actions of this turn, by the ids of their acts. */
  free: z.array(name).max(20).default([]),
  /** What is declared for its next attack: Stamina in Power Attack, degrees of Reckless Attack, a Lunge, Stamina in Deadly Aim. */
  power: z.int().min(0).max(60).default(0),
  reckless: z.int().min(0).max(60).default(0),
  lunging: z.boolean().default(false),
  aimed: z.int().min(0).max(60).default(0),
});

/** What a scenario gives in addition to fighters. */
export const givenScene = z.strictObject({
  board: boardSchema.prefault({}),
  ...givenTurns,
  /** `in` says in whom it sticks. */
  items: givenItems({ at: square, in: name.optional() }),
});

type Given = z.infer<typeof givenScene> & { readonly fighters: readonly z.infer<typeof givenFighter>[] };

/** Those who bear one of these take up no place. */
const OUT_OF_THE_WAY: readonly string[] = [Dead.id, Away.id, Carried.id];

/** The caller gives conditions; here they only show who is in nobody's way. */
type GivenFighter = z.infer<typeof givenFighter> & { readonly conditions?: readonly (string | { readonly condition: string })[] };

const takesNoPlace = ({ conditions = [] }: GivenFighter): boolean =>
  conditions.some((condition) => OUT_OF_THE_WAY.includes(typeof condition === 'string' ? condition : condition.condition));

/** The state that a scenario gives. The turn begins by the rules, unless its fighter has AP in hand already. */
export function begin(rules: Rules, said: Given, report: Report): State {
  const plain = said.fighters.map((given, i) => ({ ...given, side: given.side ?? given.name, at: given.at ?? ([1 + i, 1] as [number, number]) }));
  const state = setUp(rules, { board: said.board, sides: sidesOf(plain), fighters: plain }, report, (i) => takesNoPlace(said.fighters[i]));
  const all = state.entities.filter((entity): entity is Fighter => entity.kind === 'fighter');
  checkEach(all, (f, i) => {
    hurt(rules, state, f, said.fighters[i], (path, expected) => report(['fighters', i, ...path], expected));
    state.entities[f.id] = withFacts(f, said.fighters[i], said.order === 'rolled' && openingOf(said) === 'ambush' ? 0 : 1);
  });
  const ground = checkEach(said.items, ({ gear, at, in: body }, i) => ({
    gear: codeNamed(rules, isCarried, gear, ['items', i, 'gear'], report),
    x: at[0],
    y: at[1],
    in: body === undefined ? NOBODY : idNamed(all, body, ['items', i, 'in'], report),
  }));
  state.entities[SCENE] = { ...(state.entities[SCENE] as Scene), ground, ...turnOf(said, all, report) } as Scene;
  return state;
}

const isCarried = (thing: FeatureDef): boolean => ['weapon', 'shield', 'potion', 'replaces'].some((mark) => mark in thing);

/** What a running fight may have changed in a fighter. */
function withFacts(f: Fighter, given: Given['fighters'][number], before: number): Fighter {
  const { strain, turns = before, attacks, moved, free, power, reckless, lunging, aimed } = given;
  const most = f.con === null ? 0 : Math.max(1, f.stamina - strain);
  const bonus = Math.max(0, f.strength, f.dexterity);
  return {
    ...f,
    strain,
    turns,
    attacks,
    moved,
    free,
    power,
    reckless,
    lunging,
    aimed,
    stamina: given.stamina ?? most,
    exhaustion: given.exhaustion ?? f.exhaustion,
    ap: given.ap ?? 0,
    reactions: given.reactions ?? (turns > 0 ? 1 + bonus : 0),
  };
}

/** Injuries, treated or not, and what stands in for parts. */
function hurt(rules: Rules, state: State, f: Fighter, { injuries, treated, prosthetics }: Given['fighters'][number], report: Report): void {
  const clock = rules.codeOfClock(Minutes);
  for (const [kind, list] of Object.entries(injuries)) {
    const parts = f.parts.map((id) => state.entities[id] as Part).filter((part) => part.part === kind);
    if (list.length > parts.length) report(['injuries', kind], `at most ${parts.length} numbers, one for each`);
    for (const [i, many] of list.entries()) {
      const part: Part = { ...parts[i], injuries: many };
      state.entities[part.id] = part;
      const cared = treated[kind as Part['part']]?.[i] ?? 0;
      for (let n = 0; n < many; n++) {
        if (n < cared) bear(rules, state, part.id, Recovering, { clock, of: SCENE, at: weeks(part) * SPANS.week });
        else bear(rules, state, part.id, Untreated, { clock, of: SCENE, at: SPANS.day });
      }
    }
  }
  for (const [called, gear] of Object.entries(prosthetics)) {
    const part = namedPart(state, f, called) ?? report(['prosthetics', called], `a part of ${f.name}`);
    const code = codeNamed(rules, (thing) => 'replaces' in thing, gear, ['prosthetics', called], report);
    state.entities[part.id] = { ...part, prosthetic: code } as Part;
  }
}

const weeks = ({ part }: Part): number => 1 + Math.max(0, PARTS[part].severity);

function turnOf(said: Given, all: readonly Fighter[], report: Report): Pick<Scene, 'order' | 'turn' | 'acting' | 'round'> {
  const given = turnOrder(said, all, report);
  if (given === null) return { order: [], turn: -1, acting: NOBODY, round: 0 };
  const { order, turn } = given;
  const acting = order[turn];
  const { name: called } = all.find((fighter) => fighter.id === acting)!;
  if (said.fighters.find((given) => given.name === called)!.ap === undefined) return { order, turn: turn - 1, acting: NOBODY, round: said.round };
  return { order, turn, acting, round: said.round };
}
