import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const main = join(import.meta.dirname, '../dist/main.js');
let folder = '';

/** The command as people start it, in a folder where no package of Riposte is installed. */
function riposte(...args: readonly string[]): { readonly status: number | null; readonly out: string; readonly error: string } {
  const { status, stdout, stderr } = spawnSync(process.execPath, [main, ...args], { cwd: folder, encoding: 'utf8' });
  return { status, out: stdout, error: stderr };
}

/** A game whose main module says this. */
function game(name: string, module: string): string {
  mkdirSync(join(folder, name), { recursive: true });
  writeFileSync(join(folder, name, 'package.json'), JSON.stringify({ name, type: 'module', main: 'main.js' }));
  writeFileSync(join(folder, name, 'main.js'), module);
  return `./${name}`;
}

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'riposte-games-'));
  cpSync(join(import.meta.dirname, 'games/snowballs'), join(folder, 'snowballs'), { recursive: true });
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const yard = 'snowballs/encounters/yard.json';

/** The sample game with something else in it. */
function broken(name: string, from: string, to: string): string {
  const text = readFileSync(join(folder, 'snowballs/index.js'), 'utf8');
  expect(text).toContain(from);
  return game(name, text.replace(from, to));
}

describe('the mistakes of an author', () => {
  it.each([
    ['what is in no list', 'changes: [Hit, Ducked],', '', /The rule set snowballs does not list "hit" in its changes; see main\.js, line \d+\./],
    ['a roll that is in no list', 'rolls: [ThrowRoll],', '', /does not list "throw" in its rolls; see main\.js, line \d+\./],
    ['a window that is in no list', 'windows: [Coming],', '', /does not list "coming" in its asks or windows; see main\.js, line \d+\./],
    ['an act of a window that is in no list', '[Throw, Duck]', '[Throw]', 'does not list "duck" in its intents.'],
    ['a number in place of dice', 'die(6)', '6', /"throw" is given 6 in place of dice, such as die\(6\); see main\.js, line \d+\./],
    ['a number that comes from nowhere', 'base: () => 3,', '', /cannot be loaded: main\.js, line \d+: the query "needed" has no function "base"/],
    ['an act that does nothing', 'perform(play, by, { at }', 'preform(play, by, { at }', /the intent "throw" has no function "perform"/],
    ['an act that waits', 'perform(play, by, { at }', 'async perform(play, by, { at }', /perform of the intent "throw" is async, and rules never wait/],
    [
      'one in place of a list',
      'declare(view.state.entities.map((entity) => entity.id))',
      'declare(1)',
      /declare takes the list of those who may act, not 1; see main/i,
    ],
    ['a policy that returns nothing', 'declare: (view, who) => (', 'declare: (view, who) => void (', 'The policy declares undefined: return an act'],
    [
      'an entity in the wrong place',
      '      id,\n',
      '      id: id + 1,\n',
      'setUp gives no whole state: entities[0].id must be 0, its place in the list, not 1.',
    ],
    ['an entity without a list', '      features: [],\n', '', 'setUp gives no whole state: entities[0] has no list "features", which may be empty.'],
    ['nothing that comes next', 'return wet ===', 'wet ===', 'does not say what comes next: in next return declare([...])'],
    ['a query that is in no list', 'queries: [Needed],', '', '"soaked" adds to needed, which the rule set does not list'],
    [
      'a name that there is not',
      'others(view, who)[0]',
      'theOthers(view, who)[0]',
      /The game stops at main\.js, line \d+: ReferenceError: theOthers is not defined\./,
    ],
    ['what is no JavaScript', "id: 'snowballs',", "id: 'snowballs'", /cannot be loaded: main\.js, line \d+: Unexpected identifier/],
    ['a list with a misspelt name', 'queries: [Needed],', 'qeuries: [Needed],', 'ruleSet.rules.qeuries: expected no such part; did you mean "queries"? Help: '],
    [
      'a part with a misspelt name',
      '  policy: {',
      '  tales: { messages: { en: "" }, changes: {} },\n  policy: {',
      'ruleSet.tales: expected no such part; did you mean "tale"?',
    ],
    ['an import that there is not', 'plainSum,', 'plainSums,', /cannot be loaded: main\.js, line \d+: .*'plainSums'/],
    ['a player who chooses nothing', '({ def: Throw, by: who, with: { at: others(view, who)[0] } })', 'null', 'the computer chooses nothing for Ann and Bea'],
  ])('%s: named with its place', (_what, from, to, says) => {
    const { status, out, error } = riposte('fight', yard, '--ruleset', broken('wrong', from, to));
    expect(out + error).toMatch(says);
    expect(out + error).not.toMatch(/fault in Riposte|\n +at /);
    if (error !== '') expect(status).toBe(2);
  });

  it('a fault that a thread of simulations met is not called one of Riposte', () => {
    const { error } = riposte('simulate', yard, '--ruleset', broken('wrong', 'others(view, who)[0]', 'theOthers(view, who)[0]'));
    expect(error).toBe('riposte: Fight 0 stops: theOthers is not defined. If it stops in your game, "riposte simulate" with --open 0 says where.\n');
  });

  it.each([
    ['no JavaScript', 'export const ruleSet = {{{', { says: "Unexpected token '{'", where: ['lone.mjs, line 1'], remedy: 'correct that line' }],
    ['nothing that it exports', '', { says: expect.stringMatching(/^it is no rule set: ruleSet: expected/) as string, remedy: /./ }],
    ['an error', 'throw new Error("no luck");', { says: 'no luck', where: ['lone.mjs, line 1'], remedy: 'correct the code of the game' }],
    ['an import that there is not', "import './gone.mjs';", { where: ['lone.mjs'], remedy: 'correct the import, or install the package that it names' }],
  ])('a module without a package, with %s: a verdict like others', (_what, code, { remedy, ...verdict }) => {
    // No package.json above it, which must not make the whole disk its package.
    const alone = mkdtempSync(join(tmpdir(), 'riposte-lone-'));
    const file = join(alone, 'lone.mjs');
    writeFileSync(file, code);
    const { status, out } = riposte('conformance', '--json', '--ruleset', file);
    const { ok, checks } = JSON.parse(out) as { ok: boolean; checks: { check: string; verdict: string; remedy?: string }[] };
    expect([status, ok]).toEqual([1, false]);
    expect(checks[0]).toMatchObject({ check: 'game', verdict: 'fault', ...verdict });
    expect(checks[0].remedy).toMatch(remedy);
    expect(new Set(checks.slice(1).map((one) => one.verdict))).toEqual(new Set(['skipped']));
    expect(riposte('fight', yard, '--ruleset', file)).toMatchObject({ status: 2, error: expect.stringContaining('cannot be loaded') as string });
    rmSync(alone, { recursive: true });
  });

  it('names the module that was probably meant', () => {
    expect(riposte('fight', yard, '--ruleset', './snowballs/indx.js').error).toMatch(/There is no game at .*indx\.js\. Did you mean ".*index\.js"\?/);
  });

  it('a game that is not named: how to name it', () => {
    expect(riposte('fight', yard).error).toContain('Name a game of your own by its folder: --ruleset FOLDER.');
  });
});

