import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import type { InterviewSession } from '@candor/domain/interview';
import { Loaded } from '../../platform/loaded.tsx';
import { Button } from '../../ui/button.tsx';
import { sessionOf } from './api/sessions.ts';
import { ResultsView } from './results-view.tsx';

interface PastSessionProps {
  ownerId: string;
  id: string;
  onClose: () => void;
  onAgain: () => void;
  onAnswerAgain: (session: InterviewSession, questionId: string) => void;
}

/** An interview that was completed before. */
export function PastSession({ ownerId, id, onClose, onAgain, onAnswerAgain }: PastSessionProps) {
  return (
    <div className="grid gap-6">
      <Button
        look="quiet"
        className="-ms-3.5 justify-self-start"
        onClick={onClose}
        icon={<ArrowLeft size={16} aria-hidden="true" className="rtl:-scale-x-100" />}
      >
        <Trans>All interviews</Trans>
      </Button>
      <Loaded query={useQuery(sessionOf(id))} sentence={t`This interview could not be loaded.`}>
        {({ session }) => (
          <ResultsView
            ownerId={ownerId}
            session={session}
            savedId={id}
            onAgain={onAgain}
            onAnswerAgain={onAnswerAgain}
          />
        )}
      </Loaded>
    </div>
  );
}
