import { type AnyIntent, type AnyIntentDef, type Id, type Policy, type View } from '@riposte/kernel';
import { Carry, GetDown, PutDown } from '../../actions/carry.ts';
import { CatchBreath } from '../../actions/catch-breath.ts';
import { Charge } from '../../actions/charge.ts';
import { CoupDeGrace } from '../../actions/coup-de-grace.ts';
import { DeadlyAim, PowerAttack } from '../../actions/declared.ts';
import { Defend } from '../../actions/defend.ts';
import { Soar } from '../../actions/fly.ts';
import { Speak } from '../../actions/free-actions.ts';
import { Leave } from '../../actions/leave.ts';
import { Strike } from '../../actions/melee.ts';
import { RapidShot, Reload, Shoot } from '../../actions/ranged.ts';
import { ReadyShield } from '../../actions/ready-shield.ts';
import { LieDown, StandUp } from '../../actions/stand-up.ts';
import { RapidThrow, SpreadThrow, Throw } from '../../actions/throwing.ts';
import { type Attribute, bodyPart, fighter, present, SCENE, scene } from '../../fighters/fighter.ts';
import { Draw, Drop, PickUp, QuickDraw, Stow } from '../../gear/draw-and-stow.ts';
import { freeGrips, grips, laden, shieldOf, weaponAt, weaponOf } from '../../gear/in-hand.ts';
import { shooters, strikers } from '../../gear/ready-weapons.ts';
import { Unloaded, withinGrasp } from '../../gear/take-and-drop.ts';
import { LocateHeart } from '../../injuries/heart.ts';
import { Stunned } from '../../injuries/stunned.ts';
import { Cast, spellAt, spellsOf } from '../../magic/cast.ts';
import { Escape, Grappled, isHeldBy, Pinned, Release } from '../../manoeuvres/grapple.ts';
import { MANEUVER_INTENTS } from '../../manoeuvres/manoeuvre-actions.ts';
import { FEET, feetBetween, squaresBetween } from '../../positioning/board.ts';
import { threatens } from '../../positioning/flanking.ts';
import { Flying } from '../../positioning/flying.ts';
import { Prone } from '../../positioning/prone.ts';
import { ActionPoints } from '../../rounds/action-points.ts';
import { CloseScene } from '../../rounds/after-the-fight.ts';
import { isHarmless, Yield } from '../../rounds/give-up.ts';
import { AcceptSurrender, offering, Surrender } from '../../rounds/surrender.ts';
import { EndTurn } from '../../rounds/turns.ts';
import { Bleeding, FirstAid } from '../../stamina/bleeding.ts';
import { Helpless } from '../../stamina/helpless.ts';
import { MaxStamina, Stamina } from '../../stamina/stamina.ts';
import { Unconscious } from '../../stamina/unconscious.ts';
import { answer } from './answers.ts';
import { flatGap, walkTo } from './approach.ts';
import { isWrestler, meleeBy, near, rangedBy, spare, weaponFor, worth } from './judgement.ts';

/** Strikes hard once and then again, shoots from afar, parries what hurts; never more Stamina than it needs to stay awake. */
export const steady: Policy = {
  declare(view, who) {
    if (who === SCENE) return CloseScene.of(SCENE, {});
    if (scene(view).ended) return null;
    for (const plan of PLANS) for (const intent of plan(view, who)) if (view.legal(intent)) return intent;
    return EndTurn.of(who, {});
  },
  answer,
};

type Plan = (view: View, who: Id) => readonly AnyIntent[];

const MAX_ATTACKS = 3;

const nothingLeft: Plan = (view, who) => (ActionPoints.left(view, who) === 0 ? [EndTurn.of(who, {})] : []);

const giveUp: Plan = (view, who) => (isHarmless(view, who) ? [Yield.of(who, {})] : []);

/** Takes prisoners. */
const takePrisoners: Plan = (view, who) => offering(view, who).map((of) => AcceptSurrender.of(who, { of }));

const study: Plan = (view, who) => {
  const { located, puzzled } = fighter(view, who);
  const strange = near(view, who).find((foe) => ![...located, ...puzzled].includes(fighter(view, foe).species));
  return strange === undefined ? [] : [LocateHeart.of(who, { of: strange })];
};

const getFree: Plan = (view, who) => {
  const holds = view.state.entities[who].conditions.filter((condition) => condition.kind === view.rules.codeOf(Grappled));
  if (holds.length === 0) return [];
  return view.has(who, Pinned) || weaponFor(view, who, holds[0].source) < 0 ? holds.map((condition) => Escape.of(who, { from: condition.source })) : [];
};

