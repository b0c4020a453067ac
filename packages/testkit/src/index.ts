export { type CatalogueTrial, catalogueFaults } from './catalogue.ts';
export { characterFaults } from './characters.ts';
export * from './conformance.ts';
export { type GameSubject, type ReadyFight, subjectOf } from './conformance-game.ts';
export { type CheckName, type FailedTrial, firstFault, type Trying } from './conformance-try.ts';
export * from './passage.ts';
export { playScenario, runScenario, type ScenarioResult } from './run.ts';
export { type Simulation, simulation } from './simulation.ts';
export { tellScenario } from './told.ts';
