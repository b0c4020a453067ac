import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { dayOf, liveDays, simulate, tournament } from '@riposte/sim';
import { describe, expect, it, vi } from 'vitest';
import { jobOf } from '../../cli/src/job.ts';
import { answer } from '../src/workbench/answers.ts';
import type { Compared, CompareWanted, Request, Requests } from '../src/workbench/requests.ts';
import type { Crew } from '../src/workbench/together.ts';

const ENCOUNTERS = join(import.meta.dirname, '../../../encounters/sea-of-shadows');
const DUEL = join(ENCOUNTERS, 'duel-at-dawn.json');
const content = readFileSync(DUEL, 'utf8');
const fight = { content, seed: 'together', players: {} };
const wanted = { ...fight, changes: ['Ilse.hp=6'], soFar: null, fights: 400 } satisfies CompareWanted;
const never = { signal: new AbortController().signal, tell: () => undefined };

/** Threads that answer as workers do, by copies and each after a while of its own, and which of them were asked. */
function threads(others: number, worth = 0) {
  const asked: number[] = [];
  const crew: Crew = {
    others,
    worth: () => worth,
    ask: async (thread, what, about) => {
      asked.push(thread);
      const given = await answer(what, structuredClone(about) as never, never);
      await new Promise((done) => setTimeout(done, thread % 2 === 0 ? 30 : 0));
      return structuredClone(given) as never;
    },
  };
  return { crew, asked };
}

const totals = async (others: number, more: Partial<CompareWanted> = {}) => answer('compare', { ...wanted, ...more }, { ...never, crew: threads(others).crew });

describe('a comparison over several threads', () => {
  it('comes to the same with 1, 2 and 4 of them', async () => {
    const alone = await totals(0);
    expect(alone.shared.tally.fights).toBe(400);
    expect(await totals(1)).toEqual(alone);
    expect(await totals(3)).toEqual(alone);
  });

  it('stops, and goes on to the same totals', async () => {
    const wish = new AbortController();
    const tell = ({ shared }: Compared): void => void (shared.tally.fights > 200 && wish.abort());
    const stopped = await answer('compare', { ...wanted, fights: 100_000 }, { signal: wish.signal, tell, crew: threads(2).crew });
    const { fights } = stopped.shared.tally;
    expect(fights).toBeGreaterThan(200);
    expect(fights).toBeLessThan(100_000);
    expect(stopped).toEqual(await totals(0, { fights }));
    const on = await totals(1, { soFar: structuredClone(stopped), fights: fights + 300 });
    expect(on).toEqual(await totals(0, { fights: fights + 300 }));
  });

  it('asks no more than one where that is not worth it', async () => {
    const [few, dear, many] = [threads(7), threads(7, 1e9), threads(3)];
    await answer('compare', { ...wanted, fights: 200 }, { ...never, crew: few.crew });
    await answer('compare', wanted, { ...never, crew: dear.crew });
    expect([few.asked, dear.asked]).toEqual([[], []]);
    await answer('compare', wanted, { ...never, crew: many.crew });
    expect(new Set(many.asked)).toEqual(new Set([1, 2, 3]));
  });

  it('does itself what a thread did not bring, and asks nothing more of it', async () => {
    const { crew, asked } = threads(2);
    const lost = vi.fn(() => Promise.reject(new Error('lost')));
    const failing = { ...crew, ask: ((thread, what, about) => (thread === 1 ? lost() : crew.ask(thread, what, about))) as Crew['ask'] };
    expect(await answer('compare', wanted, { ...never, crew: failing })).toEqual(await totals(0));
    expect(lost).toHaveBeenCalledTimes(1);
    expect(new Set(asked)).toEqual(new Set([2]));
  });
});

type Going = 'matters' | 'solve' | 'grid' | 'contest' | 'day';

const rest = ['rest' as const];
const WANTED: { readonly [R in Going]: Requests[R]['asks'] } = {
  matters: { ...fight, fights: 12, soFar: null },
  solve: { ...fight, side: 'Ilse', wanted: 0.8, number: 'Ilse.hp', fights: 40, soFar: null },
  grid: { ...fight, across: 'Ilse.hp', down: 'Odo.dice.DEF', fromAcross: [3, 6], fromDown: ['D6', 'D7', 'D8'], fights: 20, soFar: null },
  contest: { ...fight, entrants: ['policy', 'random'], fights: 12, soFar: null },
  day: {
    fights: [
      { content, rests: rest },
      { content, rests: [] },
    ],
    seed: 'together',
    days: 40,
    soFar: null,
  },
};

const told = async <R extends Going>(ask: R, more: object, way: object = {}): Promise<Requests[R]['gives']> =>
  structuredClone(await answer(ask as Request, { ...WANTED[ask], ...more } as never, { ...never, ...way })) as Requests[R]['gives'];

describe.each(Object.keys(WANTED) as Going[])('what the lab finds with "%s"', (ask) => {
  it('is the same with 1, 2 and 4 threads', async () => {
    const alone = await told(ask, {});
    for (const others of [1, 3]) {
      const { crew, asked } = threads(others);
      expect(await told(ask, {}, { crew })).toEqual(alone);
      expect(asked.length).toBeGreaterThan(0);
    }
  });

  it('tells what it has on the way, stops, and goes on to the same', async () => {
    const wish = new AbortController();
    let heard = 0;
    const way = { signal: wish.signal, tell: () => void (++heard === 3 && wish.abort()), crew: threads(1).crew };
    const stopped = await told(ask, {}, way);
    expect(heard).toBeGreaterThanOrEqual(3);
    const alone = await told(ask, {});
    expect(stopped).not.toEqual(alone);
    expect(await told(ask, { soFar: stopped }, { crew: threads(3).crew })).toEqual(alone);
  });
});

describe('what the lab finds', () => {
  it('is what the command finds, for a day, a tournament and each cell of a grid', async () => {
    const options = { seed: 'together' };
    const job = await jobOf(DUEL, options);
    const ready = await dayOf({
      fights: [
        { job, rests: rest },
        { job, rests: [] },
      ],
    });
    expect((await told('day', {})).tally).toEqual(await liveDays(ready, { days: 40 }));
    const { pairings, table } = await tournament([job], ['policy', 'random'], { fights: 12, workers: 1 });
    expect(await told('contest', {})).toMatchObject({ pairings, table });
    const cells = await told('grid', {});
    expect(cells[1]).toEqual([null, null]);
    const cell = await simulate(await jobOf(DUEL, options, ['Ilse.hp=6', 'Odo.dice.DEF=D8']), { fights: 20, workers: 1 });
    expect(cells[2][1]?.tally).toEqual(cell.tally);
  });

  it('is what the command finds with a pack more', async () => {
    const pack = { format: 'riposte/pack/1', id: 'giants', title: 'Giants', ruleset: 'sea-of-shadows' };
    const giants = JSON.stringify({ ...pack, creatures: [{ id: 'giant', title: 'Giant', creature: 'duellist', hp: 20 }] });
    const changes = ['packs+=giants.json', 'Odo.creature=giant'];
    const { shared } = await answer('compare', { ...wanted, packs: { 'giants.json': giants }, changes, fights: 80 }, never);
    const versus = [await jobOf(DUEL, { seed: 'together' }, ['Odo.creature=duellist', 'Odo.hp=20'])];
    const command = await simulate(await jobOf(DUEL, { seed: 'together' }), { fights: 80, workers: 1, versus });
    expect(shared).toEqual({ tally: command.tally, versus: command.versus });
    await expect(answer('compare', { ...wanted, changes }, never)).rejects.toThrow('giants.json');
  });
});
