export { adviserIn } from './bodies.ts';
export { isNamedWork, requirementsFor } from './requirements-for.ts';
