import { t } from '@lingui/core/macro';
import { useState } from 'react';
import type { MergeChange, Three } from '@candor/domain/versions';
import type { MergeReviewProps } from '../../features/versions/index.ts';
import { withErrorToast } from '../../platform/with-error-toast.ts';

/** A document generated again, beside what it was last generated as. */
interface Proposal<Document> {
  base: Document;
  document: Document;
}

interface UseMergeOptions<Document> {
  /** What waited for a choice when the screen opened. */
  start: Proposal<Document> | null;
  /** The document as it is on the screen. */
  edited: () => Document | null;
  changesOf: (three: Three<Document>) => MergeChange[];
  mergeOf: (three: Three<Document>, takes: (change: MergeChange) => boolean) => Document;
  /** Shows what a choice would give; null for what there is. */
  show: (document: Document | null) => void;
  /** Makes the document what was chosen. */
  take: (document: Document) => Promise<void>;
  drop: () => Promise<unknown>;
  /** Nothing would change. */
  onSame: () => void;
}

interface Open<Document> {
  three: Three<Document>;
  changes: MergeChange[];
  chosen: ReadonlySet<string>;
}

/** A document generated again, as changes to choose from before any of them is made. */
export function useMerge<Document>(options: UseMergeOptions<Document>) {
  const { changesOf, mergeOf, show } = options;
  const opened = ({ base, document }: Proposal<Document>): Open<Document> | null => {
    const edited = options.edited();
    if (edited === null) return null;
    const three = { base, edited, next: document };
    const changes = changesOf(three);
    const chosen = new Set(changes.filter(({ isEdited }) => !isEdited).map(({ id }) => id));
    return { three, changes, chosen };
  };
  const [open, setOpen] = useState(() => options.start && opened(options.start));
  const [isBusy, setIsBusy] = useState(false);
  const merged = ({ three, chosen }: Open<Document>) => mergeOf(three, ({ id }) => chosen.has(id));

  const run = (action: () => Promise<unknown>) =>
    withErrorToast(
      async () => {
        setIsBusy(true);
        try {
          await action();
          setOpen(null);
        } finally {
          setIsBusy(false);
        }
      },
      t`Not saved`,
    );

  const onChoose = (chosen: ReadonlySet<string>) => {
    if (!open) return;
    const next = { ...open, chosen };
    setOpen(next);
    show(merged(next));
  };
  const onApply = () => open && void run(() => options.take(merged(open)));
  const onKeep = () => {
    show(null);
    void run(options.drop);
  };
  const review: MergeReviewProps | null =
    open && open.changes.length > 0
      ? { changes: open.changes, chosen: open.chosen, isBusy, onChoose, onApply, onKeep }
      : null;

  return {
    /** What the review of the changes takes; null where none wait. */
    review,
    begin: (proposal: Proposal<Document>) => {
      const next = opened(proposal);
      if (!next) return;
      if (next.changes.length === 0) {
        void run(() => options.take(next.three.edited)).then(options.onSame);
        return;
      }
      setOpen(next);
      show(merged(next));
    },
    isOpen: () => open !== null,
    /** What waits at the server now, which another tab, a program or the assistant may have added to or decided. */
    follow: (proposal: Proposal<Document> | null) => {
      if (proposal === null) {
        if (open && !isBusy) {
          setOpen(null);
          show(null);
        }
        return;
      }
      if (open && JSON.stringify(open.three.next) === JSON.stringify(proposal.document)) return;
      const next = opened(proposal);
      if (!next || next.changes.length === 0) return;
      setOpen(next);
      show(merged(next));
    },
    /** Shows again what the choice gives, where something else was shown meanwhile. */
    showAgain: () => open && show(merged(open)),
  };
}
