import { useQuery } from '@tanstack/react-query';
import { Loaded } from '../../platform/loaded.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { publicPageOf } from './api.ts';
import { PageLink } from './page-link.tsx';
import { PageViews } from './page-views.tsx';
import { PublishForm } from './publish-form.tsx';

interface PublicPageDialogProps {
  cv: { id: string; title: string };
  onClose: () => void;
}

/** How a CV is published on a page of its own: its link, its visits, and what visitors see and may do. */
export function PublicPageDialog({ cv, onClose }: PublicPageDialogProps) {
  const query = useQuery(publicPageOf(cv.id));
  return (
    <Dialog isOpen onClose={onClose} title="Public page" description={cv.title}>
      <Loaded query={query} sentence="Your public page could not be loaded.">
        {(reply) => (
          <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
            {reply.page && <PageLink page={reply.page} />}
            {reply.page && <PageViews views={reply.views} />}
            <PublishForm key={String(reply.page?.isPublic)} cvId={cv.id} reply={reply} />
          </div>
        )}
      </Loaded>
    </Dialog>
  );
}
