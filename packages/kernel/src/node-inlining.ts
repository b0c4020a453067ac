/**
 * Lets V8 inline deeper, for a process that simulates one small fight by the million under its own policy: a duel in
 * Sea of Shadows then takes half to two thirds of the time. Whole encounters are slower with it, since V8 compiles for
 * longer than it wins, so the `riposte` command goes without. Import it first: `import '@riposte/kernel/node'`. Elsewhere
 * than in Node it does nothing.
 */
export const INLINING: readonly string[] = [
  '--max-inlined-bytecode-size-cumulative=10000',
  '--max-inlined-bytecode-size-absolute=20000',
  '--max-inlined-bytecode-size-small=100',
];

interface NodeProcess {
  getBuiltinModule?(name: 'node:v8'): { setFlagsFromString(flag: string): void };
}

const v8 = (globalThis as { process?: NodeProcess }).process?.getBuiltinModule?.('node:v8');
for (const flag of INLINING) v8?.setFlagsFromString(flag);
