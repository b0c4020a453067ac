import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { RULE_SET_IDS } from '@riposte/rule-sets';
import { describe, expect, it } from 'vitest';
import { LAWS, TITLES } from '../src/conformance-verdict.ts';
import { ownFolder, root, spawned } from './command.ts';

interface Found {
  readonly ok: boolean;
  readonly checks: readonly {
    readonly check: string;
    readonly verdict: string;
    readonly says: string;
    readonly where?: readonly string[];
    readonly remedy?: string;
  }[];
}

const folder = ownFolder();
const sample = join(root, 'packages/cli/game');

/** The sample game with a change in one of its files; what is replaced must be there. */
function faulty(name: string, changes: readonly (readonly [file: string, from: string, to: string])[]): string {
  const game = join(folder, name);
  cpSync(sample, game, { recursive: true });
  for (const [file, from, to] of changes) {
    const text = readFileSync(join(game, file), 'utf8');
    expect(text, `${file} has ${from}`).toContain(from);
    writeFileSync(
      join(game, file),
      text.replace(from, () => to),
    );
  }
  return game;
}

function examined(game: string, ...args: readonly string[]): { readonly code: number | null; readonly found: Found } {
  const { code, out, err } = spawned(['conformance', '--ruleset', game, '--json', ...args]);
  expect(err).toBe('');
  return { code, found: JSON.parse(out) as Found };
}

const SWING = 'src/swing.js';
const PERFORM = 'play.offer(SwungAt, { by, at });';

