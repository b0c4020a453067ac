import { defineAsk, defineIntent, give, type Id, isOff, oneOf, type Play, type Refuse, type View } from '@riposte/kernel';
import { AttackMade, landHit, resolveAttack, type Struck } from '../attack/attack.ts';
import { type Attack, AttackAdvantage, attackOf, MELEE_ATTRIBUTES } from '../attack/attack-roll.ts';
import { ARMED, DefenceValue } from '../attack/defence-value.ts';
import { type Attribute, fighter, opponents } from '../fighters/fighter.ts';
import { freeGrips, weaponCode, weaponOf } from '../gear/in-hand.ts';
import { canStrike, strikers, whyUnready } from '../gear/ready-weapons.ts';
import { isHere } from '../positioning/away.ts';
import { FEET, feetBetween, isAdjacent } from '../positioning/board.ts';
import { inReach, reachWith } from '../positioning/reach.ts';
import { isWalledOff } from '../positioning/walls.ts';
import { needsSimple, paySimple } from '../rounds/action-points.ts';
import { startOfNextTurn } from '../rounds/clocks.ts';
import { ruled } from '../rulings.ts';
import { alive } from '../stamina/dead.ts';
import { hasStamina, needsStamina, payStamina, Stamina } from '../stamina/stamina.ts';
import { commit, STRUCK, upTo } from './declared.ts';
import { isFreeOpen, needsFree, takeFree } from './free-actions.ts';
import { needsMelee } from './open-attacks.ts';
import { OpenByCleave, OpenByLunge } from './openings.ts';

export interface StrikeWith {
  readonly weapon: Id;
  readonly at: Id;
  readonly attribute: Attribute;
}

/** Feet that a declared Lunge adds to the reach. @rule CE-LNG-001 */
export const lungeOf = (view: View, who: Id): number => (fighter(view, who).lunging ? FEET : 0);

/** Whether there is such a creature to attack: of any side, but not oneself. @rule CE-ATK-001 */
export function checkCreature(view: View, by: Id, at: Id, refuse: Refuse): void {
  if (view.state.entities[at]?.kind !== 'fighter' || at === by) return refuse('CE-ATK-001', 'no-such-target');
  if (!isHere(view, at)) refuse('CE-ATK-001', 'target-gone');
  else if (!alive(view, at)) refuse('CE-ATK-001', 'target-dead');
}

/** Whether a target can be attacked in melee at all, and from where the part is. @rule CE-ATK-001 CE-MEL-001 */
export function checkTarget(view: View, by: Id, at: Id, part: Id, more: number, refuse: Refuse): void {
  checkCreature(view, by, at, refuse);
  if (view.state.entities[at]?.kind !== 'fighter' || at === by) return;
  if (isWalledOff(view, by, at)) refuse('CE-MEL-001', 'wall');
  else if (!inReach(view, at, by, part, more)) refuse('CE-MEL-001', 'out-of-reach');
}

type StrikeContext = { readonly by: Id; readonly with: StrikeWith };

/** The parameters of a melee attack: the part that strikes, whom, and by which attribute. @rule CE-ATK-007 CE-MEL-001 CE-MEL-002 */
export const STRIKE_WITH = {
  weapon: oneOf<StrikeContext, Id>({
    rule: 'CE-MEL-001',
    candidates: (view, { by }) => strikers(view, by),
    check(view, { by }, part, refuse) {
      if (!fighter(view, by).parts.includes(part)) return refuse('CE-MEL-001', 'not-your-part');
      const why = whyUnready(view, part);
      if (why !== null) refuse(...why);
      else if (!canStrike(view, part)) refuse('CE-MEL-001', 'cannot-attack-with');
    },
  }),
  at: oneOf<StrikeContext, Id>({
    rule: 'CE-MEL-001',
    candidates: (view, { by, with: { weapon } }) => opponents(view, by).filter((at) => alive(view, at) && inReach(view, at, by, weapon, lungeOf(view, by))),
    check: (view, { by, with: { weapon } }, at, refuse) => checkTarget(view, by, at, weapon, lungeOf(view, by), refuse),
  }),
  attribute: oneOf<StrikeContext, Attribute>({ rule: 'CE-MEL-002', candidates: () => MELEE_ATTRIBUTES }),
};

