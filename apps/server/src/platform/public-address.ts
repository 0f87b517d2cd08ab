import { BlockList, isIPv4, isIPv6 } from 'node:net';

/** IPv4 ranges that lead to no public server: IANA's registry of special-purpose addresses (2025), and multicast. */
const special = new BlockList();
for (const range of [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.31.196.0/24',
  '192.52.193.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '192.175.48.0/24',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/3',
]) {
  const [network = '', bits] = range.split('/');
  special.addSubnet(network, Number(bits), 'ipv4');
}

/** Of IPv6 only what is given out to networks, without what tunnels to IPv4 or stands in books. */
const global6 = new BlockList();
global6.addSubnet('2000::', 3, 'ipv6');
const special6 = new BlockList();
for (const [network, bits] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['2620:4f:8000::', 48],
  ['3fff::', 20],
] as const)
  special6.addSubnet(network, bits, 'ipv6');

/** Whether an IP address is one of the public internet: not of this machine, its network or any special use. */
export function isPublicAddress(address: string): boolean {
  if (isIPv4(address)) return !special.check(address, 'ipv4');
  return isIPv6(address) && global6.check(address, 'ipv6') && !special6.check(address, 'ipv6');
}
