export { CvVersions } from './cv-versions.tsx';
export { LetterVersions } from './letter-versions.tsx';
