import { defineAsk, defineIntent, GM, type Id, type IntentContext, number, place, type View } from '@riposte/kernel';
import { Energy } from '../actions/energy.ts';
import { type Pay, payment, payWhole, priced } from '../actions/payment.ts';
import { spendStamina } from '../actions/stamina.ts';
import { unguard } from '../conditions/exposed.ts';
import { fighter, scene } from '../fighters/fighter.ts';
import { conscious } from '../harm/unconscious.ts';
import { interrupted } from '../rounds/interrupts.ts';
import { ruled } from '../rulings.ts';
import { metres } from './board.ts';
import { isFree } from './room.ts';
import { refuseProne } from './run.ts';
import { isClearTo, WALLS } from './sight.ts';
import { JumpDistance, Speed } from './speed.ts';
import { STAMINA } from './sprint.ts';
import { CourseSet, Moved, moveTo, StepOver } from './steps.ts';

type JumpChoice = { readonly to: number; readonly pay: Pay };

const RUN_UP = 2;
const WHILE_SPRINTING = 10;

/** Decimetres that a fighter can jump now. @rule RC-ENE-031 RC-ENE-032 */
const jumpLimit = (view: View, by: Id): number => {
  const { runUp, motion } = fighter(view, by);
  return JumpDistance(view, by) + (runUp > 0 && motion === 'wild' ? WHILE_SPRINTING : 0);
};

/** Energy of a Jump without what the game master adds: less with a run-up, more for long flight. @rule RC-ENE-028 RC-ENE-029 RC-ENE-030 */
function jumpPrice(view: View, by: Id, to: number): number {
  const { place: from, runUp } = fighter(view, by);
  const beyond = Math.max(0, (3 * metres(scene(view), from, to)) / Speed(view, by) - 2);
  return (runUp >= RUN_UP ? 1 : 2) + ruled(view).jumpSurcharge(beyond);
}

/** By one reading the game master says how much more Energy a long flight costs. @rule RC-ENE-030 */
export const FlightEnergy = defineAsk<{ readonly who: Id; readonly to: number }, number>('flight-energy', {
  rule: 'RC-ENE-030',
  answer: number({ rule: 'RC-ENE-030', least: () => 0, most: () => 3 }),
  fallback: () => 1,
});

/** Over what lies between, for Stamina. The jumper lands unguarded. @rule RC-ENE-028 RC-ENE-029 RC-ENE-033 RC-STA-009 */
export const Jump = defineIntent<JumpChoice>('jump', {
  rule: 'RC-ENE-028',
  title: 'Jump',
  tags: ['action', 'movement', 'jump', 'run', 'stamina'],
  available(view, by, refuse) {
    refuseProne(view, by, refuse);
    if (fighter(view, by).stamina < STAMINA) refuse('RC-ENE-028', 'no-stamina');
  },
  params: {
    to: place<IntentContext<JumpChoice>, number>({
      rule: 'RC-SIZ-009',
      candidates: (view, { by }) => landings(view, by),
      check(view, { by }, to, refuse) {
        if (!isFree(view, by, to)) refuse('RC-GRD-003', 'no-room');
        else if (metres(scene(view), fighter(view, by).place, to) * 10 > jumpLimit(view, by)) refuse('RC-SIZ-009', 'too-far-to-jump');
        else if (to === fighter(view, by).place) refuse('RC-SIZ-009', 'already-there');
        else if (!isClearTo(view, by, to)) refuse(WALLS, 'obstructed');
      },
    }),
    pay: payment<JumpChoice>((view, { by, with: { to } }) => jumpPrice(view, by, to)),
  },
  check(view, by, { pay }, refuse) {
    if (pay === 'stamina' && fighter(view, by).stamina < 2 * STAMINA) refuse('RC-ENE-028', 'needs-stamina', { stamina: 2 * STAMINA });
  },
  price: (view, by, { to, pay }) => priced(jumpPrice(view, by, to), pay, STAMINA),
  perform(play, by, { to, pay }) {
    const { place: from } = fighter(play, by);
    const far = metres(scene(play), from, to);
    payWhole(play, by, jumpPrice(play, by, to), pay);
    spendStamina(play, by, STAMINA);
    if (ruled(play).asksForFlight && far * 3 > Speed(play, by) * 2) Energy.spend(play, by, play.ask(FlightEnergy, GM, { who: by, to }));
    play.settle();
    if (!conscious(play, by)) return false;
    for (let i = 1; i < far; i++) Moved(play, by, from, -1);
    const lands = moveTo(play, by, to, true);
    CourseSet(play, by, -1, 0, 'ordinary');
    unguard(play, by);
    if (!lands) return false;
    interrupted(play, by, Jump.id);
    StepOver(play, by);
    return true;
  },
});

const MAX_LANDINGS = 40;

/** Where a Jump could end: the farthest first, in a straight line. */
function landings(view: View, by: Id): number[] {
  const on = scene(view);
  const { place: from } = fighter(view, by);
  const far = Math.floor(jumpLimit(view, by) / 10);
  const all: number[] = [];
  for (let to = 0; to < on.width * on.height && all.length < MAX_LANDINGS; to++) {
    if (to !== from && metres(on, from, to) <= far && metres(on, from, to) >= 2 && isFree(view, by, to) && isClearTo(view, by, to)) all.push(to);
  }
  return all;
}
