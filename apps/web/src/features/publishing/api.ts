import { queryOptions } from '@tanstack/react-query';
import type { savePreferences } from '@candor/contracts/account';
import type * as publishing from '@candor/contracts/publishing';
import type { PublicPageReply } from '@candor/contracts/publishing';
import { call } from '../../platform/call.ts';
import { queryClient } from '../../platform/query-client.ts';
import { route, type InputOf } from '../../platform/route.ts';

const pageRoute = route<typeof publishing.getPublicPage>('GET', '/api/cv/:id/public-page');
const publishRoute = route<typeof publishing.publishCv>('PUT', '/api/cv/:id/public-page');
const unpublishRoute = route<typeof publishing.unpublishCv>('DELETE', '/api/cv/:id/public-page');
const preferencesRoute = route<typeof savePreferences>('PUT', '/api/preferences');

export type PublishBody = InputOf<typeof publishing.publishCv>['body'];

/** How a CV is published, and how often its page was opened. */
export function publicPageOf(id: string) {
  return queryOptions({
    queryKey: ['public-page', id],
    queryFn: ({ signal }) => call(pageRoute, { params: { id }, signal }),
    // Somebody may have opened it since.
    staleTime: 0,
  });
}

/** Shows what the server made of a page; the cards of My Documents say which CVs are public. */
function take(id: string, reply: PublicPageReply): void {
  queryClient.setQueryData(publicPageOf(id).queryKey, reply);
  void queryClient.invalidateQueries({ queryKey: ['my-cvs'] });
}

export async function publish(id: string, body: PublishBody): Promise<void> {
  take(id, await call(publishRoute, { params: { id }, body }));
}

export async function unpublish(id: string): Promise<void> {
  take(id, await call(unpublishRoute, { params: { id } }));
}

/** Allows CVs of the person to be public, as the switch in the settings does. */
export function allowPublishing() {
  return call(preferencesRoute, { body: { publicProfile: true } }).then(({ user }) => user);
}
