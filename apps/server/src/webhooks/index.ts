export { webhooks } from './capability.ts';
