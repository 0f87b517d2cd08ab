import { t } from '@lingui/core/macro';
import { useState } from 'react';
import type { ReviewThread } from '@candor/contracts/review-shapes';
import { Button } from '../../ui/button.tsx';
import { ThreadItem, type ThreadItemProps } from './thread-item.tsx';

interface ThreadListProps extends Omit<ThreadItemProps, 'thread' | 'isSelected' | 'isHidden' | 'className'> {
  threads: readonly ReviewThread[];
  selected?: string | null;
  className?: string;
  /** How a thread looks. */
  lookOf: (isSelected: boolean) => string;
}

/**
 * What is said of a document: first what is open, then what is finished, when asked for. All are items of one list, so that
 * an answer that is being typed stays when its thread is resolved or opened again.
 */
export function ThreadList({ threads, selected = null, className, lookOf, ...rest }: ThreadListProps) {
  const [isShowingDone, setIsShowingDone] = useState(false);
  const done = threads.filter(({ state }) => state !== 'open');
  const item = (thread: ReviewThread) => {
    const isSelected = thread.id === selected;
    return (
      <ThreadItem
        key={thread.id}
        {...rest}
        thread={thread}
        isSelected={isSelected}
        isHidden={thread.state !== 'open' && !isShowingDone}
        className={lookOf(isSelected)}
      />
    );
  };
  const more = done.length > 0 && (
    <li key="finished">
      <Button
        look="quiet"
        className="-ms-3.5"
        aria-expanded={isShowingDone}
        onClick={() => setIsShowingDone(!isShowingDone)}
      >
        {isShowingDone ? t`Hide finished` : t`Show finished (${done.length})`}
      </Button>
    </li>
  );
  return (
    <ul aria-label={t`Comments`} className={className}>
      {[...threads.filter(({ state }) => state === 'open').map(item), more, ...done.map(item)]}
    </ul>
  );
}
