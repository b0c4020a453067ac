import { fightersOf, type Situation } from '@riposte/files';
import type { Id, View } from '@riposte/kernel';
import type { Facts, Gauge } from '@riposte/ruleset';

/** A fighter as reports know it. */
export interface Fighter {
  readonly id: Id;
  readonly name: string;
  readonly side: number;
}

/** Everybody who fights, with name and side. */
export function sided(view: View): Fighter[] {
  return fightersOf(view).map((id) => ({ id, name: view.rules.def.name(view, id), side: sideOf(view, id) }));
}

/** The side of a fighter, as everybody may see it; -1 = none, as of the game master. */
export function sideOf(view: View, who: Id): number {
  if (view.state.entities[who]?.kind !== 'fighter') return -1;
  const shown = view.rules.def.shown(view, who);
  return typeof shown === 'object' && shown !== null && 'side' in shown && typeof shown.side === 'number' ? shown.side : -1;
}

/** Gauges whose fact is a number with a most. */
export function gaugesOf({ ruleSet }: Pick<Situation, 'ruleSet'>): Gauge[] {
  return (ruleSet.look?.gauges ?? []).filter((gauge) => gauge.most !== undefined && (gauge.as === 'bar' || gauge.as === 'pips' || gauge.as === 'number'));
}

/** Whether a fighter is out of the fight: as the rule set says; default: its first gauge is empty. */
export function isOut(ruleSet: Situation['ruleSet'], view: View, who: Id, facts: () => Facts): boolean {
  const { look } = ruleSet;
  if (look?.out !== undefined) return look.out(view, who);
  const [first] = gaugesOf({ ruleSet });
  return first !== undefined && Number(facts()[first.fact]) <= 0;
}

/** The round that the scene tells; 0 where the rule set knows none. */
export function roundOf({ ruleSet }: Pick<Situation, 'ruleSet'>, view: View): number {
  const scene = view.state.entities.find((entity) => entity.kind === 'scene');
  const round = scene === undefined ? undefined : ruleSet.words?.facts(view, scene.id).round;
  return typeof round === 'number' ? round : 0;
}
