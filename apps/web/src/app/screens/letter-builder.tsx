import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { useUser } from '../../platform/session.tsx';
import { InSteps } from '../../ui/in-steps.tsx';
import { CannotOpen, Opening } from '../editor/editor-loading.tsx';
import { letterFor } from '../letters/letter-for.ts';
import { startOfLetter, storedLetter } from '../letters/letter-start.ts';
import { LetterBuilder } from '../letters/letter-builder.tsx';
import { letterTabOf } from '../letters/letter-tabs.ts';
import { askForNamed } from '../editor/ask-for-named.ts';
import { useEditorAddress } from '../editor/use-editor-address.ts';

/** Asks for the letter of the address before it is known who is signed in. */
export const prefetch = () => askForNamed(storedLetter);

export function LetterBuilderScreen() {
  const user = useUser();
  const address = useEditorAddress();
  const { search, edit, editor, rename, tab, showTab } = address;
  const given = letterFor(search);
  const { data, error, refetch } = useQuery({
    queryKey: ['letter-builder', editor],
    queryFn: () => startOfLetter(user, edit, given),
    gcTime: 0,
    staleTime: Infinity,
  });

  if (error) return <CannotOpen kind="letter" builder="/letter-builder" error={error} onRetry={refetch} />;
  const opening = <Opening title={t`Cover Letters`} />;
  if (!data) return opening;
  return (
    <InSteps key={editor} meanwhile={opening}>
      <LetterBuilder
        start={data}
        namedTab={letterTabOf(tab).value}
        onTab={(next) => showTab(next === 'builder' ? null : next)}
        applicationId={address.application}
        onApplication={address.nameApplication}
        onWritten={(id) => rename({ edit: id })}
      />
    </InSteps>
  );
}
