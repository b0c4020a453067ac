// A server in a process of its own, to be killed: node killed.mjs DATABASE ENCOUNTER
import { readFileSync } from 'node:fs';
import { RULE_SETS } from '@riposte/rule-sets';
import { makeServer, openStore } from '@riposte/server';

const [, , file, encounter] = process.argv;
const library = { ruleSets: RULE_SETS, fights: [{ file: 'fight.json', text: readFileSync(encounter, 'utf8') }], rule: () => null };
const server = await makeServer({ store: await openStore(file), library, pages: null, pace: 0, burst: 10_000, perSecond: 10_000, perMinute: 100_000 });
await server.app.listen({ port: 0, host: '127.0.0.1' });
process.stdout.write(`${server.app.server.address().port}\n`);