describe('a game that does not come with Riposte', () => {
  it('is not known by itself, and plays where its folder is named', () => {
    expect(riposte('fight', yard)).toMatchObject({ status: 2, error: expect.stringContaining('ruleset: expected a rule set: sea-of-shadows') });
    const fought = riposte('fight', yard, '--ruleset', './snowballs');
    expect(fought).toMatchObject({ status: 0, error: '' });
    expect(fought.out).toContain('In the yard (Snowballs, seed "snow")');
    expect(fought.out).toMatch(/"winner": ?[01]|wins/);
  });

  it('plays as an installed package that the configuration of a folder above names', () => {
    cpSync(join(folder, 'snowballs'), join(folder, 'node_modules/@somebody/snowballs'), { recursive: true });
    writeFileSync(join(folder, 'riposte.config.json'), JSON.stringify({ ruleSets: ['@somebody/snowballs'] }));
    const rules = riposte('rules');
    expect(rules.out).toContain('snowballs: 0 rules');
    expect(riposte('check', yard).out).toContain('good: an encounter of Snowballs');
    expect(JSON.parse(riposte('odds', yard, '--as', 'Ann', '--json').out)).toBeTruthy();
    rmSync(join(folder, 'riposte.config.json'));
  });

  it('plays where its folder, or the package that is installed under its name, is named without a path', () => {
    expect(riposte('fight', yard, '--ruleset', 'snowballs')).toMatchObject({ status: 0, error: '' });
    cpSync(join(folder, 'snowballs'), join(folder, 'node_modules/winter'), { recursive: true });
    expect(riposte('fight', yard, '--ruleset', 'winter')).toMatchObject({ status: 0, error: '' });
    expect(riposte('coverage', '--ruleset=winter').out).toContain('snowballs');
    expect(riposte('coverage', '--ruleset', 'realmspire').out).toContain('realmspire');
    expect(riposte('fight', yard, '--ruleset', 'sumer').error).toContain('No rule set is called "sumer".');
    for (const nothing of [['--ruleset'], ['--ruleset='], ['--ruleset', '--json']])
      expect(riposte('fight', yard, ...nothing)).toMatchObject({
        status: 2,
        error: 'riposte: --ruleset needs a folder, a package or a name. Help: riposte help fight\n',
      });
    expect(riposte('fight', yard, '--rulset', 'snowballs').error).toContain('There is no option --rulset. Did you mean "--ruleset"?');
  });

  it('comes to the same in a thread of simulations, which loads it as the command did', () => {
    const { tally } = JSON.parse(riposte('simulate', yard, '--ruleset', './snowballs', '--fights', '20', '--json').out) as { readonly tally: object };
    expect(tally).toMatchObject({ fights: 20, unfinished: 0 });
    const job = { content: readFileSync(join(folder, yard), 'utf8'), file: yard, packs: {}, seed: 'snow', players: {}, rounds: 100 };
    const program = `const { default: answer } = await import(${JSON.stringify(pathToFileURL(join(main, '../worker.js')).href)});
      console.log(JSON.stringify(await answer(${JSON.stringify({ job, versus: [], from: 0, to: 20 })})));`;
    const env = { ...process.env, RIPOSTE_GAMES: JSON.stringify([join(folder, 'snowballs')]) };
    const { stdout } = spawnSync(process.execPath, ['--input-type=module', '-e', program], { cwd: folder, encoding: 'utf8', env });
    expect(JSON.parse(stdout)).toMatchObject({ shared: { tally } });
  });

  it('is refused with all that is missing, and how to mend it', () => {
    const { status, error } = riposte('rules', '--ruleset', game('bare', 'export const ruleSet = { rules: { id: "Bare", intents: [] } };'));
    expect(status).toBe(2);
    for (const part of [
      'ruleSet.rules.id: expected its id in small letters',
      'ruleSet.rules.windows: expected a list',
      'ruleSet.board: expected a schema of zod',
      'ruleSet.setUp',
    ])
      expect(error).toContain(part);
    expect(error).not.toContain('ruleSet.rules.intents');
    expect(riposte('rules', '--ruleset', game('empty', '')).error).toContain('export const ruleSet = defineRuleSet');
    expect(riposte('rules', '--ruleset', game('broken', 'throw new Error("no luck");')).error).toContain('cannot be loaded: main.js, line 1: no luck');
    const twin = `import { ruleSet as first } from '../snowballs/index.js';
      export const ruleSet = { ...first, rules: { ...first.rules, id: 'celesia' } };`;
    expect(riposte('rules', '--ruleset', game('twin', twin)).error).toContain('cannot be loaded: it calls itself "celesia", and another game has this id');
    const holed = `import { ruleSet as first } from '../snowballs/index.js';
      export const ruleSet = { ...first, rules: { ...first.rules, queries: [first.rules.queries[0], first.rules.queries[9]] } };`;
    expect(riposte('rules', '--ruleset', game('holed', holed)).error).toContain('ruleSet.rules.queries[1]: expected a definition, found undefined');
    writeFileSync(join(folder, 'holed/package.json'), '{,');
    expect(riposte('rules', '--ruleset', './holed').error).toMatch(/riposte: \S+package\.json cannot be read: SyntaxError/);
  });

  it('stands beside options that nobody needs to type; what is typed wins', () => {
    const dice = (...args: readonly string[]): string => riposte('dice', '9d100', ...args).out;
    const [monday, friday] = ['monday', 'friday'].map((seed) => dice('--json', '--seed', seed));
    expect(JSON.parse(monday)).not.toEqual(JSON.parse(friday));
    writeFileSync(join(folder, 'riposte.config.json'), JSON.stringify({ defaults: { dice: { json: true, seed: 'monday' }, fight: { seed: 'other' } } }));
    expect(dice()).toBe(monday);
    expect(dice('--seed', 'friday')).toBe(friday);
    expect(dice('--seed=friday')).toBe(friday);
    rmSync(join(folder, 'riposte.config.json'));
  });

  it('is refused where there is none, in one line with its place', () => {
    expect(riposte('rules', '--ruleset', './nowhere').error).toContain('There is no game at ');
    expect(riposte('rules', '--ruleset', '@somebody/none').error).toContain('is not installed here. Install it');
    for (const [config, says] of [
      ['{', 'riposte.config.json cannot be read'],
      ['{"rulesets":[]}', 'there is no setting "rulesets". Did you mean "ruleSets"? There are: ruleSets, defaults.'],
      ['{"default":{}}', 'there is no setting "default". Did you mean "defaults"?'],
      ['{"colours":{}}', 'there is no setting "colours". There are: ruleSets, defaults.'],
      ['{"ruleSets":["./nowhere"]}', 'There is no game at '],
      ['{"ruleSets":7}', 'must be a list of folders and packages'],
      ['{"defaults":[]}', 'defaults must name commands and their options'],
      ['{"defaults":{"fight":{"seed":{}}}}', 'defaults must name commands and their options'],
      ['{"defaults":{"simulat":{}}}', 'defaults: there is no command "simulat". Did you mean "simulate"?'],
      ['{"defaults":{"fight":{"sead":"a"}}}', 'defaults.fight: there is no option "sead". Did you mean "seed"?'],
      ['{"defaults":{"fight":{"seed":true}}}', 'defaults.fight.seed must be a number or a text.'],
      ['{"defaults":{"fight":{"json":"yes"}}}', 'defaults.fight.json must be true or false.'],
    ] as const) {
      writeFileSync(join(folder, 'riposte.config.json'), config);
      const { status, error } = riposte('rules');
      expect(error).toContain(says);
      expect(error.split('\n').filter((line) => line.includes(' at file:'))).toEqual([]);
      expect(status).toBe(2);
    }
    rmSync(join(folder, 'riposte.config.json'));
  });
});
