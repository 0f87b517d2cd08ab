import { text } from 'node:stream/consumers';
import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import type { Configuration } from './configuration.ts';

/** Below which path of its host Candor is served, by APP_URL: '' at the root, else such as '/cv'. */
export function subPathOf({ APP_URL }: Pick<Configuration, 'APP_URL'>): string {
  return APP_URL ? new URL(APP_URL).pathname.replace(/\/$/, '') : '';
}

/** The address of a request as routes know it. A proxy may pass on the path as people ask for it, or without the sub-path. */
export function withoutSubPath(url: string, subPath: string): string {
  if (subPath === '' || !url.startsWith(subPath)) return url;
  const rest = url.slice(subPath.length);
  if (rest === '') return '/';
  if (rest.startsWith('?')) return `/${rest}`;
  return rest.startsWith('/') ? rest : url;
}

/** The addresses of a page of ours. What people wrote cannot be taken for one: its quotation marks are written as entities. */
const ADDRESS = /(\s(?:href|src|action)=")\/(?!\/)/g;
/** The path of a cookie that is not for the whole host. */
const COOKIE_PATH = /(;\s*Path=)\/(?=[^;\s])/i;

const asText = (payload: unknown) =>
  payload instanceof Readable ? text(payload) : typeof payload === 'string' ? payload : undefined;

/**
 * Has everything that leaves this server name its paths below the sub-path: the addresses in pages, redirects and cookies.
 * The web app reads the sub-path from its page. Call before answers are compressed.
 */
export function placeBelow(app: FastifyInstance, subPath: string): void {
  if (subPath === '') return;
  app.addHook('onSend', async (_request, reply, payload) => {
    const location = reply.getHeader('location');
    if (typeof location === 'string' && /^\/(?!\/)/.test(location))
      reply.header('location', subPath + location);
    const cookies = reply.getHeader('set-cookie');
    if (cookies !== undefined) {
      reply.removeHeader('set-cookie');
      for (const cookie of [cookies].flat())
        reply.header('set-cookie', String(cookie).replace(COOKIE_PATH, `$1${subPath}/`));
    }
    if (!String(reply.getHeader('content-type')).startsWith('text/html')) return payload;
    const html = await asText(payload);
    if (html === undefined) return payload;
    // They speak of the file, which is the same below any path.
    for (const name of ['content-length', 'etag', 'last-modified']) reply.removeHeader(name);
    return html.replace('<html ', `<html data-base="${subPath}" `).replace(ADDRESS, `$1${subPath}/`);
  });
}
