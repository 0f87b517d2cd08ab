export { conversations } from './capability.ts';