/** Net count of advantages of an attack. */
const netOf = (view: View, attack: Attack): number => AttackAdvantage(view, attack.by, attack.at, attack);

/** A voluntary disadvantage may not be taken beyond what counts. @rule CE-RCK-001 */
export function notBeyondTheCap(view: View, attack: Attack, refuse: Refuse): void {
  if (attack.reckless > 0 && -netOf(view, attack) > ruled(view).maxAdvantage) refuse('CE-RCK-001', 'too-reckless');
}

/** The attack action with what was declared for it. */
export function meleeAttack(view: View, by: Id, { weapon, at, attribute }: StrikeWith, more: Partial<Attack> = {}): Attack {
  const { attacks, power, reckless } = fighter(view, by);
  return attackOf(by, at, weapon, weaponCode(view, weapon), { attribute, earlier: attacks, power, reckless, ...more });
}

/** @rule CE-ACT-002 CE-ACT-003 CE-ACT-004 */
export const Strike = defineIntent<StrikeWith>('strike', {
  rule: 'CE-ACT-003',
  title: 'Attack',
  tags: ['action', 'attack'],
  available: needsSimple,
  params: STRIKE_WITH,
  check: (view, by, chosen, refuse) => notBeyondTheCap(view, meleeAttack(view, by, chosen), refuse),
  perform(play, by, chosen) {
    paySimple(play, by);
    const attack = meleeAttack(play, by, chosen);
    AttackMade(play, by, 1);
    commit(play, by, STRUCK);
    return strikeAndCleave(play, attack);
  },
});

/** A melee attack and, where it lands, the Cleave into the next. Returns whether the first hit. @rule CE-CLV-001 */
export function strikeAndCleave(play: Play, attack: Attack): boolean {
  const struck = resolveAttack(play, attack);
  if (struck.hit) cleave(play, attack, struck);
  return struck.hit;
}

interface Cleaving {
  readonly by: Id;
  readonly at: Id;
  readonly part: Id;
}

/** Other enemies adjacent to the first and in reach. @rule CE-CLV-002 CE-CLV-003 */
const nextToIt = (view: View, { by, at, part }: Cleaving): Id[] =>
  opponents(view, by).filter((other) => other !== at && alive(view, other) && isAdjacent(view, other, at) && inReach(view, other, by, part));

/** Once a turn, like each free action. @rule CE-CLV-001 CE-RND-006 CE-STA-011 */
export const ChooseCleave = defineAsk<Cleaving, Id | null>('choose-cleave', {
  rule: 'CE-CLV-001',
  open: (view, who, about) => hasStamina(view, who, 1) && ruled(view).freeIsOpen(fighter(view, who).free, 'cleave') && nextToIt(view, about).length > 0,
  answer: oneOf({ rule: 'CE-CLV-002', candidates: (view, { about }) => [null, ...nextToIt(view, about)] }),
  fallback: () => null,
});

/** Rolls anew; by the other reading the first result counts against the next enemy. @rule CE-CLV-001 CE-CLV-004 */
function cleave(play: Play, attack: Attack, { face, total }: Struck): void {
  const { by, at, part, way } = attack;
  if (way !== 'action' || !canStrike(play, part)) return;
  const next = play.ask(ChooseCleave, by, { by, at, part });
  if (next === null || !takeFree(play, by, 'cleave')) return;
  payStamina(play, by, 1);
  give(play, by, OpenByCleave, { until: startOfNextTurn(play, by) });
  const onwards: Attack = { ...attack, at: next };
  if (ruled(play).cleaveRolls) {
    resolveAttack(play, onwards);
    return;
  }
  const value = DefenceValue(play, next, by, ARMED);
  if (total > value) landHit(play, onwards, { face, total, value, bonus: total - face, reacted: false });
}

