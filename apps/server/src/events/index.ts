export { events } from './capability.ts';
export { holdEvents, recordEvents, type Happened } from './record.ts';
export { eventsAfter, newestEvent } from './store.ts';
