import ipaddr from 'ipaddr.js';

/** Some proxies pass an address on with the port of the connection, which is another one each time. */
const WITH_PORT = /^(?:\[([^\]]+)\](?::\d+)?|([\d.]+):\d+)$/;
const NETWORK_PARTS = 4;
/** Whoever has no readable address shares one count, since a made-up one would be a fresh start. */
const UNKNOWN = 'unknown';

/**
 * Whose calls are counted together: an IPv4 address, also when it is mapped into IPv6, or the /64 of an IPv6 address,
 * as one customer has at least that many.
 */
export function addressGroup(address: string | undefined): string {
  const [, bracketed, before] = WITH_PORT.exec(address ?? '') ?? [];
  const text = bracketed ?? before ?? address ?? '';
  if (!ipaddr.isValid(text)) return UNKNOWN;
  const parsed = ipaddr.process(text);
  if (parsed instanceof ipaddr.IPv4) return parsed.toString();
  const network = parsed.parts.slice(0, NETWORK_PARTS).map((part) => part.toString(16));
  return `${network.join(':')}::/64`;
}
