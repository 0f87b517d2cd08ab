export { collaboration } from './capability.ts';
