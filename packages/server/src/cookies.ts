import type { FastifyReply, FastifyRequest } from 'fastify';
import { isLoopback } from './hosts.ts';
import { refuse } from './refusal.ts';
import { hashOf } from './secrets.ts';
import type { SeatRow, Store } from './store.ts';

/**
 * Whether a cookie can be `Secure`. Browsers accept such cookies from this machine even without TLS, but not from a local
 * network without TLS. If a proxy provides TLS, the origin of the page shows it, so that is checked first.
 */
function isSecure({ headers: { origin, host } }: FastifyRequest): boolean {
  return origin?.startsWith('https:') === true || isLoopback(host);
}

/** One cookie per seat, so that the links of several seats can be open in one browser. */
export const seatCookie = (seat: string): string => `seat-${seat}`;
const cookieName = (secure: boolean, name: string): string => `${secure ? '__Host-' : ''}${name}`;

export const cookieOf = ({ cookies }: FastifyRequest, name: string): string | undefined => cookies[cookieName(true, name)] ?? cookies[cookieName(false, name)];

export const tokenOf = (request: FastifyRequest, seat: string): string | undefined => cookieOf(request, seatCookie(seat));

export function setCookie(request: FastifyRequest, reply: FastifyReply, name: string, token: string): void {
  const secure = isSecure(request);
  void reply.setCookie(cookieName(secure, name), token, { path: '/', httpOnly: true, sameSite: 'lax', secure, maxAge: 180 * 86_400 });
}

export function clearCookie(reply: FastifyReply, name: string): void {
  for (const secure of [true, false]) void reply.clearCookie(cookieName(secure, name), { path: '/', secure });
}

/** Finds out by its cookie who sent a request. */
export interface Sessions {
  /** The seat whose cookie came with the request, if its session is still valid. */
  readonly sessionOf: (request: FastifyRequest, seat: string) => Promise<SeatRow | undefined>;
  /** @throws Refused */
  readonly seatOf: (request: FastifyRequest, seat: string) => Promise<SeatRow>;
}

export function sessionsOf(store: Store): Sessions {
  const sessionOf: Sessions['sessionOf'] = async (request, seat) => {
    const token = tokenOf(request, seat);
    const row = token === undefined ? undefined : await store.seatOfSession(hashOf(token), Date.now());
    return row?.id === seat ? row : undefined;
  };
  const seatOf: Sessions['seatOf'] = async (request, seat) => (await sessionOf(request, seat)) ?? refuse('no-seat-in-browser');
  return { sessionOf, seatOf };
}
