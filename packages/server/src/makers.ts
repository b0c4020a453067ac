import type { FastifyRequest } from 'fastify';
import { isFromHere, networkOf } from './hosts.ts';
import { refuse } from './refusal.ts';
import type { SeatKind } from './seat-kinds.ts';
import { hashOf } from './secrets.ts';
import type { SeatRow, Store } from './store.ts';
import { heirOf } from './tables.ts';
import type { Workshop } from './workshop-store.ts';

/** Who may make tables, besides people with a token and game masters of tables: anyone, or only people at this machine. */
export const MAKERS = ['anyone', 'here', 'token'] as const;
export type Makers = (typeof MAKERS)[number];

export interface MakerOptions {
  readonly store: Store;
  readonly makers: Makers;
  readonly tokens: readonly string[];
  /** The seat whose cookie a request brings, while its session is good. */
  readonly sessionOf: (request: FastifyRequest, seat: string) => Promise<SeatRow | undefined>;
  /** The workshop that a request comes from. */
  readonly workshopOf: (request: FastifyRequest) => Promise<Workshop | undefined>;
}

/** Whose the workshops of players are: who was only invited makes no tables with them. */
const GUEST = 'guest of ';

/** The owner of something new: empty = the server's owner. */
export interface Ownership {
  readonly isToken: (token: string) => boolean;
  /** Whose a new table will be. @throws Refused `NO_MAKER` */
  readonly ownerFor: (request: FastifyRequest) => Promise<string>;
  /** Whose a new workshop will be; players may have one. @throws Refused `NO_MAKER` */
  readonly founderFor: (request: FastifyRequest) => Promise<string>;
}

export const MAKER_COOKIE = 'maker';
/** Cookies of seats that are looked at. */
const MAX_SEATS = 20;

export function makersOf({ store, makers, tokens, sessionOf, workshopOf }: MakerOptions): Ownership {
  const known = new Set(tokens.map(hashOf));
  const isToken = (token: string): boolean => known.has(hashOf(token));
  const seated = async (request: FastifyRequest, kinds: readonly SeatKind[]): Promise<SeatRow | undefined> => {
    const seats = Object.keys(request.cookies).flatMap((name) => /^(?:__Host-)?seat-(.+)$/.exec(name)?.[1] ?? []);
    for (const seat of seats.slice(0, MAX_SEATS)) {
      const row = await sessionOf(request, seat);
      if (row !== undefined && kinds.includes(row.kind)) return row;
    }
    return undefined;
  };
  /** Null = nobody in particular. */
  const ownerOf = async (request: FastifyRequest): Promise<string | null> => {
    const token = request.cookies[`__Host-${MAKER_COOKIE}`] ?? request.cookies[MAKER_COOKIE];
    if (token !== undefined && isToken(token)) return `token ${hashOf(token).slice(0, 12)}`;
    if (makers !== 'token' && isFromHere(request)) return '';
    const workshop = await workshopOf(request);
    if (workshop !== undefined && !workshop.owner.startsWith(GUEST)) return workshop.owner === '' ? `workshop ${workshop.id}` : workshop.owner;
    const mastered = await seated(request, ['gm', 'solo']);
    if (mastered !== undefined) return heirOf(mastered.table_id, await store.ownerOf(mastered.table_id));
    return makers === 'anyone' ? `address ${networkOf(request.ip)}` : null;
  };
  const ownerFor = async (request: FastifyRequest): Promise<string> => (await ownerOf(request)) ?? refuse('maker-link-needed');
  const founderFor = async (request: FastifyRequest): Promise<string> => {
    const owner = await ownerOf(request);
    if (owner !== null) return owner;
    const seat = await seated(request, ['player']);
    if (seat !== undefined) return `${GUEST}${seat.table_id}`;
    return refuse('keeper-link-needed');
  };
  return { isToken, ownerFor, founderFor };
}
