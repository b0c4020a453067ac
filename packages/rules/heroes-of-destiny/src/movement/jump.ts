import {
  defineAsk,
  defineChange,
  defineCondition,
  defineIntent,
  endAll,
  GM,
  give,
  type Id,
  type IntentContext,
  judging,
  number,
  oneOf,
  type Play,
  place,
  type View,
} from '@riposte/kernel';
import { distance, line, sees } from '@riposte/space';
import { weaponAt } from '../catalogue/weapon.ts';
import { Dragged } from '../grappling/drag.ts';
import { falls } from '../health/damage.ts';
import { passes, roll } from '../rolls/checks.ts';
import { ruled } from '../rulings.ts';
import { ActionPoints, isPaidFor, needsAp } from '../sequence/action-points.ts';
import { happens } from '../sequence/reactions.ts';
import { type Fighter, fighter, heightOf } from '../state/fighter.ts';
import type { Place } from '../state/scene.ts';
import { board, FEET_IN_A_YARD } from './distance.ts';
import { foesWithin, GROUND_COSTS, groundAt, hasRoom, meets, nextPlaces, wouldReach } from './grid.ts';
import { arrive, MovementBought, YardsLost } from './move.ts';
import { Prone } from './posture.ts';
import { MovementRate } from './rate.ts';

/** Yards travelled without an action in between. */
export const RunUpSet = defineChange('run-up-set', (store, who: Id, yards: number): boolean => {
  if ((store.state.entities[who] as Fighter).runUp === yards) return false;
  (store.edit(who) as Fighter).runUp = yards;
  return true;
});

/** In the air, between the start and the end of a jump that is being paid for: the turn does not end. @rule HD-JMP-007 */
export const Airborne = defineCondition('airborne', { rule: 'HD-JMP-007', title: 'in the air' });

const RUN_UP = 5;
const LEDGE_FEET = 3;

/** No jump costs more: the most AP that a fighter can hold. */
const MAX_AP = 72;

const JUMP_KINDS = ['long', 'high'] as const;
type JumpKind = (typeof JUMP_KINDS)[number];
type Jumping = { readonly kind: JumpKind; readonly over: number; readonly tuck: boolean; readonly to: Place };

/** How far in feet, or how high in inches, a check carries; without a run-up half as far, and rounded only now. @rule HD-JMP-002 HD-JMP-003 HD-JMP-004 HD-JMP-005 */
function jumpReach(view: View, who: Id, kind: JumpKind, check: number): number {
  const f = fighter(view, who);
  const twice = f.runUp >= RUN_UP ? 2 * (check + f.spd) : check;
  return Math.max(0, kind === 'long' ? Math.floor(twice / 2) : twice);
}

/** With legs tucked up half the height more is cleared. @rule HD-JMP-006 */
const tucked = (view: View, who: Id): number => Math.floor(heightOf(fighter(view, who)) / 2);

export const Jumped = defineChange('jumped', (_store, _who: Id, _kind: string, _reach: number): void => {});

const tnAsk = (id: string) =>
  defineAsk<{ readonly who: Id }, number>(id, {
    rule: 'HD-JMP-012',
    answer: number({ rule: 'HD-JMP-012', least: () => -20, most: () => 40 }),
    fallback: () => 2,
  });

/** How slippery it is. @rule HD-JMP-012 */
export const LandingTn = tnAsk('landing-tn');
export const LedgeTn = tnAsk('ledge-tn');

/** Whether a jump that falls short is followed by a reach for the ledge. @rule HD-JMP-011 */
export const GrabLedge = defineAsk<{ readonly short: number }, boolean>('grab-ledge', {
  rule: 'HD-JMP-011',
  answer: oneOf({ rule: 'HD-JMP-011', candidates: () => [true, false] }),
  fallback: () => true,
});

/** Yards of movement that a jump takes. */
const yardsOf = ({ kind, over }: Jumping): number => Math.max(1, kind === 'long' ? Math.ceil(over / FEET_IN_A_YARD) : 1);

const bought = (view: View, who: Id, ap: number): number => ruled(view).yardsBought(MovementRate(view, who), fighter(view, who).movedAp, ap);

/** AP for the yards of a jump beyond those in the pool; more than there are may be paid over turns. @rule HD-JMP-008 */
function jumpAp(view: View, who: Id, jumping: Jumping): number {
  const missing = yardsOf(jumping) - fighter(view, who).yards;
  let ap = 0;
  while (ap < MAX_AP && bought(view, who, ap) < missing) ap++;
  return ap;
}

/** The yards of a jump come out of the pool that its AP fill. @rule HD-MOV-007 HD-JMP-008 */
function useYards(play: Play, who: Id, jumping: Jumping): void {
  const ap = jumpAp(play, who, jumping);
  MovementBought(play, who, ap, bought(play, who, ap));
  YardsLost(play, who, yardsOf(jumping));
}

