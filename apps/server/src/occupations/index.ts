export { occupations } from './capability.ts';
