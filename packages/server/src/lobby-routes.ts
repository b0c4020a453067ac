import { setImmediate as breath } from 'node:timers/promises';
import { languageFor, languageOf, languages, lessonText, plain, readEncounter } from '@riposte/files';
import { Runner } from '@riposte/kernel';
import type { RuleSet } from '@riposte/ruleset';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Registry } from 'prom-client';
import * as z from 'zod';
import { setCookie } from './cookies.ts';
import { pulse } from './health.ts';
import { isFromHere } from './hosts.ts';
import { checked, jsonParser } from './http.ts';
import { MAKER_COOKIE, type Ownership } from './makers.ts';
import { picture } from './picture.ts';
import type { Founded, Game, ReadyFight, ReadyFile, ReadyLesson, RuleInBook, RuleScenario, Terms } from './protocol.ts';
import { Refused, refuse } from './refusal.ts';
import { hashOf } from './secrets.ts';
import type { Log } from './server-context.ts';
import type { Library, ServerOptions } from './server-options.ts';
import { type Playing, packsOf, type Ready } from './tables.ts';
import { termsOf } from './terms.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The owner of the table that the request makes. */
    owner: string;
  }
}

/** The most scenarios of one rule that are sent. */
const MAX_SCENARIOS = 100;

const newTable = z.strictObject({ fight: z.string().min(1).max(200), mode: z.enum(['table', 'solo']) });

/** Routes that need no seat: health, ready fights, rules, new tables. */
export async function addLobby(
  app: FastifyInstance,
  options: ServerOptions,
  { tables, metrics, log, ...making }: { readonly tables: Playing; readonly metrics: Registry; readonly log: Log } & Making,
): Promise<void> {
  addHealth(app, options, { tables, metrics, log });
  addReady(app, options.library);
  addRules(app, options.library);
  await addMaking(app, options, { tables, ...making });
}

/** Whether a request has this token. It compares hashes, so the time that it takes tells nothing about the token. */
const isBearer = ({ headers }: FastifyRequest, token: string | undefined): boolean =>
  token !== undefined && headers.authorization?.startsWith('Bearer ') === true && hashOf(headers.authorization.slice('Bearer '.length)) === hashOf(token);

/** The state of the server, for those who run it. */
function addHealth(
  app: FastifyInstance,
  { store, near, metricsToken }: ServerOptions,
  { tables, metrics, log }: { readonly tables: Playing; readonly metrics: Registry; readonly log: Log },
): void {
  const beat = pulse(store);
  app.get('/health', { config: { rateLimit: false } }, async (_request, reply) => {
    // Tells the proxy to send requests to another server.
    if (store.leases?.isSure === false) return reply.code(503).send({ ok: false, text: 'This server is stopping, or cannot reach its database.' });
    try {
      await beat();
      return { ok: true, tables: tables.count };
    } catch (thrown) {
      log('error', 'the database does not answer', { error: String(thrown) });
      return reply.code(503).send({ ok: false, text: 'The database cannot be read and written now.' });
    }
  });
  app.get('/metrics', async (request, reply) => {
    if (!isFromHere(request) && !isBearer(request, metricsToken)) return refuse('metrics-elsewhere');
    return reply.type(metrics.contentType).send(await metrics.metrics());
  });
  // For people at this machine who invite others; nobody else learns about its networks.
  app.get('/api/near', async (request) => (isFromHere(request) ? (near?.() ?? []) : []));
}

/** The games, their ready fights and lessons. */
function addReady(app: FastifyInstance, library: Library): void {
  app.get(
    '/api/games',
    async (): Promise<readonly Game[]> =>
      library.ruleSets.map(({ rules: { id, title }, look, tale }) => ({ id, title, emblem: look?.emblem ?? null, about: aboutOf(tale) })),
  );
  // Made at the first request, so that starting does not wait for them.
  let ready: readonly ReadyFight[] | null = null;
  app.get('/api/fights', async () => (ready ??= readyFights(library)));
  // Made at the first request.
  const lessons = new Map<string, readonly ReadyLesson[]>();
  app.get<{ Params: { language: string } }>('/api/lessons/:language', async ({ params }) => {
    const lang = languages().includes(params.language) ? params.language : 'en';
    const made = lessons.get(lang) ?? taught(library, lang);
    lessons.set(lang, made);
    return made;
  });
  app.get<{ Params: { file: string } }>('/api/fights/:file', async ({ params }): Promise<ReadyFile> => {
    const { text, packs = {} } = readyNamed(library, params.file);
    return { content: text, packs };
  });
}

