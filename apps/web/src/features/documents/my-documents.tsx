import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Mail, Plus } from 'lucide-react';
import { Fragment, Suspense, useState, type ComponentType, type ReactNode } from 'react';
import { Link, useSearchParams } from 'wouter';
import { isOffline } from '../../platform/call-error.ts';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { Button, buttonLook } from '../../ui/button.tsx';
import { Segmented } from '../../ui/segmented.tsx';
import { TileSkeleton } from '../../ui/document-tile.tsx';
import { InSteps } from '../../ui/in-steps.tsx';
import { LoadError } from '../../ui/load-error.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { myCvs } from './api/cvs.ts';
import { cvsIn, type Folder } from './api/library.ts';
import { lettersAmong } from './letters-among.ts';
import { DocumentCard } from './document-card.tsx';
import { EmptyDocuments } from './empty-documents.tsx';
import { LabelFilter } from './label-filter.tsx';
import { OpenDialog, type DialogOfDocuments, type PublicPageDialog } from './open-dialog.tsx';
import type { LetterTrash } from './stored-list.tsx';
import { useViewCv } from './use-view-cv.ts';

const StoredList = lazyPart(async () => (await import('./stored-list.tsx')).StoredList);

const grid = 'grid grid-cols-2 gap-x-4 gap-y-8 sm:gap-x-6 sm:gap-y-10 xl:grid-cols-3';

const tilesToCome = (
  <div className={grid}>
    {[0, 1, 2, 3, 4, 5].map((at) => (
      <TileSkeleton key={at} />
    ))}
  </div>
);

/** A card of another kind of document, and when that was created. */
export interface OtherDocument {
  id: string;
  createdAt: string;
  card: ReactNode;
}

const kinds = [
  { value: 'all', label: t({ message: 'All', context: 'documents' }) },
  { value: 'cvs', label: t`CVs` },
  { value: 'letters', label: t`Letters` },
] as const;

const folders = [
  { value: 'active', label: t({ message: 'In use', context: 'documents' }) },
  { value: 'archived', label: t({ message: 'Archive', context: 'folder' }) },
  { value: 'trash', label: t`Trash` },
] as const;

/** The folder that an address asks for. */
const folderOf = (asked: string | null): Folder =>
  folders.find(({ value }) => value === asked)?.value ?? 'active';

interface MyDocumentsProps {
  /** Whether the letters are not there yet: nothing is shown before both are, so that nothing moves. */
  isWaiting: boolean;
  letters: readonly OtherDocument[];
  /** Whether any letter lies in the trash, as far as the person has no other document. */
  hasTrashedLetters: boolean;
  /** Hands on the letters of the trash; loaded when that is opened. */
  TrashedLetters: ComponentType<{ children: (trash: LetterTrash) => ReactNode }>;
  PublicPage: PublicPageDialog;
}

/** How many cards come at a time: each draws a page. */
const PAGE = 24;

