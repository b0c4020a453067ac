import { openCommand, valueText } from '@riposte/files';
import { type Id, type Json, sight, type Viewer } from '@riposte/kernel';
import { type Order, ordered, orderWords, parseOrder, previewOrder, type Situation, still, TextError } from '@riposte/sim';
import { tried } from './choices.ts';
import type { OrderPreview } from './protocol.ts';
import { Refused, refuse } from './refusal.ts';
import type { Seat, TableState } from './scene.ts';

/**
 * An order in words, read with the words that the seat may know.
 * @throws Refused `BAD_ORDER`, pointing at what does not fit or what the seat does not see.
 */
export function readOrder(stage: TableState, { row, viewer }: Seat, who: Id, text: string): Order {
  const view = sight(stage.fight.view, viewer);
  const order = parsed(text, standingOf(stage, viewer), who);
  const { sees } = view.rules.def;
  for (const one of order.conditions) {
    if (one.kind === 'blow' && row.kind === 'player' && !stage.settings.odds) refuse('odds-hidden');
    if (one.kind !== 'number' || one.whose.kind === 'me' || viewer.gm) continue;
    const name = one.whose.kind === 'named' ? one.whose.name : null;
    const known = view.state.entities.find((each) => each.kind === 'fighter' && view.rules.def.name(view, each.id) === name);
    if (name === null) refuse('hidden-numbers-attacker');
    if (known === undefined || sees(view, viewer, known.id) !== 'all') refuse('hidden-numbers', { name });
  }
  return order;
}

function parsed(text: string, standing: Situation, who: Id): Order {
  try {
    return parseOrder(text, orderWords(standing, who));
  } catch (thrown) {
    throw new Refused({ code: 'BAD_ORDER', text: thrown instanceof TextError ? thrown.message : String(thrown) });
  }
}

/** Why words are no order of a fighter; null = they are one. */
export function orderFault(text: string, standing: Situation, who: Id): string | null {
  try {
    parseOrder(text, orderWords(standing, who));
    return null;
  } catch (thrown) {
    return (thrown as Error).message;
  }
}

/** An order from an imported table may not exist here. */
function readable(text: string, standing: Situation, who: Id): Order | null {
  try {
    return parseOrder(text, orderWords(standing, who));
  } catch (thrown) {
    if (!(thrown instanceof TextError)) throw thrown;
    return null;
  }
}

function standingOf({ fight, ruleSet, ended }: TableState, viewer: Viewer): Situation {
  return { ruleSet, rules: fight.rules, state: sight(fight.view, viewer).state, policy: ruleSet.policy, ended };
}

/** What a standing order in words answers to the open question; null where none does. Each sees what its fighter may know. */
export function orderedAnswer(stage: TableState): { readonly who: Id; readonly ask: string; readonly value: Json } | null {
  const { fight, settings } = stage;
  const { pending, rules, view } = fight;
  const open = openCommand(fight);
  if (settings.orders.length === 0 || settings.paused || pending?.kind !== 'answer' || open === null) return null;
  for (const { who, text } of settings.orders) {
    if (!pending.whos.includes(who)) continue;
    const viewer = { gm: false, controls: [who] };
    const standing = standingOf(stage, viewer);
    const { state } = sight(still({ rules, state: open.state }), viewer);
    const value = tried(view, viewer, (seen) => {
      const order = readable(text, standing, who);
      return order && ordered(order, standing, seen, { ask: pending.ask, who, about: pending.about, open: { ...open, state } });
    });
    if (value !== null && value !== undefined) return { who, ask: pending.ask.id, value };
  }
  return null;
}

/** Where an order would have fired so far. @throws Refused for orders about blows, whose past odds would tell what is hidden. */
export function triedOrder(stage: TableState, seat: Seat, who: Id, text: string): OrderPreview {
  const order = readOrder(stage, seat, who, text);
  const { fight, ruleSet } = stage;
  if (!seat.viewer.gm && order.conditions.some((condition) => condition.kind === 'blow')) refuse('past-odds-hidden');
  const speech = { ruleSet, view: fight.view };
  const { asked, fired } = previewOrder(order, standingOf(stage, seat.viewer), fight, who);
  return {
    asked,
    fired: fired.map(({ ask, ordered: now, given }) => `${ask}: ${valueText(speech, ask, now as Json)} instead of ${valueText(speech, ask, given as Json)}`),
  };
}
