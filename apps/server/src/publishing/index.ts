export { publishing } from './capability.ts';
