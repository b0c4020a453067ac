import { appendFileSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { actsOfMaster, capital, nameOf, saysNothing } from '@riposte/files';
import { type Explanation, readLog, writeLog } from '@riposte/kernel';
import { ACT_GROUPS, actLook } from '@riposte/ruleset';
import { describe, expect, it } from 'vitest';
import { decisionOf } from '../src/decision.ts';
import { odds } from '../src/odds.ts';
import { lineNumber } from '../src/open.ts';
import { folded } from '../src/print.ts';
import { runLine } from '../src/run-line.ts';
import { boardLines, choiceLines, placeLines, screen } from '../src/screen.ts';
import { keep, openSession, resume, type Session, speechOf, told } from '../src/session.ts';
import { completed } from '../src/tab.ts';
import { why } from '../src/why.ts';
import { changed, gate, ownFolder } from './command.ts';

const folder = ownFolder();
let opened = 0;

function session(file = gate, seed?: string): Promise<Session> {
  return openSession(file, { log: join(folder, `session-${++opened}.jsonl`), ...(seed === undefined ? {} : { seed }) });
}

const lesson = join(import.meta.dirname, '../../../lessons/sea-of-shadows/02-minor-and-major.json');

const acts = (lines: readonly string[]): string[] => lines.filter((line) => line.startsWith('['));
const who = (at: Session): string => decisionOf(at).who;

describe('at the table', () => {
  it('a side that a computer player is named for is played by it from the beginning', async () => {
    const opened = (name: string, player: readonly string[]): Promise<Session> =>
      openSession(gate, { seed: 'watch', log: join(folder, `${name}.jsonl`), player });
    const watched = await opened('watched', ['Watch=random']);
    resume(watched);
    expect(['Dorn', 'Egil', 'Fenn', 'Gork', 'Hagen']).toContain(who(watched));
    expect([...watched.autos].map((id) => nameOf(speechOf(watched), id))).toEqual(['Ann', 'Bram', 'Cees']);
    // Without a side it is for those who are handed over.
    expect((await opened('handed', ['random'])).autos.size).toBe(0);
  });

  it('completes commands, acts, the places to which an act leads, and names', async () => {
    const green = await session(join(import.meta.dirname, '../../../encounters/celesia/village-green.json'));
    resume(green);
    const [name] = [decisionOf(green).who];
    expect(completed(green, 'mov')).toEqual([['move'], 'mov']);
    expect(completed(green, 'und')).toEqual([['undo'], 'und']);
    const [places, begun] = completed(green, 'move 1,');
    expect(begun).toBe('1,');
    expect(places).toContain('1,2');
    expect(places.every((place) => place.startsWith('1,'))).toBe(true);
    expect(runLine(green, `move ${places[0]}`)).toMatchObject({ ok: true });
    expect(completed(green, 'look Gr')).toEqual([['Grak'], 'Gr']);
    expect(completed(green, `move 99 ${name.slice(0, 2)}`)).toEqual([[name], name.slice(0, 2)]);
    expect(completed(await session(), 'run ga')).toEqual([['gate'], 'ga']);
    expect(completed(green, 'gm har')).toEqual([['harm'], 'har']);
    expect(completed(green, 'do end-t')).toEqual([['end-turn'], 'end-t']);
    expect(completed(green, 'give Grak pro')[0]).toContain('prone');
    const [rules] = completed(green, 'ignore ');
    expect(rules.length).toBeGreaterThan(20);
    expect(rules).not.toContain('Grak');
    expect(completed(green, `rules ${rules[0]}`)).toEqual([[rules[0]], rules[0]]);
  });

  it('takes acts that no number stands for, in words', async () => {
    const at = await session();
    const reply = runLine(at, 'do run {"along": ["gate", "quay"]}');
    expect(reply).toMatchObject({ ok: true, moved: true });
    expect([...reply.lines, ...decisionOf(at).lines].join('\n')).toMatch(/Cees runs to the quay\..*\n(.*\n)*Dorn: Cees runs in and gives an opening/);
    expect(runLine(at, 'answer ye').lines[0]).toMatch(/^No choice is called "ye"\. Choose one of .*opportunity attack/i);
  });

  it('takes answers in words, and refuses others by rule', async () => {
    const at = await session();
    runLine(at, 'shoot Dorn');
    expect(runLine(at, 'answer parry')).toMatchObject({ ok: false, moved: false });
    expect(runLine(at, 'answer dodge').lines.join('\n')).toMatch(/Cees shoots (at )?Dorn with the longbow; (Dorn dodges|the dodge fails)\./);
  });

  it('takes a listed act by its name, and a clash likewise', async () => {
    const at = await session(join(import.meta.dirname, '../../../encounters/realitycheck/turnless-brawl.json'));
    expect(runLine(at, 'wait').lines[0]).toMatch(/^"wait" can mean several choices\. Choose \d+, \d+/);
    const [first, second] = decisionOf(at).whos.map((id) => nameOf(speechOf(at), id));
    expect(runLine(at, `wait ${first}`)).toMatchObject({ ok: true, moved: true });
    runLine(at, `defend ${second}`);
    expect(at.table.fight.pending).toMatchObject({ kind: 'answer', ask: { id: 'challenge' } });
    expect(runLine(at, 'defend')).toMatchObject({ ok: true, moved: true });
    expect(runLine(at, 'dance')).toMatchObject({ ok: false, lines: ['No command is called "dance". Type "help" for the list.'] });
  });

  it('tells the odds of a choice as the command does, and changes nothing by it', async () => {
    const at = await session();
    const before = writeLog(at.table.fight.header, at.table.fight.lines);
    const told = (line: string): string => runLine(at, line).lines.join('\n');
    expect(`${told('odds shoot gork')}\n`).toBe((await odds(gate, { as: 'Cees', action: 'Shoot Gork' })).text.replace(/\n?$/, '\n'));
    const nth = decisionOf(at).choices.findIndex(({ text }) => text === 'Shoot Gork') + 1;
    expect(told(`odds ${nth}`)).toBe(told('odds shoot gork'));
    expect(told('odds shoot').split('\n')).toHaveLength(decisionOf(at).choices.filter(({ act }) => act === 'shoot').length);
    expect(told('odds')).toBe('Name a choice by its number or its words.');
    expect(told('odds 99')).toMatch(/^Choose a number from 1 to \d+, not 99\.$/);
    expect(told('odds fly')).toContain('No choice is called "fly".');
    expect(writeLog(at.table.fight.header, at.table.fight.lines)).toBe(before);
    runLine(at, 'shoot gork');
    const answers = told('odds').split('\n').slice(1);
    expect(answers.map((line) => line.split(':')[0])).toEqual(decisionOf(at).choices.map(({ text }) => capital(text)));
  });

  it('takes what a fighter can do before a word of the game master', async () => {
    const at = await session(lesson, 'b');
    resume(at);
    expect(runLine(at, 'draw sword')).toMatchObject({ ok: true, moved: true });
    expect(runLine(at, 'draw swort at yard').ok, 'no brush is called so').toBe(false);
  });

  it('says what a lesson wants, each step once, and takes it back with undo', async () => {
    const at = await session(lesson, 'b');
    resume(at);
    const lessonIn = (lines: readonly string[]): readonly string[] => lines.filter((line) => line.startsWith('Lesson'));
    expect(lessonIn(told(at))).toEqual([expect.stringMatching(/^Lesson, step 1 of 3: Ilse holds a bow/)]);
    expect(lessonIn(runLine(at, 'draw sword').lines)).toEqual([expect.stringMatching(/^Lesson, step 2 of 3: Go where Odo is/)]);
    expect(lessonIn(runLine(at, 'undo').lines)).toEqual([expect.stringMatching(/^Lesson, step 1 of 3/)]);
    for (const line of ['draw sword', 'move to the yard']) runLine(at, line);
    for (let n = 0; n < 20 && at.reached < 3; n++)
      runLine(at, decisionOf(at).choices.some(({ act }) => act === 'strike') ? 'strike Odo' : decisionOf(at).kind === 'turn' ? 'end turn' : '1');
    expect(at.reached).toBe(3);
  });

  it('tells a dropped weapon once, and not as somebody who enters the fight', async () => {
    const at = await session();
    const lines = runLine(at, 'drop the longbow').lines;
    expect(lines.filter((line) => /longbow/i.test(line) && !/^\d/.test(line))).toEqual([expect.stringContaining('Cees drops the longbow.')]);
  });

  it('names the choice that was probably meant', async () => {
    const at = await session();
    expect(runLine(at, 'shoot Grok').lines[0]).toContain('No choice is called "shoot Grok". Did you mean "Shoot Gork"?');
    expect(runLine(at, 'shot Gork').lines[0]).toBe('No command is called "shot". Did you mean "shoot"? Type "help" for the list.');
    for (const [typed, meant] of [
      ['give Cees slowd', 'slowed'],
      ['gm har {}', 'harm'],
      ['add gobln for Watch at gate', 'goblin'],
      ['add goblin for Wach at gate', 'Watch'],
      ['ignore SS-ATK-07', 'SS-ATK-007'],
    ])
      expect(runLine(at, typed).lines[0]).toMatch(new RegExp(`\\(perhaps ${meant}\\)`));
    const { choices } = decisionOf(at);
    expect(runLine(at, 'list').lines).toHaveLength(choices.filter(({ act, walk }) => act !== '' && walk === null).length);
    const brawl = await session(join(import.meta.dirname, '../../../encounters/realitycheck/turnless-brawl.json'));
    expect(runLine(brawl, 'defend Nobody').lines[0]).toMatch(/^No choice is called "defend Nobody"\./);
  });

  it('lets the policy play one fighter, or decide once', async () => {
    const at = await session();
    expect(runLine(at, 'auto cees').lines[0]).toBe('cees: the computer plays. "hand cees" takes over again.');
    // Cees aims and shoots; then whoever is shot at is asked.
    expect(at.table.fight.pending).not.toBeNull();
    const name = who(at);
    expect(name).not.toBe('Cees');
    runLine(at, 'auto');
    expect(at.table.fight.pending).toBeNull();
    expect(runLine(at, 'hand cees').ok).toBe(true);
    expect(at.autos.size).toBe(0);
    expect(runLine(at, 'auto Nobody')).toMatchObject({ ok: false, lines: [expect.stringMatching(/^No fighter is called "Nobody"\. Choose one of Ann, Bram/)] });
  });

  it('does not let the policy do again what was undone', async () => {
    const at = await session();
    runLine(at, 'auto all');
    expect(who(at)).toBe('over');
    const { version } = at.table.fight;
    runLine(at, 'undo');
    expect(at.table.fight.over).toBeNull();
    expect(at.table.fight.version).toBe(version + 1);
    runLine(at, 'redo');
    expect(at.table.fight.over).not.toBeNull();
  });

  it('plays those who have no seat', async () => {
    const seated = changed(folder, 'seats.json', (data) => (data.seats = [{ name: 'I', plays: ['Watch'] }]));
    const at = await session(seated);
    expect([...at.autos].length).toBe(5);
    resume(at);
    for (let i = 0; i < 40 && who(at) !== 'over'; i++) {
      expect(['Ann', 'Bram', 'Cees', 'the game master']).toContain(who(at));
      runLine(at, '1');
    }
  });

  it("ends at the encounter's own end, and can go back behind it", async () => {
    const ends = changed(folder, 'ends.json', (data) => (data.ends = [{ title: 'Cees has seen enough', when: { Cees: { apLeft: 1 } } }]));
    const at = await session(ends);
    expect(who(at)).toBe('Cees');
    runLine(at, 'auto');
    expect(decisionOf(at).lines).toEqual(['Cees has seen enough. The fight is over.']);
    expect(runLine(at, 'auto').ok).toBe(false);
    runLine(at, 'undo');
    expect(who(at)).not.toBe('over');
  });

  it('tells each act once, with the number of its line', async () => {
    const at = await session();
    const all = [...told(at)];
    for (let i = 0; i < 400 && who(at) !== 'over'; i++) all.push(...runLine(at, 'auto').lines);
    const log = runLine(at, 'log').lines;
    expect(acts(all)).toEqual(acts(log));
    const { lines } = readLog(readFileSync(at.log!.file, 'utf8'));
    const numbers = acts(log).map((line) => Number(/^\[(\d+)\]/.exec(line)![1]));
    const silent = lines.filter((line, i) => line.in === 'command' && !numbers.includes(lineNumber(i)));
    expect(numbers.length + silent.length).toBe(lines.filter((line) => line.in === 'command').length);
    // The end of a turn is told by the heading of the next.
    expect(new Set(silent.map((line) => (line as { do: string }).do))).toEqual(new Set(['end-turn']));
  });

  it('stops when somebody else writes into its log', async () => {
    const at = await session();
    runLine(at, '1');
    appendFileSync(at.log!.file, 'x');
    expect(() => runLine(at, '1')).toThrow(/^Cannot write .*: another program is writing to it/);
    expect(() => keep(at)).toThrow(/another program/);
  });
});

describe('why', () => {
  it('names every number of every act with all its parts and rules', async () => {
    const at = await session();
    runLine(at, 'auto all');
    const { fight } = at.table;
    let parts = 0;
    for (const n of fight.path()) {
      if (fight.lines[n].in !== 'command') continue;
      const text = why(fight, speechOf(at), lineNumber(n)).join('\n');
      const numbers = fight.traceOf(n).flatMap((one): Explanation[] => (one.kind === 'value' ? [one.explanation] : []));
      // Of a number that is 0 of nothing there is nothing to say.
      expect(text).not.toMatch(/: 0$|: 0 \(|= 0|\+0/m);
      for (const { query, shown, base, rule, parts: all, without } of numbers.filter((one) => !saysNothing(one))) {
        expect(text).toContain(`${query} of `);
        expect(text).toContain(` ${shown}`);
        for (const one of [...(base.shown === '0' ? [] : [{ rule }]), ...all.filter(({ amount }) => amount !== 0), ...without])
          expect(text).toContain(`(${one.rule})`);
        parts += all.length;
      }
      for (const one of fight.traceOf(n)) if (one.kind === 'roll') expect(text).toMatch(new RegExp(`rolls ${one.roll.title}: .*\\(${one.roll.rule}\\)`));
    }
    expect(parts).toBeGreaterThan(5);
  });

  it('explains lines that are no acts, and refuses those that are gone', async () => {
    const at = await session();
    runLine(at, 'aim');
    runLine(at, 'undo');
    const last = lineNumber(at.table.fight.lines.length - 1);
    expect(runLine(at, `why ${last}`).lines).toEqual([`Line ${last}: undo; the fight continues after line ${last - 3}.`]);
    expect(runLine(at, `why ${last - 1}`)).toMatchObject({ ok: false, lines: [`Line ${last - 1} was undone.`] });
    expect(runLine(at, 'why 1').ok).toBe(false);
  });
});

describe('the screen', () => {
  const lines = (at: Session, rows: number): string[] => screen(at, decisionOf(at), { columns: 80, rows });

  it('shows places, everybody, choices with costs, and reasons as far as there is room', async () => {
    const at = await session();
    const large = lines(at, 200);
    expect(large).toContain('quay  Dorn, Egil, Fenn, Gork, Hagen  to gate           hard ground');
    expect(large).toContain('>  Cees   Watch    HP 3/3  MP 2/2  AP 2');
    expect(large.filter((line) => /^ {2}1 {2}Shoot Dorn {2,}1 AP$/.test(line)).length).toBe(1);
    expect(large).toContain('    Strike: you hold no melee weapon (SS-ATK-002)');
    const small = lines(at, 24);
    expect(small.join('\n')).toMatch(/\n\d+ things are not available: type "refused"\n/);
    expect(lines(at, 42).join('\n')).toMatch(/\n {4}Not available:\n( {4}\S.*\n){3,} {4}and \d+ more: type "refused"\n/);
    expect(small.join('\n')).toMatch(/\n1-5 Shoot … 1 AP\b[^]*… has several forms: type "list" and its number\n/);
    expect(runLine(at, 'list 3').lines[0]).toBe('1 Shoot Dorn — 1 AP');
    expect(lines(at, 38).length).toBeLessThanOrEqual(38);
  });

  it('lists attacks first, then moves, guard, magic and the rest, and the end of the turn last', async () => {
    const at = await session(join(import.meta.dirname, '../../../encounters/celesia/ambush-in-the-wood.json'));
    const places = decisionOf(at)
      .choices.filter(({ walk }) => walk === null)
      .map(({ intent }) => actLook(at.table.ruleSet.look, intent!.def))
      .map(({ group, ends }) => (ends ? ACT_GROUPS.length : ACT_GROUPS.indexOf(group)));
    expect(new Set(places).size).toBeGreaterThan(3);
    expect(places).toEqual([...places].sort((a, b) => a - b));
  });

  it('fits a terminal of 24 rows where many may act, each with dozens of choices', async () => {
    const at = await session(join(import.meta.dirname, '../../../encounters/realitycheck/turnless-brawl.json'));
    const open = choiceLines(at, decisionOf(at), { columns: 80, rows: 20 });
    expect(open.length).toBeLessThanOrEqual(22);
    expect(open.filter((line) => /^ *\d+-\d+ {2}\w+: \d+ choices$/.test(line))).toHaveLength(decisionOf(at).whos.length);
    expect(open).toContain('Type "list" and a name, such as "list Bert"');
    const listed = runLine(at, 'list Cora').lines;
    expect(listed.length).toBeGreaterThan(20);
    expect(listed.filter((line) => !/^\d+ Cora: /.test(line))).toEqual([]);
    const last = decisionOf(at).choices.length;
    expect(last).toBeGreaterThan(200);
    expect(runLine(at, `odds ${listed[0].split(' ')[0]}`).ok).toBe(true);
  });

  it('helps with acts of the game master that the game has', async () => {
    for (const file of ['sea-of-shadows/duel-at-dawn.json', 'heroes-of-destiny/duel-at-the-mill.json']) {
      const at = await session(join(import.meta.dirname, '../../../encounters', file));
      const help = runLine(at, 'help').lines.find((line) => line.startsWith('gm '))!;
      expect(help.split(': ').at(-1)).toBe(
        actsOfMaster(at.table.fight.rules)
          .map(({ id }) => id)
          .join(', '),
      );
    }
  });

  it('leaves the board in view on a terminal of 80 by 24', async () => {
    const fights = join(import.meta.dirname, '../../../encounters/heroes-of-destiny');
    const room = { columns: 80, rows: 23 };
    // Rows that a board may take to stay at the top.
    const most = 24 - 12;
    const duel = await session(join(fights, 'duel-at-the-mill.json'));
    const board = boardLines(duel, decisionOf(duel), room);
    expect(board.length).toBeLessThanOrEqual(most);
    expect(board.join('\n')).not.toContain('Wounds');
    runLine(duel, 'set Alda wounds.moderate 1');
    const open = choiceLines(duel, decisionOf(duel), { ...room, rows: room.rows - most });
    expect(open.length).toBeLessThanOrEqual(15);
    const [, left] = /^and (\d+) more: type "list Alda"$/m.exec(open.join('\n'))!;
    expect(Number(left)).toBeGreaterThan(0);
    const ogre = await session(join(fights, 'ogre-against-four.json'));
    expect(boardLines(ogre, decisionOf(ogre), room).length).toBeGreaterThan(most);
    expect(placeLines(ogre, room).length).toBeLessThanOrEqual(most);
  });

  it('shows the board last where not everything has room, and the end of the turn and surrender in its short menu', async () => {
    const at = await session(join(import.meta.dirname, '../../../encounters/celesia/village-green.json'));
    const small = lines(at, 23);
    const inView = small.slice(-23);
    expect(inView.find((line) => line.startsWith('     0 1 2 3'))).toBeDefined();
    expect(inView.find((line) => line.includes('a place is 5 ft'))).toBeDefined();
    expect(inView.join('\n')).toMatch(/\d Surrender\n.* \d+ End turn\n/);
    expect(inView).toContain('Move, Step, Run, Withdraw …: type a place, such as "move 1,2"');
    expect(small.join('\n').indexOf('Stamina 12/12')).toBeLessThan(small.join('\n').indexOf('     0 1 2 3'));
    expect(runLine(at, 'move')).toMatchObject({ ok: false, lines: ['Where to? Type a place, such as "move 1,2".'] });
  });

  it('breaks lines between words, and goes on below the words of the first row', () => {
    expect(folded('  5  Cast as a reaction: dread on Webfoot  1 AP, 5 mana', 30)).toEqual(['  5  Cast as a reaction: dread', '     on Webfoot  1 AP, 5 mana']);
    expect(folded('short', 30)).toEqual(['short']);
    expect(folded('武蔵 武蔵 武蔵', 10)).toEqual(['武蔵 武蔵', '武蔵']);
    expect(folded('a-word-that-no-row-can-hold and more', 12)).toEqual(['a-word-that-no-row-can-hold', 'and more']);
  });

  it('marks the default of a question and shows what happened so far', async () => {
    const at = await session();
    runLine(at, 'shoot Dorn');
    const text = lines(at, 60).join('\n');
    expect(text).toMatch(/Cees shoots at Dorn with the longbow\./);
    expect(text).toMatch(/Dorn: Cees attacks Dorn/);
    expect(text).toMatch(/ {2}1 {2}Passive defence {2}\(default\)\n {2}2 {2}Dodge/);
  });

  it('keeps its columns whatever the names are', async () => {
    const odd = changed(folder, 'names.json', (data) => {
      data.fighters[0].name = 'Ann\n>  Bob';
      data.fighters[1].name = '武蔵\u001b[1m';
    });
    const at = await session(odd);
    const [ann, bob] = ['Ann\\n>  Bob', '武蔵\\u001b[1m'].map((name) => lines(at, 60).find((line) => line.startsWith(`   ${name}`))!);
    expect(ann).toMatch(/^ {3}Ann\\n> {2}Bob {2,}Watch/);
    // Two wide characters take the room of four.
    expect(ann.indexOf('Watch')).toBe(bob.indexOf('Watch') + 2);
  });

  it('shows conditions in words and who caused them', async () => {
    const at = await session();
    runLine(at, 'aim');
    expect(lines(at, 60)).toContain('>  Cees   Watch    HP 3/3  MP 2/2  AP 1  aiming');
  });
});

describe('the game master at the table', () => {
  it('changes facts, conditions and rules, told in the log with the reason', async () => {
    const at = await session();
    const set = runLine(at, 'set Bram hp 1 because a tile fell');
    expect(set.ok).toBe(true);
    expect(set.lines.join('\n')).toMatch(/GM ruling: a tile fell\.\n +Bram: /);
    expect(runLine(at, 'look Bram').lines.join()).toMatch(/HP 1\//);
    expect(runLine(at, 'give Bram prone').lines.join('\n')).toMatch(/^\[\d+\] GM ruling.*\n +Bram: prone\./m);
    expect(runLine(at, 'end Bram prone').ok).toBe(true);
    expect(runLine(at, 'look Bram').lines[0]).not.toMatch(/prone/);
    expect(runLine(at, 'ignore SS-PRN-002 because we forgot it').lines.join('\n')).toMatch(/GM ruling: we forgot it\.\n +Rule SS-PRN-002 is ignored\./);
    expect(at.table.fight.state.ignored).toEqual(['SS-PRN-002']);
    runLine(at, 'restore SS-PRN-002');
    expect(at.table.fight.state.ignored).toEqual([]);
    runLine(at, 'undo');
    expect(at.table.fight.state.ignored).toEqual(['SS-PRN-002']);
    expect(runLine(at, 'log').lines.join('\n')).toMatch(/GM ruling: a tile fell/);
  });

  it.each([
    ['set Nobody hp 1', /^Start with a name: Ann, Bram/],
    ['set Bram hp', /^Write: set NAME FACT VALUE\./],
    ['set Bram hp -4', /hp: expected a whole number from 0 to \d+/],
    ['set Bram wings 2', /wings: expected a fact that the game master can set: region \(.*hp \(0 to \d+\)/],
    ['give Bram wings', /condition: expected a condition, one of knocked-out/],
    ['end Bram prone', /condition: expected a condition of Bram/],
    ['dice 3', /^No roll is open\.$/],
    ['dice', /^Type the faces you rolled: dice 3 5$/],
    ['amend 1', /^Line 1 has no roll\.$/],
  ])('refuses "%s" and changes nothing', async (line, says) => {
    const at = await session();
    const { version } = at.table.fight;
    expect(runLine(at, line)).toMatchObject({ ok: false, lines: [expect.stringMatching(says)] });
    expect(at.table.fight.version).toBe(version);
  });

  it('waits for dice thrown by hand, and throws those of the policy itself', async () => {
    const at = await openSession(gate, { log: join(folder, `session-${++opened}.jsonl`), typed: true });
    expect(decisionOf(at)).toMatchObject({ kind: 'roll', lines: expect.arrayContaining([expect.stringMatching(/: roll .*D\d+.* for/)]) });
    const pending = at.table.fight.pending;
    if (pending?.kind !== 'roll') throw new Error('no roll is waited for');
    expect(runLine(at, 'dice 99')).toMatchObject({ ok: false });
    expect(runLine(at, 'dice 1').ok).toBe(true);
    expect(at.table.fight.lines.some((line) => line.in === 'roll' && line.from === 'typed' && line.who === pending.who && line.faces?.[0] === 1)).toBe(true);
    expect(runLine(at, 'throw').ok).toBe(true);
    runLine(at, 'auto all');
    expect(who(at)).toBe('over');
    expect(at.table.fight.verify().ok).toBe(true);
  });

  it('shows what another past roll would change before it is so', async () => {
    const at = await session();
    runLine(at, 'auto all');
    const { fight } = at.table;
    const path = fight.path();
    const attack = path.find((n) => {
      const line = fight.lines[n];
      return line.in === 'roll' && line.roll === 'attack' && line.faces?.length === 1;
    })!;
    const { version } = fight;
    expect(runLine(at, `amend ${lineNumber(attack)}`).lines[0]).toMatch(new RegExp(`^line ${lineNumber(attack)}: attack of `));
    expect(runLine(at, `amend ${lineNumber(attack)} 1`).lines[0]).toMatch(/becomes 1 \(a preview/);
    expect(fight.version).toBe(version);
    expect(runLine(at, `amend! ${lineNumber(attack)} 1`).ok).toBe(true);
    expect(fight.verify().ok).toBe(true);
    expect(fight.lines.some((line) => line.in === 'roll' && line.from === 'amended')).toBe(true);
  });

  it('shows what another number would change, makes it so and says whose word it was', async () => {
    const at = await session();
    runLine(at, 'auto all');
    const { fight } = at.table;
    const attack = fight.path().find((n) => {
      const line = fight.lines[n];
      return line.in === 'roll' && line.roll === 'attack';
    })!;
    const listed = runLine(at, `amend ${lineNumber(attack)}`).lines;
    const [, number, name] = listed.map((one) => /^ {2}(attack die) of (.+?): D\d+/.exec(one)).find((one) => one !== null)!;
    const before = fight.version;
    expect(runLine(at, `amend ${lineNumber(attack)} ${number} of ${name} +1 because of the light`).lines[0]).toMatch(/changes by \+1 \(a preview/);
    expect(fight.version).toBe(before);
    expect(runLine(at, `amend ${lineNumber(attack)} ${number} of ${name} much`)).toMatchObject({
      ok: false,
      lines: [expect.stringMatching(/^Say what to add, such as \+2, not "much"\.$/)],
    });
    expect(runLine(at, `amend! ${lineNumber(attack)} ${number} of ${name} +1 because of the light`).ok).toBe(true);
    expect(fight.verify()).toMatchObject({ ok: true });
    expect(runLine(at, `amend ${lineNumber(fight.lines.findIndex((line) => 'shifts' in line))}`).lines.join('\n')).toContain('of the light +1 (GM ruling)');
  });
});

describe('a stored fight', () => {
  it('remembers title, sides, seats and ends of its encounter', async () => {
    const file = changed(folder, 'seats.json', (encounter) => {
      encounter.seats = [{ name: 'Mia', plays: [(encounter.sides as string[])[0]] }];
      encounter.ends = [{ title: 'enough', when: { scene: { round: 2 } } }];
    });
    const at = await session(file);
    runLine(at, 'auto all');
    keep(at);
    const again = await openSession(at.log!.file, {});
    expect(decisionOf(again).lines).toEqual(['Enough. The fight is over.']);
    expect(again.table).toMatchObject({ title: at.table.title, sides: at.table.sides, played: at.table.played });
    expect(again.autos).toEqual(
      new Set(
        at.table.fight.state.entities
          .filter((entity) => entity.kind === 'fighter' && !at.table.played!.includes((entity as unknown as { name: string }).name))
          .map((entity) => entity.id),
      ),
    );
  });
});
