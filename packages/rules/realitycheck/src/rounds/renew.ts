import { type ConditionDef, carried, extend, give, type Id, type Play, type Until } from '@riposte/kernel';

/** Gives a condition that one has only once, or lets it last longer: it never ends sooner than it would have. */
export function renew(play: Play, who: Id, def: ConditionDef, until: Until): void {
  const [old] = carried(play, who, def);
  if (old === undefined) give(play, who, def, { until });
  else if (old.clock >= 0 && old.at < until.at) extend(play, who, old.id, until);
}
