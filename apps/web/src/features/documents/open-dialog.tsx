import { Suspense, type ComponentType } from 'react';
import type { Cv, CvCard } from '@candor/contracts/cv';
import { lazyOverlay } from '../../ui/lazy-part.tsx';

// What only opens on a click comes with it.
const ViewOverlay = lazyOverlay(async () => (await import('./view-overlay.tsx')).ViewOverlay);
const LabelsDialog = lazyOverlay(async () => (await import('./labels-dialog.tsx')).LabelsDialog);
const EditLabelsDialog = lazyOverlay(async () => (await import('./edit-labels-dialog.tsx')).EditLabelsDialog);
const LanguageDialog = lazyOverlay(async () => (await import('./language-dialog.tsx')).LanguageDialog);

/** What may open over the documents. */
export type DialogOfDocuments =
  | { kind: 'view'; cv: Cv }
  | { kind: 'labels' | 'language' | 'publish'; card: CvCard }
  | { kind: 'edit-labels' };

/** How a CV is published; loaded when that is opened. */
export type PublicPageDialog = ComponentType<{ cv: CvCard; onClose: () => void }>;

interface OpenDialogProps {
  dialog: DialogOfDocuments;
  /** The labels that the person uses. */
  labels: readonly string[];
  PublicPage: PublicPageDialog;
  onClose: () => void;
  /** A label has another name, or none any more. */
  onLabelRenamed: (name: string, to: string | null) => void;
}

/** The dialog that stands open over the documents. */
export function OpenDialog({ dialog, labels, PublicPage, onClose, onLabelRenamed }: OpenDialogProps) {
  return (
    <Suspense>
      {dialog.kind === 'view' && <ViewOverlay cv={dialog.cv} onClose={onClose} />}
      {dialog.kind === 'labels' && <LabelsDialog card={dialog.card} known={labels} onClose={onClose} />}
      {dialog.kind === 'edit-labels' && <EditLabelsDialog onRenamed={onLabelRenamed} onClose={onClose} />}
      {dialog.kind === 'language' && <LanguageDialog card={dialog.card} onClose={onClose} />}
      {dialog.kind === 'publish' && <PublicPage cv={dialog.card} onClose={onClose} />}
    </Suspense>
  );
}
