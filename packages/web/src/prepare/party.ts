import type { Json } from '@riposte/kernel';
import { useEffect, useState } from 'react';
import { list, read } from '../shelf.ts';
import { bench } from '../workbench/bench.ts';
import type { Newcomer } from './editing.ts';

/** An own character as the list shows it. */
export interface Member extends Newcomer {
  readonly id: string;
  readonly icon: string | null;
  readonly line: string;
}

/** Characters that are listed. */
const MAX = 50;
/** The most numbers of a sheet that fit in one line. */
const SHOWN = 4;

/** The user's characters for a game; empty until they are loaded. */
export function useParty(game: string): readonly Member[] {
  const [members, setMembers] = useState<readonly Member[]>([]);
  useEffect(() => {
    let isCurrent = true;
    const load = async (): Promise<void> => {
      const heads = (await list('character')).filter((head) => head.game === game && head.state === 'kept').slice(0, MAX);
      const found = await Promise.all(heads.map(({ id }) => memberOf(game, id)));
      if (isCurrent) setMembers(found.flat());
    };
    // The rest of the page works without the list of characters.
    load().catch(() => undefined);
    return () => {
      isCurrent = false;
    };
  }, [game]);
  return members;
}

/** A saved character as a fighter; none if its choices make no legal fighter. */
async function memberOf(game: string, id: string): Promise<Member[]> {
  const { body, title } = await read('character', id);
  const { fighter, sheet, icon } = await bench('build', { game, choices: (body.choices ?? {}) as never });
  if (fighter === null) return [];
  const { name, ...made } = fighter as { readonly [key: string]: Json };
  const line = sheet
    .slice(0, SHOWN)
    .map((number) => `${number.label} ${number.shown}`)
    .join(' · ');
  const { carried = null } = body as { readonly carried?: Member['carried'] };
  return [{ id, name: typeof name === 'string' ? name : title, count: 1, made, icon, line, carried }];
}
