import { defineCapability, personalTable } from '../platform/capability.ts';
import { acceptReminder } from './accept-row.ts';
import { keepFiring } from './fire.ts';
import { reminders as table } from './schema.ts';
import { deleteFiredBefore } from './store.ts';

/** As long as somebody may still save what fired as it was. */
const KEPT_MS = 400 * 24 * 60 * 60 * 1000;

export const reminders = defineCapability({
  name: 'reminders',
  tables: [personalTable(table, { accept: acceptReminder })],
  jobs: [
    {
      name: 'clear-reminders',
      daily: ({ store, clock }) => deleteFiredBefore(store, new Date(clock.now().getTime() - KEPT_MS)),
    },
  ],
  warm: keepFiring,
});
