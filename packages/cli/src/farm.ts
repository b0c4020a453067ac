import type { SimulateOptions } from '@riposte/sim';
import { InputError } from './outcome.ts';
import { printError } from './print.ts';
import { release } from './release.ts';

/** Whether workers on other machines fight, and where they find what is to be fought. */
export interface FarmOptions {
  readonly farm?: boolean;
  readonly database?: string;
}

/** What a farm adds to a simulation; nothing where this process fights alone. */
export interface Hired {
  readonly how: Pick<SimulateOptions, 'hire'>;
  /** Fights that had been fought before; null without a farm. */
  readonly found: () => number | null;
}

const ALONE: Hired = { how: {}, found: () => null };

/** Opens the farm while `use` runs, where one is asked for. @throws InputError, StoreError */
export async function onFarm<T>({ farm, database }: FarmOptions, use: (hired: Hired) => Promise<T>): Promise<T> {
  if (farm !== true) return use(ALONE);
  const address = await addressOf(database);
  const { farmAt } = await import('@riposte/server');
  const opened = await farmAt(address, release(), printError);
  try {
    return await use({ how: { hire: opened.hire }, found: opened.found });
  } finally {
    await opened.close();
  }
}

/** @throws InputError where no address is given, or one that is none */
export async function addressOf(database: string | undefined): Promise<string> {
  if (database === undefined || database === '')
    throw new InputError('A farm needs a PostgreSQL database: --database ADDRESS, the variable RIPOSTE_DATABASE, or the configuration of this folder.');
  // It needs the server's module, which a command without a farm starts without.
  const { placeOf } = await import('./place.ts');
  return placeOf({ data: '', database });
}
