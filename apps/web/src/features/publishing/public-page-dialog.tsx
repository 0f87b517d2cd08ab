import { t } from '@lingui/core/macro';
import { Dialog } from '../../ui/dialog.tsx';
import { PublicPage } from './public-page.tsx';

interface PublicPageDialogProps {
  cv: { id: string; title: string };
  onClose: () => void;
}

/** The public page of a CV in a dialog of its own. */
export function PublicPageDialog({ cv, onClose }: PublicPageDialogProps) {
  return (
    <Dialog isOpen onClose={onClose} title={t`Public page`} description={cv.title}>
      <PublicPage cvId={cv.id} />
    </Dialog>
  );
}
