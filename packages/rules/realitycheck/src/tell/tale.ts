import { type Id, type IntentJson, type View } from '@riposte/kernel';
import { type Args, defineTale, fighterName, minus, type Name, type Teller } from '@riposte/ruleset';
import { Defending } from '../actions/defend.ts';
import { MAX_ENERGY } from '../actions/energy.ts';
import { Pushed } from '../actions/stamina.ts';
import { chargeBonus } from '../actions/strenuous.ts';
import { threatLoss } from '../attacks/intimidate.ts';
import { EndedMeanwhile } from '../attacks/meanwhile.ts';
import { StruckBy } from '../attacks/outcome.ts';
import { SPARING_STEP, SparingSet } from '../attacks/sparing.ts';
import { Exhausted } from '../conditions/exhausted.ts';
import { Kneeling, Prone } from '../conditions/prone.ts';
import { Ignoring } from '../conditions/shake-off.ts';
import { halved, modifier } from '../fighters/abilities.ts';
import { everybody, fighter, isFighter, itemOf, scene } from '../fighters/fighter.ts';
import { Raging } from '../fighters/rage.ts';
import { UsedUp } from '../fighters/trait.ts';
import { energyCost } from '../gear/armour.ts';
import { ItemLoaded } from '../gear/items.ts';
import { RestSet } from '../harm/rest.ts';
import { alive, Dead, takesPart, Unconscious } from '../harm/unconscious.ts';
import { bestAbility } from '../magic/casting.ts';
import { type CastingAbility, spellAt } from '../magic/spell.ts';
import { Held, Holding, holdersOf, Restrained, Restraining } from '../maneuvers/hold.ts';
import { Carrying, loadOf } from '../movement/along.ts';
import { DepthSet } from '../movement/depth.ts';
import { Turned } from '../movement/facing.ts';
import { Mounted, mountOf } from '../movement/mounted.ts';
import { NimbleSet } from '../movement/nimble.ts';
import { CourseSet, StepOver } from '../movement/steps.ts';
import { Rounds } from '../rounds/clock.ts';
import { OpeningSeen } from '../rounds/declare.ts';
import { DoneThisRound } from '../rounds/once-a-round.ts';
import { Gone, Surrendered } from '../rounds/presence.ts';
import { Refreshed } from '../rounds/refreshed.ts';
import { Waits } from '../rounds/wait.ts';
import { ruled } from '../rulings.ts';
import { tellAttack, tellSwift } from './attacks.ts';
import {
  tellAnimal,
  tellBreakDown,
  tellCapture,
  tellClimb,
  tellDefend,
  tellDrink,
  tellDrop,
  tellEscape,
  tellFirstAid,
  tellHandling,
  tellHide,
  tellIntimidate,
  tellSurge,
} from './checks.ts';
import { tellAction } from './contest.ts';
import { tellGmHarm } from './harm.ts';
import { MESSAGES, type Messages } from './messages.gen.ts';
import { tellMove, tellPlaced, tellSprint, tellStep, tellTogether } from './moves.ts';
import { answers, prompts } from './prompts.ts';
import { tellDecided, tellRest, tellRound, tellWait } from './rounds.ts';
import { tellBreath, tellCast } from './spells.ts';
import { thingOf } from './thing-of.ts';

const BARE_HANDS: Name = { text: 'bare hands', thing: 'bare-hands' };

const isItem = (view: View, id: Id): boolean => view.state.entities[id]?.kind === 'item';

interface Chosen {
  readonly weapon?: Id;
  readonly item?: Id;
  readonly at?: Id;
  readonly who?: Id;
  readonly spell?: number;
  readonly ability?: CastingAbility | 'best';
  readonly spare?: number;
  readonly enhance?: readonly number[];
}

/** What a caster's ability adds to the damage of a spell, which no number holds. */
function spellBonus(view: View, by: Id, spell: number, ability: CastingAbility | 'best'): number {
  const adds = spellAt(view, spell)?.adds ?? 'none';
  const used = ability === 'best' ? bestAbility(view, by) : ability;
  return adds === 'none' ? 0 : Math.max(1, adds === 'whole' ? modifier(view, by, used) : halved(view, by, used));
}

/** Who has an item, in hand, on the body or put away. */
function ownerOf(view: View, item: Id): Name | 'none' {
  const holder = itemOf(view, item).holder;
  return holder < 0 ? 'none' : fighterName(view, holder);
}

const namesOf = (view: View, is: (who: Id) => boolean): Name[] => everybody(view).flatMap((who) => (is(who) ? [fighterName(view, who)] : []));

/** All who wait, where the one who begins to is the last. */
function waiting(view: View, by: Id): Args {
  const isAble = (who: Id): boolean => takesPart(view, who) && fighter(view, who).energy > 0;
  const isLast = everybody(view).every((who) => who === by || !isAble(who) || fighter(view, who).waits);
  return isLast ? { waiting: namesOf(view, isAble) } : {};
}

/** Who is dead as a round begins, and what takes Energy from the living. */
const roundNames = (view: View): Args => ({
  dead: namesOf(view, (who) => !alive(view, who)),
  burdened: namesOf(view, (who) => energyCost(view, who) > 0),
  exhausted: namesOf(view, (who) => view.has(who, Exhausted)),
  weary: namesOf(view, (who) => ruled(view).energyOf(fighter(view, who).stamina) < MAX_ENERGY),
});

