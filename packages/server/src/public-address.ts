import { lookup } from 'node:dns/promises';
import ipaddr from 'ipaddr.js';

/** An address of the internet protocol. */
export interface Address {
  readonly address: string;
  readonly family: 4 | 6;
}

/** Networks that may be reached although they are not public, such as `10.1.0.0/16` or `127.0.0.1`. */
export type AllowedNetworks = readonly (readonly [ipaddr.IPv4 | ipaddr.IPv6, number])[];

/** @throws Error for what is neither an address nor a network */
export const networksIn = (text: string): AllowedNetworks =>
  text.split(',').map((one) => {
    if (one.includes('/')) return ipaddr.parseCIDR(one);
    const address = ipaddr.process(one);
    return [address, address.kind() === 'ipv4' ? 32 : 128];
  });

/** The only part of IPv6 from which public addresses are given out. `::127.0.0.1`, for one, lies outside. */
const GIVEN_OUT = ipaddr.parseCIDR('2000::/3');

/** Whether an address is one of the public internet, or in a network that is allowed: not of this machine, of a local network, of a group, or set aside for something else. */
export function mayReach(text: string, allowed: AllowedNetworks = []): boolean {
  if (!ipaddr.isValid(text)) return false;
  // An address of IPv4 that is written as one of IPv6 is that of IPv4.
  const address = ipaddr.process(text);
  const isPublic = address.range() === 'unicast' && (address.kind() === 'ipv4' || address.match(GIVEN_OUT as never));
  if (isPublic) return true;
  return allowed.some(([network, bits]) => network.kind() === address.kind() && address.match(network as never, bits));
}

/**
 * Looks a name up once, so that what was checked is what is connected to.
 * @throws Error where it has no address, or one of them may not be reached: nobody should count on the order
 */
export async function publicAddressOf(host: string, allowed: AllowedNetworks, find: typeof lookup = lookup): Promise<Address> {
  const found = await find(host.replace(/^\[|\]$/g, ''), { all: true });
  if (found.length === 0 || !found.every(({ address }) => mayReach(address, allowed))) throw new Error('this address is not public');
  return { address: found[0].address, family: found[0].family === 6 ? 6 : 4 };
}
