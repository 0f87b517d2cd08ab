export { events } from './capability.ts';
export { deliverNext } from './deliver.ts';
export { recordEvent } from './record.ts';
