export { cv } from './capability.ts';
export { savedAppearance } from './drawing.ts';
export { cvKind } from './kind.ts';
