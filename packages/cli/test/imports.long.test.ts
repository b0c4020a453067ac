import { logHeader, readEncounter } from '@riposte/files';
import { Fight, type Header, type Line, writeLog } from '@riposte/kernel';
import { beforeAll, describe, expect, it } from 'vitest';
import { inFull } from '../../files/test/tenth.ts';
import type { Founded } from '../../server/src/index.ts';
import { post, type Running, start, takeSeat } from '../../server/test/harness.ts';
import { library } from '../src/serve.ts';
import { ownFolder } from './command.ts';

const shipped = await library();

const folder = ownFolder();
const { ruleSets, fights } = shipped;
const gate = fights.find((fight) => fight.file.includes('duel-at-dawn'))!;
const SETTINGS = { automation: 'referee', seconds: 0, paused: false, locked: false, disclosed: false, autos: [], sides: [] };
const FILES = ['/etc/passwd', '/etc/hostname', '/proc/self/environ', '/proc/self/mem', '/dev/zero', '/dev/ptmx', '../../package.json', '/nowhere'];

interface Forged {
  readonly packs?: readonly { readonly file: string; readonly id: string; readonly hash: string }[];
  readonly state?: (state: { entities: object[] }) => void;
  readonly lines?: readonly Line[];
}

/** The log of a ready fight, changed before its chain of hashes is made. */
function forgedLog({ packs, state, lines = [] }: Forged): string {
  const encounter = readEncounter(gate.text, gate.file, ruleSets);
  const fight = Fight.open(encounter.rules, encounter.state, { seed: '1' });
  const header = JSON.parse(JSON.stringify(logHeader(fight.header, encounter)));
  state?.(header.state);
  return writeLog({ ...header, ...(packs ? { packs } : {}) } as Header, lines);
}

const tableFile = (log: string, more: object = {}): string =>
  JSON.stringify({
    format: 'riposte/table/1',
    title: 'Forged',
    encounter: '',
    file: gate.file,
    settings: SETTINGS,
    seats: [{ kind: 'gm', name: 'GM', plays: [] }],
    log,
    ...more,
  });

