import { createReviewLink, getReview, reviewSchema, type Review } from '@candor/contracts/collaboration';
import { enterReview, getReviewed, reviewedSchema, type Reviewed } from '@candor/contracts/review';
import { anchorAt } from '@candor/domain/collaboration';
import { aPerson, type Asked, type Person, type TestApp } from '../../platform/testing/index.ts';
import { aCv } from '../../platform/testing/records.ts';

/** A link to one of a person's documents: its token. */
export async function aLink(
  server: TestApp,
  owner: Person,
  documentId: string,
  change: object = {},
): Promise<{ id: string; token: string }> {
  const path = `/api/reviews/${documentId}/links`;
  const body = { ...createReviewLink.example.body, hidesContact: false, ...change };
  const { json, text, status } = await server.ask({ method: 'POST', path, body, as: owner });
  if (status !== createReviewLink.reply.status) throw new Error(`no link was made: ${text}`);
  const { url, link } = createReviewLink.reply.schema.parse(json);
  return { id: link.id, token: url.split('/').at(-1) ?? '' };
}

/** Somebody who came by a link: the key that their browser stores. */
export async function aReviewer(server: TestApp, token: string, name = 'Maria', password = '') {
  const asked = { method: 'POST', path: enterReview.path, body: { name, password } } as const;
  const { json, text } = await server.ask({ ...asked, as: { token } });
  const parsed = enterReview.reply.schema.safeParse(json);
  if (!parsed.success) throw new Error(`nobody came in: ${text}`);
  return { token: parsed.data.key };
}

/** A CV under review, its owner, and a reviewer who may suggest. */
export async function aReviewedCv(server: TestApp, change: object = {}) {
  const owner = await aPerson(server);
  const id = await aCv(server, owner);
  const link = await aLink(server, owner, id, change);
  return { owner, id, link, reviewer: await aReviewer(server, link.token) };
}

export async function asOwner(server: TestApp, owner: Person, id: string): Promise<Review> {
  const { json } = await server.ask({ method: 'GET', path: getReview.path.replace(':id', id), as: owner });
  return reviewSchema.parse(json);
}

export async function asReviewer(server: TestApp, reviewer: { token: string }): Promise<Reviewed> {
  const { json } = await server.ask({ method: 'GET', path: getReviewed.path, as: reviewer });
  return reviewedSchema.parse(json);
}

/** The anchor of words of a text, as a reviewer's browser makes it. */
export function anchorOf(text: string, words: string) {
  const start = text.indexOf(words);
  const anchor = anchorAt(text, { start, end: start + words.length });
  if (!anchor) throw new Error(`“${words}” does not stand there`);
  return anchor;
}

/** Comments as a reviewer on words of what they see; with `replacement`, suggests. */
export async function commentsOf(
  server: TestApp,
  reviewer: { token: string },
  words: string | null,
  {
    comment = 'Good.',
    replacement = null as string | null,
    ...asked
  }: Partial<Asked> & {
    comment?: string;
    replacement?: string | null;
  } = {},
) {
  const anchor = words === null ? null : anchorOf((await asReviewer(server, reviewer)).document.text, words);
  const body = { anchor, comment, replacement };
  return server.ask({ method: 'POST', path: '/api/review/threads', body, as: reviewer, ...asked });
}
