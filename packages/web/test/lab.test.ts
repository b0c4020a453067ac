import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ActApart, type BarChart, nothingTraced, simulate } from '@riposte/sim';
import { changesIn, chartSvg, drawn, fightsCsv, figuresCsv, figuresOf, momentsIn } from '@riposte/sim/charts';
import { describe, expect, it, vi } from 'vitest';
import { jobOf } from '../../cli/src/job.ts';
import { odds } from '../../cli/src/odds.ts';
import { changeInWords, placeInWords } from '../src/lab/change.ts';
import { gearChange, insteadOf, piecesOf } from '../src/lab/gear.ts';
import { commandOf, linkTo, pairOf, type Question, questionIn } from '../src/lab/link.ts';
import { compareSections, playersSections } from '../src/lab/sections.ts';
import { learn } from '../src/language.ts';
import { LAB } from '../src/messages-lab.gen.ts';
import { answer } from '../src/workbench/answers.ts';
import type { Compared } from '../src/workbench/requests.ts';

const root = join(import.meta.dirname, '../../..');
const FIGHT = 'encounters/sea-of-shadows/duel-at-dawn.json';
const content = readFileSync(join(root, FIGHT), 'utf8');

learn(LAB);

it('changes and places are said in the words of the rule set', async () => {
  const { called } = await answer('lab', { content }, never);
  expect(called).toMatchObject({ hp: 'HP', 'dice.ATT': 'Attack' });
  expect(placeInWords('Ann.dice.ATT', called)).toBe('Ann: Attack');
  expect(changeInWords('Ilse.hp=6', called)).toBe('Ilse: HP 6');
  expect(changeInWords('Ann.someFact=6', called)).toBe('Ann: Some fact 6');
  expect(changeInWords('options.initiativeTie=dexterityThenRollOff', called)).toBe('“initiative tie” read as: dexterity then roll off');
  expect(changeInWords('options.healsInRest=true', called)).toBe('“heals in rest” read as: yes');
});
const asked = { content, seed: 'lab', players: {} };
const CHANGES = ['Ilse.hp=6', 'Odo.dice.DEF=D6'];
const never = { signal: new AbortController().signal, tell: () => undefined };

it('what else a variant changes is counted fight by fight', async () => {
  const compared = await answer('compare', { ...asked, changes: ['Ilse.hp=6', '+Odo'], soFar: null, fights: 40 }, never);
  const { head, rows } = await answer('rows', { ...asked, changes: ['Ilse.hp=6', '+Odo'], fights: 40 }, never);
  const of = (name: string, variant: number): number[] => rows.filter((row) => row[1] === variant).map((row) => Number(row[head.indexOf(name)]));
  const mean = (all: readonly number[]): number => all.reduce((sum, one) => sum + one, 0) / all.length;
  const fight = await answer('lab', { content }, never);
  const all = changesIn(compared.shared, fight, compared.others[0], [compared.traces, compared.variant]);
  const found = (figure: string, who: string, fact = ''): (typeof all)[number] =>
    all.find((one) => one.figure === figure && one.of === who && one.fact === fact)!;
  for (const [figure, who, fact, column] of [
    ['rounds', '', '', 'rounds'],
    ['out', 'Ilse', '', 'Ilse out'],
    ['left', 'Odo', 'hp', 'Odo hp'],
  ]) {
    const { before, after, change } = found(figure, who, fact);
    const [was, is] = [of(column, 0), of(column, 1)];
    expect([before, after]).toEqual([mean(was), mean(is)]);
    const each = is.map((value, nth) => value - was[nth]);
    const spread = Math.sqrt(mean(each.map((value) => (value - mean(each)) ** 2)) / each.length);
    expect(change?.share).toBeCloseTo(mean(each), 9);
    expect(change!.most - change!.least).toBeCloseTo(2 * 1.959964 * spread, 9);
  }
  // Who is in one of both only has no change.
  expect(found('out', 'Odo 2')).toMatchObject({ before: null, after: mean(of('Odo 2 out', 1)), change: null });
  expect(found('taken', 'Ilse').after).toBeGreaterThan(0);
  const job = jobOf(join(root, FIGHT), { seed: asked.seed });
  const [traces, variant] = [nothingTraced(), nothingTraced()];
  const simulated = await simulate(await job, {
    fights: 40,
    workers: 1,
    versus: [await jobOf(join(root, FIGHT), { seed: asked.seed }, ['Ilse.hp=6', '+Odo'])],
    traces,
    variant,
  });
  expect(changesIn(simulated, fight, compared.others[0], [traces, variant])).toEqual(all);
  const titles = compareSections(fight, compared, 0).map(({ title }) => title);
  expect(titles).toContain('What else changes');
});

