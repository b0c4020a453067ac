export * from './conformance.ts';
export * from './passage.ts';
export { playScenario, runScenario, type ScenarioResult } from './run.ts';
