/**
 * Lets V8 inline deeper, for processes that simulate. Rule code is many small functions that call each other; V8's
 * standard limits leave most of the calls in place, at 16-21 ns each: a duel in Sea of Shadows then takes 2.2 times
 * as long. Import it first: `import '@riposte/kernel/node'`. Elsewhere than in Node it does nothing.
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
