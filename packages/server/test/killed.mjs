// A server in a process of its own, to be killed or stopped: node killed.mjs DATABASE ENCOUNTER [OPTIONS of the server, and `port`, as JSON]
import { readFileSync } from 'node:fs';
import { RULE_SETS } from '@riposte/rule-sets';
import { makeServer, networksIn, openStore } from '@riposte/server';

const [, , file, encounter, more = '{}'] = process.argv;
const { port = 0, host = '127.0.0.1', ...options } = JSON.parse(more);
// Networks do not go through JSON.
if (options.webhooks?.allowed !== undefined) options.webhooks.allowed = networksIn(options.webhooks.allowed);
const library = { ruleSets: RULE_SETS, fights: [{ file: 'fight.json', text: readFileSync(encounter, 'utf8') }], rule: () => null };
const free = { burst: 10_000, perSecond: 10_000, perMinute: 100_000 };
const server = await makeServer({ store: await openStore(file), library, pages: null, pace: 0, ...free, ...options });
process.once('SIGTERM', () => void server.close().then(() => process.exit()));
// As if somebody set the clock of the machine: back by half a day, then ahead by a day, and so on.
const { now } = Date;
let shift = 0;
process.on('SIGUSR2', () => {
  shift = shift < 0 ? 24 * 3_600_000 : -12 * 3_600_000;
  Date.now = () => now() + shift;
});
await server.app.listen({ port, host });
process.stdout.write(`${server.app.server.address().port}\n`);
