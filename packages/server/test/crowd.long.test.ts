import { decide, fightersOf, readEncounter } from '@riposte/files';
import { Fight, Runner } from '@riposte/kernel';
import { RULE_SETS } from '@riposte/rule-sets';
import type { RuleSet } from '@riposte/ruleset';
import { describe, expect, it } from 'vitest';
import { inTurn } from '../../files/test/tenth.ts';
import { tellAll } from '../src/broadcast.ts';
import { Acts } from '../src/seat-story.ts';
import { Stream } from '../src/stream.ts';
import { seatAt, stageOf } from './stage.ts';

const { crowd } = (await import('../../../bench/crowd.mjs' as string)) as { crowd(ruleset: string, fighters: number): string };

const MOVES = 6;
/** What n log n grows by from 10 to 40 fighters, and a quarter of it; what is quadratic grows by 16. */
const GROWTH = 1.25 * ((40 * Math.log(40)) / (10 * Math.log(10)));

/** A method that counts its calls, until it is put back. A spy would keep what each call was given. */
class Counted {
  calls = 0;
  readonly #undo: () => void;

  constructor(on: object, name: string) {
    const methods = on as { [name: string]: (...given: readonly unknown[]) => unknown };
    const method = methods[name];
    const count = (): void => void this.calls++;
    methods[name] = function (this: unknown, ...given) {
      count();
      return method.apply(this, given as unknown[]);
    };
    this.#undo = () => void (methods[name] = method);
  }

  putBack(): void {
    this.#undo();
  }
}

/** What telling four seats asks in some moves of `n` fighters, by what their pages read: of one language the seats share what is the same for them. */
function asked(ruleSet: RuleSet, n: number, languages: readonly string[]): { readonly counts: { readonly [what: string]: number }; readonly listings: number } {
  const { rules, state, sides, ...encounter } = readEncounter(crowd(ruleSet.rules.id, n), 'crowd.json', RULE_SETS);
  const fight = Fight.open(rules, state, { seed: 'crowd' });
  const fighters = fightersOf(fight.view);
  const seats = [
    seatAt('gm'),
    seatAt('player', [fighters[0], fighters[2], fighters[4]], 'one'),
    seatAt('player', [fighters[1], fighters[3], fighters[6]], 'two'),
    seatAt('spectator', [], 'on'),
  ];
  const streams = new Map(seats.map((one) => [one.row.id, new Stream('0')]));
  for (const [i, stream] of [...streams.values()].entries()) {
    // Only seats with a page are told anything.
    stream.connections.add({ send: () => undefined, close: () => undefined });
    stream.speak(languages[i]);
  }
  const stage = stageOf(fight, encounter.ruleSet, sides);
  const acts = new Acts();
  const tell = (): void =>
    tellAll(stage, seats, streams, { acts: acts.of(fight), asides: [] }, (_seat, why) => {
      throw new Error(why);
    });
  tell();
  const counted = {
    queries: new Counted(Runner.prototype, 'completed'),
    conditions: new Counted(Runner.prototype, 'has'),
    'reasons against acts': new Counted(Runner.prototype, 'refusals'),
    'whether acts are legal': new Counted(Runner.prototype, 'legal'),
    'copies of entities': new Counted(ruleSet.rules, 'copy'),
    'what is seen': new Counted(ruleSet.rules, 'sees'),
    facts: new Counted(ruleSet.words!, 'facts'),
  };
  const words = ruleSet.words!;
  const listed = [new Counted(words, 'names'), ...Object.keys(words.values).map((name) => new Counted(words.values, name))];
  const all = [...Object.values(counted), ...listed];
  const counts = Object.fromEntries(Object.keys(counted).map((what) => [what, 0]));
  let listings = 0;
  for (let k = 0; k < MOVES; k++) {
    decide(
      fight,
      () => encounter.ruleSet.policy,
      () => true,
    );
    while (fight.pending?.kind === 'answer') fight.passDeadline();
    for (const one of all) one.calls = 0;
    tell();
    for (const [what, one] of Object.entries(counted)) counts[what] += one.calls;
    listings = Math.max(listings, ...listed.map((one) => one.calls));
  }
  for (const one of all) one.putBack();
  return { counts, listings };
}

// One game in each run, all in the deep run.
describe.each(inTurn(RULE_SETS, 5))('$rules.id', (ruleSet) => {
  const [ten, forty] = [10, 40].map((n) => asked(ruleSet, n, ['en', 'fr', 'es', 'it']));
  const [tenShared, fortyShared] = [10, 40].map((n) => asked(ruleSet, n, ['en', 'en', 'en', 'en']));

  it.each(Object.keys(ten.counts))('with more fighters a move asks no more than n log n: %s', (what) => {
    expect(forty.counts[what]).toBeLessThanOrEqual(GROWTH * Math.max(ten.counts[what], 10));
  });

  it.each(Object.keys(ten.counts))('seats that read one language ask no more together than those of four: %s', (what) => {
    expect(tenShared.counts[what]).toBeLessThanOrEqual(ten.counts[what]);
    expect(fortyShared.counts[what]).toBeLessThanOrEqual(forty.counts[what]);
  });

  it('lists the words of a kind once for the fight now, before the move and after it', () => {
    expect(Math.max(ten.listings, forty.listings, tenShared.listings, fortyShared.listings)).toBeLessThanOrEqual(3);
  });

  it('lists the facts of everybody and of the scene once for all seats, and of those whom an act names once before and once after it', () => {
    for (const [counted, n] of [
      [ten, 10],
      [forty, 40],
    ] as const) {
      const once = (n + 1) * MOVES;
      expect(counted.counts.facts).toBeGreaterThanOrEqual(once);
      expect(counted.counts.facts).toBeLessThanOrEqual(3 * once);
    }
  });
});
