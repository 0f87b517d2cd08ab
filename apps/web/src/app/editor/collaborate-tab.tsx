import type { DocumentKindName } from '@candor/domain/documents/kinds';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { LastingTab } from './lasting-tab.tsx';

const CollaborationPanel = lazyPart(
  async () => (await import('../../features/collaboration/index.ts')).CollaborationPanel,
);

interface CollaborateTabProps {
  isShown: boolean;
  /** The saved document; null where there is none yet. */
  documentId: string | null;
  kind: DocumentKindName;
  saveAll: () => Promise<unknown>;
  /** The document was changed on the server. */
  follow: () => void;
}

/** The review of a document, from when it is first opened. */
export function CollaborateTab({ isShown, follow, ...rest }: CollaborateTabProps) {
  return (
    <LastingTab value="collaborate" isShown={isShown}>
      <CollaborationPanel {...rest} onAccepted={follow} />
    </LastingTab>
  );
}
