export { NewerRelease, type NewerReleaseProps } from './newer-release.tsx';
