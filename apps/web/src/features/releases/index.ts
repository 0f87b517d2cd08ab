export { NewerRelease } from './newer-release.tsx';
