// What a thread of the server runs: it plays tables of all rule sets.
import { RULE_SETS } from '@riposte/rule-sets';
import { playTables } from '@riposte/server';
import { whyNotIgnored } from './ledger.ts';

playTables(RULE_SETS, whyNotIgnored);
