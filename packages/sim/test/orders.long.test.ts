import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { decide, endOf, fightersOf, isIntent, openCommand } from '@riposte/files';
import { Fight, type Json } from '@riposte/kernel';
import { describe, expect, it } from 'vitest';
import { isTurnOf } from '../../files/test/tenth.ts';
import { type Job, type Order, ordered, orderWords, parseOrder, simulate, still, TextError } from '../src/index.ts';
import { encounter, READY, root, standing } from './encounters.ts';

const duel = join(root, 'encounters/sea-of-shadows/duel-at-dawn.json');
const words = orderWords(standing(encounter(duel)), 1);
const leveled = { ...words, slots: [{ fact: 'wounds', levels: ['light', 'severe', 'deadly'] }] };
const read = (text: string): Order => parseOrder(text, leveled);
const refused = (text: string): { readonly column: number; readonly expected: string } => {
  try {
    read(text);
  } catch (thrown) {
    const { column, expected } = thrown as TextError;
    return { column, expected };
  }
  throw new Error(`${text} was read`);
};

/** How an order names an answer; null = one goes by the name of a thing. */
function called(fight: Fight, ask: string, value: Json): string | null {
  if (typeof value === 'string') return value;
  if (value === null) return `${ask} no`;
  if (typeof value === 'boolean') return `${ask.replaceAll('-', ' ')} ${value ? 'yes' : 'no'}`;
  if (typeof value === 'number') return null;
  if (isIntent(value)) return fight.rules.intent(value).def.title;
  if (Array.isArray(value) && value.length === 0) return `${ask} none`;
  return ask;
}

describe('a standing order in plain words', () => {
  it('says the answer and when', () => {
    expect(read('parry')).toMatchObject({ answer: ['parry'], conditions: [] });
    expect(read('never')).toMatchObject({ answer: null });
    expect(read('parry when the blow would be severe or worse and I keep 2 apLeft').conditions).toEqual([
      { kind: 'blow', would: { kind: 'slot', fact: 'wounds', levels: ['severe', 'deadly'] }, chance: 0.5 },
      { kind: 'number', whose: { kind: 'me' }, keep: true, relation: '>=', value: 2, fact: 'apLeft' },
    ]);
    expect(read('Block when the blow would leave me knocked out with 20 % and the attacker is not prone').conditions).toEqual([
      { kind: 'blow', would: { kind: 'become', condition: 'knocked-out' }, chance: 0.2 },
      { kind: 'being', whose: { kind: 'attacker' }, not: true, condition: 'prone' },
    ]);
    expect(read('dodge when Odo has at most 2 hp').conditions[0]).toMatchObject({ whose: { kind: 'named', name: 'Odo' }, relation: '<=' });
  });

  it('speaks of wounds by their level where the book does', () => {
    const of = encounter(join(root, 'encounters/heroes-of-destiny/duel-at-the-mill.json'));
    const [first] = fightersOf(still(standing(of)));
    const order = parseOrder('nothing when the blow would be severe or worse with 10 %', orderWords(standing(of), first));
    expect(order.conditions).toEqual([{ kind: 'blow', would: { kind: 'slot', fact: 'wounds', levels: ['severe', 'critical', 'fatal'] }, chance: 0.1 }]);
  });

  it('is pointed at where it says nothing', () => {
    for (const none of ['when I am prone', 'swerve when I am prone', ''])
      expect(refused(none)).toMatchObject({ column: 1, expected: expect.stringMatching(/^never, or an answer: one of .*, block, .*, opportunity attack, /) });
    expect(refused('parry with when I am prone')).toMatchObject({ column: 12, expected: expect.stringMatching(/^one of .*, block, /) });
    expect(refused('parry wen I am prone')).toEqual({ column: 7, expected: '"when" or the end' });
    expect(refused('parry when it rains')).toMatchObject({
      column: 12,
      expected: expect.stringMatching(/^"I", "the attacker", "the blow would" or a fighter: Ilse, Odo/),
    });
    expect(refused('parry when I have many hp')).toEqual({ column: 19, expected: 'a number' });
    expect(refused('parry when I have 2 luck')).toMatchObject({ column: 21, expected: expect.stringMatching(/^a number of a fighter: hp, /) });
    expect(refused('parry when the blow would cost 1 hp with 120 %')).toEqual({ column: 42, expected: '1 to 100 %' });
    expect(refused('parry when I am sleepy')).toMatchObject({ column: 17, expected: expect.stringMatching(/^a condition: /) });
    expect(refused('parry when the blow would be awful')).toEqual({ column: 30, expected: 'one of light, severe, deadly' });
    expect(refused('parry when I am prone or not')).toEqual({ column: 23, expected: '"and" or the end' });
    expect(() => parseOrder('parry when the blow would be awful', words)).toThrow(/this rule set has no levels of wounds/);
  });

  it.each(READY.filter((_, nth) => isTurnOf(nth, 5)))('names each answer that is open in $file', ({ file }) => {
    const of = encounter(file);
    const fight = Fight.open(of.rules, of.state, { seed: 'orders', strict: true });
    const tried = new Set<string>();
    for (let commands = 0; commands < 150 && (fight.pending !== null || fight.declarers.length > 0) && endOf(of, fight.view) === null; commands++) {
      const { pending } = fight;
      // The game master leaves no orders.
      if (pending?.kind === 'answer' && pending.whos[0] >= 0) {
        const { ask, about } = pending;
        const [who] = pending.whos;
        const own = orderWords(standing(of), who);
        for (const value of ask.answer.candidates(fight.view, { who, about }) as readonly Json[]) {
          const text = called(fight, ask.id, value);
          if (text === null || tried.has(text)) continue;
          tried.add(text);
          const given = ordered(parseOrder(text, own), standing(of), fight.view, { ask, who, about, open: openCommand(fight)! });
          expect(called(fight, ask.id, given ?? null), `${text}: ${JSON.stringify(given)}`).toBe(text);
        }
      }
      decide(
        fight,
        () => of.policy,
        () => true,
      );
    }
  });

  it('is obeyed in simulations', async () => {
    const job = (orders: Job['orders']): Job => ({
      content: readFileSync(duel, 'utf8'),
      file: duel,
      packs: {},
      seed: 'orders',
      players: {},
      rounds: 200,
      orders: orders ?? {},
    });
    const fights = { fights: 60, workers: 1 };
    const usual = await simulate(job({}), fights);
    const passive = await simulate(job({ Odo: ['passive'] }), fights);
    const never = await simulate(job({ Odo: ['block when Odo has 1000 hp'] }), fights);
    expect(passive.tally.wins[1]).toBeLessThan(usual.tally.wins[1]);
    expect(never.tally.ends).toEqual(usual.tally.ends);
  });
});
