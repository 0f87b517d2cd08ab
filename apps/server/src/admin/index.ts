export { recordAct } from './acts.ts';
export { admin } from './capability.ts';
