import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { applicationsIn, SaveJobView } from '../../features/applications/index.ts';

/** Where the bookmarklet leads: the job of the page it was pressed on. */
export function SaveJobScreen() {
  // Asked for while the view is loaded: its stages.
  useQuery(applicationsIn('active'));
  return (
    <main id="main" className="mx-auto grid max-w-2xl grid-cols-[minmax(0,1fr)] gap-5 px-4 py-8 sm:px-6">
      <h1 className="font-serif text-2xl font-semibold">
        <Trans>Save a job</Trans>
      </h1>
      <SaveJobView />
    </main>
  );
}
