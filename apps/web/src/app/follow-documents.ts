import type { CvCard } from '@candor/contracts/cv';
import { onPersonEvent } from '../platform/person-events.ts';
import { queryClient } from '../platform/query-client.ts';

type Listed = Pick<CvCard, 'id' | 'hasProposal'>;

/** Keeps the lists of documents up to date with what programs, the assistant and other tabs make and propose; returns how to stop. */
export function followDocuments(): () => void {
  return onPersonEvent((event) => {
    const { kind, subject } = event;
    if (kind !== 'document-proposed' && kind !== 'document-created' && kind !== 'document-saved') return;
    const queryKey = event.payload.document === 'letter' ? ['my-letters'] : ['my-cvs'];
    // What is saved while one types is no news of a list, but where that decided what waited.
    const listed = queryClient.getQueryData<Listed[]>(queryKey) ?? [];
    const isNews = kind !== 'document-saved' || listed.some((one) => one.id === subject && one.hasProposal);
    if (isNews) void queryClient.invalidateQueries({ queryKey });
  });
}
