export { connections } from './capability.ts';
export { resourceMetadataAddress } from './places.ts';
