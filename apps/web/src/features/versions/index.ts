import { lazyOverlay, lazyPart } from '../../ui/lazy-part.tsx';

export type { MergeReviewProps } from './merge-review.tsx';
export type { DocumentVersionsProps } from './versions-dialog.tsx';
export { keepCvVersion, keepLetterVersion } from './keep-version.ts';

// Loaded once they are wanted.
export const CvVersions = lazyOverlay(async () => (await import('./cv-versions.tsx')).CvVersions);
export const LetterVersions = lazyOverlay(async () => (await import('./letter-versions.tsx')).LetterVersions);
export const CvMergeReview = lazyPart(async () => (await import('./merge-review.tsx')).CvMergeReview);
export const LetterMergeReview = lazyPart(async () => (await import('./merge-review.tsx')).LetterMergeReview);
export const VersionNameDialog = lazyOverlay(
  async () => (await import('./version-name-dialog.tsx')).VersionNameDialog,
);
export const CvChanges = lazyPart(async () => (await import('./merge-review.tsx')).CvChanges);
export const LetterChanges = lazyPart(async () => (await import('./merge-review.tsx')).LetterChanges);
