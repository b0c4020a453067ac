import { readScenarios } from '@riposte/files';
import { ruleSetsIn } from '@riposte/rule-sets';
import type { RuleScenario } from '@riposte/server/protocol';
import { tellScenario } from '@riposte/testkit';
import { built } from './built.ts';

/** A scenario as the build stores it: its beginning and its steps. */
type Kept = RuleScenario & { readonly steps: readonly unknown[] };

/** The most scenarios of one rule, as on a server. */
const MAX = 100;

const known = new Map<string, Promise<readonly Kept[]>>();

async function kept(game: string): Promise<readonly Kept[]> {
  const answer = await built(`rules/${game}.scenarios.json`);
  return answer.ok ? ((await answer.json()) as readonly Kept[]) : [];
}

/** The scenarios of a game that name a rule, each told in this language or in English. */
export async function scenariosOf(game: string, rule: string, language: string): Promise<readonly RuleScenario[]> {
  const all = known.get(game) ?? kept(game);
  known.set(game, all);
  all.catch(() => known.delete(game));
  const told: RuleScenario[] = [];
  for (const one of (await all).filter(({ scenario }) => scenario.rules.includes(rule)).slice(0, MAX)) {
    const { file, scenario } = one;
    told.push({ file, scenario, told: await toldIn(one, language) });
    // Playing each takes time, and a fight in this thread must be served meanwhile.
    await new Promise((done) => setTimeout(done));
  }
  return told;
}

async function toldIn({ file, scenario, steps }: Kept, language: string): Promise<readonly string[]> {
  // The build stores JSON, whatever the scenario was written in.
  const content = JSON.stringify({ ...scenario, steps });
  const [read] = readScenarios(content, file.replace(/\.ya?ml$/, '.json'), await ruleSetsIn(content));
  return tellScenario(read, language);
}
