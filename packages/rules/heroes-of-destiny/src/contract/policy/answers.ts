import { type AnyAsk, type AnyIntent, type Id, type IntentJson, intentJson, type Json, type View } from '@riposte/kernel';
import { weaponAp } from '../../actions/costs.ts';
import { Harry, Rebuff, seesApproach, seesShot } from '../../actions/harry-and-rebuff.ts';
import { StandardAttack } from '../../actions/offensive.ts';
import { ChooseCling, Cling, Leaving } from '../../grappling/cling.ts';
import { heldBy } from '../../grappling/hold.ts';
import { Interpose, UnderAttack } from '../../grappling/interpose.ts';
import { awake } from '../../health/alive.ts';
import { Stamina } from '../../health/stamina.ts';
import { Damage, weaponAttack } from '../../rolls/attack.ts';
import { IgnoreFlank } from '../../rolls/flanking.ts';
import { ActionPoints, MaxAp } from '../../sequence/action-points.ts';
import { Initiative } from '../../sequence/initiative.ts';
import { ActionDeclared, ActionDone, type Opportunity, TurnBegins, TurnEnds } from '../../sequence/opportunities.ts';
import { ActOutOfTurn, TakeReadied } from '../../sequence/out-of-turn.ts';
import { Reaction } from '../../sequence/reactions.ts';
import type { Happening } from '../../sequence/triggers.ts';
import { fighter } from '../../state/fighter.ts';

/** Answers questions and windows; what needs no thought gets its default. */
export function answer(view: View, ask: AnyAsk, who: Id, about: Json): Json {
  const context = about as unknown;
  if (ask === Reaction.ask) return reacts(view, who, context as Happening);
  if (ask === ActionDeclared.ask) return stops(view, who, context as Opportunity);
  if (ask === TurnBegins.ask || ask === TurnEnds.ask || ask === ActionDone.ask) return usesChance(view, who, context as Opportunity);
  if (ask === UnderAttack.ask) return interposes(view, who, context as { readonly by: Id });
  if (ask === Leaving.ask) return asAnswer(view, Cling.of(who, { whom: (context as { readonly target: Id }).target }));
  if (ask === ChooseCling) return ask.fallback(view, who, about as never) as unknown as Json;
  if (ask === IgnoreFlank) return ignores(view, who, ask.answer.candidates(view, { who, about: about as never }));
  return ask.fallback(view, who, about) as Json;
}
const asAnswer = (view: View, intent: AnyIntent): Json => (view.legal(intent) ? (intentJson(intent) as unknown as Json) : null);
/** Rebuffs a foe who comes closer; harries only with AP to spare. */
export function reacts(view: View, who: Id, happening: Happening): Json {
  const { by } = happening;
  if (by >= 0 && fighter(view, by).side === fighter(view, who).side) return null;
  if (seesApproach(view, who, happening) && Stamina.left(view, who) > 0) return asAnswer(view, Rebuff.of(who, { at: by }));
  if (seesShot(view, who, happening)) {
    const after = ActionPoints.left(view, who) - 2;
    if (after >= weaponAp(view, fighter(view, who).weapon, null)) {
      const harry = asAnswer(view, Harry.of(who, { at: by }));
      if (harry !== null) return harry;
    }
  }
  return fighter(view, who).readied === '' ? null : takesReadied(view, who, by);
}
function takesReadied(view: View, who: Id, by: Id): Json {
  const intent = TakeReadied.of(who, { action: { do: fighter(view, who).readied, by: who, with: { at: by } } });
  return fighter(view, who).readied === 'attack' ? asAnswer(view, intent) : null;
}
/** A spell of the enemy is worth two initiative. */
export function stops(view: View, who: Id, { active, declared }: Opportunity): Json {
  if (declared?.do !== 'cast' || fighter(view, active).side === fighter(view, who).side) return null;
  return outOfTurn(view, who, active);
}
/** Strikes out of turn before AP run over. */
function usesChance(view: View, who: Id, { active }: Opportunity): Json {
  if (fighter(view, active).side === fighter(view, who).side || Initiative.left(view, who) < 4) return null;
  return ActionPoints.left(view, who) * 4 > MaxAp(view, who) * 3 ? outOfTurn(view, who, active) : null;
}
export function outOfTurn(view: View, who: Id, at: Id): Json {
  const strike: IntentJson = intentJson(StandardAttack.of(who, { at }));
  return asAnswer(view, ActOutOfTurn.of(who, { action: strike }));
}
function interposes(view: View, who: Id, { by }: { readonly by: Id }): Json {
  const [whom] = heldBy(view, who).filter((opponent) => opponent !== by && awake(view, opponent) && fighter(view, opponent).side !== fighter(view, who).side);
  return whom === undefined ? null : asAnswer(view, Interpose.of(who, { whom, with: 'power' }));
}
/** Of three or more around it, the one who hits least hard is not worth turning to. */
export function ignores(view: View, who: Id, open: readonly (readonly Id[])[]): readonly Id[] {
  const all = open.reduce((a, b) => (b.length > a.length ? b : a), []);
  if (all.length < 3) return [];
  const harm = (foe: Id): number => Damage(view, foe, who, weaponAttack(view, foe, who, 'attack', 0));
  return [all.reduce((a, b) => (harm(b) < harm(a) ? b : a))];
}
