export { personalData } from './capability.ts';
export { forgetPerson } from './forget-person.ts';
export { createArchiveWorkers } from './archive-workers.ts';
