export { network } from './capability.ts';
