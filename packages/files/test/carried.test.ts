import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Fight, type Json, Runner, sameJson, writeLog } from '@riposte/kernel';
import { RULE_SETS as ruleSets } from '@riposte/rule-sets';
import type { Range } from '@riposte/ruleset';
import { describe, expect, it } from 'vitest';
import { aftermathOf, factsOf, fightersOf, logHeader, nameOf, openLog, readEncounter, settableFacts } from '../src/index.ts';

const root = fileURLToPath(new URL('../../../encounters', import.meta.url));

/** Another value that a fact can have. */
function other(range: Range, now: Json): Json {
  if (range.kind === 'number') return now === range.least ? Math.min(range.least + 1, range.cap ?? range.most) : range.least;
  if (typeof now !== 'object' || now === null) return now;
  const [[first, count], ...rest] = Object.entries(now);
  return { [first]: Array.isArray(count) ? count.map(() => 1) : 1, ...Object.fromEntries(rest) };
}

const read = (data: object) => readEncounter(JSON.stringify(data), 'fight.json', ruleSets);

describe('what fighters bring from another fight', () => {
  it.each(ruleSets)('is there as the fight begins, and in its log: $rules.id', (ruleSet) => {
    const folder = `${root}/${ruleSet.rules.id}`;
    const files = readdirSync(folder).map((file) => JSON.parse(readFileSync(`${folder}/${file}`, 'utf8')) as { readonly packs?: readonly string[] });
    const plain = files.find(({ packs = [] }) => packs.length === 0)!;
    const fresh = read(plain);
    const view = Runner.still(fresh.rules, fresh.state);
    const [who] = fightersOf(view);
    const name = nameOf({ ruleSet, view }, who);
    const before = factsOf({ ruleSet, view }, who);
    const ranges = settableFacts({ words: ruleSet.words!, view }, who);
    const lasting = ruleSet.character!.lasting.filter((fact) => Object.hasOwn(ranges, fact) && !sameJson(other(ranges[fact], before[fact]), before[fact]));
    expect(lasting.length).toBeGreaterThan(0);
    for (const fact of lasting) {
      const facts = { [fact]: other(ranges[fact], before[fact]) };
      const { state, rules, ...rest } = read({ ...plain, carried: { [name]: { facts } } });
      expect(factsOf({ ruleSet, view: Runner.still(rules, state) }, who)).toMatchObject(facts);
      // The first state is not touched, and the log opens with the second.
      expect(factsOf({ ruleSet, view: Runner.still(fresh.rules, fresh.state) }, who)[fact]).toEqual(before[fact]);
      const fight = Fight.open(rules, state, { seed: '1' });
      const opened = openLog(writeLog(logHeader(fight.header, { state, rules, ...rest }), fight.lines), 'log', ruleSets);
      expect(factsOf({ ruleSet, view: opened.fight.view }, who)).toMatchObject(facts);
    }
    // What a fight left can be written as it is.
    const fight = Fight.open(fresh.rules, fresh.state, { seed: '1' });
    const [fact] = lasting;
    fight.fiat('harm', ruleSet.words!.settables[fact].changes(fight.view, who, other(ranges[fact], before[fact]) as never)!);
    const { fighters } = aftermathOf(writeLog(logHeader(fight.header, fresh), fight.lines), 'log', ruleSets, '2026-05-03');
    const { from, on, facts } = fighters.find((one) => one.name === name)!.carried;
    const next = read({ ...plain, carried: { [name]: { from, on, facts } } });
    expect(factsOf({ ruleSet, view: Runner.still(next.rules, next.state) }, who)).toMatchObject(facts);
  });

  it.each(['celesia', 'realitycheck', 'sea-of-shadows'])('is what a fight left, with the conditions that last and no others: %s', (game) => {
    const log = readFileSync(fileURLToPath(new URL(`../../../fixtures/golden/${game}/to-the-end.jsonl`, import.meta.url)), 'utf8');
    const { fighters } = aftermathOf(log, 'log', ruleSets, '2026-05-03');
    const ruleSet = ruleSets.find(({ rules }) => rules.id === game)!;
    const idsOf = (lasting: (typeof fighters)[number]['carried']['lasting']) => lasting.map((one) => (typeof one === 'string' ? one : one.condition));
    const all = fighters.flatMap(({ carried }) => idsOf(carried.lasting));
    expect(all.filter((id) => !ruleSet.afterwards!.lasting.includes(id))).toEqual([]);
    for (const { carried } of fighters) expect(carried.conditions).toHaveLength(carried.lasting.length);
    const { lasting } = fighters.map(({ carried }) => carried).find((one) => one.lasting.length > 0 && !idsOf(one.lasting).includes('dead'))!;
    const folder = `${root}/${game}`;
    const plain = readdirSync(folder)
      .map((file) => JSON.parse(readFileSync(`${folder}/${file}`, 'utf8')) as { readonly packs?: readonly string[] })
      .find(({ packs = [] }) => packs.length === 0)!;
    const fresh = read(plain);
    const [who] = fightersOf(Runner.still(fresh.rules, fresh.state));
    const name = nameOf({ ruleSet, view: Runner.still(fresh.rules, fresh.state) }, who);
    const { state, rules } = read({ ...plain, carried: { [name]: { conditions: lasting } } });
    const has = state.entities[who].conditions.map(({ kind }) => rules.things[kind].id);
    // What hangs on a fact that was not carried ends at once.
    expect(has).toContain(idsOf(lasting)[0]);
  });

  it('says what is wrong, and where', () => {
    const plain = JSON.parse(readFileSync(`${root}/sea-of-shadows/duel-at-dawn.json`, 'utf8')) as { readonly fighters: readonly { readonly name: string }[] };
    const [{ name }] = plain.fighters;
    const fault = (carried: unknown): string => {
      try {
        read({ ...plain, carried });
        return '';
      } catch (thrown) {
        return (thrown as Error).message;
      }
    };
    expect(fault({ [name]: { facts: { hp: 1 }, conditions: ['poisoned'] } })).toBe('');
    expect(fault({ Nobody: {} })).toMatch(/carried\.Nobody: expected a fighter/);
    expect(fault({ [name]: { facts: { hp: 99 } } })).toMatch(new RegExp(`carried\\.${name}\\.facts\\.hp: expected a whole number from 0 to`));
    expect(fault({ [name]: { facts: { constructor: 1 } } })).toMatch(/facts\.constructor: expected/);
    expect(fault({ [name]: { facts: { luck: 1 } } })).toMatch(/facts\.luck: expected a fact that the game master can set/);
    expect(fault({ [name]: { conditions: ['hexed'] } })).toMatch(/carried.*conditions/);
    expect(fault({ [name]: { wounds: 3 } })).toMatch(/carried/);
    expect(fault({ ['__proto__']: { facts: {} } })).toMatch(/carried|expected/);
  });
});