it.each([
  ['sea-of-shadows/duel-at-dawn.json', 'Ilse: sword', 'axe', 'Ilse: Gear axe, dagger'],
  ['celesia/ambush-in-the-wood.json', 'Snag: shortsword', 'mace', 'Snag: Holds mace'],
  ['celesia/ambush-in-the-wood.json', 'Snag: leather', '', 'Snag: Armour nothing'],
  ['realmspire/ambush-in-the-pass.json', 'Kuno: club', 'mace', 'Kuno: Gear mace, shortbow, dagger, partial leather'],
  ['realitycheck/ambush-in-the-pass.json', 'Arn: spear', 'mace', 'Arn: Gear mace, gambeson'],
  ['heroes-of-destiny/archers-at-the-wall.json', 'Ann: short bow', 'longbow', 'Ann: Gear longbow, padded'],
])('gear becomes another by form: %s', async (file, piece, to, words) => {
  const own = { content: readFileSync(join(root, 'encounters', file), 'utf8'), seed: 'gear', players: {} };
  const gear = await answer('gear', { ...own, changes: [] }, never);
  const pieces = piecesOf(gear);
  const chosen = pieces.find(({ title }) => title === piece);
  if (chosen === undefined) expect.fail(pieces.map(({ title }) => title).join('; '));
  const change = gearChange(gear, chosen, to);
  expect(insteadOf(gear, chosen).map(({ id }) => id)).toContain(to);
  const { called } = await answer('lab', own, never);
  expect(changeInWords(change, called)).toBe(words);
  // What it is then can be changed on.
  const then = await answer('gear', { ...own, changes: [change] }, never);
  expect(piecesOf(then).map(({ title }) => title)).not.toContain(piece);
  const { shared } = await answer('compare', { ...own, changes: [change], soFar: null, fights: 2 }, never);
  expect(shared.versus[0].tally.fights).toBe(2);
});

const QUESTION: Question = {
  view: 'solve',
  fight: FIGHT,
  changes: ['Ann.dice.DEF=D10', '+Gork*2', '-Egil', 'options.ties=miss'],
  fights: 2500,
  seed: 'a & b = "c"',
  players: { 'The Watch': 'tactical', Raiders: 'policy' },
  side: 'Raiders',
  wanted: 40,
  by: 'Gork.hp',
  across: 'Ann.hp',
  down: 'Gork.hp',
  entrants: ['tactical', 'random'],
  who: 'Ilse',
  act: 'Strike Odo',
  after: 3,
  day: ['rest', 'draft:abc', 'long-rest'],
};

describe('the link of a run', () => {
  it('holds the whole question and leaves out what is usual', () => {
    expect(questionIn(linkTo(QUESTION).split('?')[1])).toEqual(QUESTION);
    expect(linkTo(questionIn(''))).toBe('/lab');
  });

  it('is read with limits, whatever stands in it', () => {
    const long = 'x'.repeat(5000);
    const many = Array.from({ length: 50 }, (_, i) => `vs=%2BAnn*${i}`).join('&');
    const read = questionIn(`fight=${long}&seed=${long}&${many}&n=99999999&view=nothing&play==b&goal=0`);
    expect(read).toMatchObject({ fight: '', seed: null, fights: 1000, view: 'compare', players: {}, wanted: 1 });
    expect(read.changes).toHaveLength(12);
    expect(questionIn('n=9999999').fights).toBe(100_000);
    expect(questionIn('n=0').fights).toBe(1);
    expect(questionIn('play=__proto__=x').players).not.toHaveProperty('x');
  });

  it('has a command that a shell takes as it is', () => {
    const command = commandOf({ ...QUESTION, view: 'compare' }, (of) => of, "it's");
    expect(command).toBe(
      `riposte simulate ${FIGHT} --fights 2500 --seed 'it'\\''s' --player 'The Watch=tactical' Raiders=policy --vs Ann.dice.DEF=D10 '+Gork*2' '−Egil' options.ties=miss`,
    );
    expect(commandOf({ ...QUESTION, view: 'grid' }, (of) => of, 'x')).toBeNull();
    const axes = [
      { place: 'Ann.hp', values: [3, 4] },
      { place: 'Gork.dice.DEF', values: ['D6', 'D8'] },
    ];
    expect(commandOf({ ...QUESTION, view: 'grid', players: {}, side: null }, (of) => of, 'x', axes)).toBe(
      `riposte simulate ${FIGHT} --fights 2500 --seed x --grid Ann.hp=3,4 Gork.dice.DEF=D6,D8`,
    );
  });
});

