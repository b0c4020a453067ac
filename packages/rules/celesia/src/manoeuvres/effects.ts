import { carried, defineAsk, endAll, give, type Id, NOBODY, type Play, path, type View } from '@riposte/kernel';
import { parryAgainst } from '../actions/parry.ts';
import { Attacked, AttackRoll, Deflected, Missed } from '../attack/attack.ts';
import { type Attack, AttackAdvantage, AttackBonus, attackOf, isMelee } from '../attack/attack-roll.ts';
import { d20, degreesOver } from '../attack/d20.ts';
import { ARMED, DefenceValue } from '../attack/defence-value.ts';
import { bodyPart, fighter } from '../fighters/fighter.ts';
import { side } from '../fighters/size.ts';
import { ArmourBroken, wornArmour } from '../gear/armour.ts';
import { freeGrips } from '../gear/in-hand.ts';
import { Cracked, comesToLie, HoldsNow, loosen, stow, takeHold, unstow } from '../gear/take-and-drop.ts';
import { raisesWard } from '../magic/ward.ts';
import { beside, FEET, gap, isFree, isOpen, Moved, meets, Pushed, type Square, squaresBetween, steps, stepsTo, stepTowards } from '../positioning/board.ts';
import { Prone } from '../positioning/prone.ts';
import { grasp } from '../positioning/reach.ts';
import { startOfNextTurn } from '../rounds/clocks.ts';
import { Reactions } from '../rounds/reactions.ts';
import { refuseSurrender } from '../rounds/yielded.ts';
import { ruled } from '../rulings.ts';
import { strain } from '../stamina/strain.ts';
import { Exposed, Grappled, isHeldAs, isHeldBy, Pinned } from './grapple.ts';
import { type Maneuver } from './modifiers.ts';

/** A manoeuvre that is being tried; `to` is what it is aimed at: a part, a thing, or nothing. */
interface Trial {
  readonly by: Id;
  readonly at: Id;
  readonly maneuver: Maneuver;
  readonly way: Attack['way'];
  readonly earlier: number;
  readonly to: Id | null;
}

/** The parts that hold something. */
const holdingParts = (view: View, who: Id): Id[] => fighter(view, who).parts.filter((part) => bodyPart(view, part).holds >= 0);

/** What of its target a manoeuvre can be aimed at: a hand to disarm; a thing held, or armour by its wearer, to sunder. */
export function aims(view: View, maneuver: Maneuver, at: Id): Id[] {
  if (maneuver === 'disarm') return holdingParts(view, at);
  const hasArmour = wornArmour(view, at).length > 0 && !view.has(at, ArmourBroken);
  return maneuver === 'sunder' ? [...holdingParts(view, at), ...(hasArmour ? [at] : [])] : [];
}

/** What can be stolen: each thing stowed. */
export const loot = (view: View, at: Id): number[] => [...new Set(fighter(view, at).belt)];

/** The roll of a manoeuvre; the attack attribute, by the reading that adds it, is the better of Strength and Dexterity. @rule CE-MAN-003 */
const maneuverAttack = (view: View, { by, at, maneuver, way, earlier }: Trial): Attack => {
  const { strength, dexterity } = fighter(view, by);
  return attackOf(by, at, -1, -1, { form: 'maneuver', maneuver, way, earlier, attribute: dexterity > strength ? 'dexterity' : 'strength' });
};

const FAILURE = 0;

/** From the roll to its effect; a tie succeeds, and what melee attacks allow may parry it. @rule CE-MAN-004 CE-MNV-001 CE-PAR-001 CE-PAR-006 */
export function tryManeuver(play: Play, trial: Trial): boolean {
  const { by, at } = trial;
  const attack = maneuverAttack(play, trial);
  refuseSurrender(play, at);
  const reacted = raisesWard(play, by, at);
  const value = DefenceValue(play, at, by, ARMED);
  const bonus = AttackBonus(play, by, at, attack);
  const face = play.roll(AttackRoll, by, d20(play, AttackAdvantage(play, by, at, attack)), (shown) => (shown + bonus >= value ? shown : FAILURE));
  if (face === FAILURE) {
    Missed(play, by, at);
    return false;
  }
  const total = face + bonus;
  Attacked(play, by, at, total, value);
  const shown = degreesOver(play, total, value) + (face === 20 ? 1 : face === 1 ? -1 : 0);
  const degrees = Math.max(0, shown);
  const left = degrees - (reacted || !isMelee(play, attack) ? 0 : parryAgainst(play, attack, total, degrees));
  if (left < 0) {
    Deflected(play, at, by);
    return false;
  }
  if (ruled(play).maneuverStrains) strain(play, at, 1 + left);
  MANEUVER_EFFECTS[trial.maneuver](play, trial, left);
  return true;
}

type Effect = (play: Play, trial: Trial, degrees: number) => void;

