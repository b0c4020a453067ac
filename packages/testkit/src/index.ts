export { type CatalogueTrial, catalogueFaults } from './catalogue.ts';
export { characterFaults } from './characters.ts';
export * from './conformance.ts';
export * from './passage.ts';
export { playScenario, runScenario, type ScenarioResult } from './run.ts';
export { type Simulation, simulation } from './simulation.ts';