/** The weapon or thing that is used, who is held, carried or ridden, and whether the target is a lifeless thing. */
function also(view: View, { do: act, by, with: chosen }: IntentJson): Args {
  if (act === 'wait') return waiting(view, by);
  if (act === 'begin-round' || act === 'finish-round') return roundNames(view);
  const { weapon = -1, item = -1, at = -1, who = at, spell, ability = 'best', spare, enhance = [] } = chosen as Chosen;
  const target: Args = isFighter(view, who) && fighter(view, who).inanimate ? { lifeless: 'yes' } : {};
  if (!isFighter(view, by)) return target;
  const [load, mount, holder] = [loadOf(view, by), mountOf(view, by), holdersOf(view, by)[0] ?? -1];
  return {
    arm: isItem(view, weapon) ? thingOf(view, weapon) : BARE_HANDS,
    ...(isItem(view, item) && { thing: thingOf(view, item) }),
    ...(load >= 0 && { load: fighterName(view, load) }),
    ...(mount >= 0 && { ridden: fighterName(view, mount) }),
    ...(holder >= 0 && { holder: fighterName(view, holder) }),
    ...target,
    enhanced: enhance.length > 0 ? 'yes' : 'no',
    ...(act === 'break-down' && { charge: chargeBonus(view, by) }),
    ...(act === 'intimidate' && isFighter(view, at) && { less: threatLoss(view, at) }),
    ...(spare !== undefined && { spared: spare < 0 ? 'no' : spare === 0 ? 'yes' : minus(-SPARING_STEP * spare) }),
    ...(spell !== undefined && { bonus: spellBonus(view, by, spell, ability) }),
  };
}

/** Actions that their message tells. */
const PLAIN = ['kneel-up', 'stand-up', 'catch-breath', 'exert', 'wake-up', 'shake-off', 'rage'] as const;

const plain: { readonly [act: string]: Teller<Messages> } = Object.fromEntries(PLAIN.map((act) => [act, tellAction]));

/** How fights of this game are told. */
export const tale = defineTale<Messages>({
  messages: MESSAGES,
  also,
  prompts,
  answers,
  ends: (view, { clock, at }) => (clock === Rounds.id ? ['round-ends', at - scene(view).round] : null),
  tellers: {
    ...plain,
    'melee-attack': tellAttack('strike'),
    'unarmed-attack': tellAttack('strike'),
    trip: tellAttack('trip'),
    disarm: tellAttack('disarm'),
    restrain: tellAttack('restrain'),
    push: tellAttack('push'),
    'swift-attack': tellSwift,
    shoot: tellAttack('shoot'),
    throw: tellAttack('throw'),
    cast: tellCast,
    breathe: tellBreath,
    run: tellMove('run'),
    'quick-run': tellMove('run'),
    sprint: tellSprint,
    jump: tellMove('jump'),
    shift: tellMove('shift'),
    leave: tellMove('leave'),
    'agile-move': tellStep('agile-move'),
    'tactical-retreat': tellStep('tactical-retreat'),
    carry: tellTogether('carry'),
    mount: tellTogether('mount'),
    'set-down': tellPlaced('set-down'),
    dismount: tellPlaced('dismount'),
    defend: tellDefend,
    load: tellHandling('load'),
    equip: tellHandling('equip'),
    stow: tellHandling('stow'),
    'pick-up': tellHandling('pick-up'),
    snatch: tellDrop('snatch'),
    drop: tellDrop('drop'),
    drink: tellDrink('drink'),
    'give-to-drink': tellDrink('give-to-drink'),
    escape: tellEscape,
    hide: tellHide,
    intimidate: tellIntimidate,
    'handle-animal': tellAnimal,
    'treat-wound': tellFirstAid,
    climb: tellClimb,
    'break-down': tellBreakDown,
    'accept-surrender': tellCapture,
    'second-wind': tellSurge,
    'spend-surge': tellSurge,
    'short-rest': tellRest,
    'long-rest': tellRest,
    kill: tellDecided,
    join: tellDecided,
    'take-out': tellDecided,
    'change-side': tellDecided,
    'finish-fight': tellDecided,
    harm: tellGmHarm,
    fall: tellGmHarm,
    'begin-round': tellRound,
    wait: tellWait,
    'finish-round': tellRound,
  },
  changes: {
    'rule-ignored': { fields: ['rule', 'ignored'] },
    attacked: { fields: ['by', 'at', 'hits'] },
    moved: { fields: ['who', 'to'] },
    placed: { fields: ['who', 'to'] },
    turned: { fields: ['who', 'heading'] },
    waits: { fields: ['who', 'waits'] },
    'side-set': { fields: ['who', 'side'] },
    'fight-settled': { fields: ['scene', 'won'] },
    'fact-set': { fields: ['who', 'fact', 'value'] },
    'seconds-set': { fields: ['scene', 'seconds'] },
    'round-began': { fields: ['scene', 'round'] },
    'item-moved': { fields: ['item', 'holder', 'slot', 'place'], also: (_view, item, _values, before) => ({ owner: ownerOf(before, item) }) },
    'item-broken': { fields: ['item', 'broken'] },
    'durability-set': { fields: ['item', 'to'], pool: { title: 'durability', of: (view, id) => itemOf(view, id).durability } },
  },
  fates: [Dead, Unconscious, Gone],
  covered: {
    defend: [Defending],
    'kneel-up': [Prone, Kneeling],
    'stand-up': [Kneeling],
    rage: [Raging],
    escape: [Restrained, Held],
    'let-go': [Restraining, Holding],
    wait: [Waits],
    'shake-off': [Ignoring],
    turn: [Turned],
    carry: [Carrying],
    mount: [Mounted],
    dismount: [Mounted],
    'set-down': [Carrying],
    surrender: [Surrendered],
  },
  quiet: {
    changes: [
      StruckBy,
      CourseSet,
      StepOver,
      Turned,
      NimbleSet,
      OpeningSeen,
      DoneThisRound,
      Pushed,
      EndedMeanwhile,
      Refreshed,
      UsedUp,
      RestSet,
      SparingSet,
      DepthSet,
      ItemLoaded,
    ],
  },
});
