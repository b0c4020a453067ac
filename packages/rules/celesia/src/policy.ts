import { type AnyAsk, type AnyIntent, type Id, type IntentJson, intentJson, type Json, type Policy, type View } from '@riposte/kernel';
import { ActionPoints } from './actions.ts';
import { CloseScene } from './aftermath.ts';
import { ChooseWard } from './attack.ts';
import { feetBetween, squaresBetween } from './board.ts';
import { PARTS } from './body.ts';
import { LocateHeart } from './checks.ts';
import { fights, Grappled, Helpless, Pinned, Stunned } from './conditions.ts';
import { Defend, Draw, Drop, PickUp, QuickDraw, ReadyShield } from './defend.ts';
import { type Attribute, bodyPart, fighter, opponents, SCENE, scene } from './fighter.ts';
import { Cast, spellAt, spellsOf } from './magic.ts';
import { isHeldBy } from './maneuvers.ts';
import { ChooseCleave, PowerAttack, Strike } from './melee.ts';
import { Soar, StandUp } from './movement.ts';
import { FEET, MaxStamina } from './numbers.ts';
import { ChooseParry, type Confirmed } from './parry.ts';
import { reachWith, threatens } from './position.ts';
import { Flying, Prone, Unloaded } from './postures.ts';
import { DeadlyAim, RapidShot, Reload, Shoot, shooters } from './ranged.ts';
import { Provoked, ReactiveAttack, ReactiveManeuver } from './reactions.ts';
import { CatchBreath, Charge, CoupDeGrace } from './special.ts';
import { Stamina } from './stamina.ts';
import { laden, Throw } from './throwing.ts';
import { Escape, MANEUVER_INTENTS } from './tries.ts';
import { EndTurn, isHarmless, Yield } from './turns.ts';
import { flatGap, walkTo } from './way.ts';
import { freeGrips, grips, shieldOf, strikers, weaponAt, weaponOf, withinGrasp } from './weapon.ts';
import { ChoosePart, type Wounding } from './wounds.ts';

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

/** Enemies still awake, nearest first. */
const near = (view: View, who: Id): Id[] =>
  opponents(view, who)
    .filter((foe) => fights(view, foe))
    .sort((a, b) => squaresBetween(view, who, a) - squaresBetween(view, who, b) || a - b);

type Plan = (view: View, who: Id) => readonly AnyIntent[];

const MAX_ATTACKS = 3;

/** The better of Strength and Dexterity. */
export function meleeBy(view: View, who: Id): Attribute {
  const { strength, dexterity } = fighter(view, who);
  return dexterity > strength ? 'dexterity' : 'strength';
}

function rangedBy(view: View, who: Id): Attribute {
  const { wisdom, dexterity } = fighter(view, who);
  return wisdom > dexterity ? 'wisdom' : 'dexterity';
}

/** How much a part is worth as a weapon: bare fists last. */
function worth(view: View, part: Id): number {
  const weapon = weaponOf(view, part)!;
  const sting = weapon.bleed + weapon.strain + 2 * weapon.injuries + (weapon.resisted === null ? 0 : 1) + (20 - weapon.threat);
  return (weapon.reach < 4 ? 0 : 10) + (weapon.natural ? 0 : 5) + sting;
}

/** The best part to strike a foe with; -1 for none in reach. */
function weaponFor(view: View, who: Id, foe: Id): Id {
  const gapTo = feetBetween(view, who, foe);
  let best = -1;
  for (const part of strikers(view, who)) {
    if (reachWith(view, who, part) < gapTo) continue;
    if (best < 0 || worth(view, part) > worth(view, best)) best = part;
  }
  return best;
}

const nothingLeft: Plan = (view, who) => (ActionPoints.left(view, who) === 0 ? [EndTurn.of(who, {})] : []);

const giveUp: Plan = (view, who) => (isHarmless(view, who) ? [Yield.of(who, {})] : []);

const study: Plan = (view, who) => {
  const { located, puzzled } = fighter(view, who);
  const strange = near(view, who).find((foe) => ![...located, ...puzzled].includes(fighter(view, foe).species));
  return strange === undefined ? [] : [LocateHeart.of(who, { of: strange })];
};

