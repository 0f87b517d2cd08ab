import { savePreferences } from '@candor/contracts/account';
import { publicPageReplySchema, type PublicPageReply } from '@candor/contracts/publishing';
import type { Person } from '../../platform/testing/index.ts';
import type { Answer, TestApp } from '../../platform/testing/test-app.ts';

/** What a person's browser calls itself. */
export const browser =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 Version/17.5 Mobile/15E148 Safari/604.1';

let pages = 0;

/** An address that no other test has. */
export function anAddress(): string {
  pages += 1;
  return `page-${process.pid}-${pages}`;
}

export const usual = {
  expiresOn: null,
  shows: { email: true, phone: false, location: false, links: true, photo: true },
  allowsDownload: true,
  isIndexed: false,
};

export const allow = (server: TestApp, as: Person, publicProfile = true) =>
  server.ask({ method: savePreferences.method, path: savePreferences.path, body: { publicProfile }, as });

export const publish = (server: TestApp, as: Person, id: string, change: object = {}) =>
  server.ask({
    method: 'PUT',
    path: `/api/cv/${id}/public-page`,
    body: { ...usual, address: anAddress(), ...change },
    as,
  });

/** Publishes a CV of a person who allows it. */
export async function published(
  server: TestApp,
  as: Person,
  id: string,
  change: object = {},
): Promise<NonNullable<PublicPageReply['page']>> {
  await allow(server, as);
  const { page } = publicPageReplySchema.parse((await publish(server, as, id, change)).json);
  if (!page) throw new Error('nothing was published');
  return page;
}

/** How the page of a CV stands. */
export async function standing(server: TestApp, as: Person, id: string): Promise<PublicPageReply> {
  const { json } = await server.ask({ method: 'GET', path: `/api/cv/${id}/public-page`, as });
  return publicPageReplySchema.parse(json);
}

/** A visit with a phone, by somebody who is not signed in. */
export const visit = (server: TestApp, path: string, headers: Record<string, string> = {}): Promise<Answer> =>
  server.ask({ method: 'GET', path: `/p/${path}`, headers: { 'user-agent': browser, ...headers } });

/** The password form, as a browser sends it. */
export const enter = (
  server: TestApp,
  address: string,
  password: string,
  headers: Record<string, string> = {},
) =>
  server.ask({
    method: 'POST',
    path: `/p/${address}`,
    text: new URLSearchParams({ password }).toString(),
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      'sec-fetch-site': 'same-origin',
      ...headers,
    },
  });
