import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { house } from '../../files/test/maps.ts';
import { json, ownFolder, put, root, run } from './command.ts';

const folder = ownFolder();
const mill = put(folder, 'old-mill.dd2vtt', JSON.stringify(house()));
const into = join(root, 'encounters/heroes-of-destiny/goblin-ambush.json');

describe('riposte map', () => {
  it('says what it would read, and writes nothing', async () => {
    const { code, out } = await run('map', mill, '--ruleset', 'celesia');
    expect(code).toBe(0);
    expect(out).toContain('read: 1 wall, drawn with 18\n');
    expect(out).toContain('left out: 1 light: fights know no lights yet');
    expect(out).toContain('Nothing is written: name a file with --out.');
  });

  it('gives an encounter the board, which can then be checked and played, and takes it out again', async () => {
    const [out, picture, back] = ['fight.json', 'mill.png', 'again.uvtt'].map((name) => join(folder, name));
    expect((await run('map', mill, '--into', into, '--out', out, '--picture', picture)).code).toBe(0);
    const board = (JSON.parse(readFileSync(out, 'utf8')) as { readonly board: { readonly walls: readonly object[] } }).board;
    expect(board).toMatchObject({ kind: 'square', width: 10, height: 8 });
    expect(board.walls).toHaveLength(14);
    expect(readFileSync(picture).subarray(1, 4).toString()).toBe('PNG');
    expect((await run('map', out, '--out', back, '--like', mill)).code).toBe(0);
    const again = JSON.parse(readFileSync(back, 'utf8')) as Record<string, unknown>;
    expect(again).toMatchObject({ format: 0.3, lights: house().lights, image: house().image });
    expect((await run('map', out, '--out', back)).err).toContain('there is a file of this name');
  });

  it('makes a new fight where there is none', async () => {
    const { encounter } = await json<{ encounter: object }>('map', mill, '--ruleset', 'realmspire');
    expect(encounter).toMatchObject({ format: 'riposte/encounter/1', title: 'old mill', ruleset: 'realmspire', fighters: [] });
  });

  it.each([
    [['map', mill], 'For which game?'],
    [['map', mill, '--ruleset', 'celsia'], 'celesia'],
    [['map', mill, '--ruleset', 'celesia', '--into', into], 'is a fight of heroes-of-destiny'],
    [['map', mill, '--ruleset', 'celesia', '--portals', 'gates'], 'as-written, doors, windows, open'],
    [['map', mill, '--ruleset', 'celesia', '--scale', 'NaN'], 'from 0.1 to 10'],
    [['map', join(folder, 'none.uvtt'), '--ruleset', 'celesia'], 'there is no such file'],
    [['map', put(folder, 'bad.uvtt', '{"resolution":3}'), '--ruleset', 'celesia'], 'resolution: expected an object, in { }, found a number'],
  ])('%j: a sentence with what to do', async (line, expected) => {
    const { code, err } = await run(...line);
    expect(code).toBe(2);
    expect(err).toContain(expected);
    expect(existsSync(join(folder, 'none.uvtt'))).toBe(false);
  });
});
