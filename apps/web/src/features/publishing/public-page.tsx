import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { Loaded } from '../../platform/loaded.tsx';
import { publicPageOf } from './api.ts';
import { PageLink } from './page-link.tsx';
import { PageViews } from './page-views.tsx';
import { PublishForm } from './publish-form.tsx';

/** How a CV is published on a page of its own: its link, its visits, and what visitors see and may do. */
export function PublicPage({ cvId }: { cvId: string }) {
  const query = useQuery(publicPageOf(cvId));
  return (
    <Loaded query={query} sentence={t`Your public page could not be loaded.`}>
      {(reply) => (
        <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
          {reply.page && <PageLink page={reply.page} />}
          {reply.page && <PageViews views={reply.views} />}
          <PublishForm key={String(reply.page?.isPublic)} cvId={cvId} reply={reply} />
        </div>
      )}
    </Loaded>
  );
}
