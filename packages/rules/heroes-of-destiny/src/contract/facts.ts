import { type Id, type Json, NOBODY, type View } from '@riposte/kernel';
import { held, isLoaded } from '../catalogue/weapon.ts';
import { heldBy } from '../grappling/hold.ts';
import { MaxMana } from '../health/mana.ts';
import { sleepNeeded } from '../health/rest.ts';
import { Exhausted, MaxStamina } from '../health/stamina.ts';
import { LEVELS } from '../health/wound-levels.ts';
import { severity } from '../health/wounds.ts';
import { postureOf } from '../movement/posture.ts';
import { Defence, SKILL_DEFENCES } from '../rolls/defence.ts';
import { isFlanked } from '../rolls/flanking.ts';
import { MaxAp } from '../sequence/action-points.ts';
import { initiativeOf } from '../sequence/initiative.ts';
import { fighter, heightOf } from '../state/fighter.ts';
import { scene } from '../state/scene.ts';

export const DEFENCES = ['melee', 'ranged', ...SKILL_DEFENCES] as const;

const width = (view: View): number => {
  const { board } = scene(view);
  return 'width' in board ? board.width : 1;
};

export const placeName = (view: View, at: number): string => `${at % width(view)},${Math.floor(at / width(view))}`;

/** What a fighter holds, wears and carries, as an encounter writes it. */
export const gear = (view: View, who: Id): { readonly gear: string[] } => ({ gear: fighter(view, who).features.map((code) => view.rules.things[code].id) });

/** All facts of a fighter or the scene. */
export function facts(view: View, who: Id): { readonly [fact: string]: Json } {
  if (view.state.entities[who].kind === 'scene') return sceneFacts(view);
  const f = fighter(view, who);
  const attributes = { str: f.str, dex: f.dex, spd: f.spd, vit: f.vit, prc: f.prc, rsn: f.rsn, lor: f.lor, prs: f.prs };
  return {
    name: f.name,
    side: f.side,
    at: placeName(view, f.at),
    wounds: Object.fromEntries(LEVELS.map((level, i) => [level, f.wounds[i]])),
    severity: severity(view, who) === 0 ? 'unhurt' : LEVELS[severity(view, who) - 1],
    failures: f.failures,
    stamina: f.stamina,
    maxStamina: MaxStamina(view, who),
    fatigue: f.fatigue,
    exhausted: view.has(who, Exhausted),
    relieved: f.relieved,
    mana: f.mana,
    maxMana: MaxMana(view, who),
    invested: f.invested.reduce((sum, investment) => sum + investment.mana, 0),
    ap: f.ap,
    maxAp: MaxAp(view, who),
    initiative: f.initiative,
    standing: initiativeOf(view, who),
    hadTurn: f.hadTurn,
    readied: f.readied,
    paid: f.payment?.paid ?? 0,
    paying: f.payment?.intent.do ?? '',
    roundsLeft: f.task?.left ?? 0,
    weapon: view.rules.things[f.weapon].id,
    held: held(view, who).map((code) => view.rules.things[code].id),
    stowed: f.stowed.map((item) => [view.rules.things[item.gear].id, item.in]),
    gear: f.features.map((code) => view.rules.things[code].id),
    loaded: isLoaded(f, f.weapon),
    posture: postureOf(view, who),
    medium: f.medium,
    movedAp: f.movedAp,
    yards: f.yards,
    movedYards: f.movedYards,
    runUp: f.runUp,
    holds: heldBy(view, who).map((opponent) => fighter(view, opponent).name),
    flanked: isFlanked(view, who),
    defences: defences(view, who),
    recoveryBonus: f.recoveryBonus,
    rest: f.rest === null ? 'none' : f.rest.kind,
    restLeft: f.rest === null ? 0 : f.rest.needed - f.rest.done,
    asleep: f.asleepSince >= 0,
    sleepMinutes: sleepNeeded(f),
    attributes,
    ...attributes,
    size: f.size,
    height: heightOf(f),
    npc: f.npc,
    special: f.special,
    track: f.track,
  };
}

const defences = (view: View, who: Id): { readonly [kind: string]: number } =>
  Object.fromEntries(DEFENCES.map((kind) => [kind, Defence(view, who, NOBODY, { kind, braced: false })]));

/** @rule HD-SEQ-001 */
const SECONDS_OF_A_ROUND = 15;

function sceneFacts(view: View): { readonly [fact: string]: Json } {
  const { round, acting, minutes, peace, lying } = scene(view);
  return {
    round,
    seconds: SECONDS_OF_A_ROUND * Math.max(0, round - 1),
    turn: acting < 0 ? 'none' : fighter(view, acting).name,
    minutes,
    peace,
    lying: lying.map(({ gear, at }) => [view.rules.things[gear].id, placeName(view, at)]),
  };
}
