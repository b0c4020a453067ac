import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { RULE_SET_IDS } from '@riposte/rule-sets';
import { describe, expect, it } from 'vitest';
import { coverage } from '../src/coverage.ts';
import { gate, json, ownFolder, put, root, run, spawned } from './command.ts';

const folder = ownFolder();

interface Legal {
  readonly turn: boolean;
  readonly intents: readonly {
    readonly do: string;
    readonly text: string;
    readonly legal: boolean;
    readonly cost: Record<string, number>;
    readonly refusals: readonly { rule: string; reason: string }[];
  }[];
}

describe('riposte legal', () => {
  it('gives each act with its cost or every reason against it', async () => {
    const { turn, intents } = await json<Legal>('legal', gate, '--as', 'Cees');
    expect(turn).toBe(true);
    const cost = (text: string): Record<string, number> | undefined => intents.find((intent) => intent.text === text)?.cost;
    expect([cost('Shoot Dorn'), cost('Run to the gate'), cost('End turn')]).toEqual([{ AP: 1 }, { AP: 2 }, {}]);
    for (const one of intents) expect(one.legal, one.text).toBe(one.refusals.length === 0);
    expect(intents.find((intent) => intent.do === 'strike')).toMatchObject({
      legal: false,
      refusals: [{ rule: 'SS-ATK-002', reason: 'you hold no melee weapon' }],
    });
    const { code, out } = await run('legal', gate, '--as', 'Cees');
    expect([code, out.split('\n')[0]]).toEqual([0, 'Cees can act now.']);
    expect(out).toMatch(/^Not available:\n(.*\n)* {2}Strike: you hold no melee weapon \(SS-ATK-002\)$/m);
  });

  it('puts the forms of an act on one line, walks as places with who may react, and what is not possible by its reason', async () => {
    const { out } = await run('legal', gate, '--as', 'Cees');
    expect(out).toMatch(/^ {2}Shoot: Dorn, Egil, Fenn, Gork, Hagen — 1 AP$/m);
    expect(out).toMatch(/^ {2}Run to the quay — 2 AP \(Dorn, Egil, Gork and Hagen may react\)$/m);
    expect(out).toMatch(/^ {2}Unarmed strike, Grab: no foe in reach \(/m);
    expect(out).not.toContain('Close the scene');
    const { intents, destinations } = await json<Legal & { destinations: readonly { do: string; text: string; provokes: readonly string[] }[] }>(
      'legal',
      gate,
      '--as',
      'Cees',
    );
    expect(destinations.map(({ text, provokes }) => [text, provokes.length])).toContainEqual(['Run to the quay', 4]);
    expect(intents.find(({ text }) => text === 'Close the scene')?.legal).toBe(false);
  });

  it('does not call full hands a reason against a blow with the body', async () => {
    const { out } = await run('legal', gate.replace('sea-of-shadows/harbour-gate', 'realitycheck/duel-on-the-bridge'), '--as', 'Ilse');
    expect(out).toMatch(/^ {2}Melee attack, Unarmed attack, Trip.*: no foe in reach \(/m);
  });

  it('says no to one whose turn it is not', async () => {
    const { code, out } = await run('legal', gate, '--as', 'Ann');
    expect([code, out.split('\n')[0]]).toEqual([1, "It is Cees's turn. Ann can only answer what others do."]);
    expect(out).toContain('if the rules ask: Opportunity attack');
    // What can be done only in one's turn is not offered beside that.
    expect(out.split('Not available:')[0]).not.toContain('End turn');
  });

  it('says out of turn what may be done all the same', async () => {
    const { code, out } = await run('legal', join(root, 'encounters/realmspire/nets-in-the-arena.json'), '--as', 'Grum');
    expect(code).toBe(0);
    expect(out).toMatch(/^It is Wim's turn\. Grum can still do this:\n {2}Put away the club — 1 AP$/m);
    const { now, reactions } = await json<{ now: string; reactions: readonly string[] }>('legal', gate, '--as', 'Ann');
    expect([now, reactions]).toEqual(["It is Cees's turn. Ann can only answer what others do.", ['Opportunity attack']]);
  });

  it('names whoever must answer first', async () => {
    const night = join(root, 'encounters/sea-of-shadows/ambush-at-night.json');
    const { code, out } = await run('legal', night, '--as', 'Bodo');
    expect([code, out.split('\n')[0]]).toEqual([1, 'The game master must answer first.']);
  });
});

const good = {
  format: 'riposte/scenario/1',
  ruleset: 'sea-of-shadows',
  title: 'Ann strikes',
  rules: ['SS-ATK-001'],
  given: { fighters: [{ name: 'Ann', gear: ['sword'], ap: 1 }, { name: 'Bea' }] },
  steps: [
    {
      as: 'Ann',
      do: 'strike',
      with: { at: 'Bea' },
      choose: 'defaults',
      dice: [
        { purpose: 'attack', total: 2 },
        { purpose: 'defence', total: 2 },
      ],
      expect: { Bea: { hp: 1 } },
    },
  ],
};
const bad = { ...good, title: 'Ann misses', steps: [{ ...good.steps[0], expect: { Bea: { hp: 2 } } }] };

interface Results {
  readonly passed: number;
  readonly failed: number;
  readonly results: readonly { file: string; title: string; ok: boolean; rules: string[]; failures: { path: string; expected: unknown; got: unknown }[] }[];
}

describe('riposte scenario', () => {
  it('runs several files and folders and says what was expected and what came', async () => {
    const one = put(folder, 'good.json', JSON.stringify(good));
    const two = put(folder, 'two.json', JSON.stringify([good, bad]));
    expect(await run('scenario', one)).toEqual({ code: 0, out: '1 passed, 0 failed\n', err: '' });
    const { code, out } = await run('scenario', one, two);
    expect(code).toBe(1);
    expect(out).toBe(`${two}: Ann misses\n    [1].steps[0].expect.Bea.hp: expected 2, got 1\n2 passed, 1 failed\n`);
    expect(await json<Results>('scenario', two)).toEqual({
      format: 'riposte/output/scenario/1',
      passed: 1,
      failed: 1,
      results: [
        { file: two, title: 'Ann strikes', ok: true, rules: ['SS-ATK-001'], failures: [] },
        { file: two, title: 'Ann misses', ok: false, rules: ['SS-ATK-001'], failures: [{ path: '[1].steps[0].expect.Bea.hp', expected: 2, got: 1 }] },
      ],
    });
    expect((await json<Results>('scenario', folder)).results.map((result) => result.file)).toEqual([one, two, two]);
  });

  it('reads standard input', () => {
    const { code, out } = spawned(['scenario', '--json', '-'], { input: JSON.stringify(bad) });
    expect(code).toBe(1);
    expect((JSON.parse(out) as Results).results).toMatchObject([{ file: '-', title: 'Ann misses', ok: false }]);
    expect(spawned(['scenario', '-'], { input: '' })).toMatchObject({ code: 2, err: expect.stringMatching(/-: expected a scenario/) as string });
  });

  it('goes on behind a file that is none, and exits with 2', async () => {
    const none = put(folder, 'none.txt', '{"format": "riposte/scenario/1"}');
    const { code, out, err } = await run('scenario', none, join(folder, 'good.json'));
    expect([code, out]).toEqual([2, '1 passed, 1 failed\n']);
    expect(err).toMatch(/none\.txt: ruleset: expected/);
    expect((await json<Results>('scenario', none)).results).toMatchObject([{ ok: false, failures: [{ path: 'ruleset', got: null }] }]);
  });
});

describe('scenarios with something wrong in them', () => {
  const odd = { ...good, title: 'odd', rules: ['SS-ATK-0O1'] };

  it('run as JSON, with a warning', async () => {
    const file = put(folder, 'odd.json', JSON.stringify([odd, good]));
    const { code, out, err } = await run('scenario', file);
    expect([code, out]).toEqual([0, '2 passed, 0 failed\n']);
    expect(err).toMatch(/^riposte: warning: .*odd\.json: \[0\]\.rules\[0\]: expected a rule of the book, perhaps SS-ATK-0\d1, /);
    expect(await json<object>('scenario', file)).toMatchObject({ passed: 2, warnings: [expect.stringContaining('rules[0]')] });
  });

  it('are bad in YAML, and hide no neighbour', async () => {
    const { format: _format, ruleset: _ruleset, ...plain } = good;
    const scenarios = [{ ...plain, title: 'odd', rules: odd.rules }, { ...plain, stepps: [] }, plain, { ...bad, format: undefined, ruleset: undefined }].map(
      (one) => `  - ${JSON.stringify(one)}\n`,
    );
    const file = put(folder, 'odd.yaml', `format: riposte/scenario/2\nruleset: sea-of-shadows\nsection: Any\nscenarios:\n${scenarios.join('')}`);
    const { code, out, err } = await run('scenario', file);
    expect([code, out]).toEqual([2, `${file}: Ann misses\n    line 8, scenarios[3].steps[0].expect.Bea.hp: expected 2, got 1\n1 passed, 3 failed\n`]);
    expect(err.split('\n').map((line) => /odd\.yaml:\d+: .*expected.{16}/.exec(line)?.[0])).toEqual([
      'odd.yaml:5: scenarios[0].rules[0]: expected a rule of the b',
      'odd.yaml:6: scenarios[1]: expected no key "stepps"',
      undefined,
    ]);
    expect((await json<Results>('scenario', file)).results.map((result) => result.ok)).toEqual([false, false, true, false]);
  });

  it('are all listed by check, with their lines', async () => {
    const text = JSON.stringify([odd, good, { ...odd, given: { fighters: [{ name: 'Ann', hp: 5, maxHp: 2 }] }, steps: [{ expect: { Bae: {} } }] }], null, 1);
    const file = put(folder, 'odds.json', text);
    const lines = [...text.split('\n').entries()].flatMap(([i, line]) => (/SS-ATK-0O1|"hp": 5|"Bae"/.test(line) ? [i + 1] : []));
    const { code, out, err } = await run('check', file);
    expect([code, out]).toEqual([2, `${file}: 2 of 3 scenarios are bad\n`]);
    const places = ['[0].rules[0]', '[2].rules[0]', '[2].given.fighters[0].hp', '[2].steps[0].expect.Bae'];
    expect(err.match(/odds\.json:\d+: \S+/g)).toEqual(places.map((path, i) => `odds.json:${lines[i]}: ${path}:`));
    expect(await json<object>('check', file)).toMatchObject({ ok: false, kind: 'scenario', faults: [{ path: '[0].rules[0]', line: lines[0] }, {}, {}, {}] });
  });
});

describe('riposte check', () => {
  /** A scenario in which Ann strikes at Bea, with other words in one place. */
  const struck = (written: string, instead: string): string => {
    const text = `{ as: Ann, do: strike, with: { at: Bea }, choose: [{ who: Bea, choice: passive }], dice: [{ purpose: attack, total: 1 }, { purpose: defence, total: 4 }], expect: { Bea: { hp: 4 } } }`;
    return [
      'format: riposte/scenario/2',
      'ruleset: sea-of-shadows',
      'section: Attack',
      'scenarios:',
      '  - title: A strike',
      '    rules: [SS-ATK-0O1]',
      '    given: { fighters: [{ name: Ann, gear: [sword] }, { name: Bea, hp: 4, dice: { DEF: D6 } }] }',
      `    steps: [${text.replace(written, instead)}]`,
      '  - title: The next one',
      '    given: { fighters: [{ name: Ann }] }',
      '    steps: [{ expect: { Ann: { hp: 2 } } }]',
    ].join('\n');
  };
  const steps = (path: string): string => `8: scenarios[0].steps[0].${path}`;

  it.each([
    ['names in what an act is about', 'at: Bea', 'at: Bae', steps('with.at: expected one of Ann, Bea')],
    ['parameters', '{ at: Bea }', '{ at: Bea, weapno: sword }', steps('with.weapno: expected a parameter of strike')],
    [
      'answers',
      'choice: passive',
      'choice: pasive',
      steps('choose[0].choice: expected an answer to choose-defence, one of passive, parry, dodge (perhaps passive)'),
    ],
    ['names in what is expected', 'Bea: { hp', 'Bae: { hp', steps('expect.Bae: expected one of Ann, Bea')],
    ['facts that are expected', 'hp: 4', 'hpp: 4', steps('expect.Bea.hpp: expected a fact of Bea')],
    ['conditions that are expected', 'hp: 4', 'is: { proen: true }', steps('expect.Bea.is.proen: expected a condition')],
    ['events that are expected', '{ Bea: {', '{ events: [[strkue]], Bea: {', steps('expect.events[0]: expected one of')],
    ['totals that dice cannot show', 'attack, total: 1', 'attack, total: 9', steps('dice[0]: expected what D4 can show, found 9')],
  ])('finds %s, beside what is wrong with the rest of the file', async (_what, written, instead, found) => {
    const { code, err } = await run('check', put(folder, 'struck.yaml', struck(written, instead)));
    expect([code, err.match(/struck\.yaml:\d+: /g)]).toEqual([2, ['struck.yaml:6: ', 'struck.yaml:8: ']]);
    expect(err).toContain(`struck.yaml:${found}`);
  });

  it('leaves facts that do not hold to riposte scenario', async () => {
    const { err } = await run('check', put(folder, 'untrue.yaml', struck('hp: 4', 'hp: 3')));
    expect(err.match(/untrue\.yaml:\d+: /g)).toEqual(['untrue.yaml:6: ']);
  });

  it('knows every format by its key', async () => {
    const log = join(folder, 'check.jsonl');
    await run('fight', gate, '--log', log);
    const pack = put(folder, 'pack.check', JSON.stringify({ format: 'riposte/pack/1', id: 'home', title: 'Home rules', ruleset: 'sea-of-shadows' }));
    const kinds = { [gate]: 'encounter', [join(folder, 'two.json')]: 'scenario', [log]: 'log', [pack]: 'pack' };
    for (const [file, kind] of Object.entries(kinds)) {
      expect(await json('check', file)).toEqual({ format: 'riposte/output/check/1', file, ok: true, kind });
      expect((await run('check', file)).out).toContain(`${file}: good: `);
    }
  });

  it('refuses other files', async () => {
    const { code, err } = await run('check', put(folder, 'other.check', '{"format": "riposte/dragon/1"}'));
    expect([code, err]).toEqual([2, expect.stringMatching(/other\.check: format: expected one of riposte\/encounter\/1, riposte\/pack\/1/)]);
    expect((await run('check', put(folder, 'list.check', '[]'))).code).toBe(2);
    expect((await run('check', put(folder, 'deep.check', '['.repeat(1_000_000)))).code).toBe(2);
  });
});

describe('riposte catalogue', () => {
  interface Entry {
    readonly sort: string;
    readonly id: string;
    readonly lines: readonly { readonly label: string; readonly value: string | number }[];
  }

  it('lists all that a rule set defines', async () => {
    const { code, out } = await run('catalogue', 'sea-of-shadows');
    expect(code).toBe(0);
    expect(out).toMatch(/^creature {2,}orc {2,}A strong raider who fights with an axe\.$/m);
    const all = await json<Entry[]>('catalogue', 'sea-of-shadows');
    expect(out.trimEnd().split('\n')).toHaveLength(all.length);
  });

  it('tells of one all that it costs and does', async () => {
    const { out } = await run('catalogue', 'celesia', 'longbow');
    expect(out).toMatch(/^longbow \(gear, longbow\)\n {2}A two-handed ranged weapon\.\n[\s\S]*^ {2}range increment +100 ft$/m);
    const [longbow, ...others] = await json<Entry[]>('catalogue', 'celesia', 'longbow');
    expect(others).toEqual([]);
    expect(longbow).toMatchObject({ sort: 'gear', id: 'longbow', lines: expect.arrayContaining([{ label: 'hands', value: '2' }]) });
  });

  it('searches sorts, ids, names and summaries', async () => {
    const found = async (search: string) => (await json<Entry[]>('catalogue', 'realmspire', search)).map(({ id }) => id);
    expect(await found('war-mage')).toEqual(['war-mage']);
    expect(await found('hedge witch')).toEqual(['hedge-witch']);
    expect(await found('withstand')).toEqual(['mind-spike', 'dread']);
    expect(new Set((await json<Entry[]>('catalogue', 'realmspire', 'spell')).map(({ sort }) => sort))).toContain('spell');
  });

  it('says no where nothing is alike, and refuses rule sets that there are not', async () => {
    expect(await run('catalogue', 'celesia', 'unicorn')).toMatchObject({
      code: 1,
      out: 'Nothing in the catalogue of celesia matches "unicorn". To list everything: riposte catalogue celesia\n',
    });
    expect((await run('catalogue', 'sea-of-shadows', 'swrd')).out).toContain('Did you mean "sword"?');
    expect((await run('catalogue', 'sea-of-shadows', 'light armor')).out).toContain('Did you mean "light armour"?');
    expect(await run('catalogue', 'chess')).toMatchObject({
      code: 2,
      err: expect.stringMatching(/^riposte: No rule set is called "chess"\. Choose one of sea-of-shadows, /),
    });
  });
});

describe('riposte character', () => {
  interface Made {
    readonly advice: readonly { readonly level: string }[];
    readonly fighter: { readonly dice: Readonly<Record<string, string>> };
    readonly sheet:
      | readonly { readonly label: string; readonly value: { readonly shown: string; readonly parts: readonly { readonly label: string }[] } }[]
      | null;
    readonly problems: readonly { readonly path: string }[];
  }
  const own = ownFolder();
  const ann = put(own, 'ann.yaml', 'name: Ann\nrace: human\nraises: { ATT: 2 }\ngear: [sword, shield, light-armour]\n');

  it('gives advice, the finished fighter and every number with its sources', async () => {
    const { code, out } = await run('character', 'sea-of-shadows', ann);
    expect(code).toBe(0);
    expect(out).toContain('hint: raises: 7 raises are left to spend\n');
    expect(out).toContain('passive defence: defence die: D6 = the die of the defence D4 (SS-ATK-008), light armour +1 (SS-ATK-008)\n');
    const made = await json<Made>('character', 'sea-of-shadows', ann);
    expect(made.fighter.dice.ATT).toBe('D8');
    expect(made.sheet?.find(({ label }) => label === 'block')?.value).toMatchObject({ shown: 'D6', parts: [{ label: 'light armour' }] });
  });

  it('makes a fighter that an encounter takes', async () => {
    const { fighter } = await json<Made>('character', 'sea-of-shadows', ann);
    const all = [
      { ...fighter, side: 'one', at: 'yard' },
      { name: 'Orc', side: 'two', at: 'yard', creature: 'orc' },
    ];
    const encounter = {
      format: 'riposte/encounter/1',
      title: 'x',
      ruleset: 'sea-of-shadows',
      sides: ['one', 'two'],
      board: { regions: ['yard'] },
      fighters: all,
    };
    expect(await run('check', put(own, 'with-ann.json', JSON.stringify(encounter)))).toMatchObject({ code: 0 });
  });

  it('says no to what the rules do not allow', async () => {
    const file = put(own, 'bo.json', '{"name": "Bo", "race": "elf", "gear": ["spoon"]}');
    const { code, out } = await run('character', 'sea-of-shadows', file);
    expect(code).toBe(1);
    expect(out).toContain('error: gear.0: nothing is called "spoon"\n');
    expect(await json<Made>('character', 'sea-of-shadows', file)).toMatchObject({ sheet: null, problems: [{ path: 'gear[0]' }] });
  });

  it('refuses choices that are none', async () => {
    const file = put(folder, 'odd.yaml', 'name: Odd\nrace: ghost\n');
    expect(await run('character', 'sea-of-shadows', file)).toMatchObject({
      code: 2,
      out: '',
      err: expect.stringMatching(/odd\.yaml: race: expected one of "human"/),
    });
  });
});

describe('riposte schema', () => {
  it.each(['encounter', 'pack', 'scenario', 'log', 'lab'])('of %s', async (kind) => {
    const { code, out } = await run('schema', kind);
    expect(code).toBe(0);
    expect(JSON.parse(out)).toHaveProperty('$schema');
    expect(out).toContain(`riposte/${kind}/1`);
    expect(await json('schema', kind)).toEqual(JSON.parse(out));
  });
});

interface Coverage {
  readonly rulesets: Record<string, { entries: { id: string; kind: string; status: string; code: string[]; scenarios: string[] }[] }>;
  readonly faults: string[];
}

describe('riposte coverage', () => {
  // Running all scenarios under V8's coverage takes a minute: of one rule set in each run, of all in the deep run.
  const turn = Number(process.env.RIPOSTE_TURN ?? 0) % RULE_SET_IDS.length;
  const { code, text: out, json: answer } = coverage(undefined, [RULE_SET_IDS[turn]]);
  const found = answer as unknown as Coverage;

  it('leads from each rule to its code and its scenarios', () => {
    const { rulesets } = found;
    expect(Object.keys(rulesets)).toEqual(['sea-of-shadows', 'heroes-of-destiny', 'realmspire', 'celesia', 'realitycheck']);
    const { entries } = rulesets['sea-of-shadows'];
    const ledger = JSON.parse(readFileSync(join(root, 'packages/rules/sea-of-shadows/rules.json'), 'utf8')) as { id: string; kind: string }[];
    expect(entries.map(({ id, kind }) => ({ id, kind }))).toEqual(ledger.map(({ id, kind }) => ({ id, kind })));
    for (const { id, kind, status, code: tags, scenarios } of entries) {
      const isTested = tags.length > 0 && scenarios.length > 0;
      const expected = isTested ? 'tested' : kind === 'definition' || kind === 'outside' ? 'text' : tags.length > 0 ? 'implemented' : 'missing';
      if (status !== 'ruling') expect(status, id).toBe(expected);
      for (const where of tags) {
        const [file, line] = where.split(':');
        const rows = readFileSync(join(root, file), 'utf8').split('\n');
        expect(rows.slice(Number(line) - 1, Number(line) + 2).join(' '), where).toContain(id);
        expect(rows[Number(line) - 1], where).toContain('@rule');
      }
      for (const file of scenarios) expect(readFileSync(join(root, file), 'utf8')).toMatch(new RegExp(`\\b${id}\\b`));
    }
    expect(entries.find((entry) => entry.id === 'SS-ATK-002')!.code.length).toBeGreaterThan(0);
  });

  it('says no exactly when an entry is open, and names it', () => {
    const entries = Object.values(found.rulesets).flatMap((one) => one.entries);
    const open = entries.filter((entry) => entry.status === 'missing' || entry.status === 'implemented');
    expect(code).toBe(open.length === 0 ? 0 : 1);
    for (const { id } of open) expect(out).toContain(id);
    const all = out.split('\n').find((line) => /^ {2}all/.test(line))!;
    expect(
      all
        .trim()
        .split(/\s+/)
        .slice(1)
        .reduce((sum, count) => sum + Number(count), 0),
    ).toBe(180);
    for (const ruleset of readdirSync(join(root, 'packages/rules'))) expect(out).toContain(ruleset);
  });

  it('finds that each scenario executes the code of the rules that it names, and no place crowded with rules', () => {
    expect(found.faults).toEqual([]);
  });
});

describe('riposte rules', () => {
  it('gives the rule with its reading, options and code', async () => {
    const { code, out } = await run('rules', 'SS-ATK-007');
    expect(code).toBe(0);
    expect(out).toMatch(/^SS-ATK-007 \(mechanic, \w+\), Attack and Defense\n {2}Even a target that is knocked out makes the passive defence roll/);
    expect(out).toMatch(/option: knockedOutIsHelpless is true unless the encounter sets it to false/);
    expect(out).toMatch(/open question: The book does not say whether a knocked-out target .*\n {2}ruling: it is helpless/);
    expect(out).toMatch(/code: packages\/rules\/sea-of-shadows\/src\/taking-damage\/knocked-out\.ts:\d+/);
    expect((await run('rules', 'sea-of-shadows', 'SS-ATK-007')).out).toBe(out);
    // Rulings where a book is silent have ids that several books may share.
    expect((await run('rules', 'R-GEAR')).out).toMatch(/^R-GEAR \(ruling\), sea-of-shadows\n {2}A weapon sets .*\nR-GEAR \(ruling\), heroes-of-destiny\n/);
    expect((await run('rules', 'celesia', 'R-FALL')).out).toMatch(/^R-FALL \(ruling\), celesia\n {2}A flyer [^`]*\n$/);
    expect(await run('rules', 'celesia', 'R-NOTHING')).toMatchObject({ code: 2, err: expect.stringContaining('No rule of celesia is called "R-NOTHING".') });
    expect(await json('rules', 'SS-ATK-007')).toMatchObject({ id: 'SS-ATK-007', option: { name: 'knockedOutIsHelpless' } });
  });

  it('finds rules by words of their texts, and by words that mean the same', async () => {
    const { code, out } = await run('rules', 'sea-of-shadows', 'parry');
    expect([code, out.split('\n').length > 10]).toEqual([0, true]);
    expect(out).toMatch(/^SS-PAR-001 \(Attack and Defense\) A parry needs a melee weapon/m);
    expect((await run('rules', 'heroes-of-destiny', 'opportunity')).out).toContain('rebuff');
    expect((await run('rules', 'knockback')).out).toMatch(/^\S+ \([a-z-]+, /);
    expect(await run('rules', 'celesia', 'xyzzy')).toMatchObject({ code: 2 });
    const json = JSON.parse((await run('rules', 'sea-of-shadows', 'parry', '--json')).out) as object[];
    expect(json[0]).toEqual({ ruleset: 'sea-of-shadows', id: expect.stringMatching(/^SS-/), rule: expect.stringMatching(/parry|block|dodge|defen/i) });
  });

  it('says what the book leaves open, what is in force instead, and which option changes it', async () => {
    const { out } = await run('rules', 'CE-INI-003');
    expect(out).toContain('\n  open question: The book does not settle ties.\n  ruling: the combatant with the higher Dexterity modifier acts first; ');
    expect(out).toContain('\n  open question: Is initiative rolled once per combat or each round?\n  ruling: once, at the start of combat.\n');
    expect(out).toContain('\n  option: initiativeTie is "dexterityThenRollOff" unless the encounter sets it to "rollOff"\n');
  });

  it('lists the rulings of a game behind its rules', async () => {
    for (const ruleset of RULE_SET_IDS) {
      const { out } = await run('rules', ruleset);
      expect(out.split('\nRulings, where the book is silent\n')[1], ruleset).toMatch(/^( {2}R-[A-Z-]+ .+\n)+$/);
      expect(out).not.toMatch(/\[src\]|\[kin\]|[Pp]roposed ruling|\.ts\b|the notes/);
    }
  });

  it('shows the page of a creature, weapon, spell or condition by its name', async () => {
    expect((await run('rules', 'realmspire', 'Firebolt')).out).toMatch(/^Firebolt \(spell, firebolt\), realmspire\n(.+\n)+ {2}range +30 m\n/);
    expect((await run('rules', 'goblin')).out.match(/^Goblin \(creature, goblin\), /gm)!.length).toBeGreaterThan(1);
    expect(await run('rules', 'realmspire', 'firebold')).toMatchObject({ code: 2, err: expect.stringContaining('Did you mean "firebolt"?') });
  });

  it('lists rule sets and their rules', async () => {
    expect((await run('rules')).out).toMatch(/^sea-of-shadows: 180 rules$/m);
    const { out } = await run('rules', 'sea-of-shadows');
    expect(out.match(/^ {2}SS-/gm)).toHaveLength(180);
    expect((await json<unknown[]>('rules', 'sea-of-shadows')).length).toBe(180);
  });
});

describe('a word that is misspelt', () => {
  it.each([
    [['fight', gate, '--player', 'tactcal'], 'tactical'],
    [['fight', gate, '--player', 'Watch=tactical:brav'], 'brave'],
    [['simulate', gate, '--vs', 'option.ties=miss'], 'options'],
    [['simulate', gate, '--vs', 'Anna.dice.DEF=D10'], 'Ann'],
    [['serve', '--tables', 'anyon'], 'anyone'],
    [['fight', gate.replace('harbour', 'harbor')], gate],
    [['help', 'simulat'], 'simulate'],
    [['odds', gate, '--as', 'Cees', '--action', 'Shot'], 'Shoot Dorn'],
  ])('%j: the likeliest word is named', async (args, meant) => {
    const { code, err } = await run(...args);
    expect([code, err]).toEqual([2, expect.stringContaining(`Did you mean "${meant}"?`)]);
  });
  it('is named where the key that it stands for is missing', async () => {
    const file = put(folder, 'misspelt.json', readFileSync(gate, 'utf8').replace('"fighters"', '"fihgters"'));
    expect((await run('check', file)).err).toContain('expected no key "fihgters" (perhaps fighters');
  });
  it('is not guessed where nothing is like it', async () => {
    expect((await run('check', join(root, 'nothing.json'))).err).toContain('there is no such file.\n');
    expect((await run('catalogue', 'celesia', 'longswrod')).out).toContain('Did you mean "longsword"?');
  });
});
