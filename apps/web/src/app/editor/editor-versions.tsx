import { Suspense, useState, type ComponentType } from 'react';
import type { DocumentVersionsProps } from '../../features/versions/index.ts';

/** The versions of the document under work: over which version they were opened, once everything typed was saved. */
export function useVersions(saveAll: () => Promise<number>) {
  const [over, setOver] = useState<number | null>(null);
  return { over, open: () => void saveAll().then(setOver), close: () => setOver(null) };
}

interface EditorVersionsProps<Stored> {
  Dialog: ComponentType<DocumentVersionsProps<Stored>>;
  versions: ReturnType<typeof useVersions>;
  /** Null while nothing is written. */
  written: { id: string } | null;
  title: string;
  onRestored: (stored: Stored) => void;
}

/** The dialog of the versions, while it is open. */
export function EditorVersions<Stored>(props: EditorVersionsProps<Stored>) {
  const { Dialog, versions, written, title, onRestored } = props;
  const { over, close } = versions;
  if (over === null || !written) return null;
  return (
    <Suspense fallback={null}>
      <Dialog id={written.id} title={title} version={over} onRestored={onRestored} onClose={close} />
    </Suspense>
  );
}
