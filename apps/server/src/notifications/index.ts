export { notifications } from './capability.ts';
