import { type ConditionDef, carried, type Id, type IntentJson, NOBODY, type View } from '@riposte/kernel';
import { type Args, defineTale, fighterName, type Name, thingName } from '@riposte/ruleset';
import { Acted, ActionPoints, AP_OF_A_ROUND, AttackMade } from '../actions-in-combat/action-points.ts';
import { Carrying } from '../actions-in-combat/carrying.ts';
import { Disengaged } from '../actions-in-combat/disengage.ts';
import { FreeActionTaken } from '../actions-in-combat/free-actions.ts';
import { Grappling } from '../actions-in-combat/holds.ts';
import { Belted, Drawn, Gripped, Handled, Stowed, Taken } from '../actions-in-combat/manipulate.ts';
import { MoveUsed } from '../actions-in-combat/movement.ts';
import { Dragged } from '../actions-in-combat/nets.ts';
import { Unloaded } from '../actions-in-combat/reload.ts';
import { Hidden } from '../actions-in-combat/stealth.ts';
import { AftermathSet, RoundPassed } from '../adventuring/after-the-fight.ts';
import { TimePassed } from '../adventuring/rest.ts';
import { AwareSet, Braced } from '../attacking-and-defending/defence.ts';
import { fighter, fighterIds, isFighter } from '../characters/fighter.ts';
import type { Perk } from '../characters/perks.ts';
import { diceText } from '../contract/words.ts';
import { Burning, Poisoned } from '../damage-and-health/afflictions.ts';
import { weaponDice } from '../damage-and-health/damage.ts';
import { DamagedShield } from '../damage-and-health/damaged-armour.ts';
import { Died, Down } from '../damage-and-health/dying.ts';
import { Scorched } from '../damage-and-health/healing.ts';
import { Dead, Dying, Unconscious } from '../damage-and-health/unconscious.ts';
import { StyleLearned } from '../fighting-style/learning.ts';
import { isWeapon, meleeBy, struckWith, weaponAt, wieldedBy } from '../gear/in-hand.ts';
import { Rounds, TurnsEnded } from '../initiative-structure/clocks.ts';
import { Contested, EncounterEnded, Resumed, WentOn } from '../initiative-structure/encounter-end.ts';
import { OrderSet, QueueSet } from '../initiative-structure/initiative.ts';
import { Left } from '../initiative-structure/leaving.ts';
import { Gone, Surrendered } from '../initiative-structure/out-of-the-fight.ts';
import { RoundBegan } from '../initiative-structure/rounds.ts';
import { TurnSaved } from '../initiative-structure/saved-turn.ts';
import { scene } from '../initiative-structure/scene.ts';
import { Begun } from '../initiative-structure/surprise.ts';
import { LaidDownArms } from '../initiative-structure/surrender.ts';
import { TurnBegan, TurnEnded } from '../initiative-structure/turns.ts';
import { Prone } from '../positioning/prone.ts';
import { itemSpell } from '../using-magic/casting.ts';
import { isSpell, type Spell, spellAt } from '../using-magic/spells.ts';
import {
  tellDrop,
  tellEscape,
  tellFall,
  tellGrapple,
  tellHarm,
  tellMove,
  tellPhaseStep,
  tellPlainly,
  tellPutDown,
  tellPutOut,
  tellSearch,
  tellSneak,
  tellStandUp,
  tellTend,
} from './acts.ts';
import { tellAttack } from './attacks.ts';
import { MESSAGES, type Messages } from './messages.gen.ts';
import { prompts } from './prompts.ts';
import { tellEnd, tellEndByGm, tellInitiative, tellRound, tellSurprise, tellTurn, tellUpkeep } from './rounds.ts';
import { tellMagic } from './spells.ts';

