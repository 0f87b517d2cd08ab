import { lazy } from 'react';

export type { MergeReviewProps } from './merge-review.tsx';
export type { DocumentVersionsProps } from './versions-dialog.tsx';
export { keepCvVersion, keepLetterVersion } from './keep-version.ts';

// Loaded once they are wanted.
export const CvVersions = lazy(async () => ({ default: (await import('./cv-versions.tsx')).CvVersions }));
export const LetterVersions = lazy(async () => ({
  default: (await import('./letter-versions.tsx')).LetterVersions,
}));
export const CvMergeReview = lazy(async () => ({
  default: (await import('./merge-review.tsx')).CvMergeReview,
}));
export const LetterMergeReview = lazy(async () => ({
  default: (await import('./merge-review.tsx')).LetterMergeReview,
}));
export const VersionNameDialog = lazy(async () => ({
  default: (await import('./version-name-dialog.tsx')).VersionNameDialog,
}));
