import { Suspense, type ComponentType, type ReactNode } from 'react';
import type { MergeReviewProps } from '../../features/versions/index.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { TextEditing } from './text-editing.tsx';
import type { useMerge } from './use-merge.ts';

interface EditorToolsProps {
  merge: Pick<ReturnType<typeof useMerge>, 'changes' | 'chosen' | 'isBusy' | 'choose' | 'apply' | 'keep'>;
  Review: ComponentType<MergeReviewProps>;
  zones: { isEditing: boolean; endEditing: () => void };
  /** The written text under the person's hand; null while nothing is written. */
  text: ReactNode;
  /** The tabs. */
  children: ReactNode;
}

/** What stands beside the page: the changes of a new generation, to choose from; the text under the hand; or the tabs. */
export function EditorTools({ merge, Review, zones, text, children }: EditorToolsProps) {
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
  if (zones.isEditing && text !== null) return <TextEditing onDone={zones.endEditing}>{text}</TextEditing>;
  return children;
}