/** What each manoeuvre does, by its degrees (R-MANEUVERS). @rule CE-MNV-001 */
const MANEUVER_EFFECTS: { readonly [M in Maneuver]: Effect } = {
  disarm(play, { by, to }, degrees) {
    if (to === null || bodyPart(play, to).holds < 0) return;
    const { of, holds } = bodyPart(play, to);
    const [hand] = freeGrips(play, by);
    const beyond = beside(fighter(play, of), stepTowards(fighter(play, by), fighter(play, of)));
    const wear = loosen(play, to);
    if (degrees >= 2 && hand !== undefined) {
      HoldsNow(play, to, -1);
      takeHold(play, hand, holds, wear);
    } else comesToLie(play, to, degrees >= 1 && isOpen(play, beyond, 1) ? beyond : fighter(play, of), NOBODY, wear);
  },
  drag(play, { by, at }, degrees) {
    const { x, y } = stepTowards(fighter(play, at), fighter(play, by));
    for (let i = 0; i <= degrees; i++) {
      const mine = fighter(play, by);
      const theirs = fighter(play, at);
      const to = { x: mine.x + x, y: mine.y + y };
      const after = { x: theirs.x + x, y: theirs.y + y };
      meets(play, by, to);
      if (!isFree(play, by, to)) return;
      Pushed(play, by, to.x, to.y);
      meets(play, at, after);
      // Who cannot be dragged farther keeps its dragger where it was.
      if (!isFree(play, at, after)) return Pushed(play, by, to.x - x, to.y - y);
      Pushed(play, at, after.x, after.y);
    }
  },
  grapple(play, { by, at }, degrees) {
    if (!isHeldBy(play, at, by)) give(play, at, Grappled, { source: by });
    if (degrees >= 1 && !isHeldAs(play, Exposed, at, by)) give(play, at, Exposed, { source: by });
    if (degrees >= 2 && !isHeldAs(play, Pinned, at, by)) give(play, at, Pinned, { source: by });
  },
  overrun(play, { by, at }, degrees) {
    const mine = fighter(play, by);
    const theirs = fighter(play, at);
    const way = stepTowards(mine, theirs);
    const far = side(mine.size) + side(theirs.size) + squaresBetween(play, by, at) - 1;
    const to = { x: mine.x + far * way.x, y: mine.y + far * way.y };
    meets(play, by, to);
    if (isFree(play, by, to)) Moved(play, by, to.x, to.y);
    if (degrees >= 1) give(play, at, Prone);
  },
  reposition(play, { by, at }, degrees) {
    for (const to of play.ask(ChooseWay, by, { by, at, squares: 1 + degrees })) {
      if (!stepsTo(play, at, to)) return;
      Pushed(play, at, to.x, to.y);
    }
  },
  shove(play, { by, at }, degrees) {
    const { x, y } = stepTowards(fighter(play, by), fighter(play, at));
    for (let i = 0; i <= degrees; i++) {
      const { x: nowX, y: nowY } = fighter(play, at);
      if (!stepsTo(play, at, { x: nowX + x, y: nowY + y })) return;
      Pushed(play, at, nowX + x, nowY + y);
    }
  },
  steal(play, { by, at, to }) {
    if (to === null || !fighter(play, at).belt.includes(to)) return;
    stow(play, by, to, unstow(play, at, to));
  },
  sunder(play, { at, to }, degrees) {
    const item = to ?? at;
    if (item !== at && bodyPart(play, item).holds < 0) return;
    give(play, item, Cracked);
    if (degrees < 2 && carried(play, item, Cracked).length < HARDNESS) return;
    endAll(play, item, Cracked);
    if (item === at) give(play, at, ArmourBroken);
    else {
      loosen(play, item);
      HoldsNow(play, item, -1);
    }
  },
  trick(play, { by, at }, degrees) {
    give(play, at, Exposed, { source: by, until: startOfNextTurn(play, at) });
    Reactions.spend(play, at, degrees);
  },
  trip(play, { at }, degrees) {
    give(play, at, Prone);
    if (degrees >= 1) strain(play, at, 1);
  },
};

const HARDNESS = 3;

interface Repositioning {
  readonly by: Id;
  readonly at: Id;
  readonly squares: number;
}

/** Where a repositioned enemy is put: square by square, never out of reach. */
export const ChooseWay = defineAsk<Repositioning, readonly Square[]>('choose-way', {
  rule: 'CE-MNV-001',
  open: (view, _who, about) => wayOn(view, about, []).length > 0,
  answer: path({ rule: 'CE-MNV-001', next: (view, { about }, soFar) => wayOn(view, about, soFar), most: (_view, { about }) => about.squares }),
  fallback: (view, _who, about) => wayOn(view, about, []).slice(0, 1),
});

const wayOn = (view: View, { by, at }: Repositioning, soFar: readonly Square[]): Square[] => {
  const { x, y, size } = fighter(view, by);
  const [mine, theirs] = [side(size), side(fighter(view, at).size)];
  const reach = grasp(view, by) / FEET;
  return steps(view, at, soFar.length === 0 ? fighter(view, at) : soFar[soFar.length - 1]).filter(
    (to) => Math.max(gap(x, mine, to.x, theirs), gap(y, mine, to.y, theirs)) <= reach,
  );
};
