import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { CvCard } from '@candor/contracts/cv';
import { sentenceOf } from '../../platform/call-error.ts';
import { Button } from '../../ui/button.tsx';
import { Confirm } from '../../ui/confirm.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { errorToast, toast } from '../../ui/toast.ts';
import { cvsIn, deleteForGood, emptyTrash } from './api/shelf.ts';
import { useShelfActs } from './use-shelf-acts.ts';

const day = new Intl.DateTimeFormat('en-US', { year: 'numeric', month: 'short', day: 'numeric' });
const empty = {
  archived: 'Nothing is archived. Archive a CV that you want to keep out of the way.',
  trash: 'The trash is empty. What is moved here stays for 30 days.',
};

/** What lies in the archive or in the trash: a plain list, each with its way back. */
export function StoredList({ place }: { place: 'archived' | 'trash' }) {
  const { data: cards, error, refetch } = useQuery(cvsIn(place));
  const [leaving, setLeaving] = useState<CvCard | 'all' | null>(null);
  if (error)
    return (
      <div role="alert" className="grid justify-items-start gap-3">
        <p>{sentenceOf(error, 'Your documents could not be loaded.')}</p>
        <Button onClick={() => refetch()}>Try again</Button>
      </div>
    );
  if (!cards) return <Skeleton className="h-32" />;
  if (cards.length === 0) return <p className="py-6 text-soft">{empty[place]}</p>;
  const remove = async () => {
    const gone = leaving;
    setLeaving(null);
    try {
      if (gone === 'all') await emptyTrash();
      else if (gone) await deleteForGood(gone.id);
      toast(gone === 'all' ? 'Trash emptied' : 'CV Deleted');
    } catch (failure) {
      errorToast('Deletion Failed', sentenceOf(failure, 'Failed to delete CV. Please try again.'));
    }
  };
  return (
    <div className="grid gap-4">
      <ul>
        {cards.map((card) => (
          <StoredRow key={card.id} card={card} place={place} onForGood={() => setLeaving(card)} />
        ))}
      </ul>
      {place === 'trash' && (
        <Button look="danger" className="justify-self-start" onClick={() => setLeaving('all')}>
          Empty the trash
        </Button>
      )}
      <Confirm
        isOpen={leaving !== null}
        title={leaving === 'all' ? 'Empty the trash' : 'Delete for good'}
        question={
          leaving === 'all'
            ? `Are you sure you want to permanently delete ${cards.length === 1 ? 'one CV' : `${cards.length} CVs`} and all their versions? This action cannot be undone.`
            : `Are you sure you want to permanently delete "${leaving?.title ?? ''}"? This action cannot be undone.`
        }
        actLabel="Delete"
        onConfirm={() => void remove()}
        onClose={() => setLeaving(null)}
      />
    </div>
  );
}

interface StoredRowProps {
  card: CvCard;
  place: 'archived' | 'trash';
  onForGood: () => void;
}

function StoredRow({ card, place, onForGood }: StoredRowProps) {
  const { takeOut, restore, discard } = useShelfActs(card);
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-line py-3">
      <div className="min-w-0 grow basis-60">
        <h3 className="truncate text-md font-semibold">{card.title}</h3>
        <p className="truncate text-sm text-soft tabular">
          {card.jobTitle}
          {card.goneAt && ` · gone for good on ${day.format(new Date(card.goneAt))}`}
        </p>
      </div>
      {place === 'archived' ? (
        <>
          <Button onClick={() => void takeOut()}>Take out</Button>
          <Button look="quiet" onClick={() => void discard()}>
            Move to trash
          </Button>
        </>
      ) : (
        <>
          <Button onClick={() => void restore()}>Restore</Button>
          <Button look="quiet" onClick={onForGood}>
            Delete for good
          </Button>
        </>
      )}
    </li>
  );
}
