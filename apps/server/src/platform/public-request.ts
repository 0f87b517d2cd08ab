import { lookup } from 'node:dns/promises';
import { request as requestHttp, type IncomingMessage } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { isPublicAddress } from './public-address.ts';

/** Which addresses may be asked; replaced in tests, which have local servers only. */
export interface Reach {
  /** The IP addresses of a host. */
  resolve(host: string): Promise<string[]>;
  isAllowed(address: string): boolean;
  /** '' is the usual port of the protocol. */
  isPort(port: string): boolean;
}

/** The public internet, at the usual ports. */
export const publicInternet: Reach = {
  resolve: async (host) => (await lookup(host, { all: true })).map(({ address }) => address),
  isAllowed: isPublicAddress,
  isPort: (port) => port === '',
};

/** The address that is connected to: one of the host's, each of which is allowed; null where one is not. */
export async function addressFor(url: URL, reach: Reach): Promise<string | null> {
  const isWeb = url.protocol === 'http:' || url.protocol === 'https:';
  if (!isWeb || url.username !== '' || url.password !== '' || !reach.isPort(url.port)) return null;
  const host = url.hostname.replace(/^\[|\]$/gu, '');
  const addresses = isIP(host) > 0 ? [host] : await reach.resolve(host);
  return addresses.every((address) => reach.isAllowed(address)) ? (addresses[0] ?? null) : null;
}

export interface PublicRequest {
  /** One that `addressFor` gave. */
  address: string;
  signal: AbortSignal;
  headers: Readonly<Record<string, string>>;
  /** Sent by POST. */
  body?: Buffer;
}

/** Asks at that IP address whatever the name resolves to by now; the name is still what a certificate has to be for. */
export function requestAt(
  url: URL,
  { address, signal, headers, body }: PublicRequest,
): Promise<IncomingMessage> {
  const pinned: LookupFunction = (_host, { all }, done) => {
    const family = isIP(address);
    if (all) done(null, [{ address, family }]);
    else done(null, address, family);
  };
  const send = url.protocol === 'https:' ? requestHttps : requestHttp;
  const method = body ? 'POST' : 'GET';
  return new Promise((resolve, reject) => {
    // A connection of its own: one kept alive might be to an address that was not checked.
    send(url, { method, agent: false, lookup: pinned, signal, headers }, resolve)
      .on('error', reject)
      .end(body);
  });
}
