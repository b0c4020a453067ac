import type { FastifyRequest } from 'fastify';
import { isFromHere, networkOf } from './hosts.ts';
import { refuse } from './refusal.ts';
import { hashOf } from './secrets.ts';
import type { SeatRow, Store } from './store.ts';
import { heirOf } from './tables.ts';

/** Who may make tables, beside those who bring a token and the game masters of tables: anybody, or who sits at this machine. */
export const MAKERS = ['anyone', 'here', 'token'] as const;
export type Makers = (typeof MAKERS)[number];

export interface MakerOptions {
  readonly store: Store;
  readonly makers: Makers;
  readonly tokens: readonly string[];
  /** The seat whose cookie a request brings, while its session is good. */
  readonly sessionOf: (request: FastifyRequest, seat: string) => Promise<SeatRow | undefined>;
}

export const MAKER_COOKIE = 'maker';
/** Cookies of seats that are looked at. */
const MAX_SEATS = 20;

/** Tells whose a new table will be: empty = of whoever runs the server. */
export function makersOf({ store, makers, tokens, sessionOf }: MakerOptions): {
  readonly isToken: (token: string) => boolean;
  /** @throws Refused `NO_MAKER` */
  readonly ownerFor: (request: FastifyRequest) => Promise<string>;
} {
  const known = new Set(tokens.map(hashOf));
  const isToken = (token: string): boolean => known.has(hashOf(token));
  const mastered = async (request: FastifyRequest): Promise<string | null> => {
    const seats = Object.keys(request.cookies).flatMap((name) => /^(?:__Host-)?seat-(.+)$/.exec(name)?.[1] ?? []);
    for (const seat of seats.slice(0, MAX_SEATS)) {
      const row = await sessionOf(request, seat);
      if (row?.kind === 'gm' || row?.kind === 'solo') return heirOf(row.table_id, await store.ownerOf(row.table_id));
    }
    return null;
  };
  const ownerFor = async (request: FastifyRequest): Promise<string> => {
    const token = request.cookies[`__Host-${MAKER_COOKIE}`] ?? request.cookies[MAKER_COOKIE];
    if (token !== undefined && isToken(token)) return `token ${hashOf(token).slice(0, 12)}`;
    if (makers !== 'token' && isFromHere(request)) return '';
    const own = await mastered(request);
    if (own !== null) return own;
    if (makers === 'anyone') return `address ${networkOf(request.ip)}`;
    return refuse('NO_MAKER', 'You need a link to make tables here. Ask the owner of this server.');
  };
  return { isToken, ownerFor };
}
