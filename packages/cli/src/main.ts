#!/usr/bin/env node
import { setFlagsFromString } from 'node:v8';
import { GOOD } from './outcome.ts';
import { ended, riposte } from './program.ts';

// Whole encounters run too short for V8's usual 920: it would compile for seconds what it then hardly runs faster (docs/performance.md).
setFlagsFromString('--max-inlined-bytecode-size-cumulative=300');
process.stdout.on('error', () => process.exit(GOOD)); // the reader of the pipe has gone
const args = process.argv.slice(2);
const atEnd = (): void => ended(args);
process.once('exit', atEnd);
process.exitCode = await riposte(args);
process.off('exit', atEnd);
