import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { RULE_SETS, ruleSetIds } from '@riposte/rule-sets';
import { makeServer, openStore } from '@riposte/server';
import type { Founded, RuleInBook, RuleScenario } from '@riposte/server/protocol';
import { arena, readBegun } from '@riposte/sim';
import { describe, expect, it, onTestFinished } from 'vitest';
import { playableScenarios, scenariosOf } from '../src/rule-scenarios.ts';
import { library } from '../src/serve.ts';

const headers = { host: 'localhost', origin: 'http://localhost', 'content-type': 'application/json' };

async function served() {
  const store = await openStore(join(mkdtempSync(join(tmpdir(), 'riposte-')), 'riposte.db'));
  const server = await makeServer({ store, library: await library(), pages: null, perMinute: 10_000 });
  onTestFinished(() => server.close());
  const get = async <T>(url: string): Promise<T> => (await server.app.inject({ url, headers })).json();
  const bring = (name: string, scenario: object) =>
    server.app.inject({ method: 'POST', url: '/api/import', headers, payload: JSON.stringify({ name, text: JSON.stringify(scenario) }) });
  const standing = async ({ table, links: [{ seat }] }: Founded): Promise<string> =>
    (JSON.parse(await server.tables.exported({ table, seat }, 'standing')) as { readonly content: string }).content;
  return { get, bring, standing };
}

describe('the scenarios of a rule', () => {
  it.each(ruleSetIds())('are told for every tested rule of %s, the plainest first, and the first one makes a table', async (game) => {
    const { get, bring } = await served();
    const tested = (await get<readonly RuleInBook[]>(`/api/rules/${game}`)).filter(({ status }) => status === 'tested');
    const without: string[] = [];
    for (const [nth, { id }] of tested.entries()) {
      const list = await get<readonly RuleScenario[]>(`/api/rules/${game}/${id}/scenarios`);
      if (list.length === 0) without.push(id);
      const named = list.map(({ scenario }) => scenario.rules.length);
      expect(list.length).toBeLessThanOrEqual(100);
      expect(named).toEqual([...named].sort((a, b) => a - b));
      for (const { scenario } of list) expect([scenario.rules.includes(id), scenario.steps]).toEqual([true, []]);
      // Of every tenth: to open a table takes time.
      if (nth % 10 !== 0 || list.length === 0) continue;
      const answer = await bring('example.json', list[0].scenario);
      expect([answer.statusCode, answer.json<Founded>().links.map(({ kind }) => kind)]).toEqual([200, ['solo']]);
    }
    // Rules whose every scenario brings things of its own.
    const own = (id: string): boolean => scenariosOf(game).every(({ scenario }) => !scenario.rules.includes(id) || 'own' in scenario || 'packs' in scenario);
    expect(without.filter((id) => !own(id))).toEqual([]);
  });

  it.each(ruleSetIds())('makes a table of %s whose sides have names, from which the lab fights on', async (game) => {
    const { bring, standing } = await served();
    let fought = 0;
    for (const { scenario } of playableScenarios(game).filter((_, nth) => nth % 50 === 0)) {
      const content = await standing((await bring('example.json', scenario)).json<Founded>());
      const { fighters } = scenario.given as { readonly fighters: readonly { readonly name: string; readonly side?: string }[] };
      const sides = new Set(fighters.map(({ name, side }) => side ?? name));
      expect(JSON.parse(content.split('\n')[0])).toMatchObject({ encounter: { title: scenario.title, sides: [...sides] } });
      try {
        readBegun(content, 'example.jsonl', RULE_SETS);
      } catch (thrown) {
        // Some have one side only, or end as they begin.
        expect((thrown as Error).message).toContain('expected a fight that goes on');
        continue;
      }
      if (fought++ > 0) continue;
      const { fight, encounter } = await arena({ content, file: 'example.jsonl', packs: {}, seed: 'lab', players: {}, rounds: 20 });
      expect([encounter.sides, fight(0).rounds > 0]).toEqual([[...sides], true]);
    }
    expect(fought).toBeGreaterThan(5);
  });

  it('are told step by step, in the language of the page where the game has it', async () => {
    const { get } = await served();
    const told = async (game: string, id: string, language: string) => {
      const list = await get<readonly RuleScenario[]>(`/api/rules/${game}/${id}/scenarios/${language}`);
      expect(list.map(({ file, scenario }) => ({ file, scenario }))).toEqual(await get(`/api/rules/${game}/${id}/scenarios`));
      return list[0].told!.join('\n');
    };
    const english = await told('sea-of-shadows', 'SS-ATK-007', 'en');
    expect(english).toMatch(/[a-z]/);
    const german = await told('sea-of-shadows', 'SS-ATK-007', 'de');
    expect(german).not.toBe(english);
    expect(await told('celesia', 'CE-INI-001', 'xx')).toBe(await told('celesia', 'CE-INI-001', 'en'));
    expect([english, german]).toMatchInlineSnapshot(`
      [
        "Ann's turn: 2 AP
      Ann strikes at Bea with the sword and misses.
        Attack D8 1 vs passive defence D2 2 (worst of 2, 2: knocked out, helpless; lowered from D6: knocked out, helpless): miss
      Cid's turn: 2 AP",
        "Ann ist am Zug: 2 AP
      Ann verfehlt Bea mit dem Schwert.
        Angriff D8 1 gegen passive Verteidigung D2 2 (schlechtester von 2, 2: bewusstlos, wehrlos; von D6 gesenkt: bewusstlos, wehrlos): verfehlt
      Cid ist am Zug: 2 AP",
      ]
    `);
  });

  it('is refused with a sentence where it needs more than itself, or cannot begin', async () => {
    const { bring } = await served();
    const [{ scenario }] = playableScenarios('celesia');
    const own = scenariosOf('celesia').find((one) => 'own' in one.scenario)!;
    const twice = { ...scenario, given: { ...(scenario.given as object), fighters: [0, 1].map(() => (scenario.given as { fighters: object[] }).fighters[0]) } };
    for (const [given, text] of [
      [own.scenario, 'bad.json: own: expected a scenario that defines no things'],
      [twice, 'bad.json: given.fighters[1].name: expected a name that no other fighter has'],
    ] as const) {
      const answer = await bring('bad.json', given);
      expect([answer.statusCode, answer.json()]).toEqual([400, { code: 'BAD_INPUT', text }]);
    }
  });
});
