import type { Option } from 'commander';
import { PREFIX, variableOf, wrongVariable } from './commands/setting.ts';
import { several } from './print.ts';

/** What one check of the doctor found. */
export interface Finding {
  readonly check: string;
  readonly verdict: 'good' | 'warning' | 'fault';
  readonly says: string;
  readonly remedy?: string;
}

/** Variables that no option has. */
const OWN = ['RIPOSTE_WEBHOOK_SECRET', 'RIPOSTE_GAMES'];
/** What all have in common says nothing of likeness. */
const short = (name: string): string => name.slice(PREFIX.length);

const SHORTEST_SECRET = 16;
/** Seconds by which the clock of this machine may differ from that of the database. */
const MAX_AHEAD = 60;
/** Connections of one server to its database. */
const CONNECTIONS = 13;
/** The oldest PostgreSQL that is tested, as it counts its versions. */
const OLDEST_POSTGRES = 140_000;

type Environment = Readonly<Record<string, string | undefined>>;

/** Looks at what servers and workers read from the environment, by their options. What is set is never shown: it may be a secret. */
export async function environment(given: Environment, options: readonly Option[]): Promise<Finding[]> {
  const { nearest } = await import('@riposte/ruleset');
  const known = [...new Set([...options.flatMap(({ long, envVar }) => (envVar === undefined ? [] : [variableOf(long!)])), ...OWN])];
  /** The variable that one which nothing reads was to be. Others may read one of that name; one that is nearly ours is most likely ours. */
  const meant = (name: string): string | null => {
    const like = nearest(known.map(short), short(name));
    return like === null ? null : `did you mean ${PREFIX}${like}?`;
  };
  const check = 'environment';
  const fault = (says: string, remedy: string): Finding => ({ check, verdict: 'fault', says, remedy });
  const set = Object.keys(given).filter((name) => name.startsWith(PREFIX) && given[name] !== '');
  const found = set.flatMap((name): Finding[] => {
    const remedy = known.includes(name) ? null : meant(name);
    return remedy === null ? [] : [{ check, verdict: 'warning', says: `nothing reads the variable ${name}`, remedy }];
  });
  const { RIPOSTE_ADDRESS: address, RIPOSTE_DATABASE: database, RIPOSTE_MAKER: maker, RIPOSTE_WEBHOOK: hook, RIPOSTE_WEBHOOK_SECRET: secret = '' } = given;
  const wrong = new Set(options.flatMap((option) => wrongVariable(option) ?? []));
  for (const says of wrong) found.push(fault(says.slice(0, -1), 'correct it, or set it to nothing'));
  if (address !== undefined && !/^\/n\/[\w-]{1,40}$/.test(address)) found.push(fault('RIPOSTE_ADDRESS is no path of a proxy', 'set it to a path such as /n/a'));
  if (address !== undefined && database === undefined)
    found.push(fault('RIPOSTE_ADDRESS is set and RIPOSTE_DATABASE is not', 'servers share tables in PostgreSQL alone: set the address of the database'));
  if (maker !== undefined && maker.split(' ').some((token) => token.length < SHORTEST_SECRET))
    found.push(fault(`a token in RIPOSTE_MAKER has less than ${SHORTEST_SECRET} characters`, 'make longer ones: openssl rand -base64 24'));
  if (address !== undefined && maker === undefined)
    found.push({ check, verdict: 'warning', says: 'RIPOSTE_MAKER is not set', remedy: 'give all servers the same tokens, or each makes its own' });
  const url = hook !== undefined && URL.canParse(hook) ? new URL(hook) : null;
  if (hook !== undefined && (url === null || !/^https?:$/.test(url.protocol) || url.username !== '' || url.password !== ''))
    found.push(fault('RIPOSTE_WEBHOOK is no address', 'set it to an address such as https://example.org/turns, without a name and a password'));
  if (hook !== undefined && secret.length < SHORTEST_SECRET)
    found.push(fault(`RIPOSTE_WEBHOOK_SECRET has less than ${SHORTEST_SECRET} characters`, 'make a longer one: openssl rand -base64 24'));
  return found.length > 0 ? found : [{ check, verdict: 'good', says: 'all variables are valid' }];
}

/** What servers need of a PostgreSQL database beside their tables: its release, room for connections, its clock, their schema. */
export function ofDatabase({ version, connections, ahead, writable, ...schema }: import('@riposte/server').DatabaseState): Finding[] {
  const check = 'database';
  const found: Finding[] = [];
  if (version < OLDEST_POSTGRES)
    found.push({ check, verdict: 'fault', says: `PostgreSQL ${Math.floor(version / 10_000)} is too old`, remedy: 'install PostgreSQL 14 or newer' });
  if (connections < CONNECTIONS)
    found.push({
      check,
      verdict: 'fault',
      says: `${connections} connections are free, and a server takes ${CONNECTIONS}`,
      remedy: 'raise max_connections of PostgreSQL',
    });
  if (!writable)
    found.push({
      check,
      verdict: 'fault',
      says: 'its user may not make or write tables there',
      remedy: 'let the user own the database (alter database NAME owner to USER), or grant create on its schema',
    });
  if (Math.abs(ahead) > MAX_AHEAD)
    found.push({
      check,
      verdict: 'warning',
      says: `the clock of this machine is ${Math.round(ahead)} s ahead of that of the database`,
      remedy: 'set it, best by NTP',
    });
  return [...found, ...ofSchema(schema)];
}

/** Whether this release can use the tables of a database, and what it does to them at its start. */
export function ofSchema({ later, missing }: Pick<import('@riposte/server').DatabaseState, 'later' | 'missing'>): Finding[] {
  const check = 'database';
  const found: Finding[] = [];
  if (later !== null)
    found.push({ check, verdict: 'fault', says: `a later release changed it ("${later}")`, remedy: 'install that release, or restore a backup from before' });
  if (missing > 0)
    found.push({
      check,
      verdict: 'warning',
      says: `this release makes ${several(missing, 'change')} to it at its start`,
      remedy: 'back up first: servers of the release before refuse to start afterwards',
    });
  return found;
}
