import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { CvCard } from '@candor/contracts/cv';
import { Loaded } from '../../platform/loaded.tsx';
import { useAuth } from '../../platform/session.tsx';
import { toastSignedOut } from '../../platform/toast-signed-out.ts';
import { withErrorToast } from '../../platform/with-error-toast.ts';
import { Button } from '../../ui/button.tsx';
import { pageLocale } from '../../ui/page-language.ts';
import { Confirm } from '../../ui/confirm.tsx';
import { errorToast, toast } from '../../ui/toast.ts';
import { cvsIn, deleteForGood, emptyTrash } from './api/library.ts';
import { StoredRow } from './stored-row.tsx';
import { useLibraryActions } from './use-library-actions.ts';

const empty = {
  archived: t`Nothing is archived. Archive CVs you want to keep but don’t need right now.`,
  trash: t`The trash is empty. Documents moved here are kept for 30 days.`,
};

/** The letters of the trash, and what can be done with them. */
export interface LetterTrash {
  letters: readonly { id: string; title: string; about: string; purgeAt: string | null }[];
  restore: (id: string) => Promise<unknown>;
  deleteForGood: (id: string) => Promise<unknown>;
  empty: () => Promise<unknown>;
}

interface StoredListProps {
  place: 'archived' | 'trash';
  /** Left out where letters do not lie, in the archive. */
  trash?: LetterTrash;
}

/** What is about to go for good: one document, or all. */
interface Leaving {
  kind: 'CV' | 'letter';
  title: string;
  run: () => Promise<unknown>;
}

const deleted = { CV: t`CV Deleted`, letter: t`Letter Deleted` };
const refused = {
  CV: {
    toLogin: t`Please login again to delete CV.`,
    failed: t`Failed to delete CV. Please check your connection and try again.`,
  },
  letter: {
    toLogin: t`Please login again to delete letter.`,
    failed: t`Failed to delete letter. Please check your connection and try again.`,
  },
  all: {
    toLogin: t`Please login again to delete documents.`,
    failed: t`Failed to delete documents. Please check your connection and try again.`,
  },
};

function counted(cvs: number, letters: number): string {
  return new Intl.ListFormat(pageLocale).format([
    ...(cvs === 0 ? [] : [t`${plural(cvs, { one: 'one CV', other: '# CVs' })}`]),
    ...(letters === 0 ? [] : [t`${plural(letters, { one: 'one letter', other: '# letters' })}`]),
  ]);
}

/** What lies in the archive or in the trash: a plain list, each with its way back. */
export function StoredList(props: StoredListProps) {
  return (
    <Loaded query={useQuery(cvsIn(props.place))} sentence={t`Your documents could not be loaded.`}>
      {(cards) => <StoredRows cards={cards} {...props} />}
    </Loaded>
  );
}

function StoredRows({ cards, place, trash }: StoredListProps & { cards: readonly CvCard[] }) {
  const { token } = useAuth();
  const [leaving, setLeaving] = useState<Leaving | 'all' | null>(null);
  const letters = trash?.letters ?? [];
  if (cards.length + letters.length === 0) return <p className="py-6 text-soft">{empty[place]}</p>;
  const all = async () => {
    await Promise.all([
      ...(cards.length > 0 ? [emptyTrash()] : []),
      ...(trash && letters.length > 0 ? [trash.empty()] : []),
    ]);
  };
  const remove = async (removed: Leaving | 'all') => {
    setLeaving(null);
    const { toLogin, failed } = refused[removed === 'all' ? 'all' : removed.kind];
    if (!token) {
      errorToast(t`Authentication Error`, toLogin);
      return;
    }
    try {
      if (removed === 'all') {
        await all();
        toast(t`Trash emptied`);
      } else {
        await removed.run();
        toast(deleted[removed.kind], t`"${removed.title}" has been permanently deleted.`);
      }
    } catch (failure) {
      if (!toastSignedOut(failure, toLogin)) errorToast(t`Deletion Failed`, failed);
    }
  };
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <ul>
        {cards.map((card) => (
          <CvRow
            key={card.id}
            card={card}
            place={place}
            onForGood={() => setLeaving({ kind: 'CV', title: card.title, run: () => deleteForGood(card.id) })}
          />
        ))}
        {trash?.letters.map(({ id, title, ...details }) => (
          <StoredRow
            key={id}
            title={title}
            {...details}
            back={{
              label: t`Restore`,
              run: () => void withErrorToast(() => trash.restore(id), t`Not restored`),
            }}
            out={{
              label: t`Delete forever`,
              run: () => setLeaving({ kind: 'letter', title, run: () => trash.deleteForGood(id) }),
            }}
          />
        ))}
      </ul>
      {place === 'trash' && (
        <Button look="danger" className="justify-self-start" onClick={() => setLeaving('all')}>
          <Trans>Empty the trash</Trans>
        </Button>
      )}
      <Confirm
        isOpen={leaving !== null}
        title={leaving === 'all' ? t`Empty the trash` : t`Delete forever`}
        question={
          leaving === 'all'
            ? t`Are you sure you want to permanently delete ${counted(cards.length, letters.length)} and all their versions? This action cannot be undone.`
            : t`Are you sure you want to permanently delete "${leaving?.title ?? ''}"? This action cannot be undone.`
        }
        confirmLabel={t`Delete`}
        onConfirm={() => leaving && void remove(leaving)}
        onClose={() => setLeaving(null)}
      />
    </div>
  );
}

interface CvRowProps {
  card: CvCard;
  place: 'archived' | 'trash';
  onForGood: () => void;
}

function CvRow({ card, place, onForGood }: CvRowProps) {
  const { takeOut, restore, discard } = useLibraryActions(card);
  const [back, out] =
    place === 'archived'
      ? [
          { label: t`Unarchive`, run: () => void takeOut() },
          { label: t`Move to trash`, run: () => void discard() },
        ]
      : [
          { label: t`Restore`, run: () => void restore() },
          { label: t`Delete forever`, run: onForGood },
        ];
  return <StoredRow title={card.title} about={card.jobTitle} purgeAt={card.purgeAt} back={back} out={out} />;
}
