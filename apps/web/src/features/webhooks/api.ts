import { queryOptions } from '@tanstack/react-query';
import type { BodyInputOf } from '@candor/contracts/endpoint';
import type { siteWebhookEndpoints as Site, webhookEndpoints as Own } from '@candor/contracts/webhooks';
import { call } from '../../platform/call.ts';
import { route } from '../../platform/route.ts';
import { thenRefresh } from '../../platform/then-refresh.ts';

const key = 'webhooks';
const refreshed = thenRefresh(key);

/** Both are of one form, at two places. */
type Of<Name extends keyof typeof Own> = (typeof Own | typeof Site)[Name];

const own = {
  list: route<Of<'list'>>('GET', '/api/webhooks'),
  create: route<Of<'create'>>('POST', '/api/webhooks'),
  change: route<Of<'change'>>('PUT', '/api/webhooks/:id'),
  remove: route<Of<'remove'>>('DELETE', '/api/webhooks/:id'),
  test: route<Of<'test'>>('POST', '/api/webhooks/:id/test'),
  deliveries: route<Of<'deliveries'>>('GET', '/api/webhooks/:id/deliveries'),
};
const site: typeof own = {
  list: route<Of<'list'>>('GET', '/api/admin/webhooks'),
  create: route<Of<'create'>>('POST', '/api/admin/webhooks'),
  change: route<Of<'change'>>('PUT', '/api/admin/webhooks/:id'),
  remove: route<Of<'remove'>>('DELETE', '/api/admin/webhooks/:id'),
  test: route<Of<'test'>>('POST', '/api/admin/webhooks/:id/test'),
  deliveries: route<Of<'deliveries'>>('GET', '/api/admin/webhooks/:id/deliveries'),
};

type NewWebhook = BodyInputOf<typeof Own.create>;
type ChangedWebhook = BodyInputOf<typeof Own.change>;

const callsOf = (whose: 'own' | 'site', routes: typeof own) => ({
  all: queryOptions({
    queryKey: [key, whose],
    queryFn: ({ signal }) => call(routes.list, { signal }),
  }),
  deliveries: (id: string) =>
    queryOptions({
      queryKey: [key, whose, id],
      queryFn: ({ signal }) => call(routes.deliveries, { params: { id }, signal }),
      staleTime: 0,
    }),
  create: refreshed((body: NewWebhook) => call(routes.create, { body })),
  change: refreshed(({ id, ...body }: ChangedWebhook & { id: string }) =>
    call(routes.change, { params: { id }, body }),
  ),
  remove: refreshed((id: string) => call(routes.remove, { params: { id } })),
  test: refreshed((id: string) => call(routes.test, { params: { id } })),
});

/** Webhooks of one's own. */
export const ownWebhooks = callsOf('own', own);
/** Those of the installation. */
export const siteWebhooks = callsOf('site', site);
export type WebhookCalls = typeof ownWebhooks;