const getFree: Plan = (view, who) => {
  const holds = view.state.entities[who].conditions.filter((one) => one.kind === view.rules.codeOf(Grappled));
  if (holds.length === 0) return [];
  return view.has(who, Pinned) || weaponFor(view, who, holds[0].source) < 0 ? holds.map((one) => Escape.of(who, { from: one.source })) : [];
};

const rise: Plan = (view, who) => (view.has(who, Prone) ? [StandUp.of(who, {})] : []);

const magic: Plan = (view, who) => {
  const known = spellsOf(view, who);
  if (known.length === 0) return [];
  const foes = near(view, who);
  const code = (id: string): number => known.find((one) => spellAt(view, one).id === id) ?? -1;
  const cast = (id: string, at: readonly Id[]): AnyIntent[] => (code(id) < 0 ? [] : at.map((one) => Cast.of(who, { spell: code(id), at: one })));
  const free = foes.filter((foe) => !view.has(foe, Stunned));
  const rich = Stamina.left(view, who) >= 4;
  return [...cast('withering-gaze', free), ...(rich ? cast('hold', free) : []), ...(Stamina.left(view, who) > 1 ? cast('force-bolt', foes) : [])];
};

const finish: Plan = (view, who) =>
  near(view, who)
    .filter((foe) => view.has(foe, Helpless))
    .flatMap((at) => {
      const weapon = weaponFor(view, who, at);
      return weapon < 0 ? [] : [CoupDeGrace.of(who, { weapon, at })];
    });

const maneuver = (id: string): (typeof MANEUVER_INTENTS)[number] => MANEUVER_INTENTS.find((one) => one.id === id)!;
const Grapple = maneuver('grapple');

const isWrestler = (view: View, who: Id): boolean => {
  const { strength, skilled } = fighter(view, who);
  return strength >= 3 && skilled[1] && grips(view, who).every((hand) => bodyPart(view, hand).holds < 0);
};

/** Whoever is held is gripped harder once a turn; the other blows fall on it. */
const wrestle: Plan = (view, who) =>
  isWrestler(view, who) && ActionPoints.left(view, who) > 0
    ? near(view, who)
        .filter((foe) => !view.has(foe, Pinned) && fighter(view, foe).size <= fighter(view, who).size + 1)
        .filter((foe) => fighter(view, who).attacks === 0 || !isHeldBy(view, foe, who) || weaponFor(view, who, foe) < 0)
        .map((at) => Grapple.of(who, { at }))
    : [];

/** Stamina that may go into one blow: the rest keeps it awake and parrying. */
const spare = (view: View, who: Id): number => Math.min(fighter(view, who).mb, Math.floor((Stamina.left(view, who) - 1) / 2));

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
    ...ready.map((one) => Throw.of(who, { hand: one, at, attribute })),
    ...(gear === undefined || hand === undefined ? [] : [QuickDraw.of(who, { hand, gear })]),
  ];
};

/** With an enemy at hand and nothing good to strike with: away with the bow, out with the sword. */
const arm: Plan = (view, who) => {
  const [foe] = near(view, who);
  if (foe === undefined || strikers(view, who).some((part) => worth(view, part) >= 10)) return [];
  const blade = fighter(view, who).belt.find((code) => weaponAt(view, code)?.melee);
  const bow = grips(view, who).find((hand) => bodyPart(view, hand).holds >= 0 && weaponOf(view, hand)?.melee === false);
  const [hand] = freeGrips(view, who);
  const lying = withinGrasp(view, who).find((place) => weaponAt(view, scene(view).ground[place].gear)?.melee);
  return [
    ...(blade !== undefined && bow !== undefined && threatens(view, foe, who) ? [Drop.of(who, { hand: bow })] : []),
    ...(hand !== undefined && lying !== undefined ? [PickUp.of(who, { hand, lying })] : []),
    ...(hand !== undefined && blade !== undefined && bow === undefined ? [Draw.of(who, { hand, gear: blade })] : []),
  ];
};

