import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Fight, type Json } from '@riposte/kernel';
import { RULE_SETS } from '@riposte/rule-sets';
import { describe, expect, it } from 'vitest';
import { decreeInWords, fightersOf, masterAct, masterActTitles, readEncounter } from '../src/index.ts';

const root = join(import.meta.dirname, '../../../encounters');

describe.each(RULE_SETS.map((ruleSet) => [ruleSet.rules.id, ruleSet] as const))('acts of the game master in %s', (id, ruleSet) => {
  const fights = readdirSync(join(root, id)).map((name) => ({ name, text: readFileSync(join(root, id, name), 'utf8') }));
  const encounters = fights.filter(({ text }) => !text.includes('"packs"')).map(({ name, text }) => readEncounter(text, name, RULE_SETS));
  // Where a fight begins with a question, nothing but the acts of the game master is open.
  const { rules, state, sides } = encounters.find((one) => Fight.open(one.rules, one.state, { seed: 'acts' }).pending !== null) ?? encounters[0];
  const begun = (): Fight => Fight.open(rules, state, { seed: 'acts' });

  it('each is filled in and done, or says why it cannot be', () => {
    const { view } = begun();
    const acts = masterActTitles({ ruleSet, view });
    expect(acts.map((act) => act.id)).toEqual(expect.arrayContaining(['harm', 'heal', 'kill', 'finish-fight', 'join', 'change-side']));
    for (const act of acts) {
      const fight = begun();
      const { fields, intent, why } = masterAct({ ruleSet, view: fight.view }, act.id, {}, sides)!;
      expect(why === null, act.id).toBe(intent !== null);
      for (const { name, open, value } of fields) if (open !== null) expect(open, `${act.id} ${name}`).toContain(value);
      // The form says again what it was offered.
      const given = Object.fromEntries(fields.map(({ name, value }) => [name, value]));
      expect(masterAct({ ruleSet, view: fight.view }, act.id, given, sides)!.intent, act.id).toEqual(intent);
    }
  });

  it('harm is done to the one who is chosen, and a side has its name', () => {
    const fight = begun();
    const speech = { ruleSet, view: fight.view };
    const [who] = masterAct(speech, 'harm', {}, sides)!.fields;
    const last = who.open!.at(-1)!;
    const { fields, intent } = masterAct(speech, 'harm', { [who.name]: last }, sides)!;
    expect(fields[0].value).toBe(last);
    expect(fight.interject(intent!)).toBeNull();
    const side = masterAct(speech, 'change-side', {}, sides)!.fields.find(({ name }) => name === 'side');
    if (side !== undefined) expect(sides).toEqual(expect.arrayContaining(side.open!.filter((one) => sides.includes(one))));
    expect(masterAct(speech, 'finish-fight', {}, sides)!.fields.find(({ name }) => name === 'winner')!.open).toEqual(expect.arrayContaining([...sides]));
  });
});

/** In each game a decree after which people throw dice. */
const THROWN_FOR: readonly (readonly [id: string, decree: (name: string, side: string) => readonly [act: string, given: { readonly [name: string]: Json }]])[] =
  [
    ['heroes-of-destiny', (of) => ['set', { of, wounds: { critical: 1 } }]],
    ['celesia', (of) => ['set', { of, injuries: { head: [2] } }]],
    ['realmspire', (name, side) => ['add', { fighters: [{ name: `${name} again`, side, at: [1, 1], creature: 'goblin' }], over: true }]],
  ];

describe.each(THROWN_FOR)('a second decree in %s while dice for the first are still to be thrown', (id, decree) => {
  const ruleSet = RULE_SETS.find((one) => one.rules.id === id)!;
  const files = readdirSync(join(root, id)).map((name) => readEncounter(readFileSync(join(root, id, name), 'utf8'), name, RULE_SETS));
  const { rules, state, sides } = files.find((one) => Fight.open(one.rules, one.state, { seed: 'acts' }).pending === null)!;
  const begun = (): Fight => Object.assign(Fight.open(rules, state, { seed: 'acts' }), { typed: true });
  const names = ruleSet.words!.names(begun().view);
  const [first, second] = [fightersOf(begun().view)[0], fightersOf(begun().view).at(-1)!].map((who) => names.get(who)!);
  const decreed = (fight: Fight, name: string): void => void decreeInWords(fight, ruleSet, ...decree(name, sides[0]), () => null, sides);
  /** What is thrown and asked, until nothing is. */
  const waitedFor = (fight: Fight): string[] => {
    const all: string[] = [];
    while (fight.pending !== null) {
      const { pending } = fight;
      all.push(pending.kind === 'roll' ? `${pending.roll.id} ${pending.who}` : `${pending.ask.id} ${pending.whos}`);
      if (pending.kind === 'roll') fight.throwDice();
      else fight.passDeadline();
    }
    return all;
  };

  it('loses nothing: both are thrown for, and undo takes back one after the other', () => {
    const [one, other, both] = [begun(), begun(), begun()];
    const start = JSON.stringify(both.state);
    decreed(one, first);
    decreed(both, first);
    const between = JSON.stringify(both.state);
    decreed(other, second);
    decreed(both, second);
    both.undo();
    expect(JSON.stringify(both.state)).toBe(between);
    both.redo();
    const all = waitedFor(both);
    for (const fight of [one, other]) {
      const [its] = waitedFor(fight);
      expect(its).toBeDefined();
      // Whoever comes in second has the next number.
      expect(all).toContain(id === 'realmspire' && fight === other ? its.replace(/\d+/, (n) => String(Number(n) + 1)) : its);
    }
    expect(both.verify()).toMatchObject({ ok: true });
    while (both.canUndo) both.undo();
    expect(JSON.stringify(both.state)).toBe(start);
  });
});