/** For each check: what is wrong in the game, the change that plants it, what the verdict says. */
const PLANTED: readonly (readonly [check: string, fault: string, changes: readonly (readonly [string, string, string])[], says: RegExp])[] = [
  ['encounters', 'an encounter names a side that there is not', [['encounters/bedtime.json', '"side": "Upper bunk"', '"side": "Attic"']], /bedtime\.json/],
  [
    'encounters',
    'an encounter is no JSON',
    [['encounters/bedtime.json', '"ruleset": "pillow-fight",', '"ruleset": "pillow-fight"']],
    /bedtime\.json:\d+: expected JSON \(Expected ',' or '}' after property value\)/,
  ],
  [
    'scenarios',
    'a scenario expects something else',
    [['scenarios/swinging.yaml', 'cheer: 3 }, result: true', 'cheer: 2 }, result: true']],
    /expected 2, got 3/,
  ],
  [
    'rules',
    'a tag names a rule that there is not',
    [[SWING, '/** A reaction. @rule PF-DUCK-1 */', '/** A reaction. @rule PF-DUCK-11 */']],
    /src\/swing\.js:\d+: @rule PF-DUCK-11, which rules\.json does not have; perhaps PF-DUCK-1/,
  ],
  [
    'rules',
    'the rules are no JSON',
    [['rules.json', '"kind": "mechanic",', '"kind": "mechanic"']],
    /^rules\.json of \S+:\d+: expected JSON \(Expected ',' or '}' after property value\)$/,
  ],
  ['rules', 'a rule has no section', [['rules.json', '"section":', '"chapter":']], /^rules\.json of \S+: \[0\]\.section: expected a text, found nothing$/],
  ['messages', 'telling stops', [['src/tell.js', 'if (roll === null) return;', 'say.nothing();']], /the story stops at src\/tell\.js, line \d+/],
  [
    'messages',
    'no language says why a reaction is refused',
    [
      ['messages/en.ftl', 'refuse-out-of-breath =', 'refuse-no-air ='],
      ['messages/de.ftl', 'refuse-out-of-breath =', 'refuse-no-air ='],
    ],
    /en\.ftl: refuse-out-of-breath is missing/,
  ],
  [
    'ends',
    'the computer chooses nothing',
    [['src/policy.js', 'return at === undefined', 'return null; return at === undefined']],
    /the policy chooses nothing after 0 steps/,
  ],
  [
    'rules',
    'no scenario names a rule',
    [['scenarios/swinging.yaml', 'rules: [PF-SWING-2, PF-DIZZY-1]', 'rules: [PF-DIZZY-1]']],
    /PF-SWING-2: no scenario names it/,
  ],
  [
    'rules',
    'no code names a rule',
    [
      ['src/numbers.js', '@rule PF-BREATH-1', 'Breath'],
      [SWING, '@rule PF-BREATH-1', 'Breath'],
    ],
    /PF-BREATH-1: no code names it/,
  ],
  [
    'rules',
    'code names a rule that there is not',
    [[SWING, "rule: 'PF-SWING-1'", "rule: 'PF-SWING-11'"]],
    /names PF-SWING-11, which rules\.json does not have; perhaps PF-SWING-1/,
  ],
  [
    'rules',
    'a refusal names a rule that there is not',
    [[SWING, "refuse('PF-DUCK-1'", "refuse('PF-DUKC-1'"]],
    /src\/swing\.js: a refusal names PF-DUKC-1, which rules\.json does not have; perhaps PF-DUCK-1/,
  ],
  ['rules', 'two rules have the same id', [['rules.json', '"id": "PF-AIM-1"', '"id": "PF-GUARD-1"']], /PF-GUARD-1: rules\.json has it twice/],
  [
    'messages',
    'a message without its equals sign',
    [['messages/en.ftl', 'change-cheer-lost =', 'change-cheer-lost']],
    /en\.ftl, line \d+: change-cheer-lost cannot be read/,
  ],
  ['messages', 'German lacks a message', [['messages/de.ftl', 'roll-swing', 'roll-other']], /de\.ftl: roll-swing is missing/],
  [
    'messages',
    'a reason has no words',
    [
      ['messages/en.ftl', 'refuse-too-dizzy', 'refuse-dizzy'],
      ['messages/de.ftl', 'refuse-full-of-breath', 'refuse-breath'],
    ],
    /de\.ftl: refuse-full-of-breath is missing/,
  ],
  [
    'messages',
    'a change is told in general words',
    [
      ['messages/en.ftl', 'change-cheer-lost', 'change-cheer-gone'],
      ['messages/de.ftl', 'change-cheer-lost', 'change-cheer-gone'],
    ],
    /en\.ftl: change-cheer-lost is missing, so it is told in general words/,
  ],
  [
    'messages',
    'a teller says what no language has',
    [['src/tell.js', "say.line('swing-roll-against'", "say.line('swing-rol-against'"]],
    /en\.ftl: swing-rol-against is missing, so the log shows this key/,
  ],
  [
    'messages',
    'a teller names a message in a branch that short fights do not reach',
    [['src/tell.js', 'if (roll === null) return;', "if (roll === null) return say.line('swing-nothing', {});"]],
    /en\.ftl: swing-nothing is missing/,
  ],
  [
    'messages',
    'a teller does not give what a message names',
    [['src/tell.js', "say.line('swing-roll-against', { sum,", "say.line('swing-roll-against', { summ: sum,"]],
    /en\.ftl: swing-roll-against asks for something that the telling does not give/,
  ],
  [
    'catalogue',
    'a condition has no sentence',
    [['src/catalogue.js', "sitting: 'Sits on the floor and is out of the fight.'", '']],
    /condition sitting: has no sentence of its own/,
  ],
  [
    'catalogue',
    'a creature cannot fight',
    [['src/set-up.js', "gear: ['bolster']", "gear: ['bolter']"]],
    /creature champion: no fighter can be made of it: fighters\.0\.gear\.0: expected .*bolster/,
  ],
  [
    'characters',
    'an archetype holds what there is not',
    [['src/character.js', "gear: ['bolster', 'cushion']", "gear: ['bolter', 'cushion']"]],
    /the archetype rock: gear: nothing is called "bolter"/,
  ],
  [
    'characters',
    'an archetype cannot be made',
    [
      [
        'src/character.js',
        'const { name, arm, cheer, gear } = read(choices);',
        "const { name, arm, cheer, gear } = read(choices); if (arm === 3) throw new Error('too strong');",
      ],
    ],
    /the archetype swinger: cannot be made \(Error: too strong\)/,
  ],
  [
    'characters',
    'an archetype chooses more than there is',
    [['src/character.js', 'choices: { arm: 3, cheer: 4,', 'choices: { arm: 9, cheer: 4,']],
    /the archetype swinger: arm: Too big[^{]*$/,
  ],
  [
    'odds',
    'the policy answers what is no answer',
    [['src/policy.js', 'ask.answer.candidates(view, { who, about }).find((answer) => answer !== null) ?? ask.fallback(view, who, about)', '42']],
    /the code of the game stops: an intent says do, by and with/,
  ],
  [
    'stuck',
    'what runs by itself leads nowhere',
    [['src/turns.js', 'passTurn(play, acting(play));', '']],
    /100000 automatic commands in a row, the last pass-over/,
  ],
  [
    'set',
    'a fact is set to one value whatever is asked for',
    [['src/words.js', '[[CheerSet.id, who, cheer]]', '[[CheerSet.id, who, 1]]']],
    /cheer: set to 0, it is 1/,
  ],
  [
    'set',
    'a fact that is set changes nothing, and shows under another name',
    [
      ['src/words.js', '[[CheerSet.id, who, cheer]]', '[[CheerSet.id, who, 2]]'],
      ['src/words.js', '    cheer: settable(', '    mirth: settable('],
    ],
    /mirth: set to 0 or to 1, the fight is the same/,
  ],
  [
    'look',
    'an act that there is not',
    [['src/look.js', "'catch-breath':", "'catch-breaths':"]],
    /look\.acts: there is no act "catch-breaths"; perhaps "catch-breath"/,
  ],
  ['look', 'a picture that the page has not', [['src/look.js', "'flail'", "'flial'"]], /look\.acts\.swing\.icon: there is no picture "flial"; perhaps "flail"/],
  ['look', 'a fact that nobody has', [['src/look.js', "most: 'mostCheer'", "most: 'mostCheers'"]], /look\.gauges\[0\]\.most: .*perhaps "mostCheer"/],
  [
    'look',
    'ground that is not drawn',
    [['src/look.js', 'marks: []', "marks: [{ title: 'pool', as: 'watter', places: [0] }]"]],
    /terrain "watter"; perhaps "water"/,
  ],
  ['look', 'a place off the board', [['src/look.js', 'places: [0]', 'places: [7]']], /is on place 7, and the places are 0 to 0/],
  ['look', 'a number that is not its fact', [['src/look.js', 'out: (view', 'left: () => 99,\n  out: (view']], /look\.left: .* has 99, and its fact "cheer" is/],
  ['messages', 'German asks for what it is not given', [['messages/de.ftl', 'fate-sitting = { $who }', 'fate-sitting = { $wer }']], /asks for \$wer/],
  [
    'listed',
    'an act that may be chosen crashes',
    [[SWING, 'Breath.gain(play, by, 1);', 'Breath.gain(play, by, fighter(play, by).lungs.length);']],
    /is listed, but: .*length|length/,
  ],
  [
    'refused',
    'a check crashes',
    [
      [
        SWING,
        'candidates: (view, /** @type {{ readonly by: Id }} */ { by }) => foes(view, by)',
        'candidates: (view, { by }) => foes(view, by), check: (view, _, at) => { fighter(view, at).name.length; }',
      ],
    ],
    /makes rule code crash|is accepted/,
  ],
  [
    'stuck',
    'the fight has no end, and nobody is next',
    [['src/turns.js', 'if (winner !== null) return over({ winner });', 'if (winner !== null) return declare([]);']],
    /nobody can do anything/,
  ],
  [
    'bounds',
    'a swing gives cheer',
    [[SWING, 'mine.cheer = Math.max(0, mine.cheer - cheer);', 'mine.cheer += cheer;']],
    /cheer of \w+ is \d+, not a whole number from 0 to \d/,
  ],
  [
    'explained',
    'a number is not the same twice',
    [
      ['src/numbers.js', 'base: () => 5', 'base: () => 5 + (asked++ % 2)'],
      ['src/numbers.js', '/** What a swing must reach.', 'let asked = 0;\n/** What a swing must reach.'],
    ],
    /its explanation comes to/,
  ],
  ['undo', 'a rule changes a fact past its changes', [[SWING, PERFORM, `${PERFORM} /** @type {any} */ (play).store.edit(by).arm++;`]], /after (undo|redo)/],
  [
    'replay',
    'a rule throws dice of its own',
    [[SWING, 'CheerLost(play, at, Weight(play, by, at));', 'CheerLost(play, at, Math.random() < 0.5 ? 1 : 2);']],
    /executed again/,
  ],
  [
    'loaded',
    'a change remembers how often it was made',
    [
      [SWING, 'mine.cheer = Math.max(0, mine.cheer - cheer);', 'mine.cheer = Math.max(0, mine.cheer - 1 - (made++ % 2));'],
      [SWING, '/** Cheer is lost', 'let made = 0;\n/** Cheer is lost'],
    ],
    /loaded after|cheer/,
  ],
  [
    'forked',
    'fighters share a list that is changed in place',
    [['src/turns.js', 'mine.turns = mine.turns.map((count, id) => (id === who ? count + 1 : count));', 'mine.turns[who]++;']],
    /in a copy of the fight.*turns/,
  ],
  ['simulated', 'a rule changes what a view gives', [[SWING, PERFORM, `fighter(play, by).arm += 1; ${PERFORM}`]], /without a pause/],
  [
    'secrets',
    'an act may be refused for what a foe keeps to itself',
    [
      [
        SWING,
        'candidates: (view, /** @type {{ readonly by: Id }} */ { by }) => foes(view, by)',
        'candidates: (view, { by }) => foes(view, by).filter((foe) => fighter(view, foe).breath !== 2)',
      ],
    ],
    /seen by/,
  ],
  [
    'decrees',
    'nobody passes over who is out',
    [['src/turns.js', 'fighter(view, who).cheer > 0 ? declare([who]) : run(PassOver.of(SCENE, {}))', 'declare([who])']],
    /is out of the fight and next/,
  ],
  ['ends', 'a swing does nothing', [[SWING, 'if (isHit) hit(play, by, at, shown);', '']], /not over after 5000 steps/],
  [
    'odds',
    'a rule remembers how often it was used',
    [
      [SWING, 'const isHit = ', 'const isHit = used++ % 2 === 0 && '],
      [SWING, '/** The action of the game.', 'let used = 0;\n/** The action of the game.'],
    ],
    /came \d+ times in 1500, and its odds are/,
  ],
];

describe('riposte conformance', () => {
  it('finds the sample game good in every check', () => {
    const { code, found } = examined(sample);
    expect(found.checks.filter(({ verdict }) => verdict === 'fault')).toEqual([]);
    expect(found.checks.filter(({ verdict }) => verdict === 'skipped').map(({ check }) => check)).toEqual(['hiding']);
    expect(found.checks.map(({ check }) => check)).toEqual(Object.keys(TITLES));
    expect(found.checks.find(({ check }) => check === 'secrets')!.says).toBe('not shown to foes: breath');
    expect([code, found.ok]).toEqual([0, true]);
  });

  it.each(RULE_SET_IDS)('finds all that %s says in its languages, also of acts that wait for an answer', (id) => {
    expect(examined(id, '--only', 'messages').found.checks.filter(({ verdict }) => verdict !== 'good')).toEqual([]);
  });

  it.each(PLANTED)('%s: %s', (check, fault, changes, says) => {
    const game = faulty(fault.replaceAll(/\W+/g, '-'), changes);
    const { code, found } = examined(game, '--only', check);
    const verdict = found.checks.find((one) => one.check === check)!;
    expect(verdict.verdict).toBe('fault');
    expect([verdict.says, ...(verdict.where ?? [])].join('\n')).toMatch(says);
    expect(verdict.remedy).toMatch(/\w/);
    expect([code, found.ok]).toEqual([1, false]);
  });

  it('every check can fail; where someone hides is proven where somebody can', () => {
    expect(new Set(PLANTED.map(([check]) => check))).toEqual(new Set(Object.keys(TITLES).filter((check) => check !== 'hiding')));
    expect(LAWS.find(({ id }) => id === 'hiding')!.name).toBe('no viewer learns where someone hides');
  });

  it('says in words what is wrong, where, and how to mend it, in the shortest fight that shows it', () => {
    const { code, out } = spawned(['conformance', '--ruleset', join(folder, 'a-swing-gives-cheer'), '--only', 'bounds']);
    expect(code).toBe(1);
    expect(out).toMatch(/^fault {3}Numbers stay within their bounds: cheer of \w+ is \d, not/m);
    expect(out).toMatch(/^ {10}encounters\/\w+\.json, after \d steps?$/m);
    expect(out).toMatch(/^ {10}1\. \w+: Swing/m);
    expect(out).toContain('        Fix it: cap the change');
    expect(out).toMatch(/1 of 2 checks found a fault\.\n$/);
  });

  /** Faults of a game that end the process in which it is examined, or come out of it. */
  const ESCAPES: readonly (readonly [fault: string, file: string, from: string, to: string, check: string, says: RegExp])[] = [
    ['ends the program while it is loaded', 'src/index.js', 'export', 'process.exit(0);\nexport', 'game', /ends the program at src\/index\.js, line \d+$/],
    ['ends the program in a rule', SWING, PERFORM, `process.exit(0); ${PERFORM}`, 'listed', /ends the program at src\/swing\.js, line \d+$/],
    ['ends the program with the status of bad input', SWING, PERFORM, `process.exit(2); ${PERFORM}`, 'listed', /ends the program at src\/swing\.js/],
    ['aborts the program in a rule', SWING, PERFORM, `process.abort(); ${PERFORM}`, 'listed', /ends the program at src\/swing\.js, line \d+ \(SIGABRT\)$/],
    ['ends the program past all hooks', SWING, PERFORM, `process.reallyExit(0); ${PERFORM}`, 'listed', /^the game ends the program$/],
    ['prints what fills pipes', SWING, PERFORM, `console.log('hit! '.repeat(9999)); ${PERFORM}`, 'silent', /prints [\d,]{7,} bytes: "hit! hit! /],
    ['prints to the other stream', SWING, PERFORM, `console.error('here'); ${PERFORM}`, 'silent', /prints [\d,]+ bytes: "here"/],
    ['waits for nothing while it is loaded', 'src/index.js', 'export', 'await new Promise(() => undefined);\nexport', 'game', /ends the program/],
  ];

  it.each(ESCAPES)('a game that %s has a verdict that says so', (fault, file, from, to, check, says) => {
    const { code, found } = examined(faulty(fault.replaceAll(' ', '-'), [[file, from, to]]), '--only', 'listed');
    const bad = found.checks.filter(({ verdict }) => verdict === 'fault');
    expect(bad.map((one) => [one.check, one.says])).toEqual([[check, expect.stringMatching(says)]]);
    expect(bad[0].remedy).toMatch(/\w/);
    expect([code, found.ok]).toEqual([1, false]);
  });

  it('a game that never returns has a verdict that names the fight', () => {
    const game = faulty('never-returns', [[SWING, PERFORM, `for (;;); ${PERFORM}`]]);
    const { code, out } = spawned(['conformance', '--ruleset', game, '--only', 'listed', 'odds'], { env: { RIPOSTE_PATIENCE: '20000' } });
    expect(out).toMatch(
      /^fault {3}Everything offered can be done: the code of the game does not return: nothing happened for 20 seconds\n {10}encounters\/\w+\.json$/m,
    );
    expect(out).toMatch(/^skipped The odds match the dice: not tried, because the game stopped before$/m);
    expect(code).toBe(1);
  });

  it('other commands name the place too where a game ends the program', () => {
    const fight = join('encounters', 'bedtime.json');
    const told = (game: string) => spawned(['fight', join(game, fight), '--ruleset', game]);
    const [loading, playing] = ['ends-the-program-while-it-is-loaded', 'ends-the-program-in-a-rule'].map((name) => told(join(folder, name)));
    expect([loading.code, loading.err]).toEqual([2, expect.stringMatching(/The game ends the program at src\/index\.js, line \d+\./)]);
    expect([playing.code, playing.err]).toEqual([2, expect.stringMatching(/The game ends the program at src\/swing\.js, line \d+\./)]);
  });

  it('is asked of a game that there is', () => {
    expect(spawned(['conformance']).err).toContain('Which game? Add --ruleset');
    expect(spawned(['conformance', '--ruleset', 'celestia']).err).toContain('Did you mean "celesia"?');
    expect(spawned(['conformance', '--ruleset', sample, '--only', 'undoo']).err).toContain('Did you mean "undo"?');
  });
});
