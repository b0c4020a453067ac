import { describe, expect, it } from 'vitest';
import { Turns } from '../src/turns.ts';

const busy = (milliseconds: number): void => {
  const until = performance.now() + milliseconds;
  while (performance.now() < until);
};

describe('turns at a table', () => {
  it('let a seat look again when it has rested as long as its last look took; others and commands do not wait for that', async () => {
    const turns = new Turns();
    const order: string[] = [];
    let [end, again] = [0, 0];
    const first = turns.look('a', async () => {
      busy(60);
      order.push('a');
      end = performance.now();
    });
    const rest = [
      turns.look('a', async () => {
        again = performance.now();
        order.push('a again');
      }),
      turns.look('b', async () => void order.push('b')),
      turns.command('', async () => void order.push('command')),
    ];
    await Promise.all([first, ...rest]);
    expect(order).toEqual(['a', 'command', 'b', 'a again']);
    expect(again - end).toBeGreaterThanOrEqual(58);
  });

  it('let commands of a seat wait behind the first of every other seat, and none overtake one of its own', async () => {
    const turns = new Turns();
    const order: string[] = [];
    const command = (seat: string, name: string): Promise<void> => turns.command(seat, async () => void order.push(name));
    const all = [command('a', 'a1'), command('a', 'a2'), command('a', 'a3'), command('b', 'b1'), command('', 'own'), command('b', 'b2')];
    const settled = turns.settled().then(() => order.push('settled'));
    await Promise.all([...all, settled]);
    expect(order).toEqual(['a1', 'a2', 'b1', 'own', 'a3', 'b2', 'settled']);
  });

  it('go on after a fault, whose it is', async () => {
    const turns = new Turns();
    const fails = [turns.look('a', () => Promise.reject(new Error('look'))), turns.command('a', () => Promise.reject(new Error('command')))];
    expect((await Promise.allSettled(fails)).map((one) => one.status)).toEqual(['rejected', 'rejected']);
    expect(await turns.command('a', async () => 7)).toBe(7);
    expect(await turns.look('a', async () => 8)).toBe(8);
  });
});
