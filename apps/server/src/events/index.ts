export { events } from './capability.ts';
