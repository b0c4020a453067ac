// What a thread of the server runs: it plays tables of all rule sets.
import { allRuleSets } from '@riposte/rule-sets';
import { playTables } from '@riposte/server';
import { gamesOfStarter } from './games.ts';
import { whyNotIgnored } from './ledger.ts';

await gamesOfStarter();
playTables(await allRuleSets(), whyNotIgnored);
