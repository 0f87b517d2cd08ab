export { personalData } from './capability.ts';
export { forgetPerson } from './forget-person.ts';