const charge: Plan = (view, who) => {
  const [at] = near(view, who);
  if (at === undefined || ActionPoints.left(view, who) < 2 || Stamina.left(view, who) < 3 || squaresBetween(view, who, at) < 3) return [];
  const part = strikers(view, who).reduce((best, one) => (best < 0 || worth(view, one) > worth(view, best) ? one : best), -1);
  if (part < 0) return [];
  return view.candidates(Charge, who).filter((one) => one.with.weapon === part && one.with.at === at && one.with.attribute === meleeBy(view, who));
};

/** Rounds after which no fight is won by resting. */
const LONG = 12;

const breathe: Plan = (view, who) => (scene(view).round <= LONG && Stamina.left(view, who) <= 1 && MaxStamina(view, who) > 3 ? [CatchBreath.of(who, {})] : []);

/** Flies to a foe and comes down on it, or close above it where somebody lies in the way. */
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

/** With an action left and nobody in reach: surrenders when that has gone on for too long. */
const guard: Plan = (view, who) => {
  const shield = grips(view, who).find((hand) => shieldOf(view, hand) !== null);
  return [Yield.of(who, {}), ...(shield === undefined ? [] : [ReadyShield.of(who, { hand: shield })]), Defend.of(who, {})];
};

const PLANS: readonly Plan[] = [
  nothingLeft,
  giveUp,
  study,
  getFree,
  rise,
  breathe,
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

function answer(view: View, ask: AnyAsk, who: Id, about: Json): Json {
  const usual = (): Json => ask.fallback(view, who, about) as Json;
  if (who < 0) return usual();
  if (ask === ChooseWard) return true;
  if (ask === ChooseParry) return parry(view, who, about as unknown as Confirmed);
  if (ask === ChooseCleave) return Stamina.left(view, who) >= 4 ? ((ask.answer.candidates(view, { who, about }) as readonly Id[])[1] ?? null) : null;
  if (ask === Provoked.ask) return strikeBack(view, who, (about as { by: Id }).by) as Json;
  if (ask === ChoosePart) return choosePart(view, ask, who, about as unknown as Wounding) ?? usual();
  return usual();
}

/** What would reach a limb is worth a parry, a scratch only with breath to spare. */
function parry(view: View, who: Id, { degrees }: Confirmed): Json {
  if (degrees < 1 && Stamina.left(view, who) < 4) return null;
  const weapon = strikers(view, who).reduce((best, one) => (best < 0 || worth(view, one) > worth(view, best) ? one : best), -1);
  return weapon < 0 ? null : { weapon, attribute: meleeBy(view, who) };
}

const reacting = (who: Id, maneuver: 'grapple' | 'trip', at: Id): AnyIntent => ReactiveManeuver.of(who, { maneuver, at, part: null, gear: null });

function strikeBack(view: View, who: Id, at: Id): IntentJson | null {
  const hold = reacting(who, 'grapple', at);
  if (isWrestler(view, who) && view.legal(hold)) return intentJson(hold);
  const weapon = weaponFor(view, who, at);
  const blow = ReactiveAttack.of(who, { weapon, at, attribute: meleeBy(view, who) });
  const trip = reacting(who, 'trip', at);
  // Who is larger, or has nothing to strike with, throws down whoever slips past.
  if ((weapon < 0 || fighter(view, who).size > fighter(view, at).size) && !view.has(at, Prone) && view.legal(trip)) return intentJson(trip);
  return weapon >= 0 && view.legal(blow) ? intentJson(blow) : null;
}

/** A flyer's wing before its scales; else the severest. */
function choosePart(view: View, ask: AnyAsk, who: Id, about: Wounding): Id | null {
  if (!view.has(about.at, Flying) || about.reach > PARTS.arm.severity) return null;
  const wings = fighter(view, about.at).parts.filter((part) => bodyPart(view, part).part === 'wing' && bodyPart(view, part).injuries === 0);
  const open = ask.answer.candidates(view, { who, about }) as readonly Id[];
  return wings.find((part) => open.includes(part)) ?? null;
}
