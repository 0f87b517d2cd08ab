import { Suspense, type ComponentType, type ReactNode } from 'react';
import type { MergeReviewProps } from '../../features/versions/index.ts';
import { Skeleton } from '../../ui/skeleton.tsx';

interface EditorToolsProps {
  /** The changes to choose from; null where none wait. */
  review: MergeReviewProps | null;
  Review: ComponentType<MergeReviewProps>;
  /** The tabs. */
  children: ReactNode;
}

/** What stands beside the page: the changes of a new generation, to choose from, or the tabs. */
export function EditorTools({ review, Review, children }: EditorToolsProps) {
  if (review)
    return (
      <Suspense fallback={<Skeleton className="h-96" />}>
        <Review {...review} />
      </Suspense>
    );
  return children;
}
