export { importing } from './capability.ts';
export { createIsolatedReader } from './isolated-reader.ts';
