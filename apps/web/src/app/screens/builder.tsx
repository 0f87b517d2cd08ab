import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { useUser } from '../../platform/session.tsx';
import { InSteps } from '../../ui/in-steps.tsx';
import { CannotOpen, Opening } from '../editor/editor-loading.tsx';
import { startOfCv, storedCv } from '../cv/cv-start.ts';
import { CvBuilder } from '../cv/cv-builder.tsx';
import { cvTabOf } from '../cv/cv-tabs.ts';
import { askForNamed } from '../editor/ask-for-named.ts';
import { useEditorAddress } from '../editor/use-editor-address.ts';

/** The job that an address names for the salary tab; null where it names none. */
function salaryJobIn(search: URLSearchParams) {
  const position = search.get('position');
  return position ? { position, place: search.get('place') ?? '' } : null;
}

/** Asks for the CV of the address before it is known who is signed in. */
export const prefetch = () => askForNamed(storedCv);

export function BuilderScreen() {
  const user = useUser();
  const address = useEditorAddress();
  const { search, edit, editor, rename, tab, showTab, roadmap, showRoadmap, contact, showContact } = address;
  const { data, error, refetch } = useQuery({
    queryKey: ['builder', editor],
    queryFn: () => startOfCv(user, edit),
    gcTime: 0,
    staleTime: Infinity,
  });

  if (error) return <CannotOpen kind="cv" builder="/cv-builder" error={error} onRetry={refetch} />;
  const opening = <Opening title={t`CV Builder`} />;
  if (!data) return opening;
  return (
    <InSteps key={editor} meanwhile={opening}>
      <CvBuilder
        start={data}
        namedTab={cvTabOf(tab).value}
        onTab={(next) => showTab(next === 'builder' ? null : next)}
        roadmapId={roadmap}
        onRoadmap={showRoadmap}
        applicationId={address.application}
        onApplication={address.nameApplication}
        salaryJob={salaryJobIn(search)}
        contactId={contact}
        onContact={showContact}
        wantsSample={search.get('sample') === '1'}
        onSampleSeen={() => rename({})}
        onWritten={(id) => rename({ edit: id })}
      />
    </InSteps>
  );
}
