import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import type { Cv, CvCard } from '@candor/contracts/cv';
import { isOffline } from '../../platform/call-error.ts';
import { Button, buttonLook } from '../../ui/button.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { myCvs } from './api/cvs.ts';
import { DeleteCv } from './delete-cv.tsx';
import { DocumentCard } from './document-card.tsx';
import { EmptyDocuments } from './empty-documents.tsx';
import { useViewCv } from './use-view-cv.ts';
import { ViewOverlay } from './view-overlay.tsx';

const grid = 'grid gap-x-6 gap-y-10 sm:grid-cols-2 xl:grid-cols-3';

/** How many cards come at a time: each draws a page. */
const PAGE = 24;

/** Everything the person has saved. */
export function MyDocuments() {
  const { data: cards, error, refetch } = useQuery(myCvs);
  const [viewed, setViewed] = useState<Cv | null>(null);
  const [leaving, setLeaving] = useState<CvCard | null>(null);
  const [shown, setShown] = useState(PAGE);
  const view = useViewCv(setViewed);
  return (
    <section aria-labelledby="my-documents" className="grid gap-6">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="my-documents" className="font-serif text-xl font-semibold">
          My Documents
        </h2>
        <Link to="/cv-builder" className={buttonLook('primary')}>
          <Plus size={16} strokeWidth={1.5} aria-hidden="true" />
          Create CV
        </Link>
      </div>
      {error && (
        <div
          role="alert"
          className="grid justify-items-start gap-3 rounded-panel border border-line bg-surface p-6"
        >
          <p>
            {isOffline(error)
              ? 'Your documents cannot be reached without a connection.'
              : 'Your documents could not be loaded.'}
          </p>
          <Button onClick={() => refetch()}>Try again</Button>
        </div>
      )}
      {!cards && !error && (
        <div role="status" aria-label="Loading your documents" className={grid}>
          {[0, 1, 2].map((at) => (
            <Skeleton key={at} className="aspect-[17/22]" />
          ))}
        </div>
      )}
      {cards?.length === 0 && <EmptyDocuments />}
      {cards && cards.length > 0 && (
        <ul className={grid}>
          {cards.slice(0, shown).map((card) => (
            <DocumentCard
              key={card.id}
              card={card}
              onView={() => view(card)}
              onDelete={() => setLeaving(card)}
            />
          ))}
        </ul>
      )}
      {cards && cards.length > shown && (
        <Button className="justify-self-center" onClick={() => setShown(shown + PAGE)}>
          Show {Math.min(PAGE, cards.length - shown)} more of {cards.length}
        </Button>
      )}
      {viewed && <ViewOverlay cv={viewed} onClose={() => setViewed(null)} />}
      {leaving && <DeleteCv card={leaving} onClose={() => setLeaving(null)} />}
    </section>
  );
}
