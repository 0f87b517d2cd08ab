import { plural, t } from '@lingui/core/macro';
import { Plural, Trans } from '@lingui/react/macro';
import { editorPath } from '@candor/domain/documents/kinds';
import { Suspense } from 'react';
import { Link } from 'wouter';
import type { Part } from '@candor/domain/conversations';
import { CvChanges, LetterChanges } from '../../features/versions/index.ts';
import { Button } from '../../ui/button.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { PartCard } from './part-card.tsx';
import { useProposal } from './use-proposal.ts';
import { useSubject } from './use-subject.ts';

interface ProposalCardProps {
  document: Extract<Part, { kind: 'proposal' }>['document'];
  /** The review beside the page is to be seen. */
  onOpen: () => void;
}

/** Where the editor of the document shows the changes with its page. */
function showReview(): void {
  const heading = [...document.querySelectorAll<HTMLElement>('main h2[tabindex]')].find(
    ({ textContent }) => textContent === t`Review the changes`,
  );
  heading?.scrollIntoView({ block: 'start' });
  heading?.focus();
}

/** Changes that wait with a document: to be reviewed beside its page where it is open, else here. */
export function ProposalCard({ document: { kind, id, title }, onOpen }: ProposalCardProps) {
  const waiting = useProposal(kind, id);
  const open = useSubject();
  const isOpen = 'id' in open && open.id === id;
  const count = waiting.review.changes.length;
  if (waiting.isPending) return <Skeleton className="h-24" />;
  if (waiting.isError || !waiting.isWaiting)
    return (
      <PartCard title={title}>
        {waiting.undo && (
          <p role="status" className="flex flex-wrap items-center gap-2 text-base">
            <Trans>Changes made.</Trans>
            <Button disabled={waiting.isBusy} onClick={waiting.undo}>
              <Trans>Undo</Trans>
            </Button>
          </p>
        )}
        <p className="text-base text-soft">
          {waiting.isError ? t`These changes can’t be shown right now.` : t`Nothing waits here any more.`}{' '}
          {!isOpen && (
            <Link
              to={editorPath(kind, id)}
              onClick={onOpen}
              className="text-accent underline underline-offset-4"
            >
              <Trans>Open</Trans>
            </Link>
          )}
        </p>
      </PartCard>
    );
  if (isOpen)
    return (
      <PartCard title={title}>
        <p className="text-base text-soft">
          <Trans>
            <Plural value={count} one="# change" other="# changes" /> to review beside the page. Nothing has
            changed yet.
          </Trans>
        </p>
        <Button
          look="primary"
          className="justify-self-start"
          onClick={() => {
            onOpen();
            setTimeout(showReview);
          }}
        >
          <Plural value={count} one="Review # change" other="Review # changes" />
        </Button>
      </PartCard>
    );
  const Changes = kind === 'cv' ? CvChanges : LetterChanges;
  return (
    <PartCard
      title={t`${title}: ${plural(count, { one: '# change proposed', other: '# changes proposed' })}`}
    >
      <Suspense fallback={<Skeleton className="h-32" />}>
        <Changes {...waiting.review} />
      </Suspense>
      <Link
        to={editorPath(kind, id)}
        onClick={onOpen}
        className="text-base text-accent underline underline-offset-4"
      >
        <Trans>Review beside the page</Trans>
      </Link>
    </PartCard>
  );
}
