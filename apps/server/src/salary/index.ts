export { salary } from './capability.ts';