/** The rules of each game, the scenarios that show a rule, and the words that its pages explain. */
function addRules(app: FastifyInstance, library: Library): void {
  // Made at the first request.
  const books = new Map<string, readonly RuleInBook[]>();
  app.get<{ Params: { ruleset: string } }>('/api/rules/:ruleset', async ({ params: { ruleset } }) => {
    if (!library.ruleSets.some(({ rules }) => rules.id === ruleset)) return refuse('no-rule-set');
    const book = books.get(ruleset) ?? library.rules?.(ruleset) ?? [];
    books.set(ruleset, book);
    return book;
  });
  app.get<{ Params: { ruleset: string; id: string } }>(
    '/api/rules/:ruleset/:id',
    async ({ params }) => library.rule(params.ruleset, params.id) ?? refuse('no-rule'),
  );
  const scenariosOf = (ruleset: string, id: string): readonly RuleScenario[] => {
    if (library.rule(ruleset, id) === null) refuse('no-rule');
    return (library.scenarios?.(ruleset) ?? []).filter(({ scenario }) => scenario.rules.includes(id)).slice(0, MAX_SCENARIOS);
  };
  app.get<{ Params: { ruleset: string; id: string } }>('/api/rules/:ruleset/:id/scenarios', async ({ params: { ruleset, id } }) => {
    return scenariosOf(ruleset, id).map(({ file, scenario }): RuleScenario => ({ file, scenario }));
  });
  app.get<{ Params: { ruleset: string; id: string; language: string } }>(
    '/api/rules/:ruleset/:id/scenarios/:language',
    async ({ params: { ruleset, id, language } }) => {
      const told: RuleScenario[] = [];
      for (const one of scenariosOf(ruleset, id)) {
        told.push({ file: one.file, scenario: one.scenario, told: (await library.told?.(one, language)) ?? [] });
        // Playing a scenario takes long: let the tables work in between.
        await breath();
      }
      return told;
    },
  );
  // Made at the first request.
  const terms = new Map<string, Terms>();
  app.get<{ Params: { ruleset: string; language: string } }>('/api/terms/:ruleset/:language', async ({ params: { ruleset, language } }) => {
    const ruleSet = library.ruleSets.find(({ rules }) => rules.id === ruleset) ?? refuse('no-rule-set');
    const lang = languageFor(ruleSet.tale, [language]);
    const made = terms.get(`${ruleset} ${lang}`) ?? termsOf(ruleSet, lang);
    terms.set(`${ruleset} ${lang}`, made);
    return made;
  });
}

/** Who may make tables, and who sees the list of tables. */
export interface Making extends Ownership {
  /** Notes a table in the workshop that a request comes from. */
  readonly noted: (request: FastifyRequest, founded: Founded) => Promise<Founded>;
}

/** New tables, from ready fights and from files. */
async function addMaking(
  app: FastifyInstance,
  options: ServerOptions,
  { tables, isToken, ownerFor, noted }: { readonly tables: Playing } & Making,
): Promise<void> {
  const { library } = options;
  // This runs before the body is read, so strangers cannot send large ones.
  const mayMake = async (request: FastifyRequest): Promise<void> => {
    request.owner = await ownerFor(request);
  };
  app.decorateRequest('owner', '');
  const perMinute = (max: number) => ({ rateLimit: { max: options.perMinute ?? max, timeWindow: 60_000 } });
  app.post('/api/tables', { config: perMinute(60), onRequest: mayMake }, async (request) => {
    const { fight, mode } = checked(newTable, request.body);
    return noted(request, await tables.found(readyNamed(library, fight), mode, request.owner));
  });
  await app.register(async (imports) => {
    const parse = jsonParser(imports);
    imports.removeContentTypeParser('application/json');
    imports.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) =>
      isFlat(body) ? parse(request, body, done) : done(new Refused({ code: 'BAD_REQUEST', text: 'the body: expected a name and a text' })),
    );
    imports.post('/api/import', { bodyLimit: 20_000_000, config: perMinute(20), onRequest: mayMake }, async (request) => {
      const { name, text } = checked(z.strictObject({ name: z.string().min(1).max(200), text: z.string() }), request.body);
      return noted(request, await tables.take(text, name, request.owner));
    });
  });
  app.post('/api/maker', { config: perMinute(20) }, async (request, reply) => {
    const { token } = checked(z.strictObject({ token: z.string().max(200) }), request.body);
    if (!isToken(token)) return refuse('bad-maker-link');
    setCookie(request, reply, MAKER_COOKIE, token);
    return {};
  });
}

/** Whether JSON is one object of two strings at most. To parse 20 MB of nested lists would hold up all tables for seconds. */
function isFlat(json: string): boolean {
  let opened = 0;
  let quotes = 0;
  for (let i = 0; i < json.length; i++) {
    const char = json[i];
    if (char === '"') quotes++;
    else if (quotes % 2 === 1) i += char === '\\' ? 1 : 0;
    else if (char === '{' || char === '[') opened++;
    if (opened > 1 || quotes > 8) return false;
  }
  return true;
}

/** A ready fight or a lesson by its file. @throws Refused `NOT_FOUND` */
const readyNamed = ({ fights, lessons = [] }: Library, file: string): Ready =>
  [...fights, ...lessons].find((ready) => ready.file === file) ?? refuse('no-fight');

/** The lessons of all games, in a language where they have it, else in English. */
function taught({ ruleSets, lessons = [] }: Library, language: string): ReadyLesson[] {
  return lessons.map(({ file, text, packs = {} }) => {
    const { title, ruleSet, lesson } = readEncounter(text, file, ruleSets, packsOf(packs));
    if (lesson === null) throw new Error(`${file} has no lesson`);
    const { id, title: rulesetTitle } = ruleSet.rules;
    const { title: own = title, about, steps } = lesson;
    return { file, ruleset: id, rulesetTitle, title: lessonText(own, language), about: lessonText(about, language), steps: steps.length };
  });
}

/** All ready fights for the first screen, each with its board at the beginning. */
function readyFights({ ruleSets, fights }: Library): ReadyFight[] {
  return fights.map(({ file, text, packs = {} }) => {
    const encounter = readEncounter(text, file, ruleSets, packsOf(packs));
    const view = Runner.still(encounter.rules, encounter.state);
    return { id: file, ...picture({ ruleSet: encounter.ruleSet, view }, encounter.title, encounter.sides) };
  });
}

/** What is special about a game, in each of its languages: its message `game-about`. */
function aboutOf(tale: RuleSet['tale']): Game['about'] {
  const said = Object.keys(tale?.messages ?? {}).flatMap((lang) => {
    const parts = languageOf(tale, lang).say('game-about');
    return parts === null ? [] : [[lang, plain(parts)] as const];
  });
  return said.length === 0 ? null : (Object.fromEntries(said) as NonNullable<Game['about']>);
}
