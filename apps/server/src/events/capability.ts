import { personEvents as endpoint } from '@candor/contracts/events';
import { answers } from '../platform/bind.ts';
import { defineCapability, owned } from '../platform/capability.ts';
import { keepDelivering } from './deliver.ts';
import { createNews, type News } from './news.ts';
import { eventDeliveries, events as eventTable } from './schema.ts';
import { deleteEventsBefore } from './store.ts';
import { personEvents } from './stream.ts';

const KEPT_MS = 30 * 24 * 60 * 60 * 1000;

declare module '../platform/context.ts' {
  interface Services {
    news: News;
  }
}

export const events = defineCapability({
  name: 'events',
  bindings: [answers(endpoint, personEvents)],
  // Deliveries go with their event.
  tables: [owned(eventTable, { portability: 'record' }), { table: eventDeliveries, ownedBy: null }],
  services: { news: (platform) => createNews(platform.events) },
  jobs: [
    {
      name: 'clear-events',
      daily: ({ store, clock }) => deleteEventsBefore(store, new Date(clock.now().getTime() - KEPT_MS)),
    },
  ],
  warm: keepDelivering,
});
