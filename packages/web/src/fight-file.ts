import type { FightFile, PackTexts } from './workbench/requests.ts';

/** A fight with those of its packs that are here. */
export function fightFile(fight: { readonly packs?: unknown }, texts: PackTexts): FightFile {
  const named = Array.isArray(fight.packs) ? (fight.packs as readonly unknown[]) : [];
  return { content: JSON.stringify(fight), packs: Object.fromEntries(Object.entries(texts).filter(([name]) => named.includes(name))) };
}
