import { fail } from './errors.ts';
import type { Json } from './json.ts';
import type { Runner } from './runner.ts';
import type { Entity, Id, State } from './state.ts';
import { sightOf } from './visibility.ts';
import type { AnyAsk, AnyIntent, Next, Rules, View } from './vocabulary.ts';

/** Decides for a fighter from what its side may know. */
export interface Policy {
  /** A legal intent; null = nothing, which only rule sets without turns accept. */
  declare(view: View, who: Id): AnyIntent | null;
  answer(view: View, ask: AnyAsk, who: Id, about: Json): Json;
}

/** A copy of a state that may be changed in place. */
export function copyState(rules: Rules, state: State): State {
  const entities = state.entities;
  const mine: Entity[] = [];
  for (let i = 0; i < entities.length; i++) mine.push(rules.def.copy(entities[i]));
  return { serial: state.serial, ignored: state.ignored, entities: mine };
}

/** What drives a fight that is played without people. */
export interface Pilot {
  /** Called before each command with the number of those performed; true = the fight stops here. */
  stops(commands: number): boolean;
  /** What one of those who may declares; null = nothing, and the fight stops. */
  declare(may: readonly Id[]): AnyIntent | null;
  /** Performs what was declared or runs by itself; false = it was not performed, and the fight stops before it. */
  perform(intent: AnyIntent, isDeclared: boolean): boolean;
}

/** Plays a fight until its pilot stops it (null), or until it is over or nobody declares anything (that moment). */
export function playOn(runner: Runner, pilot: Pilot): Next | null {
  for (let commands = 0; !pilot.stops(commands); commands++) {
    const next = runner.rules.def.next(runner);
    const intent = next.run ?? (next.declare === null ? null : pilot.declare(next.declare));
    if (intent === null) return next;
    if (!pilot.perform(intent, next.run === null)) return null;
  }
  return null;
}

/**
 * The first intent that one of them declares, each from its own view; null = none.
 * @throws RiposteError `illegal-intent` where it is refused.
 */
export function declaredBySight(runner: Runner, may: readonly Id[], policyOf: (who: Id) => Pick<Policy, 'declare'>): AnyIntent | null {
  for (let i = 0; i < may.length; i++) {
    const who = may[i];
    const seen = sightOf(runner, who);
    const intent = policyOf(who).declare(seen, who);
    if (intent === null) continue;
    if (!seen.legal(intent)) fail('illegal-intent', `a policy declared ${intent.def.id}, which is refused`, { reasons: seen.refusals(intent) });
    return intent;
  }
  return null;
}