const rise: Plan = (view, who) => (view.has(who, Prone) ? [StandUp.of(who, {})] : []);

const magic: Plan = (view, who) => {
  const known = spellsOf(view, who);
  if (known.length === 0) return [];
  const foes = near(view, who);
  const code = (id: string): number => known.find((spell) => spellAt(view, spell).id === id) ?? -1;
  const cast = (id: string, at: readonly Id[]): AnyIntent[] => (code(id) < 0 ? [] : at.map((target) => Cast.of(who, { spell: code(id), at: target })));
  const free = foes.filter((foe) => !view.has(foe, Stunned));
  const rich = Stamina.left(view, who) >= 4;
  return [...cast('withering-gaze', free), ...(rich ? cast('hold', free) : []), ...(Stamina.left(view, who) > 1 ? cast('force-bolt', foes) : [])];
};

/** With no foe in reach of its weapon, nor in reach of a foe's, it stops the bleeding of a fallen friend beside it. */
const bandage: Plan = (view, who) => {
  if (near(view, who).some((foe) => threatens(view, foe, who) || weaponFor(view, who, foe) >= 0)) return [];
  const fallen = present(view).filter(({ id, side }) => side === fighter(view, who).side && view.has(id, Unconscious) && view.has(id, Bleeding));
  return fallen.map(({ id }) => FirstAid.of(who, { patient: id }));
};

const finish: Plan = (view, who) =>
  near(view, who)
    .filter((foe) => view.has(foe, Helpless))
    .flatMap((at) => {
      const weapon = weaponFor(view, who, at);
      return weapon < 0 ? [] : [CoupDeGrace.of(who, { weapon, at })];
    });

const maneuver = (id: string): (typeof MANEUVER_INTENTS)[number] => MANEUVER_INTENTS.find((intent) => intent.id === id)!;
const Grapple = maneuver('grapple');

/** Tightens a hold once a turn; the other attacks are blows. */
const wrestle: Plan = (view, who) =>
  isWrestler(view, who) && ActionPoints.left(view, who) > 0
    ? near(view, who)
        .filter((foe) => !view.has(foe, Pinned) && fighter(view, foe).size <= fighter(view, who).size + 1)
        .filter((foe) => fighter(view, who).attacks === 0 || !isHeldBy(view, foe, who) || weaponFor(view, who, foe) < 0)
        .map((at) => Grapple.of(who, { at }))
    : [];

const strike: Plan = (view, who) => {
  const { attacks, power, con } = fighter(view, who);
  if (attacks >= MAX_ATTACKS) return [];
  const foes = near(view, who);
  const at = foes.find((foe) => weaponFor(view, who, foe) >= 0);
  if (at === undefined) return [];
  const weapon = weaponFor(view, who, at);
  const stamina = spare(view, who);
  const hasShield = grips(view, who).find((hand) => shieldOf(view, hand) !== null);
  return [
    ...(attacks === 0 && power === 0 && con !== null && stamina > 0 ? [PowerAttack.of(who, { stamina })] : []),
    ...(attacks === 2 && hasShield !== undefined ? [ReadyShield.of(who, { hand: hasShield })] : []),
    Strike.of(who, { weapon, at, attribute: meleeBy(view, who) }),
  ];
};

const shoot: Plan = (view, who) => {
  const [weapon] = shooters(view, who);
  const foes = near(view, who);
  const threatened = foes.some((foe) => threatens(view, foe, who));
  if (weapon === undefined || foes.length === 0 || threatened) return [];
  const { attacks, aimed } = fighter(view, who);
  const attribute = rangedBy(view, who);
  const stamina = spare(view, who);
  const [at] = foes;
  return [
    ...(attacks === 0 && aimed === 0 && stamina > 0 ? [DeadlyAim.of(who, { stamina })] : []),
    ...(attacks === 0 && aimed === 0 ? [RapidShot.of(who, { weapon, at, attribute, shots: 2 })] : []),
    Shoot.of(who, { weapon, at, attribute }),
  ];
};

const reload: Plan = (view, who) => {
  const empty = fighter(view, who).parts.find((part) => view.has(part, Unloaded));
  return empty === undefined ? [] : [Reload.of(who, { weapon: empty })];
};

