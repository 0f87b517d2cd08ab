export { CvVersions } from './cv-versions.tsx';
export { CvMergeReview, LetterMergeReview } from './merge-review.tsx';
export { LetterVersions } from './letter-versions.tsx';
