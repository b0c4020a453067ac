import { type Decider, type Encounter, FileError } from '@riposte/files';
import type { Fight } from '@riposte/kernel';
import { playerNamed, type Situation, sided, still } from '@riposte/sim';
import { orderFault } from './orders.ts';
import type { TableState } from './scene.ts';
import { MAX_ORDERS, type Settings } from './settings.ts';

/** Whether the next decision is one of those that the computer makes. */
export function isComputers({ pending, declarers }: Fight, { automation, autos, paused }: Settings): boolean {
  if (automation !== 'referee' || paused || pending?.kind === 'roll') return false;
  return (pending?.whos ?? declarers).some((who) => autos.includes(who));
}

/** At a table a computer player takes the usual time for a decision, even if its name asks for more, because people wait. */
const atTable = (name: string): string => name.split('@')[0];

/** A computer player by its name. @throws TextError which lists the known names */
export function computerPlayer(name: string, { fight, ruleSet, settings, ended }: Pick<TableState, 'fight' | 'ruleSet' | 'settings' | 'ended'>): Decider {
  const standing = { ruleSet, rules: fight.rules, state: fight.state, policy: ruleSet.policy, ended };
  return playerNamed(atTable(name), { standing, sides: settings.sides });
}

/** Why there is no computer player with this name; null = there is one. */
export function playerFault(name: string, standing: Situation): string | null {
  try {
    playerNamed(name, { standing, sides: [] });
    return null;
  } catch (thrown) {
    return (thrown as Error).message;
  }
}

/** The computer players and orders that an encounter names, by fighter. @throws FileError for unknown ones */
export function mindsOf({ ruleSet, rules, state, sides, players, orders }: Encounter, file: string): Pick<Settings, 'players' | 'orders'> {
  const standing = { ruleSet, rules, state, policy: ruleSet.policy };
  const fighters = sided(still(standing));
  const ordered = fighters.flatMap(({ id, name }) => (Object.hasOwn(orders, name) ? orders[name].map((text, nth) => ({ who: id, text, name, nth })) : []));
  if (ordered.length > MAX_ORDERS) throw new FileError(file, 'orders', `at most ${MAX_ORDERS} orders at a table, found ${ordered.length}`);
  const faults = [
    ...Object.entries(players).map(([side, name]) => [`players.${side}`, playerFault(name, standing)] as const),
    ...ordered.map(({ who, text, name, nth }) => [`orders.${name}[${nth}]`, orderFault(text, standing, who)] as const),
  ];
  for (const [path, why] of faults) if (why !== null) throw new FileError(file, path, why);
  return {
    players: fighters.flatMap(({ id, side }) => (Object.hasOwn(players, sides[side] ?? '') ? [{ who: id, name: players[sides[side]] }] : [])),
    orders: ordered.map(({ who, text }) => ({ who, text })),
  };
}
