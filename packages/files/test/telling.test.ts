import { readFileSync } from 'node:fs';
import { type ChangeJson, ConditionGiven, Fight, intentJson, type Json, NOBODY, Runner } from '@riposte/kernel';
import { RULE_SETS } from '@riposte/rule-sets';
import type { ActItem } from '@riposte/ruleset';
import { describe, expect, it } from 'vitest';
import {
  actsOn,
  decide,
  fightersOf,
  intentText,
  nameOf,
  narrate,
  narrateAll,
  placeCells,
  readEncounter,
  type Speech,
  sceneText,
  sheet,
  sheetText,
  storyOf,
  tongueOf,
  valueText,
} from '../src/index.ts';

/** A ready fight after six decisions. */
function begun(file: string, seed = '1'): Speech & { readonly fight: Fight } {
  const path = `encounters/${file}`;
  const { rules, state, ruleSet } = readEncounter(readFileSync(path, 'utf8'), path, RULE_SETS);
  const fight = Fight.open(rules, state, { seed });
  for (let n = 0; n < 6; n++)
    decide(
      fight,
      () => ruleSet.policy,
      () => true,
    );
  return { fight, ruleSet, view: fight.view };
}

/** What is told of a change that the game master makes. */
function decreedIn(speech: ReturnType<typeof begun>, change: ChangeJson): string {
  const fight = speech.fight.fork();
  fight.fiat('why', [change]);
  const told = narrateAll(fight, tongueOf(speech)).flatMap((act) => act.told);
  return told[told.indexOf('GM ruling: why.') + 1].trim();
}

/** A ready fight that the computer plays to its end, as it is told. */
function toldToTheEnd(
  file: string,
  seed: string,
): Speech & { readonly fight: Fight; readonly told: readonly { readonly line: number; readonly told: readonly string[] }[] } {
  const speech = begun(file, seed);
  const { fight, ruleSet } = speech;
  while (
    fight.over === null &&
    decide(
      fight,
      () => ruleSet.policy,
      () => true,
    )
  );
  return { ...speech, told: narrateAll(fight, tongueOf(speech)) };
}

/** The acts that are open in it, as they are said. */
function menuOf(file: string, now = true): readonly string[] {
  const speech = { ...begun(file), now };
  return speech.fight.declarers.flatMap((who) => speech.fight.menu(who).map(({ intent }) => intentText(speech, intentJson(intent))));
}