/** What an act is done with, who is held, carried or ailing, when it begins. */
function also(view: View, intent: IntentJson): Args {
  const { do: act, by, with: chosen } = intent;
  const { item, lying, spell, perk, at, to, winner, side } = chosen as { readonly [name: string]: unknown };
  if (!isFighter(view, by)) return { ...ailing(view, act), alone: winner === NOBODY || side === NOBODY ? 'yes' : 'no' };
  const load = carried(view, by, Carrying).map(({ source }) => fighterName(view, source));
  const own: Args = { load, ...ailing(view, act), ...(Array.isArray(to) && { spot: `(${to[0]},${to[1]})` }) };
  if (typeof spell === 'number' && view.rules.things[spell] !== undefined)
    return { ...own, ...magicOf(view, spell), ...sizes(view, by, at), self: at === by ? 'yes' : 'no' };
  if (typeof perk === 'number') return { ...own, magic: thingName(view, perk), free: (view.rules.things[perk] as unknown as Perk).free ?? 'none' };
  if (act === 'pick-up') return { ...own, ...onFloor(view, Number(lying)) };
  if (act === 'drop' || act === 'stow') {
    const held = fighter(view, by)[item as 'weapon'];
    return held < 0 ? own : { ...own, thing: thingName(view, held) };
  }
  return { ...own, ...armsOf(view, intent), ...sizes(view, by, at) };
}

/** What lies on the floor, where, and which it is of several alike in one place. */
function onFloor(view: View, lying: number): Args {
  const { floor } = scene(view);
  if (floor[lying] === undefined) return {};
  const { gear, at } = floor[lying];
  const alike = floor.slice(0, lying + 1).filter((one) => one.gear === gear && one.at[0] === at[0] && one.at[1] === at[1]);
  return { thing: thingName(view, gear), spot: `${at[0]}, ${at[1]}`, nth: alike.length };
}

/** Acts in which poison and wounds take their toll. */
const UPKEEP: readonly string[] = ['start-round', 'next-turn', 'finish-round', 'tend-afterwards', 'put-out'];

/** Who is poisoned and who is down when a round or a turn begins. Menus name acts by the hundred and must not ask it of all. */
function ailing(view: View, act: string): Args {
  if (!UPKEEP.includes(act)) return {};
  const those = (def: ConditionDef): Name[] => fighterIds(view).flatMap((who) => (view.has(who, def) ? [fighterName(view, who)] : []));
  return { poisoned: those(Poisoned), down: those(Down) };
}

/** Steps of size that the one attacked has over the attacker. */
const sizes = (view: View, by: Id, at: unknown): Args =>
  typeof at === 'number' && isFighter(view, at) ? { larger: fighter(view, at).size - fighter(view, by).size } : {};

/** A spell, or an item with a spell in it, and whom it is for. */
function magicOf(view: View, code: number): Args {
  const isOwn = isSpell(view.rules.things[code]);
  const spell: Spell = isOwn ? spellAt(view, code) : itemSpell(view, code);
  return { magic: thingName(view, code), item: isOwn ? 'no' : 'yes', aim: spell.target !== 'foe' ? 'help' : spell.radius > 0 ? 'storm' : 'foe' };
}

/** What strikes in an attack, and the most that its dice show. */
function armsOf(view: View, { do: act, by, with: chosen }: IntentJson): Args {
  const { item } = chosen as { readonly item?: 'shield' | 'other' };
  const code = act === 'opportunity-attack' ? meleeBy(view, by) : item === undefined ? wieldedBy(view, by) : fighter(view, by)[item];
  const weapon = weaponAt(view, code);
  const how = act === 'throw' ? 'thrown' : act === 'strike' && weapon.range > 0 ? 'ranged' : 'melee';
  const thrown = weapon.damage === null ? null : weaponDice(view, { by, how, weapon: code });
  return {
    weapon: thingName(view, struckWith(view, by, code)),
    shoots: how === 'ranged' ? 'yes' : 'no',
    dice: thrown === null ? '' : diceText(thrown.pool.id),
    most: thrown?.most ?? 0,
    venom: weapon.venom ? 'yes' : 'no',
    entangles: weapon.entangles !== null && isWeapon(view, code) ? 'yes' : 'no',
  };
}

/** What was dropped last. */
const droppedLast = (view: View): Args => ({ thing: thingName(view, scene(view).floor.at(-1)?.gear ?? -1) });

const healthOf = (view: View, who: Id): number => fighter(view, who).health;