/** @rule CE-LNG-001 CE-LNG-002 CE-FRE-001 */
export const Lunge = defineIntent('lunge', {
  rule: 'CE-LNG-001',
  title: 'Lunge',
  tags: ['free', 'attack'],
  available(view, by, refuse) {
    needsStamina(view, by, 1, refuse);
    if (!isFreeOpen(view, by, 'lunge')) return needsFree(view, by, 'lunge', refuse);
    if (fighter(view, by).lunging) refuse('CE-LNG-001', 'declared');
    else needsMelee(view, by, 'CE-LNG-001', refuse);
  },
  perform(play, by) {
    if (!takeFree(play, by, 'lunge')) return false;
    payStamina(play, by, 1);
    commit(play, by, { lunging: true });
    give(play, by, OpenByLunge, { until: startOfNextTurn(play, by) });
    return true;
  },
});

/** Degrees that may be bought: as the cap of disadvantages allows for the easiest target; without a cap, as Stamina does. @rule CE-RCK-001 CE-ATK-008 */
function maxReckless(view: View, who: Id): number {
  const { maxAdvantage } = ruled(view);
  if (!Number.isFinite(maxAdvantage)) return Stamina.left(view, who);
  const targets = opponents(view, who).filter((at) => alive(view, at));
  const nets = strikers(view, who).flatMap((weapon) => targets.map((at) => netOf(view, meleeAttack(view, who, { weapon, at, attribute: 'strength' }))));
  return maxAdvantage + Math.max(...nets);
}

/** A degree more, if the next melee attack hits, for each Stamina and disadvantage. @rule CE-RCK-002 CE-RCK-004 */
export const RecklessAttack = defineIntent<{ readonly degrees: number }>('reckless-attack', {
  rule: 'CE-RCK-001',
  title: 'Reckless Attack',
  tags: ['free', 'attack'],
  available(view, by, refuse) {
    if (!isFreeOpen(view, by, 'reckless-attack')) return needsFree(view, by, 'reckless-attack', refuse);
    if (fighter(view, by).reckless > 0) refuse('CE-RCK-001', 'declared');
    else needsMelee(view, by, 'CE-RCK-001', refuse);
  },
  params: { degrees: upTo('CE-RCK-001', maxReckless) },
  check: (view, by, { degrees }, refuse) => needsStamina(view, by, degrees, refuse),
  perform(play, by, { degrees }) {
    if (!takeFree(play, by, 'reckless-attack')) return false;
    if (ruled(play).recklessPaidOnDeclaration) payStamina(play, by, degrees);
    commit(play, by, { reckless: degrees });
    return true;
  },
});

/** Parts that count as wielded weapons: what is held, and natural weapons by the first reading. @rule CE-MLT-001 */
function wielded(view: View, who: Id): Id[] {
  return strikers(view, who).filter((part) => ruled(view).naturalWeaponsCount || !weaponOf(view, part)!.natural);
}

/** Hands that the weapons of several blows need to help hold them: a second one for what takes two, or is long enough only in two. @rule CE-MLT-001 CE-HND-003 */
function helpers(view: View, by: Id, blows: readonly StrikeWith[], more: number): number {
  return blows.filter(({ weapon, at }, i) => {
    const { hands, long } = weaponOf(view, weapon)!;
    return hands === 2 || (long > 0 && feetBetween(view, by, at) > reachWith(view, by, weapon) - long + (i === 0 ? more : 0));
  }).length;
}

/** Whether enough hands are left to hold what strikes: those that neither strike nor hold anything. @rule CE-MLT-001 CE-HND-003 */
function handsSuffice(view: View, by: Id, blows: readonly StrikeWith[], more = 0): boolean {
  const idle = freeGrips(view, by).filter((hand) => !blows.some(({ weapon }) => weapon === hand));
  return helpers(view, by, blows, more) <= idle.length;
}

