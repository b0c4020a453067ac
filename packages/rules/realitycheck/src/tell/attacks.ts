import type { Arg, ChangeItem, Name, RollItem, Teller, Telling } from '@riposte/ruleset';
import { CRITICAL, MISSES, STRIKES_ARMOUR } from '../attacks/combat-roll.ts';
import { EvasionRoll, FortitudeRoll } from '../attacks/defenses.ts';
import { Attacked } from '../attacks/outcome.ts';
import { BlindShot } from '../attacks/ranged.ts';
import { Prone } from '../conditions/prone.ts';
import { ItemBroken, ItemMoved } from '../gear/items.ts';
import { DamageRoll } from '../harm/damage.ts';
import { Dead } from '../harm/unconscious.ts';
import { Fling, WhichWeapon } from '../maneuvers/disarm.ts';
import { Held, Holding, Restrained, Restraining } from '../maneuvers/hold.ts';
import { PushWhere } from '../maneuvers/push.ts';
import { Moved } from '../movement/steps.ts';
import { interruption, tellContest } from './contest.ts';
import type { Speaker } from './dice.ts';
import { type Blow, type HarmTold, tellHarm, UNHURT } from './harm.ts';
import type { Messages } from './messages.gen.ts';
import { tellFortitude, tellRolls } from './rolls.ts';

/** How an attack ended, and what a hit did. */
export interface Ending extends HarmTold {
  readonly how: string;
}

type Key = 'strike' | 'swift' | 'shoot' | 'throw' | 'trip' | 'disarm' | 'restrain' | 'push';

/** One attack, in melee or at range: its rolls, and what the hit did. */
export function tellBlow(telling: Telling, say: Speaker, at: Name, attacked: ChangeItem, maneuver: Key, more?: number): Ending {
  const hits = attacked.values[2] === 'yes';
  const { combat, defence } = tellRolls(telling, say, at, hits, isManeuver(maneuver));
  if (!hits) return { how: failure(combat, defence), ...UNHURT };
  const isCritical = combat !== null && (combat.outcome & CRITICAL) !== 0;
  const how = isCritical ? 'critical' : 'hit';
  const isArmoured = combat !== null && (combat.outcome & STRIKES_ARMOUR) !== 0;
  const blow = { isArmoured, isCritical, last: defence ?? combat, ...(more !== undefined && { more }) };
  if (telling.act.chosen.aim === 'shield' && telling.changes(ItemBroken).length > 0) say.line('shield-breaks', { at });
  const special = MANEUVERS[maneuver]?.(telling, say, at);
  if (special === undefined) return isLifeless(telling, at) ? destroyed(telling, say, at, blow, how) : { how, ...tellHarm(telling, say, at, blow) };
  if (special.how === 'resisted') return { ...special, effect: '' };
  const dealsDamage = telling.act.items.some((item) => item.kind === 'roll' && item.roll === DamageRoll);
  const harm = dealsDamage ? tellHarm(telling, say, at, blow) : UNHURT;
  return { how, place: special.place, effect: `${harm.effect}${special.effect}` };
}

/** How an attack failed: by its own roll, or by the defence. */
function failure(combat: RollItem | null, defence: RollItem | null): 'missed' | 'evaded' | 'resisted' {
  if (defence === null || (combat !== null && (combat.outcome & MISSES) !== 0)) return 'missed';
  return defence.roll === EvasionRoll ? 'evaded' : 'resisted';
}

const isManeuver = (key: Key): boolean => MANEUVERS[key] !== undefined;

const isLifeless = ({ act }: Telling, at: Name): boolean => act.with.lifeless === 'yes' && act.chosen.at === at.id;

function destroyed(telling: Telling, say: Speaker, at: Name, blow: Blow, how: string): Ending {
  const harm = tellHarm(telling, say, at, blow);
  return telling.given(Dead, at) === null ? { how, ...harm } : { how: 'destroyed', ...UNHURT };
}

