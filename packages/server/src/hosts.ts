import { hostname, networkInterfaces } from 'node:os';
import type { FastifyRequest } from 'fastify';

/** Names by which only this machine can reach the server. Behind a tunnel or in a container their port may differ. */
const LOOPBACK: readonly string[] = ['localhost', '127.0.0.1', '[::1]'];
/** Milliseconds for which the list of this machine's addresses is reused. */
const READ_ANEW = 1000;

export interface HostOptions {
  /** Addresses at which the pages are opened, as `https://table.example`. */
  readonly publicUrls: readonly string[];
  /** Names and addresses of this machine; default: those that the operating system knows. */
  readonly names?: () => readonly string[];
}

/**
 * The names under which this server answers. Another web site can make a browser send requests here under the site's own
 * name, but not under one of these.
 */
export class Hosts {
  readonly #public: readonly URL[];
  readonly #names: () => readonly string[];
  #known: ReadonlySet<string> = new Set();
  #readAt = Number.NEGATIVE_INFINITY;

  constructor({ publicUrls, names = namesOfThisMachine }: HostOptions) {
    this.#public = publicUrls.map((url) => new URL(url));
    this.#names = names;
  }

  /** Whether a page may be opened over TLS. */
  get isPublicByTls(): boolean {
    return this.#public.some((url) => url.protocol === 'https:');
  }

  isOurs({ headers: { host }, socket: { localPort } }: FastifyRequest): boolean {
    const at = hostOf(host);
    if (at === null) return false;
    if (LOOPBACK.includes(at.hostname) || this.#public.some((url) => url.host === host!.toLowerCase())) return true;
    const port = Number(at.port || 80);
    return (localPort === undefined || port === localPort) && this.#own().has(at.hostname);
  }

  /** Whether a page of ours sent a request: one of the same name as the server that it calls. */
  isOurPage({ headers: { origin, host } }: FastifyRequest): boolean {
    if (origin === undefined || host === undefined) return false;
    const ours = this.#public.filter((url) => url.host === host.toLowerCase()).map((url) => url.origin);
    return (ours.length > 0 ? ours : [`http://${host}`, `https://${host}`]).includes(origin);
  }

  #own(): ReadonlySet<string> {
    const now = performance.now();
    if (now - this.#readAt > READ_ANEW) {
      this.#known = new Set(this.#names().flatMap((name) => hostOf(name.includes(':') ? `[${name}]` : name)?.hostname ?? []));
      this.#readAt = now;
    }
    return this.#known;
  }
}

/** Whether a request comes from this machine, by one of its own names, and not through a proxy on it. */
export function isFromHere({ ip, headers }: FastifyRequest): boolean {
  const isForwarded = headers['x-forwarded-for'] !== undefined || headers.forwarded !== undefined;
  return !isForwarded && (ip === '127.0.0.1' || ip === '::1' || ip === '::ffff:127.0.0.1') && isLoopback(headers.host);
}

export const isLoopback = (host: string | undefined): boolean => LOOPBACK.includes(hostOf(host)?.hostname ?? '');

/** Null if no browser would send this as a host. */
function hostOf(host: string | undefined): URL | null {
  return host !== undefined && /^[\w.:[\]-]+$/.test(host) && URL.canParse(`http://${host}`) ? new URL(`http://${host}`) : null;
}

function namesOfThisMachine(): string[] {
  const addresses = Object.values(networkInterfaces()).flatMap((all) => (all ?? []).map((address) => address.address.split('%')[0]));
  return [hostname(), `${hostname()}.local`, ...addresses];
}

/** The network that a limit counts: an IPv4 address, or the first half of an IPv6 address, which belongs to one customer. */
export function networkOf(ip: string): string {
  if (!ip.includes(':') || ip.startsWith('::ffff:')) return ip;
  const [head, tail] = ip.split('::').map((part) => part.split(':').filter((group) => group !== ''));
  const zeros = Array.from({ length: 8 - head.length - (tail?.length ?? 0) }, () => '0');
  return [...head, ...zeros, ...(tail ?? [])].slice(0, 4).join(':');
}