const hurl: Plan = (view, who) => {
  const [at] = near(view, who);
  if (at === undefined || squaresBetween(view, who, at) < 2) return [];
  const { dexterity, strength } = fighter(view, who);
  const attribute: Attribute = strength > dexterity ? 'strength' : 'dexterity';
  const ready = laden(view, who).filter((hand) => (weaponAt(view, bodyPart(view, hand).holds)?.quick ?? false) && feetBetween(view, who, at) <= 30);
  const [gear] = fighter(view, who).belt.filter((code) => weaponAt(view, code)?.quick);
  const [hand] = freeGrips(view, who);
  return [
    ...ready.map((armed) => Throw.of(who, { hand: armed, at, attribute })),
    ...(gear === undefined || hand === undefined ? [] : [QuickDraw.of(who, { hand, gear })]),
  ];
};

/** With an enemy at hand and nothing good to strike with: away with the bow, out with the sword; a bow at its feet is taken up where nobody threatens. */
const arm: Plan = (view, who) => {
  const [foe] = near(view, who);
  if (foe === undefined || strikers(view, who).some((part) => worth(view, part) >= 10)) return [];
  const blade = fighter(view, who).belt.find((code) => weaponAt(view, code)?.melee);
  const bow = grips(view, who).find((hand) => bodyPart(view, hand).holds >= 0 && weaponOf(view, hand)?.melee === false);
  const [hand] = freeGrips(view, who);
  const isAtPeace = fighter(view, who).ammo > 0 && !near(view, who).some((other) => threatens(view, other, who));
  const lying = withinGrasp(view, who).find((place) => {
    const weapon = weaponAt(view, scene(view).ground[place].gear);
    return weapon !== null && (weapon.melee || isAtPeace);
  });
  return [
    ...(blade !== undefined && bow !== undefined && threatens(view, foe, who) ? [Drop.of(who, { hand: bow })] : []),
    ...(hand !== undefined && lying !== undefined ? [PickUp.of(who, { hand, lying })] : []),
    ...(hand !== undefined && blade !== undefined && bow === undefined ? [Draw.of(who, { hand, gear: blade })] : []),
  ];
};

const charge: Plan = (view, who) => {
  const [at] = near(view, who);
  if (at === undefined || ActionPoints.left(view, who) < 2 || Stamina.left(view, who) < 3 || squaresBetween(view, who, at) < 3) return [];
  const part = strikers(view, who).reduce((best, striker) => (best < 0 || worth(view, striker) > worth(view, best) ? striker : best), -1);
  if (part < 0) return [];
  return view.candidates(Charge, who).filter((intent) => intent.with.weapon === part && intent.with.at === at && intent.with.attribute === meleeBy(view, who));
};

/** Rounds after which no fight is won by resting. */
const LONG = 12;

const breathe: Plan = (view, who) => (scene(view).round <= LONG && Stamina.left(view, who) <= 1 && MaxStamina(view, who) > 3 ? [CatchBreath.of(who, {})] : []);

/** Flies to a foe and comes down on it, or close above it where a body lies in the way. */
const swoop: Plan = (view, who) => {
  const { fly, height } = fighter(view, who);
  if (fly === 0) return [];
  const [foe] = near(view, who);
  if (foe === undefined) return [];
  const flat = flatGap(view, who, foe, fighter(view, who));
  if (flat > 1 && height === 0 && flat > 4) return [Soar.of(who, { height: 2 * FEET })];
  if (!view.has(who, Flying)) return [];
  return flat > 1 ? walkTo(view, who, foe, 'fly') : [0, FEET].map((above) => Soar.of(who, { height: fighter(view, foe).height + above }));
};

const approach: Plan = (view, who) => {
  for (const foe of near(view, who)) {
    const ways = walkTo(view, who, foe, 'speed');
    if (ways.length > 0) return ways;
  }
  return [];
};

/** With an action left and no enemy in reach: gives up when the fight has lasted too long, or defends. */
const guard: Plan = (view, who) => {
  const shield = grips(view, who).find((hand) => shieldOf(view, hand) !== null);
  return [Yield.of(who, {}), ...(shield === undefined ? [] : [ReadyShield.of(who, { hand: shield })]), Defend.of(who, {})];
};

const PLANS: readonly Plan[] = [
  takePrisoners,
  nothingLeft,
  giveUp,
  study,
  getFree,
  rise,
  breathe,
  bandage,
  finish,
  magic,
  arm,
  wrestle,
  shoot,
  reload,
  hurl,
  swoop,
  strike,
  charge,
  approach,
  guard,
];

/** None of these wins a fight; where the policy itself wants one, computer players do it. */
export const LEFT_TO_POLICY: readonly AnyIntentDef[] = [
  Drop,
  Stow,
  Throw,
  RapidThrow,
  SpreadThrow,
  maneuver('drag'),
  maneuver('reposition'),
  Release,
  LieDown,
  Speak,
  Carry,
  PutDown,
  GetDown,
  Yield,
  Surrender,
  Leave,
];
