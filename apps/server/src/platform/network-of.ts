import { isIPv4, isIPv6 } from 'node:net';

/** IPv6 gives each customer at least so many bits: who has one address has all of its network. */
const NETWORK_GROUPS = 4;

/** What limits take for one caller: an IPv4 address, the first 64 bits of an IPv6 one. */
export function networkOf(address: string): string {
  const inner = /^::ffff:(.+)$/i.exec(address)?.[1];
  if (inner && isIPv4(inner)) return inner;
  if (!isIPv6(address)) return address;
  const [head = '', tail = ''] = address.replace(/%.*$/, '').split('::');
  const [first, last] = [head, tail].map((part) => part.split(':').filter(Boolean));
  const zeros = address.includes('::') ? 8 - (first?.length ?? 0) - (last?.length ?? 0) : 0;
  const groups = [...(first ?? []), ...Array<string>(Math.max(0, zeros)).fill('0'), ...(last ?? [])];
  const network = groups.slice(0, NETWORK_GROUPS).map((group) => parseInt(group, 16).toString(16));
  return `${network.join(':')}::/64`;
}
