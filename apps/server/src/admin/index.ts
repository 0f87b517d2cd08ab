export { admin } from './capability.ts';