/** Everything the person has saved: CVs, and the letters that are handed in. */
export function MyDocuments({
  isWaiting,
  letters,
  hasTrashedLetters,
  TrashedLetters,
  PublicPage,
}: MyDocumentsProps) {
  const { data, error, refetch } = useQuery(myCvs);
  const cards = isWaiting ? undefined : data;
  const isBare = cards?.length === 0;
  const { data: archived } = useQuery({ ...cvsIn('archived'), enabled: isBare });
  const { data: discarded } = useQuery({ ...cvsIn('trash'), enabled: isBare });
  const hasStored = Boolean(archived?.length) || Boolean(discarded?.length) || hasTrashedLetters;
  // Once shown they stay: what moved its last document away must not take the way to the trash from under the hand.
  const [hadFolders, setHadFolders] = useState(false);
  const hasFolders = hadFolders || (cards && (!isBare || letters.length > 0 || hasStored));
  if (hasFolders && !hadFolders) setHadFolders(true);
  const [dialog, setDialog] = useState<DialogOfDocuments | null>(null);
  const [shown, setShown] = useState(PAGE);
  const [search] = useSearchParams();
  const [folder, setFolder] = useState<Folder>(folderOf(search.get('folder')));
  const [label, setLabel] = useState<string | null>(null);
  const labels = cards?.flatMap((card) => card.labels) ?? [];
  // A label whose last CV lost it narrows nothing any more.
  const filter = label !== null && labels.includes(label) ? label : null;
  const [kind, setKind] = useState<(typeof kinds)[number]['value']>('all');
  const shownKind = letters.length > 0 && !isBare ? kind : 'all';
  const cvs =
    shownKind === 'letters'
      ? []
      : (cards?.filter((card) => filter === null || card.labels.includes(filter)) ?? []);
  const view = useViewCv((cv) => setDialog({ kind: 'view', cv }));
  const ours = cvs.map((card) => ({
    group: card.variantGroup,
    item: {
      id: card.id,
      createdAt: card.createdAt,
      card: (
        <DocumentCard
          card={card}
          onView={() => view(card)}
          onLabels={() => setDialog({ kind: 'labels', card })}
          onLanguage={() => setDialog({ kind: 'language', card })}
          onPublish={() => setDialog({ kind: 'publish', card })}
        />
      ),
    },
  }));
  // Labels are of CVs alone.
  const hasLetters = cards && shownKind !== 'cvs' && filter === null;
  const found: OtherDocument[] = lettersAmong<OtherDocument>(ours, hasLetters ? letters : []);
  return (
    <section aria-labelledby="my-documents" className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <DocumentsHead />
      {error && (
        <LoadError className="rounded-panel border border-line bg-surface p-6" onRetry={() => void refetch()}>
          {isOffline(error)
            ? t`Your documents can’t be loaded while you’re offline.`
            : t`Your documents could not be loaded.`}
        </LoadError>
      )}
      {!cards && !error && (
        <div role="status" aria-label={t`Loading your documents`} className="grid gap-6">
          <Skeleton className="h-10" />
          {tilesToCome}
        </div>
      )}
      {hasFolders && (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
          <Segmented label={t`Folder`} value={folder} options={folders} onChange={setFolder} />
          {folder === 'active' && letters.length > 0 && !isBare && (
            <Segmented label={t`Kind`} value={shownKind} options={kinds} onChange={setKind} />
          )}
          {folder === 'active' && (
            <LabelFilter
              labels={labels}
              chosen={filter}
              onChoose={setLabel}
              onEdit={() => setDialog({ kind: 'edit-labels' })}
            />
          )}
        </div>
      )}
      {folder !== 'active' && (
        <Suspense fallback={<Skeleton className="h-32" />}>
          {folder === 'trash' ? (
            <TrashedLetters>{(trash) => <StoredList place="trash" trash={trash} />}</TrashedLetters>
          ) : (
            <StoredList place="archived" />
          )}
        </Suspense>
      )}
      {folder === 'active' && isBare && letters.length === 0 && <EmptyDocuments />}
      {folder === 'active' && found.length > 0 && (
        <InSteps meanwhile={tilesToCome}>
          <ul className={grid}>
            {found.slice(0, shown).map(({ id, card }) => (
              <Fragment key={id}>{card}</Fragment>
            ))}
          </ul>
        </InSteps>
      )}
      {folder === 'active' && found.length > shown && (
        <Button className="justify-self-center" onClick={() => setShown(shown + PAGE)}>
          <Trans>
            Show {Math.min(PAGE, found.length - shown)} more of {found.length}
          </Trans>
        </Button>
      )}
      {dialog && (
        <OpenDialog
          dialog={dialog}
          labels={labels}
          PublicPage={PublicPage}
          onClose={() => setDialog(null)}
          onLabelRenamed={(name, to) => name === label && setLabel(to)}
        />
      )}
    </section>
  );
}

/** The name of the section, and the ways to a new document. */
function DocumentsHead() {
  return (
    <div className="flex flex-wrap items-center justify-between gap-3">
      <h2 id="my-documents" className="font-serif text-xl font-semibold">
        <Trans>My Documents</Trans>
      </h2>
      <div className="flex flex-wrap gap-3">
        <Link to="/letter-builder" className={buttonLook('plain')}>
          <Mail size={16} strokeWidth={1.5} aria-hidden="true" />
          <Trans>Create Letter</Trans>
        </Link>
        <Link to="/cv-builder" className={buttonLook('primary')}>
          <Plus size={16} strokeWidth={1.5} aria-hidden="true" />
          <Trans>Create CV</Trans>
        </Link>
      </div>
    </div>
  );
}
