export { savedLooks } from './input-document.ts';
export { createWalledReader } from './import-reader.ts';
export { documents } from './capability.ts';
