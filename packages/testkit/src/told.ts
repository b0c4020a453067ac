import { languageFor, narrateAll, tongueOf } from '@riposte/files';
import type { Scenario } from '@riposte/files/testing';
import { playScenario } from './run.ts';

/** What happens in a scenario, a line each, as the log of its fight tells it; empty where it cannot begin. @param language Else English. */
export function tellScenario(scenario: Scenario, language: string): readonly string[] {
  const { fight } = playScenario(scenario);
  const { ruleSet } = scenario;
  return fight === null ? [] : narrateAll(fight, tongueOf({ ruleSet }, languageFor(ruleSet.tale, [language]))).flatMap((act) => act.told);
}