/** A blow at one target with each weapon that reaches it, what is in hand before natural weapons, as far as hands suffice. @rule CE-MLT-001 CE-HND-003 */
function blowsAt(view: View, by: Id, at: Id, attribute: Attribute): StrikeWith[] {
  const inHandFirst = (part: Id): number => (weaponOf(view, part)!.natural ? 1 : 0);
  const reaching = wielded(view, by).filter((weapon) => inReach(view, at, by, weapon));
  const chosen: StrikeWith[] = [];
  for (const weapon of [...reaching].sort((a, b) => inHandFirst(a) - inHandFirst(b))) {
    if (handsSuffice(view, by, [...chosen, { weapon, at, attribute }])) chosen.push({ weapon, at, attribute });
  }
  return chosen.sort((a, b) => reaching.indexOf(a.weapon) - reaching.indexOf(b.weapon));
}

const SEVERAL = { volley: 1 };

/** Whether a later one of several blows can still be struck: a blow before it may have felled its target, or cost the weapon. */
const isStillOpen = (view: View, { by, at, part, weapon }: Attack): boolean =>
  canStrike(view, part) && weaponCode(view, part) === weapon && alive(view, at) && (inReach(view, at, by, part) || isOff(view, 'CE-MEL-001', by));

/** A weapon in each hand strikes once, each at +1 disadvantage; together they are one attack action. @rule CE-MLT-001 CE-MLT-002 CE-ACT-004 */
export const Multiweapon = defineIntent<{ readonly blows: readonly StrikeWith[] }>('multiweapon', {
  rule: 'CE-MLT-001',
  title: 'Attack with each weapon',
  tags: ['action', 'attack'],
  available(view, by, refuse) {
    needsSimple(view, by, refuse);
    if (wielded(view, by).length < 2) refuse('CE-MLT-001', 'needs-two-weapons');
  },
  params: {
    blows: {
      kind: 'allocation',
      check(view, { by }, blows, refuse) {
        if (!Array.isArray(blows) || blows.length < 2) return refuse('CE-MLT-001', 'two-weapons');
        if (new Set(blows.map((blow) => blow?.weapon)).size < blows.length) refuse('CE-MLT-001', 'weapon-twice');
        for (const [i, blow] of blows.entries()) {
          if (!wielded(view, by).includes(blow?.weapon)) refuse('CE-MLT-001', 'cannot-attack-with');
          else if (!MELEE_ATTRIBUTES.includes(blow.attribute)) refuse('CE-MEL-002', 'attribute');
          else checkTarget(view, by, blow.at, blow.weapon, i === 0 ? lungeOf(view, by) : 0, refuse);
        }
        const all = blows.every((blow) => wielded(view, by).includes(blow?.weapon) && view.state.entities[blow.at]?.kind === 'fighter');
        if (all && !handsSuffice(view, by, blows, lungeOf(view, by))) refuse('CE-HND-003', 'too-few-hands');
      },
      candidates(view, { by }) {
        const { strength, dexterity } = fighter(view, by);
        const attribute: Attribute = dexterity > strength ? 'dexterity' : 'strength';
        const targets = opponents(view, by).filter((at) => alive(view, at));
        return targets.map((at) => blowsAt(view, by, at, attribute)).filter((blows) => blows.length > 1);
      },
    },
  },
  check: (view, by, { blows: [first] }, refuse) => notBeyondTheCap(view, meleeAttack(view, by, first, SEVERAL), refuse),
  perform(play, by, { blows }) {
    paySimple(play, by);
    const attacks = blows.map((blow, i) => meleeAttack(play, by, blow, i === 0 ? SEVERAL : { ...SEVERAL, power: 0, reckless: 0 }));
    AttackMade(play, by, ruled(play).multiweaponActions(blows.length));
    commit(play, by, STRUCK);
    let hit = false;
    for (const [i, attack] of attacks.entries()) if ((i === 0 || isStillOpen(play, attack)) && strikeAndCleave(play, attack)) hit = true;
    return hit;
  },
});