describe('what somebody brings', () => {
  let run: Running;
  beforeAll(async () => {
    run = await start(folder, { library: shipped });
    return () => run.stop();
  });

  const brought = async (text: string, name = gate.file): Promise<{ status: number; text: string }> => {
    const { status, body } = await post(run.base, '/api/import', { name, text });
    return { status, text: JSON.stringify(body) };
  };

  it.each(FILES)('E10 opens nothing: %s as a pack of an encounter, a log, a table', async (file) => {
    const packs = [{ file, id: 'x', hash: '0'.repeat(64) }];
    const files = [JSON.stringify({ ...JSON.parse(gate.text), packs: [file] }), forgedLog({ packs }), tableFile(forgedLog({ packs }))];
    // What cannot be opened and what is not there are answered alike: only the name differs, which the client gave.
    const answers = [];
    for (const text of files) answers.push(await brought(text));
    for (const text of files) answers.push(await brought(text.replaceAll(file, '/none/at/all')));
    for (const one of answers) expect(one.status).toBe(400);
    for (const nth of [0, 1, 2]) expect(answers[nth].text.replaceAll(file, '')).toBe(answers[nth + 3].text.replaceAll('/none/at/all', ''));
    expect((await fetch(`${run.base}/health`)).status).toBe(200);
  });

  it('E10 opens nothing by its own name either', async () => {
    for (const name of FILES) expect(await brought('no file of ours', name)).toMatchObject({ status: 400 });
  });

  it('E10 is not repeated where it cannot be read', async () => {
    for (const text of ['root:x:0:0:secret', '{"format":"riposte/encounter/1", root:x:0:0:secret}', '{"a":secret}'])
      expect((await brought(text)).text).not.toContain('secret');
  });

  it('E26 is no larger than what can be played', async () => {
    const entity = readEncounter(gate.text, gate.file, ruleSets).state.entities.find((entity) => entity.kind === 'fighter')!;
    const many = (count: number, kind: string): string =>
      forgedLog({ state: (state) => void state.entities.push(...Array.from({ length: count }, () => ({ ...entity, kind, id: state.entities.length }))) });
    expect((await brought(many(200, 'fighter'))).text).toMatch(/at most 200 fighters, found 202/);
    expect((await brought(many(2000, 'thing'))).text).toMatch(/at most 2000 fighters and things/);
    const orders = Array.from({ length: 30_000 }, () => ({ who: 0, text: 'pass' }));
    expect((await brought(tableFile(forgedLog({}), { settings: { ...SETTINGS, orders } }))).text).toMatch(
      /settings\.orders: expected less than or equal to 40|settings\.orders: expected at most 40/,
    );
    expect((await brought(`${'['.repeat(100)}${']'.repeat(100)}`)).text).toMatch(/at most 40 levels of nesting/);
    expect((await brought(tableFile(`${'['.repeat(100)}\n`))).text).toMatch(/nesting|unbroken log/);
  });

  it('E26 is refused where rules cannot count with it', async () => {
    const forged = forgedLog({
      state: (state) => void state.entities.push({ id: state.entities.length, kind: 'fighter', conditions: [], features: [], payment: null }),
    });
    expect(await brought(tableFile(forged))).toMatchObject({
      status: 400,
      text: expect.stringMatching(/a fight that the rules can show|a log that can be replayed/),
    });
  });

  it.each([null, '', 7, 'x'.repeat(10_000)])('E26 is refused where a fighter has no name that can be shown: %.20s', async (name) => {
    const forged = forgedLog({
      state: (state) => void Object.assign(state.entities.find((entity) => (entity as { kind: string }).kind === 'fighter')!, { name }),
    });
    for (const text of [forged, tableFile(forged)])
      expect(await brought(text)).toMatchObject({ status: 400, text: expect.stringMatching(/a fight that the rules can show/) });
  });

  it('E26 is refused where the log can be read and not told', async () => {
    const entity = readEncounter(gate.text, gate.file, ruleSets).state.entities.find((entity) => entity.kind === 'fighter')!;
    const set = (change: object) => (state: { entities: object[] }) => void Object.assign(state.entities[entity.id], change);
    const condition = { id: 1, kind: 9999, source: -1, value: 0, since: 0, parent: -1, clock: 0, of: -1, at: 0 };
    const never: readonly Line[] = [
      { in: 'command', do: 'strike', by: entity.id, with: {} },
      { in: 'roll', roll: 'never', who: entity.id, pool: 'd20', faces: [3], total: 3 },
      { in: 'done', result: true, events: [] },
    ];
    for (const forged of [
      { lines: never },
      { state: set({ conditions: [condition] }) },
      { state: (state: { entities: object[] }) => void state.entities.push({ ...entity, id: 500_000 }) },
    ])
      for (const text of [forgedLog(forged), tableFile(forgedLog(forged))])
        expect(await brought(text)).toMatchObject({
          status: 400,
          text: expect.stringMatching(/a fight that the rules can show|a log that can be replayed/),
        });
  });

  // What a decree found was looked up by folding the whole log: all of these would take many minutes. Now they take 20 s alone.
  it('a log of very many decrees opens', { timeout: 150_000 }, async () => {
    const entity = readEncounter(gate.text, gate.file, ruleSets).state.entities.find((entity) => entity.kind === 'fighter')!;
    const count = inFull('very many decrees') ? 20_000 : 3000;
    const lines = Array.from({ length: count }, (_, n): Line => ({ in: 'fiat', reason: `rain ${n}`, events: [['resource-set', entity.id, 0, n % 2]] }));
    const { status, body } = await post(run.base, '/api/import', { name: 'rain.jsonl', text: forgedLog({ lines }) });
    expect([status, body]).toMatchObject([200, {}]);
    const gm = await (await takeSeat(run.base, (body as unknown as Founded).links[0].path)).open();
    expect(gm.log.length).toBeGreaterThanOrEqual(count);
    expect((await gm.say({ do: 'settings', paused: true })).ok).toBe(true);
  });

  it('a saved table keeps no time and no player that it could not be given by hand', async () => {
    const endless = await brought(tableFile(forgedLog({}), { settings: { ...SETTINGS, seconds: 1e12 } }));
    expect(endless).toMatchObject({ status: 400, text: expect.stringMatching(/settings\.seconds/) });
    const log = forgedLog({});
    const { state } = JSON.parse(log.split('\n')[0]) as Header;
    const own = state.entities.find((entity) => entity.kind === 'fighter')!.id;
    const orders = [99_999, own].map((who) => ({ who, text: 'pass' }));
    const { body } = await post(run.base, '/api/import', {
      name: gate.file,
      text: tableFile(log, { settings: { ...SETTINGS, autos: [99_999, 0, own], orders } }),
    });
    const gm = await takeSeat(run.base, (body as unknown as Founded).links[0].path);
    const saved = await fetch(`${run.base}/api/seats/${gm.seat}/table`, { headers: { cookie: gm.cookie } });
    expect(await saved.json()).toMatchObject({ settings: { autos: [own], orders: [{ who: own, text: 'pass' }] } });
  });

  it('a saved table of a ready fight opens', async () => {
    expect(await brought(tableFile(forgedLog({})))).toMatchObject({ status: 200 });
  });
});
