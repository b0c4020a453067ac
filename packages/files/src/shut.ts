import type { AnyIntentDef, Id, Refusal, Refuse, View } from '@riposte/kernel';

/** What an act itself says against it whatever its parameters: what it needs, and when it is not available. Ignored rules are among it. */
export function shutBy(view: View, def: AnyIntentDef, by: Id): Refusal[] {
  const refusals: Refusal[] = [];
  const refuse: Refuse = (rule, reason, facts) => refusals.push({ rule, reason, facts });
  def.needs?.(view, by, refuse);
  def.available?.(view, by, refuse);
  return refusals;
}