/** What maneuvers do in place of damage. */
const MANEUVERS: { readonly [key in Key]?: (telling: Telling, say: Speaker, at: Name) => Ending } = {
  trip: (telling, say, at) => (isResisted(telling, say) ? { how: 'resisted', ...UNHURT } : { how: fallen(telling, at), ...UNHURT }),
  disarm(telling, say, at) {
    const isKept = isResisted(telling, say);
    const moved = telling.changes(ItemMoved);
    const which = telling.answer(WhichWeapon);
    const to = telling.answer(Fling)?.text;
    if (isKept) return { how: 'resisted', ...UNHURT };
    const [dropped] = moved;
    if (dropped === undefined || dropped.who === null) return { how: 'hit', ...UNHURT };
    const weapon = (typeof which?.text === 'object' && !Array.isArray(which.text) ? which.text : dropped.who) as Name;
    const thing = { text: weapon.text.replace(` of ${at.text}`, ''), thing: weapon.text };
    const isFlung = moved.length > 1 && to !== undefined;
    return { how: 'hit', place: '', effect: isFlung ? say.text('effect-flung', { weapon: thing, to }) : say.text('effect-dropped', { weapon: thing }) };
  },
  restrain(telling, _say, at) {
    for (const condition of [Restrained, Held]) telling.given(condition, at);
    for (const condition of [Restraining, Holding]) telling.given(condition, telling.act.by);
    return { how: 'hit', ...UNHURT };
  },
  push(telling, say, at) {
    const isHeld = isResisted(telling, say);
    telling.answer(PushWhere);
    const steps = telling.changes(Moved).filter(({ who }) => who?.id === at.id);
    const last = steps.at(-1);
    return { how: isHeld ? 'resisted' : 'hit', place: last === undefined ? '' : say.text('place-to', { place: last.values[1] }), effect: '' };
  },
};

function fallen(telling: Telling, at: Name): string {
  telling.given(Prone, at);
  return 'hit';
}

function isResisted(telling: Telling, say: Speaker): boolean {
  const roll = telling.roll(FortitudeRoll);
  if (roll === null) return false;
  tellFortitude(say, roll);
  return roll.outcome === 1;
}

/** A blow at a shield: what the shield lost. */
function tellShield(telling: Telling, say: Speaker, ending: Ending): Ending {
  if (telling.act.chosen.aim !== 'shield' || (ending.how !== 'hit' && ending.how !== 'critical')) return ending;
  return { ...ending, effect: say.text('effect-shield', {}) };
}

/** The attacks of the declared kinds: in melee, bare-handed, a maneuver, a shot, a throw. */
export const tellAttack =
  (key: Key): Teller<Messages> =>
  (telling, say) => {
    tellContest(telling, say);
    const { by, with: given, chosen } = telling.act;
    const at = (given.at ?? { text: 'none' }) as Name;
    const weapon: Arg = given.arm ?? { text: 'none' };
    if (key === 'throw' || chosen.how === 'throw') telling.changes(ItemMoved);
    const [attacked] = telling.changes(Attacked);
    const blind = telling.act.items.some((item) => item.kind === 'answer' && item.ask === BlindShot.id && item.value === false);
    const how = blind ? 'too-far' : interruption(telling);
    const ending = attacked === undefined ? { how, ...UNHURT } : tellShield(telling, say, tellBlow(telling, say, at, attacked, key));
    if (key === 'strike' && isBite(weapon)) say.head('bite', { by, at, ...ending });
    else say.head(key, { by, at, weapon, ...ending });
  };

const isBite = (weapon: Arg): boolean => (weapon as Name).thing === 'bite';

/** A Swift Attack in any of its ways. */
export const tellSwift: Teller<Messages> = (telling, say) => {
  const { how } = telling.act.chosen;
  const isManeuver = how === 'trip' || how === 'disarm' || how === 'restrain' || how === 'push';
  tellAttack(isManeuver ? how : 'swift')(telling, say);
};