describe('an act in words', () => {
  it('leaves out what goes without saying, and whose a thing is where its owner acts', () => {
    const acts = menuOf('realitycheck/archery-at-the-ford.json');
    expect(acts).toContain('Load the longbow');
    expect(acts).toContain('Jump to (2,1)');
    expect(acts.filter((act) => /\b(none|nothing|energy)\b/.test(act))).toEqual([]);
  });

  it('says what it is made of in words, whatever its shape', () => {
    const acts = menuOf('celesia/duel-of-parries.json');
    expect(acts.some((act) => /^Attack \w+ with the longsword \(strength\)$/.test(act))).toBe(true);
    expect(acts.filter((act) => /[{}"]/.test(act))).toEqual([]);
  });
});

describe('a part of a body that is chosen', () => {
  it('is called as people call it, and as files write it elsewhere', () => {
    const speech = begun('celesia/duel-of-parries.json');
    const eye = speech.view.state.entities.findIndex((entity) => 'called' in entity && entity.called === 'eye');
    expect(valueText({ ...speech, now: true }, 'choose-part', eye)).toBe('left eye');
    expect(valueText(speech, 'choose-part', eye)).toMatch(/^\w+'s eye 1$/);
  });
});

describe('a scene in words', () => {
  it('calls facts and places as people and the book do', () => {
    const speech = begun('realitycheck/archery-at-the-ford.json');
    expect(sceneText(speech)).toMatch(/^round 1; may interrupt: \w+/);
    // The same places as in the acts: from 1 in this book, from 0 in the other.
    for (const one of [speech, begun('heroes-of-destiny/bridge-fight.json')]) {
      const places = fightersOf(one.view).map((who) => one.ruleSet.words!.facts(one.view, who).at as string);
      expect(placeCells(one).map(([place]) => place)).toEqual(expect.arrayContaining(places));
    }
  });

  it('tells what lies about', () => {
    const speech = begun('celesia/duel-of-parries.json');
    const [drop] = speech.fight.declarers.flatMap((who) => speech.fight.legal(who)).filter(({ def }) => def.id === 'drop');
    speech.fight.submit(intentJson(drop));
    expect(sceneText({ ...speech, view: speech.fight.view })).toMatch(/; on the ground: (\w+ at \(\d+,\d+\)(, )?)+$/);
  });
});

describe('a fighter on one line', () => {
  it('has the hurt parts of its body', () => {
    const speech = begun('celesia/duel-of-parries.json');
    Object.assign(speech.view.state.entities.find((entity) => 'part' in entity && entity.part === 'ear')!, { injuries: 1 });
    const [first, second] = fightersOf(speech.view).map((who) => sheetText(sheet(speech, who, [])));
    expect(first).toMatch(/, left ear \(hears worse\)$/);
    expect(second).not.toMatch(/ear|whole/);
  });

  it('says nothing of pools that a creature has not', () => {
    const speech = begun('celesia/skeletons-in-the-crypt.json');
    const bones = fightersOf(speech.view).filter((who) => (speech.view.state.entities[who] as unknown as { con: number | null }).con === null);
    expect(bones.length).toBeGreaterThan(0);
    for (const who of bones) expect(sheetText(sheet(speech, who, []))).not.toMatch(/Stamina|null/);
  });
});

describe('what happened in words', () => {
  it('names whom it befell, then what it is', () => {
    const speech = begun('heroes-of-destiny/duel-at-the-mill.json');
    const prone = speech.view.rules.things.findIndex((thing) => thing.id === 'prone');
    const [who] = fightersOf(speech.view);
    expect(decreedIn(speech, [ConditionGiven.id, who, prone, NOBODY, 0, NOBODY, -1, -1, 0])).toBe(`${nameOf(speech, who)}: prone.`);
  });

  it('says whose a condition is with the word that belongs there', () => {
    const speech = begun('heroes-of-destiny/mounted-charge.json');
    expect(fightersOf(speech.view).map((who) => sheet(speech, who, []).conditions[0])).toEqual(
      expect.arrayContaining(['mounted on Bayard', 'ridden by Roland']),
    );
  });

  it('names things as they were called when it happened, not as they are now', () => {
    const { fight, ruleSet } = toldToTheEnd('celesia/ambush-in-the-wood.json', 'ambush-in-the-wood');
    const taken = actsOn(fight).flatMap((line) => {
      const command = fight.lines[line];
      if (command.in !== 'command' || command.do !== 'pick-up') return [];
      const [act] = storyOf(fight, ruleSet, line) as ActItem[];
      return [[act.text, intentText({ ruleSet, view: Runner.still(fight.rules, fight.stateBefore(line)) }, command)] as const];
    });
    expect(taken.length).toBeGreaterThan(2);
    for (const [text, then] of taken) expect(text).toBe(then);
    expect(taken.filter(([text]) => /lying \d/.test(text))).toEqual([]);
  });

  it('gives to an act what happens in it behind a reaction to it', () => {
    const { fight, ruleSet } = toldToTheEnd('realmspire/nets-in-the-arena.json', 'nets-in-the-arena');
    const acts = actsOn(fight).flatMap((line) => storyOf(fight, ruleSet, line) as ActItem[]);
    const risen = acts.find(({ kind, def, items }) => kind === 'act' && def.id === 'stand-up' && items.some((item) => item.kind === 'act'))!;
    expect(risen.items.flatMap((item) => (item.kind === 'act' ? [item.def.id] : []))).toContain('opportunity-attack');
    expect(risen.items.at(-1)).toMatchObject({ kind: 'change', condition: { id: 'prone' } });
  });

  it('tells where a path leads, and words that files write with hyphens without', () => {
    const speech = begun('heroes-of-destiny/duel-at-the-mill.json');
    const [who] = fightersOf(speech.view);
    const act = (called: string, chosen: { readonly [name: string]: Json }): string => intentText(speech, { do: called, by: who, with: chosen });
    expect(act('move', { along: [1] })).toMatch(/^Move to \(\d+,\d+\)$/);
    expect(act('move', { along: [1, 2] })).toMatch(/^Move to \(\d+,\d+\) by way of \(\d+,\d+\)$/);
    expect(act('move', { along: [1, 2, 3, 4] })).toMatch(/^Move to \(\d+,\d+\) in 4 steps$/);
    expect(act('ready', { action: 'quick-attack' })).toBe('Ready a quick attack');
  });
});

describe('an answer in words', () => {
  it('that is made of several things names those that tell nothing alone', () => {
    const speech = begun('celesia/duel-of-parries.json');
    expect(valueText(speech, 'parry', { attribute: 'strength', bonus: 2, again: false })).toBe('strength, bonus 2, again no');
    expect(valueText(speech, 'at', { x: 3, y: 1 })).toBe('(3,1)');
  });
});

describe('an act that waits', () => {
  const FAILURES = /but cannot|called off|no f[ua]rther|gets nowhere|is interrupted|is stopped|causes no injury/;

  it.each([
    ['celesia/duel-of-parries.json', 'duel'],
    ['heroes-of-destiny/goblin-ambush.json', 'goblins'],
    ['realmspire/nets-in-the-arena.json', 'nets'],
  ])('of %s is not told as one that failed', (file, seed) => {
    const { fight, ruleSet } = begun(file, seed);
    const told: string[] = [];
    const play = (): boolean =>
      fight.over === null &&
      decide(
        fight,
        () => ruleSet.policy,
        () => true,
      );
    for (let n = 0; n < 60 && play(); n++) {
      if (fight.pending === null) continue;
      const line = fight.path().findLast((at) => fight.lines[at].in === 'command')!;
      const { head } = narrate(tongueOf({ ruleSet }), storyOf(fight, ruleSet, line))[0];
      if (head !== null) told.push(head.parts.map((part) => (typeof part === 'string' ? part : part.text)).join(''));
    }
    expect(told.length).toBeGreaterThan(3);
    expect(told.filter((headline) => FAILURES.test(headline))).toEqual([]);
  });
});