it('two numbers are at first of the first fighter and of the last', () => {
  const places = ['Ann.hp', 'Ann.mp', 'Gork.hp', 'Gork.mp'].map((place) => ({ place, now: 3 }));
  const pair = (across: string | null, down: string | null) => pairOf({ across, down }, places).map((one) => one?.place);
  expect(pair(null, null)).toEqual(['Ann.hp', 'Gork.hp']);
  expect(pair('Gork.hp', null)).toEqual(['Gork.hp', 'Gork.mp']);
  expect(pair('Ann.mp', 'Ann.hp')).toEqual(['Ann.mp', 'Ann.hp']);
});

describe('an act taken apart', () => {
  const wanted = { content, seed: '1', players: {}, changes: ['Odo.dice.DEF=D10'], after: 0, who: 'Ilse', act: 'strike' };

  it('has the numbers of the command, as it is and in the variant, and what each part does to the chance', async () => {
    const { seed } = JSON.parse(content) as { readonly seed?: string };
    const { act, variant, who } = await answer('apart', { ...wanted, seed: seed ?? '1' }, never);
    const command = (await odds(join(root, FIGHT), { as: 'Ilse', action: 'strike', vs: wanted.changes, within: 0 })).json as never as {
      readonly acts: readonly ActApart[];
      readonly versus: { readonly acts: readonly ActApart[] };
    };
    expect(who).toBe('Ilse');
    expect(act).toEqual(command.acts[0]);
    expect(variant?.act).toEqual(command.versus.acts[0]);
    expect(variant?.act?.chances[0].probability).toBeLessThan(act!.chances[0].probability);
    const block = act!.numbers.flatMap(({ parts }) => parts).find(({ label }) => label === 'block');
    // Without the block the odds are those of no defence.
    expect(block?.chance).toBeCloseTo(act!.assumed.find(({ value }) => value === 'passive')!.chances[0].probability, 12);
    for (const { totals } of act!.rolls) expect(totals.reduce((sum, [, chance]) => sum + chance, 0)).toBeCloseTo(1, 9);
  });

  it.each([
    ['an attack on a foe', 'celesia/wrestling-ring', '1', 'Charge '],
    ['one of those that are listed', 'realmspire/shield-wall', 'shield-wall', 'Move to '],
    ['what the computer would do, where nobody can be attacked', 'heroes-of-destiny/reef-of-sharks', '1', 'Swim to the surface'],
  ])('is at first %s', async (_, name, seed, text) => {
    const fight = readFileSync(join(root, `encounters/${name}.json`), 'utf8');
    const { act, acts } = await answer('apart', { ...wanted, content: fight, seed, changes: [], who: null, act: null }, never);
    expect(act?.text).toContain(text);
    expect(acts).toContain(act?.text);
  });

  it('tells a later moment, the end, and what cannot be changed', async () => {
    const later = await answer('apart', { ...wanted, changes: [], after: 1, who: null, act: null }, never);
    expect(later.act?.text).toBeDefined();
    expect((await answer('apart', { ...wanted, changes: [], after: 1000 }, never)).end).toMatch(/win/);
    await expect(answer('apart', { ...wanted, changes: ['Nobody.hp=3'] }, never)).rejects.toThrow('Nobody');
  });
});

