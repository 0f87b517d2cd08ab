export { letters } from './capability.ts';
