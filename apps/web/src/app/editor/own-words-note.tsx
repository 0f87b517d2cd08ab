import type { FactsReport } from '@candor/domain/writing';
import { ModelOffer } from '../../features/marks/index.ts';
import { useUser } from '../../platform/session.tsx';

/** Where a document was written without a model because there is none: what one would add. */
export function OwnWordsNote({ facts: { writer, note } }: { facts: FactsReport }) {
  const user = useUser();
  return writer === 'built-in' && note === undefined ? <ModelOffer isAdmin={user.role === 'admin'} /> : null;
}
