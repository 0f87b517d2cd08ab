export { interview } from './capability.ts';
