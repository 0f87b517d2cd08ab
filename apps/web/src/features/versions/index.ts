import { lazy } from 'react';

export type { MergeReviewProps } from './merge-review.tsx';
export type { DocumentVersionsProps } from './versions-dialog.tsx';

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