/** A long or high jump. A foe within whose reach it would come may rebuff on the way. It is made as a whole: whatever happens in the air, it ends on the ground. @rule HD-JMP-001 HD-JMP-008 HD-JMP-009 */
export const Jump = defineIntent<Jumping>('jump', {
  rule: 'HD-JMP-001',
  title: 'Jump',
  tags: ['action', 'moving', 'jump', 'afoot'],
  available(view, by, refuse) {
    needsAp(view, by, refuse);
    if (view.has(by, Prone)) refuse('HD-JMP-001', 'crouch-first');
  },
  params: {
    kind: oneOf<IntentContext<Jumping>, JumpKind>({ rule: 'HD-JMP-001', candidates: () => JUMP_KINDS }),
    over: {
      kind: 'number',
      check(_view, _context, over, refuse) {
        if (!Number.isInteger(over) || over < 0 || over > 300) refuse('HD-JMP-001', 'jump-length');
      },
      candidates: (_view, { with: { kind } }) => (kind === 'long' ? [FEET_IN_A_YARD, 2 * FEET_IN_A_YARD] : [12]),
    },
    tuck: oneOf<IntentContext<Jumping>, boolean>({
      rule: 'HD-JMP-006',
      candidates: (_view, { with: { kind } }) => (kind === 'high' ? [true, false] : [false]),
    }),
    to: place<IntentContext<Jumping>, Place>({
      rule: 'HD-JMP-001',
      candidates: (view, { by, with: { kind } }) =>
        [...(kind === 'high' ? [fighter(view, by).at] : []), ...nextPlaces(view, fighter(view, by).at)].filter((at) => isFree(view, by, at)),
      check(view, { by, with: { kind } }, to, refuse) {
        if (!Number.isInteger(to) || to < 0 || to >= board(view).count || !isFree(view, by, to)) return refuse('HD-JMP-001', 'no-room-there');
        if (kind === 'long' && to === fighter(view, by).at) refuse('HD-JMP-001', 'jump-nowhere');
      },
    }),
  },
  check(view, by, jumping, refuse) {
    if (distance(board(view), fighter(view, by).at, jumping.to) > yardsOf(jumping)) refuse('HD-JMP-004', 'jump-too-short');
  },
  price: (view, by, chosen) => [{ resource: ActionPoints, amount: jumpAp(view, by, chosen) }],
  perform(play, by, jumping) {
    const { kind, over, tuck, to } = jumping;
    const from = fighter(play, by).at;
    const way = line(board(play), from, to).slice(1);
    if (way.length > 0 && happens(play, by, 'approaches', null, way[0]).length > 0 && !isPaidFor(play, Jump.of(by, jumping))) return 'stopped';
    useYards(play, by, jumping);
    const reach = jumpReach(play, by, kind, roll(play, by, 'jumping'));
    Jumped(play, by, kind, reach);
    give(play, by, Airborne);
    happens(play, by, 'jumps');
    const cleared = reach + (tuck ? tucked(play, by) : 0);
    if (cleared >= over) flies(play, by, way, to);
    endAll(play, by, Airborne);
    if (cleared >= over) land(play, by, to);
    else if (kind === 'high') return 'too low';
    else return fallShort(play, by, from, to, over, reach);
    return true;
  },
});

/** A foe whose reach is met in the air rebuffs there, at the last place outside it; the jump goes on. @rule HD-OFF-009 HD-JMP-009 */
function flies(play: Play, who: Id, way: readonly Place[], to: Place): void {
  for (let i = 1; i < way.length && way[i - 1] !== to; i++) {
    const f = fighter(play, who);
    const meetsReach = foesWithin(play, who, Number.POSITIVE_INFINITY).some((id) => {
      const foe = fighter(play, id);
      const { reach } = weaponAt(play, foe.weapon);
      return reach > 0 && wouldReach(play, foe, reach - 1, f, way[i]) && !wouldReach(play, foe, reach - 1, f, way[i - 1]);
    });
    if (!meetsReach) continue;
    Dragged(play, who, way[i - 1]);
    happens(play, who, 'approaches', null, way[i]);
  }
}

/** Room to come down, and no wall on the way that stops even the sight. */
const isFree = (view: View, who: Id, at: Place): boolean => hasRoom(view, who, at) && sees(board(view), fighter(view, who).at, at);

/** On ground that is difficult or slippery a check keeps one standing. @rule HD-JMP-010 */
function land(play: Play, who: Id, at: Place): void {
  if (at !== fighter(play, who).at && !meets(play, who, at)) arrive(play, who, at, 0, fighter(play, who).carry);
  const isBad = groundAt(play, at).some((ground) => ground === 'slippery' || (GROUND_COSTS[ground] ?? 1) > 1);
  if (isBad && !passes(play, who, 'balance', play.ask(LandingTn, GM, { who }))) give(play, who, Prone);
}

/** Lands on the way, or grabs a ledge within a yard. @rule HD-JMP-011 HD-JMP-012 */
function fallShort(play: Play, who: Id, from: Place, to: Place, over: number, reach: number): string {
  const short = over - reach;
  if (groundAt(play, to).includes('ledge')) {
    if (short <= LEDGE_FEET && play.ask(GrabLedge, who, { short }) && passes(play, who, 'gymnastics', play.ask(LedgeTn, GM, { who }))) {
      land(play, who, to);
      return 'holds the ledge';
    }
    falls(play, who);
    return 'falls';
  }
  const way = line(board(play), from, to).slice(1, 1 + Math.floor(reach / FEET_IN_A_YARD));
  const seen = judging(play, who);
  const down = way.findLast((at) => hasRoom(seen, who, at)) ?? from;
  if (down !== from) flies(play, who, way, down);
  land(play, who, down);
  return 'short';
}
