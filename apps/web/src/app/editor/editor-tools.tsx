import { Suspense, type ComponentType, type ReactNode } from 'react';
import type { MergeReviewProps } from '../../features/versions/index.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import type { useMerge } from './use-merge.ts';

interface EditorToolsProps {
  merge: Pick<ReturnType<typeof useMerge>, 'changes' | 'chosen' | 'isBusy' | 'choose' | 'apply' | 'keep'>;
  Review: ComponentType<MergeReviewProps>;
  /** The tabs. */
  children: ReactNode;
}

/** What stands beside the page: the changes of a new generation, to choose from, or the tabs. */
export function EditorTools({ merge, Review, children }: EditorToolsProps) {
  if (merge.changes)
    return (
      <Suspense fallback={<Skeleton className="h-96" />}>
        <Review
          changes={merge.changes}
          chosen={merge.chosen}
          isBusy={merge.isBusy}
          onChoose={merge.choose}
          onApply={merge.apply}
          onKeep={merge.keep}
        />
      </Suspense>
    );
  return children;
}
