#!/usr/bin/env node
import { setFlagsFromString } from 'node:v8';
import { GOOD } from './outcome.ts';
import { riposte } from './program.ts';

// Whole encounters run too short for V8's usual 920: it would compile for seconds what it then hardly runs faster (docs/performance.md).
setFlagsFromString('--max-inlined-bytecode-size-cumulative=300');
process.stdout.on('error', () => process.exit(GOOD)); // the reader of the pipe has gone
process.exitCode = await riposte(process.argv.slice(2));
