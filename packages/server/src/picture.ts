import { fightersOf, nameOf, type Speech } from '@riposte/files';
import type { ReadyFight } from './protocol.ts';

/** A fight as its board stands now, for the first screen. Fighters that a spectator would not see are left out. */
export function picture(speech: Speech, title: string, sides: readonly string[]): Omit<ReadyFight, 'id'> {
  const { ruleSet, view } = speech;
  const spectator = { gm: false, controls: [] };
  const seen = fightersOf(view).filter((id) => view.rules.def.sees(view, spectator, id) !== 'hidden');
  const sideOf = (id: number): number => (view.rules.def.shown(view, id) as { readonly side?: number } | null)?.side ?? -1;
  const tokens = ruleSet.look?.tokens(view) ?? [];
  return {
    title,
    ruleset: ruleSet.rules.id,
    rulesetTitle: ruleSet.rules.title,
    emblem: ruleSet.look?.emblem ?? null,
    sides: sides.map((name, side) => ({ name, fighters: seen.filter((id) => sideOf(id) === side).map((id) => nameOf(speech, id)) })),
    ground: ruleSet.look?.ground(view) ?? null,
    tokens: tokens.flatMap(({ id, places }) => (seen.includes(id) ? [{ name: nameOf(speech, id), side: sideOf(id), places }] : [])),
  };
}
