import { type ConditionDef, carried, extend, give, type Id, type Play, type Until } from '@riposte/kernel';

/** Gives a condition that is borne once, or lets it last longer: it never ends sooner than it would have. */
export function renew(play: Play, who: Id, def: ConditionDef, until: Until): void {
  const [borne] = carried(play, who, def);
  if (borne === undefined) give(play, who, def, { until });
  else if (borne.clock >= 0 && borne.at < until.at) extend(play, who, borne.id, until);
}
