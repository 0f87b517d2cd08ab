export { optimizer } from './capability.ts';