it('players have their shares with intervals, in the table behind the chart too', async () => {
  const contest = await answer('contest', { ...asked, entrants: ['careful', 'random'], fights: 20, soFar: null }, never);
  const [all, pairs] = playersSections(contest);
  expect(all.rows.map(([player]) => player)).toEqual((all.chart as BarChart).bars.map(({ label }) => label));
  for (const [, share] of [...all.rows, ...pairs.rows]) expect(share).toMatch(/^[\d.]+ % \([\d.]+ to [\d.]+\)$/);
});

describe('fights of the lab', () => {
  it('come to the totals of the command for equal seeds, also when they were stopped and went on', async () => {
    const options = { seed: 'lab' };
    const file = join(root, FIGHT);
    const { tally, versus } = await simulate(await jobOf(file, options), { fights: 60, workers: 1, versus: [await jobOf(file, options, CHANGES)] });
    const wish = new AbortController();
    // A clock of its own: some fights are fought before it tells, and never all of them, however fast the machine is.
    let time = 0;
    const clock = vi.spyOn(performance, 'now').mockImplementation(() => (time += 10));
    const part = await answer('compare', { ...asked, changes: CHANGES, soFar: null, fights: 60 }, { signal: wish.signal, tell: () => wish.abort() });
    clock.mockRestore();
    expect(part.shared.tally.fights).toBeGreaterThan(0);
    expect(part.shared.tally.fights).toBeLessThan(60);
    const soFar = structuredClone(part);
    const whole = await answer('compare', { ...asked, changes: CHANGES, soFar, fights: 60 }, never);
    expect(whole.shared).toEqual({ tally, versus });
    expect(whole.traces.fights).toBe(60);
    const won = momentsIn(whole.traces, 0, 3);
    expect(won.every(({ from, to }) => from >= 0 && to <= 1)).toBe(true);
  });

  it('tell who has fallen by the end of each round', async () => {
    const fight = await answer('lab', { content }, never);
    const compared: Compared = await answer('compare', { ...asked, changes: [], soFar: null, fights: 40 }, never);
    const { falls } = compared.traces;
    const fallen = compareSections(fight, compared, 0).find(({ title }) => title === 'Fallen by round');
    const last = Math.max(...falls.map(({ round }) => round));
    expect(fallen?.head).toEqual(['Fighter', ...Array.from({ length: last }, (_, i) => String(i + 1))]);
    const odo = fight.fighters.find(({ name }) => name === 'Odo');
    const share = (round: number): string => String(Math.round((falls.filter((fall) => fall.who === odo?.id && fall.round <= round).length * 100) / 40));
    expect(fallen?.rows.find(([name]) => name === 'Odo')).toEqual(['Odo', ...fallen!.head.slice(1).map((round) => share(Number(round)))]);
    // A duel ends with the fall of one of them.
    expect(fallen?.rows.reduce((sum, row) => sum + Number(row.at(-1)), 0)).toBeCloseTo(100, -1);
  });

  it('are written as numbers alone: a row for each figure, and for each fight', async () => {
    const fights = 5;
    const fight = await answer('lab', { content }, never);
    const { shared }: Compared = await answer('compare', { ...asked, changes: CHANGES, soFar: null, fights }, never);
    const gauges = fight.gauges.map((gauge) => ({ ...gauge, as: 'number' as const }));
    const figures = figuresCsv(figuresOf(shared, fight.sides, fight.fighters, gauges))
      .trim()
      .split('\r\n');
    expect(figures[0]).toBe('figure,of,variant,value,least,most');
    expect(figures.filter((row) => row.startsWith('change,'))).toHaveLength(fight.sides.length);
    for (const row of figures.slice(1))
      expect(
        row
          .split(',')
          .slice(2)
          .every((cell) => cell === '' || Number.isFinite(Number(cell))),
      ).toBe(true);
    const { head, rows } = await answer('rows', { ...asked, changes: CHANGES, fights }, never);
    const lines = fightsCsv(head, rows).trim().split('\r\n');
    expect(lines).toHaveLength(1 + 2 * fights);
    for (const row of lines.slice(1)) expect(row).toMatch(/^-?\d+(,-?\d+(\.\d+)?)*$/);
    const won = rows.filter(([, variant, winner]) => variant === 0 && winner === 1).length;
    expect(won).toBe(shared.tally.wins[0] ?? 0);
  });

  it('name who fights in each, also where somebody is missing in the variant', async () => {
    const { title: _title, ...duel } = JSON.parse(content) as { readonly title: string; readonly fighters: readonly object[] };
    const three = JSON.stringify({ title: 'Three', ...duel, fighters: [{ ...duel.fighters[0], name: 'Ada' }, ...duel.fighters] });
    const wanted = { ...asked, content: three, changes: ['-Ada'], fights: 4 };
    const { head, rows } = await answer('rows', wanted, never);
    expect(rows.map((row) => row.length)).toEqual(rows.map(() => head.length));
    const hp = (name: string) => rows.map((row) => row[head.indexOf(`${name} hp`)]);
    const [plain, variant] = await Promise.all(
      [three, JSON.stringify({ title: 'Three', ...duel })].map((one) => answer('rows', { ...wanted, content: one, changes: [] }, never)),
    );
    const alone = (of: typeof plain, name: string) => of.rows.map((row) => row[of.head.indexOf(`${name} hp`)]);
    expect(hp('Odo')).toEqual(alone(plain, 'Odo').flatMap((value, nth) => [value, alone(variant, 'Odo')[nth]]));
    expect(hp('Ada').filter((_, nth) => nth % 2 === 1)).toEqual([null, null, null, null]);
    const fight = await answer('lab', { content: three }, never);
    const { shared, others } = await answer('compare', { ...wanted, soFar: null }, never);
    const figures = figuresOf(shared, fight.sides, fight.fighters, [{ fact: 'hp', title: 'HP', as: 'number' }] as never, others);
    const left = (variant: number) => figures.filter((one) => one.figure === 'hp left' && one.variant === variant).map((one) => one.of);
    expect([left(0), left(1)]).toEqual([
      ['Ada', 'Ilse', 'Odo'],
      ['Ilse', 'Odo'],
    ]);
  });

  it('are opened as a log with the same end', async () => {
    const log = await answer('fightLog', { ...asked, changes: [], trial: 2 }, never);
    expect(JSON.parse(log.split('\n')[0])).toHaveProperty('format');
  });

  it('say what is wrong with a change', async () => {
    await expect(answer('compare', { ...asked, changes: ['Nobody.hp=3'], soFar: null, fights: 5 }, never)).rejects.toThrow(/Ilse/);
  });

  it('fill a grid, and leave out what the rules do not take', async () => {
    const cells = await answer(
      'grid',
      { ...asked, across: 'Ilse.hp', down: 'Odo.dice.DEF', fromAcross: [1, 9], fromDown: ['D6', 'D7'], fights: 10, soFar: null },
      never,
    );
    const won = cells[0].map((cell) => cell?.tally.wins[0] ?? 0);
    expect(won[1]).toBeGreaterThanOrEqual(won[0]);
    expect(cells[1]).toEqual([null, null]);
  });

  it('count dice as the command does', async () => {
    const odds = await answer('dice', { text: '2d6 >= 8' }, never);
    expect(odds.above).toBeCloseTo(15 / 36, 12);
    expect(await answer('dice', { text: '(d6) vs (d8)' }, never)).toMatchObject({ kind: 'versus', below: expect.closeTo(27 / 48, 12) as number });
    await expect(answer('dice', { text: '2d' }, never)).rejects.toThrow(/column/);
  });
});

describe('a chart', () => {
  it('is one drawing for pages and reports, with all its words for those who do not see it', () => {
    const chart = { title: 'Wins <b>', bars: [{ label: 'A "b"', value: 0.4, text: '40 %', side: 1 }] };
    const { words, drawn: elements } = drawn(chart, 400);
    expect(words).toBe('Wins <b>: A "b": 40 %');
    // Told apart by stripes, not by colour alone.
    expect(JSON.stringify(elements)).toContain('url(#riposte-hatch)');
    expect(chartSvg(chart)).not.toContain('<b>');
  });
});
