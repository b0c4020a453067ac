#!/usr/bin/env node
import { GOOD } from './outcome.ts';
import { riposte } from './program.ts';

process.stdout.on('error', () => process.exit(GOOD)); // whoever read along has gone
process.exitCode = await riposte(process.argv.slice(2));
