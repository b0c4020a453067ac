import { ConditionEnded, carried, type Id, type IntentJson, type View } from '@riposte/kernel';
import { type Args, defineTale, fighterName, type Name, type Teller, thingName } from '@riposte/ruleset';
import { ActionPoints } from '../actions/action-points.ts';
import { Moved } from '../actions/regions.ts';
import { Acted, TurnBegan, TurnEnded, TurnsEnding } from '../actions/turn.ts';
import { AfterEncounter } from '../after-the-encounter/after-encounter.ts';
import { AftermathSet } from '../after-the-encounter/end-of-encounter.ts';
import { TimePassed } from '../after-the-encounter/passing-time.ts';
import { Recovering } from '../after-the-encounter/rest.ts';
import { Treating } from '../after-the-encounter/treating.ts';
import { Aiming } from '../attack-and-defence/shooting.ts';
import { fighter, type Item } from '../characters/fighter.ts';
import { GearLost, GearTaken, hasLooseWeapon, ItemTaken, Wielded } from '../equipment/arms.ts';
import { Unloaded } from '../equipment/loading.ts';
import { Focused } from '../magic/magic-points.ts';
import { Hasted, Warded } from '../magic/spells.ts';
import { ExtraMovesSet, Mounted, MountTurnBegan, mountOf } from '../mounted-combat/mounted.ts';
import { Riding } from '../mounted-combat/riding.ts';
import { Burning } from '../problematic-situations/burning.ts';
import { Carrying } from '../problematic-situations/carrying.ts';
import { Left } from '../problematic-situations/leaving.ts';
import { Prone } from '../problematic-situations/prone.ts';
import { Surrendered } from '../problematic-situations/surrendered.ts';
import { Dead } from '../taking-damage/instant-death.ts';
import { KnockedOut } from '../taking-damage/knocked-out.ts';
import { SurvivalOpen, Survived } from '../taking-damage/survival.ts';
import { Escape, EscapeRoll, Grappling, HoldRoll, heldBy } from '../unarmed-combat/grabbed.ts';
import { tellAttack, tellCast, tellHeld } from './attacks.ts';
import { MESSAGES, type Messages } from './messages.gen.ts';
import { prompts } from './prompts.ts';
import { afflictionsOf, roundOf, tellClose, tellEnd, tellOrder, tellTurn } from './rounds.ts';

/** Who begins the fight in the saddle, and on what mount. */
function pairs(view: View): Args {
  const riders = view.state.entities.flatMap(({ kind, id }) => (kind === 'fighter' && view.has(id, Mounted) ? [id] : []));
  return { riders: riders.map((id) => fighterName(view, id)), mounts: riders.map((id) => fighterName(view, mountOf(view, id))) };
}

/** What is in hand, who is held, carried or ridden, when an act begins. */
function also(view: View, { do: act, by, with: chosen }: IntentJson): Args {
  if (act === 'roll-order') return pairs(view);
  if (view.state.entities[by]?.kind !== 'fighter') return {};
  const armed = act === 'mount-strike' ? mountOf(view, by) : by;
  const held = thingName(view, fighter(view, armed < 0 ? by : armed).weapon);
  const { item } = chosen as { readonly item?: Id };
  const thing: Args = item === undefined ? {} : { thing: thingName(view, (view.state.entities[item] as Item).gear) };
  return {
    weapon: held,
    held,
    'held-one': heldBy(view, by, 1).map((one) => fighterName(view, one)),
    load: carried(view, by, Carrying).map(({ source }) => fighterName(view, source)),
    ...thing,
    ...(act === 'surrender' ? { dropped: hasLooseWeapon(view, by) ? held : 'none' } : {}),
  };
}

/** A grab is broken, or not: both rolls on one line. */
const tellEscape: Teller<Messages> = (telling, say) => {
  const { by, with: given } = telling.act;
  const escape = telling.roll(EscapeRoll);
  const hold = telling.roll(HoldRoll);
  if (escape === null || hold === null) return say.head('escape', { by, from: given.from, how: 'open' });
  const how = escape.total >= hold.total ? 'free' : 'held';
  say.head('escape', { by, from: given.from, how });
  say.line('escape-rolls', { escape: say.dice(escape), hold: say.dice(hold), how }, { rule: Escape.rule, at: escape, rolls: [escape, hold] });
};

/** The answer to a surrender ends it, whatever it is: the headline says enough. */
const tellAnswer: Teller<Messages> = (telling, say) => {
  const { def, by, with: given } = telling.act;
  telling.changes(ConditionEnded);
  say.head(`act-${def.id}` as 'escape', { by, of: given.of } as never);
};