/** How fights of this game are told. */
export const tale = defineTale<Messages>({
  messages: MESSAGES,
  also,
  prompts,
  ends: (view, { clock, of, at }) =>
    clock === TurnsEnded.id ? ['turn-ends', at - fighter(view, of).turns] : clock === Rounds.id ? ['round-ends', at - scene(view).round] : null,
  tellers: {
    strike: tellAttack('strike'),
    'strike-other': tellAttack('strike'),
    throw: tellAttack('throw'),
    'opportunity-attack': tellAttack('opportunity'),
    cast: tellMagic,
    activate: tellMagic,
    'cast-as-reaction': tellMagic,
    'activate-as-reaction': tellMagic,
    move: tellMove('move'),
    dash: tellMove('dash'),
    'stand-up': tellStandUp,
    grapple: tellGrapple,
    escape: tellEscape,
    sneak: tellSneak,
    search: tellSearch,
    'free-action': tellSearch,
    tend: tellTend,
    'tend-afterwards': (telling, say) => {
      tellTend(telling, say);
      tellUpkeep(telling, say);
    },
    'put-out': (telling, say) => {
      tellPutOut(telling, say);
      tellUpkeep(telling, say);
    },
    drop: tellDrop,
    release: tellPlainly('release'),
    carry: tellPlainly('carry'),
    'accept-surrender': tellPlainly('accept-surrender'),
    'put-down': tellPutDown,
    'phase-step': tellPhaseStep,
    'determine-surprise': tellSurprise,
    'roll-initiative': tellInitiative,
    'start-round': tellRound,
    'next-turn': tellTurn,
    'finish-round': (telling, say) => {
      telling.changes(TurnBegan);
      tellUpkeep(telling, say);
      say.head('finish-round', {});
    },
    'close-fight': tellEnd,
    'end-encounter': tellEndByGm,
    'finish-fight': tellEndByGm,
    harm: tellHarm,
    fall: tellFall,
  },
  changes: {
    'turn-began': {
      fields: ['who'],
      also: (view, who) => ({ ap: ActionPoints.left(view, who), spent: Math.max(0, AP_OF_A_ROUND - ActionPoints.left(view, who)) }),
    },
    'round-began': { fields: ['scene', 'round'] },
    'round-set': { fields: ['scene', 'round'] },
    'order-set': { fields: ['scene', 'order'] },
    'turn-saved': { fields: ['who', 'after'] },
    resolved: { fields: ['by', 'at', 'won', 'met'] },
    hurt: { fields: ['who', 'points'], pool: { title: 'health', of: healthOf } },
    located: { fields: ['who', 'where'] },
    healed: { fields: ['who', 'points'], pool: { title: 'health', of: healthOf } },
    moved: { fields: ['who', 'x', 'y'] },
    teleported: { fields: ['who', 'x', 'y'] },
    pushed: { fields: ['who', 'x', 'y'] },
    dropped: { fields: ['who', 'item'], also: droppedLast },
    drawn: { fields: ['who', 'item', 'gear'] },
    handled: { fields: ['who', 'what'] },
    left: { fields: ['who'] },
    arrived: { fields: ['who'] },
    'side-changed': { fields: ['who', 'side'] },
    'fact-set': { fields: ['who', 'fact', 'value'] },
    'gear-set': { fields: ['who'] },
    'cover-set': { fields: ['who', 'cover'] },
    'initiative-rolled': { fields: ['who', 'total'] },
    'style-learned': { fields: ['who', 'place', 'style', 'price'] },
  },
  fates: [Dead, Dying, Down, Gone],
  covered: {
    'stand-up': [Prone],
    carry: [Carrying],
    sneak: [Hidden],
    drop: [DamagedShield],
    disengage: [Disengaged],
    'free-action': [Braced],
    grapple: [Grappling],
    reload: [Unloaded],
    leave: [Left, Gone],
    surrender: [LaidDownArms, Surrendered],
    draw: [Drawn],
    stow: [Stowed, DamagedShield],
    'pick-up': [Taken],
    grip: [Gripped],
    handle: [Handled],
    'save-turn': [TurnSaved],
    'put-out': [Burning],
  },
  quiet: {
    changes: [
      Acted,
      AttackMade,
      TurnEnded,
      TurnBegan,
      MoveUsed,
      FreeActionTaken,
      Belted,
      Dragged,
      Stowed,
      Gripped,
      Drawn,
      Taken,
      Begun,
      RoundBegan,
      QueueSet,
      OrderSet,
      EncounterEnded,
      WentOn,
      Contested,
      Resumed,
      Died,
      TimePassed,
      RoundPassed,
      AftermathSet,
      AwareSet,
      LaidDownArms,
      Left,
      StyleLearned,
    ],
    resources: [ActionPoints],
    conditions: [Scorched, Unconscious],
  },
});
