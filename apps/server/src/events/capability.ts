import { personEvents as endpoint } from '@candor/contracts/events';
import { answers } from '../platform/bind.ts';
import { defineCapability, personalTable } from '../platform/capability.ts';
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
  tables: [
    personalTable(eventTable, { portability: 'record' }),
    { table: eventDeliveries, ownerColumn: null },
  ],
  services: { news: (platform) => createNews(platform.events) },
  jobs: [
    {
      name: 'clear-events',
      daily: ({ store, clock }) => deleteEventsBefore(store, new Date(clock.now().getTime() - KEPT_MS)),
    },
  ],
  warm: keepDelivering,
});
