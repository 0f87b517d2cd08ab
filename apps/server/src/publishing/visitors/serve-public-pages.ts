import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { say } from '@candor/domain/say';
import { refusalOf } from '../../platform/answer-error.ts';
import { callContext } from '../../platform/call-context.ts';
import type { PublicContext } from '../../platform/context.ts';
import { refuseUnknown } from '../../platform/http.ts';
import { networkOf } from '../../platform/network-of.ts';
import { askedLanguageOf } from '../../platform/page-language.ts';
import { offeredLanguages } from '../../platform/reader-language.ts';
import { Refusal } from '../../platform/refusal.ts';
import { contentDisposition } from '../../platform/send-file.ts';
import { cvRules } from '@candor/domain/documents';
import { urlOf } from '../present.ts';
import type { ReachablePage } from '../store.ts';
import { countView } from './count-view.ts';
import { cvPage } from './cv-page.ts';
import { createDrawings, drawnFor } from './drawings.ts';
import { isPasswordRight } from './enter-password.ts';
import { findPage } from './find-page.ts';
import { sendHtml } from './html-document.ts';
import { notFoundPage, passwordPage, sentencePage } from './plain-pages.ts';
import { beginVisit, isLetIn } from './visit-token.ts';

const FORM_BYTES = 2_048;

interface Addressed {
  Params: { slug: string };
  Querystring: { view?: string };
}

/** Anything drawn of a page: for saving or as a picture on it, never a page of its own. */
function sendDrawn(
  reply: FastifyReply,
  type: string,
  bytes: Uint8Array | string,
  name: string,
): FastifyReply {
  return reply
    .type(type)
    .header(
      'content-security-policy',
      "default-src 'none'; style-src 'unsafe-inline'; img-src data:; sandbox",
    )
    .header('content-disposition', contentDisposition(name))
    .send(typeof bytes === 'string' ? bytes : Buffer.from(bytes));
}

/** The pages that people publish, for anybody who has their address: no session, no script, nothing cached by browsers. */
export async function servePublicPages(http: FastifyInstance): Promise<void> {
  const { platform } = http;
  const drawings = createDrawings();
  const offered = offeredLanguages(platform.configuration);

  const visited = async (request: FastifyRequest<Addressed>, reply: FastifyReply) => {
    const ctx: PublicContext = callContext(platform, request, reply);
    const found = await findPage(ctx, request.params.slug);
    const isForSearch = found.page.isIndexed && found.page.passwordHash === null;
    if (isForSearch) reply.removeHeader('x-robots-tag');
    return { ctx, found };
  };
  /** What hangs on a page is there for who may see the page. */
  const seen = async (request: FastifyRequest<Addressed>, reply: FastifyReply) => {
    const { ctx, found } = await visited(request, reply);
    if (!isLetIn(ctx, found.page)) throw new Refusal('not_found');
    return { found, drawn: drawings(ctx, found) };
  };
  const showCv = async (ctx: PublicContext, request: FastifyRequest<Addressed>, found: ReachablePage) => {
    const view = request.query.view === 'text' ? 'text' : 'pages';
    const drawn = drawings(ctx, found);
    const parts = await drawn.parts();
    const pages = view === 'pages' ? await drawn.pages() : [];
    // The text is another view of the page that was opened.
    if (view === 'pages') await countView(ctx, request, found.page);
    const url = urlOf(ctx, found.page.slug);
    const reader = askedLanguageOf(request.headers, offered);
    return cvPage({ ...found, input: drawnFor(found), parts, pages, view, url, reader });
  };

  await http.register(
    async (scope) => {
      scope.addHook('onRequest', async (request, reply) => {
        // Nothing is kept anywhere: a page that is taken down is gone with the next look.
        reply.header('cache-control', 'no-store').header('x-robots-tag', 'noindex, nofollow');
        // A form says where it comes from only where a page may say it to its own server.
        reply.header('referrer-policy', 'same-origin');
        await platform.limits.spend('public-pages', networkOf(request.ip));
      });
      scope.removeAllContentTypeParsers();
      scope.addContentTypeParser<string>(
        'application/x-www-form-urlencoded',
        { parseAs: 'string', bodyLimit: FORM_BYTES },
        (_request, body, done) => done(null, new URLSearchParams(body)),
      );
      scope.setErrorHandler((error, request, reply) => {
        const refusal = refusalOf(error, request.log);
        if (refusal.code === 'not_found' || refusal.status === 414)
          return sendHtml(reply, 404, notFoundPage());
        if (refusal.retryAfterSeconds !== undefined) reply.header('retry-after', refusal.retryAfterSeconds);
        return sendHtml(reply, refusal.status, sentencePage(say`This page can’t be shown`, refusal.message));
      });

      scope.get<Addressed>('/:slug', async (request, reply) => {
        const { ctx, found } = await visited(request, reply);
        if (!isLetIn(ctx, found.page)) return sendHtml(reply, 200, passwordPage(found.page.slug));
        return sendHtml(reply, 200, await showCv(ctx, request, found));
      });
      scope.post<Addressed>('/:slug', async (request, reply) => {
        const { ctx, found } = await visited(request, reply);
        const { page } = found;
        if (page.passwordHash !== null) {
          if (!(await isPasswordRight(ctx, request, page)))
            return sendHtml(reply, 403, passwordPage(page.slug, true));
          beginVisit(ctx, page);
        }
        return reply.code(303).header('location', `/p/${page.slug}`).send();
      });
      scope.get<Addressed & { Params: { number: string } }>('/:slug/:number.svg', async (request, reply) => {
        const { drawn } = await seen(request, reply);
        const picture = (await drawn.pages())[Number(request.params.number) - 1];
        if (picture === undefined) throw new Refusal('not_found');
        return sendDrawn(reply, 'image/svg+xml', picture, 'page.svg');
      });
      scope.get<Addressed>('/:slug/picture.png', async (request, reply) => {
        const { drawn } = await seen(request, reply);
        return sendDrawn(reply, 'image/png', await drawn.picture(), 'cv.png');
      });
      scope.get<Addressed>('/:slug/cv.pdf', async (request, reply) => {
        const { found, drawn } = await seen(request, reply);
        if (!found.page.allowsDownload) throw new Refusal('not_found');
        const name = cvRules.fileName(found.cv.document.basics.name, 'pdf');
        return sendDrawn(reply, 'application/pdf', await drawn.pdf(), name);
      });
      // Nothing else below here is a screen of the web app.
      scope.get('/*', refuseUnknown);
    },
    { prefix: '/p' },
  );
}
