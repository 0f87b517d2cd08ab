import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { mergeChanges, mergeDocuments, type CvDocument } from '@candor/domain/cv';
import type { DocumentKindName } from '@candor/domain/documents/kinds';
import { letterMergeChanges, mergeLetters, type LetterDocument } from '@candor/domain/letters';
import type { MergeChange, Three } from '@candor/domain/versions';
import type { MergeReviewProps } from '../../features/versions/index.ts';
import { call } from '../../platform/call.ts';
import { onPersonEvent } from '../../platform/person-events.ts';
import { queryClient } from '../../platform/query-client.ts';
import { withErrorToast } from '../../platform/with-error-toast.ts';
import { cvRoutes, letterRoutes, waitingKey } from './api.ts';

/** What waits with a document, and how it is decided. */
interface Waiting {
  changes: MergeChange[];
  /** Makes the document what these changes give; gives the way back. */
  take: (chosen: ReadonlySet<string>) => Promise<() => Promise<unknown>>;
  drop: () => Promise<unknown>;
}

async function waitingFor(kind: DocumentKindName, id: string, signal: AbortSignal): Promise<Waiting | null> {
  const params = { id };
  if (kind === 'letter') {
    const { document: edited, version, proposal } = await call(letterRoutes.get, { params, signal });
    if (!proposal) return null;
    const three: Three<LetterDocument> = { base: proposal.base, edited, next: proposal.document };
    return {
      changes: letterMergeChanges(three),
      drop: () => call(letterRoutes.drop, { params }),
      async take(chosen) {
        const document = mergeLetters(three, (change) => chosen.has(change.id));
        const taken = await call(letterRoutes.take, { params, body: { version, document } });
        return () => call(letterRoutes.save, { params, body: { version: taken.version, document: edited } });
      },
    };
  }
  const { document: edited, version, proposal } = await call(cvRoutes.get, { params, signal });
  if (!proposal) return null;
  const three: Three<CvDocument> = { base: proposal.base, edited, next: proposal.document };
  return {
    changes: mergeChanges(three),
    drop: () => call(cvRoutes.drop, { params }),
    async take(chosen) {
      const document = mergeDocuments(three, (change) => chosen.has(change.id));
      const taken = await call(cvRoutes.take, { params, body: { version, document } });
      return () => call(cvRoutes.save, { params, body: { version: taken.version, document: edited } });
    },
  };
}

/** The changes that wait with a document, to choose from where the document is not open. */
export function useProposal(kind: DocumentKindName, id: string) {
  const queryKey = waitingKey({ kind, id });
  const { data, isPending, isError, refetch } = useQuery({
    queryKey,
    queryFn: ({ signal }) => waitingFor(kind, id, signal),
    // A change in between would be written over.
    structuralSharing: false,
  });
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [isBusy, setIsBusy] = useState(false);
  const [back, setBack] = useState<(() => Promise<unknown>) | null>(null);
  useEffect(
    () =>
      onPersonEvent(({ kind: event, subject }) => {
        if (subject === id && (event === 'document-proposed' || event === 'document-saved')) void refetch();
      }),
    [id, refetch],
  );
  const changes = data?.changes ?? [];
  // What the person edited since stays unless they choose otherwise.
  const chosen = new Set(changes.filter((one) => one.isEdited === left.has(one.id)).map((one) => one.id));

  const decided = async () => {
    setLeft(new Set());
    await Promise.all([
      queryClient.invalidateQueries({ queryKey }),
      queryClient.invalidateQueries({ queryKey: [kind === 'cv' ? 'my-cvs' : 'my-letters'] }),
    ]);
  };
  const run = (action: () => Promise<unknown>) => {
    setIsBusy(true);
    void withErrorToast(
      async () => {
        await action();
        await decided();
      },
      t`Not saved`,
    ).finally(() => setIsBusy(false));
  };

  return {
    isPending,
    isError,
    isWaiting: data !== null && changes.length > 0,
    isBusy,
    review: {
      changes,
      chosen,
      isBusy,
      onChoose: (next: ReadonlySet<string>) =>
        setLeft(new Set(changes.filter((one) => one.isEdited === next.has(one.id)).map((one) => one.id))),
      onApply: () =>
        run(async () => {
          const back = await data?.take(chosen);
          setBack(() => back ?? null);
        }),
      onKeep: () => run(async () => data?.drop()),
    } satisfies MergeReviewProps,
    /** Takes back what was made of it here; null where nothing was. */
    undo:
      back &&
      (() =>
        run(async () => {
          setBack(null);
          await back();
        })),
  };
}
