export { requireBrandFree } from './access.ts';
export { ownCv } from './own-cv.ts';
export { cv } from './capability.ts';
export { storedDesign } from './stored-design.ts';
