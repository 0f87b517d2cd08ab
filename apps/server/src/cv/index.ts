export { cv } from './capability.ts';
export { savedAppearance } from './drawing.ts';
export { cvKind } from './kind.ts';
export { profileOf } from './profile-store.ts';
export { residenceOf } from './residence.ts';
export type { CvRow, CvTypes } from './types.ts';
