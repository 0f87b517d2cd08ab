export { networkAgenda } from './agenda.ts';
export { network } from './capability.ts';
