import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { sentenceOf } from '../../../platform/call-error.ts';
import { Button } from '../../../ui/button.tsx';
import { modelInUse } from '../../../platform/model-in-use.ts';
import { wordedMessage, type MessageInput, type WordedMessage } from '../api/draft-message.ts';

/** What the language model makes of a message, where it is asked: only of what is filled in as it was then. */
export function useWorded(input: MessageInput) {
  const key = JSON.stringify(input);
  const [asked, setAsked] = useState<string | null>(null);
  const isAsked = asked === key;
  const { data: state } = useQuery(modelInUse);
  const { data, error, isFetching, refetch } = useQuery({ ...wordedMessage(input), enabled: isAsked });
  return {
    worded: isAsked && data?.writer === 'model' ? data : null,
    isOffered: Boolean(state?.isInUse),
    isBusy: isAsked && isFetching,
    note: isAsked && !isFetching ? noteOf(data, error) : '',
    /** Again where it failed. */
    ask: () => (isAsked ? void refetch() : setAsked(key)),
    drop: () => setAsked(null),
  };
}

const FAILED = t`The language model could not be used this time, so this is your own wording.`;

function noteOf(data: WordedMessage | undefined, error: Error | null): string {
  if (error) return sentenceOf(error, FAILED);
  return data?.writer === 'built-in' ? data.refused || FAILED : '';
}

type Worded = Pick<ReturnType<typeof useWorded>, 'worded' | 'isBusy' | 'note' | 'ask' | 'drop'>;

/** Has a message worded by the language model, and says what its person should check. */
export function WordedNote({ worded, isBusy, note, ask, drop }: Worded) {
  return (
    <div className="grid justify-items-start gap-2">
      {worded ? (
        <Button look="quiet" className="-ms-3.5" onClick={drop}>
          <Trans>Back to your own wording</Trans>
        </Button>
      ) : (
        <Button busyLabel={isBusy ? t`Asking the language model...` : undefined} onClick={ask}>
          <Trans>Have the language model word it</Trans>
        </Button>
      )}
      {note !== '' && (
        <p role="status" className="text-sm text-warning">
          {note}
        </p>
      )}
      {worded && worded.doubts.length > 0 && (
        <ul aria-label={t`To check`} className="grid gap-1 border-s-2 border-line ps-3 text-sm">
          {worded.doubts.map((doubt) => (
            <li key={doubt}>{doubt}</li>
          ))}
        </ul>
      )}
    </div>
  );
}
