export { career } from './capability.ts';
