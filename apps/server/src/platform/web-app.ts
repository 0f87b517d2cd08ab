import { existsSync, readdirSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { refuseUnknown } from './http.ts';
import { pageLanguageOf } from './page-language.ts';
import { withWebAssembly } from './security-headers.ts';

export const builtWebApp = fileURLToPath(new URL('../../../web/dist', import.meta.url));

/** Screens have no dot in their last part; whatever has one is a file, and there or not. */
const SCREEN = /^\/(?!api(\/|$))[^.]*$/;

/**
 * The one screen that pages of other sites open to pass it something: the usual policy would cut the two apart. It acts on
 * nothing without a press, and what leads on from it loads a new page.
 */
const OPENED_BY_PAGES = '/save-job';

/** What is behind a link that was given to somebody: a page of its own, which no search engine is to list. */
const BEHIND_LINKS = /^\/(review)\/[^/]+$/;

/** The worker that reads English is the one script with WebAssembly; a worker goes by the policy of its own file. */
const COMPILES = /[\\/]assets[\\/]english\.worker-[\w-]+\.js(?:\.br|\.gz)?$/;

interface WebApp {
  /** The languages that the operator offers, English always; all that were built where none is named. */
  languages?: readonly string[] | undefined;
  folder?: string;
}

/** The paths of what a folder has for everybody: nothing hidden, no compressed twin, no map of sources. */
function pathsOf(folder: string): Set<string> {
  const within = readdirSync(folder, { recursive: true, withFileTypes: true });
  const paths = within
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => `/${relative(folder, join(parentPath, name)).replaceAll(sep, '/')}`);
  return new Set(paths.filter((path) => !/\/\.|\.(map|br|gz)$/.test(path)));
}

/**
 * Serves the built web app: hashed files for a year, its page for every screen in the language of who asks, nothing that is not
 * meant to be seen.
 */
export async function serveWebApp(
  app: FastifyInstance,
  { languages, folder = builtWebApp }: WebApp = {},
): Promise<void> {
  if (!existsSync(folder)) {
    app.setNotFoundHandler(refuseUnknown);
    return;
  }
  await app.register(fastifyStatic, {
    root: folder,
    // Its own routes are one for each of a thousand files, or one that reads the whole folder with each request.
    serve: false,
    index: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, path) => {
      const isHashed = /[\\/]assets[\\/]/.test(path);
      reply.header('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache');
      if (!COMPILES.test(path)) return;
      const policy = String(reply.getHeader('content-security-policy'));
      reply.header('content-security-policy', withWebAssembly(policy));
    },
  });
  const files = pathsOf(folder);
  // A screen may have a page of its own, which asks for its scripts at once.
  const pages = new Set(readdirSync(folder).filter((name) => name.endsWith('.html')));
  const built = [...pages].flatMap((name) => /^index\.([a-z]+)\.html$/.exec(name)?.[1] ?? []);
  const offered = new Set(['en', ...built.filter((language) => languages?.includes(language) ?? true)]);
  const sendPage = (request: FastifyRequest, reply: FastifyReply, name: string) => {
    const language = pageLanguageOf(request.headers, offered);
    reply.header('vary', 'accept-language, cookie');
    const own = pages.has(`${name}.html`) ? name : 'index';
    return reply.sendFile(language === 'en' ? `${own}.html` : `${own}.${language}.html`);
  };
  app.get('/', (request, reply) => sendPage(request, reply, 'index'));
  app.setNotFoundHandler(refuseUnknown);
  app.get('/*', (request, reply) => {
    const [path = ''] = request.url.split('?');
    if (files.has(path)) return reply.sendFile(path);
    const wantsPage = /text\/html|\*\/\*/.test(request.headers.accept ?? '*/*');
    if (!wantsPage || !SCREEN.test(path)) return refuseUnknown();
    if (path === OPENED_BY_PAGES) reply.header('cross-origin-opener-policy', 'unsafe-none');
    const [, behind] = BEHIND_LINKS.exec(path) ?? [];
    if (behind) reply.header('x-robots-tag', 'noindex, nofollow');
    return sendPage(request, reply, behind ?? path.slice(1));
  });
}
