export { personalData } from './capability.ts';