/** Who leaves, or is taken out, goes with its mount and whom it holds. */
const tellLeave =
  (key: 'leaves' | 'taken-out'): Teller<Messages> =>
  (telling, say) => {
    const { by, with: given } = telling.act;
    const who = (given.who ?? by) as Name;
    const along: Name[] = [];
    for (let one = telling.given(Left); one !== null; one = telling.given(Left)) if (one.who!.id !== who.id) along.push(one.who!);
    telling.changes(Moved);
    say.head(key, { who, along, number: along.length });
  };

/** A rider moves, and the mount with it. */
const tellRide =
  (key: 'rides' | 'gallops'): Teller<Messages> =>
  (telling, say) => {
    const { by, with: given } = telling.act;
    const moved = telling.changes(Moved).findLast(({ who }) => who?.id === by.id);
    say.head(key, { by, to: moved?.values[1] ?? given.to ?? given.along ?? 'none' });
  };

/** How fights of this game are told. */
export const tale = defineTale<Messages>({
  prompts,
  messages: MESSAGES,
  also,
  ends: (view, { clock, of, at }) => (clock === TurnsEnding.id ? ['turn-ends', at - fighter(view, of).turns] : null),
  tellers: {
    strike: tellAttack('strike'),
    shoot: tellAttack('shoot'),
    throw: tellAttack('throw'),
    'unarmed-strike': tellAttack('unarmed-strike'),
    grab: tellAttack('grab'),
    'opportunity-attack': tellAttack('opportunity-attack'),
    'mount-strike': tellAttack('mount-strike'),
    cast: tellCast,
    crush: tellHeld('crush'),
    'throw-down': tellHeld('throw-down'),
    escape: tellEscape,
    'mount-escape': tellEscape,
    leave: tellLeave('leaves'),
    'take-out': tellLeave('taken-out'),
    ride: tellRide('rides'),
    gallop: tellRide('gallops'),
    'accept-surrender': tellAnswer,
    'refuse-surrender': tellAnswer,
    'next-turn': tellTurn,
    'roll-order': tellOrder,
    'end-encounter': tellEnd,
    'close-scene': tellClose,
  },
  changes: {
    'turn-began': {
      fields: ['who', 'turn', 'round'],
      pool: { title: 'round', of: roundOf },
      also: (view, who) => ({ ap: ActionPoints.left(view, who), afflictions: afflictionsOf(view, who) }),
    },
    attacked: { fields: ['by', 'at', 'won'] },
    'minimum-stands': { fields: ['who', 'rank'] },
    hurt: { fields: ['who', 'points', 'lethal'], pool: { title: 'HP', of: (view, who) => fighter(view, who).hp } },
    healed: { fields: ['who', 'points'], pool: { title: 'HP', of: (view, who) => fighter(view, who).hp } },
    moved: { fields: ['who', 'to'] },
    'order-set': { fields: ['scene', 'order'] },
    wielded: { fields: ['who', 'weapon'] },
    'gear-taken': { fields: ['who', 'gear'] },
    'gear-lost': { fields: ['who', 'gear'] },
    unaffected: { fields: ['who'] },
    'illusion-stands': { fields: ['by', 'won'] },
    'fact-set': { fields: ['who', 'fact', 'value'] },
    'side-changed': { fields: ['who', 'side'] },
    'order-changed': { fields: ['scene', 'order'] },
    'extra-moves': { fields: ['who', 'moves'] },
  },
  fates: [Dead, KnockedOut, Left],
  covered: {
    move: [Moved],
    'move-past': [Moved],
    run: [Moved],
    crawl: [Moved],
    drag: [Moved],
    draw: [Wielded],
    stow: [Wielded],
    drop: [Wielded, GearLost, Unloaded],
    'pick-up': [GearTaken, Wielded, Unloaded],
    throw: [Wielded, GearLost, Aiming],
    shoot: [Aiming],
    'stand-up': [Prone],
    reload: [Unloaded],
    mount: [Mounted],
    dismount: [Mounted],
    carry: [Carrying],
    'put-down': [Carrying],
    aim: [Aiming],
    cast: [Warded, Hasted],
    surrender: [Surrendered, Wielded, GearLost, Unloaded],
    'put-out': [Burning],
  },
  quiet: {
    changes: [Acted, TurnEnded, TurnBegan, ItemTaken, TimePassed, AftermathSet, MountTurnBegan, ExtraMovesSet],
    resources: [ActionPoints],
    // Who is held is told, and by whom.
    conditions: [Grappling, AfterEncounter, Survived, SurvivalOpen, Treating, Focused, Recovering, Riding],
  },
});
