import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { Stage } from '@candor/domain/applications';
import { CallError, sentenceOf } from '../../../platform/call-error.ts';
import { usePageTitle } from '../../../platform/page-title.ts';
import { LoadError } from '../../../ui/load-error.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { applicationOf, type Application } from '../api/application.ts';
import { applicationsIn, type Place } from '../api/applications.ts';
import { useMoveQueue } from '../move-queue.ts';
import { afterMoves } from '../moves.ts';
import { placeCards, placeOf, useApplicationEvents, useMoveQueueOf } from '../use-applications.ts';
import { useMoving } from '../use-moving.tsx';
import { todayHere } from '../../../platform/days.ts';
import { titleOf } from '../words.ts';
import { Advert } from './advert.tsx';
import { Asked, type ComparedCv } from './asked.tsx';
import { Details } from './details.tsx';
import { Documents, type OwnDocuments } from './documents.tsx';
import { Help, type Helps } from './help.tsx';
import { History } from './history.tsx';
import { usualStages } from '../stage-names.ts';
import { JobHead } from './job-head.tsx';
import { Notes } from './notes.tsx';
import { OfferFields } from './offer-fields.tsx';
import { People } from './people.tsx';
import { Tasks } from './tasks.tsx';
import { useEdited } from './use-edited.ts';

interface JobParts {
  documents: OwnDocuments;
  helps: Helps;
  /** The CV to hold against the job; null where there is none. */
  cvFor: (application: Application) => ComparedCv | null;
  /** Whom the person knows there, and the way to keep its contact among them. */
  renderPeople: (application: Application) => ReactNode;
  /** The interviews practised for the job. */
  renderPractice: (application: Application) => ReactNode;
  /** It was archived, deleted or taken back. */
  onPlaced: (place: Place) => void;
}

export interface JobViewProps extends JobParts {
  id: string;
  ownerId: string;
}

/** One job with everything that hangs on it. */
export function JobView({ id, ownerId, ...parts }: JobViewProps) {
  useApplicationEvents();
  useMoveQueueOf(ownerId);
  // What was made for it elsewhere is there when somebody comes back.
  const { data, error, refetch } = useQuery({ ...applicationOf(id), refetchOnMount: 'always' });
  const { data: listed } = useQuery(applicationsIn('active'));
  const isGone = error instanceof CallError && error.status === 404;
  usePageTitle(data ? titleOf(data) : t`Job`);
  if (data)
    return <Whole key={data.id} stored={data} stages={listed?.board.stages ?? usualStages} {...parts} />;
  if (error)
    return (
      <>
        <h1 className="sr-only">
          <Trans>Job</Trans>
        </h1>
        <LoadError onRetry={() => void refetch()}>
          {isGone
            ? t`This job no longer exists. It may be in the trash.`
            : sentenceOf(error, t`This job could not be loaded.`)}
        </LoadError>
      </>
    );
  return (
    <div aria-busy="true" className="grid gap-6">
      <h1 className="sr-only">
        <Trans>Job</Trans>
      </h1>
      <Skeleton className="h-20 max-w-xl" />
      <Skeleton className="h-10 max-w-md" />
      <Skeleton className="h-96" />
    </div>
  );
}

interface WholeProps extends JobParts {
  stored: Application;
  stages: readonly Stage[];
}

function Whole({
  stored,
  stages,
  documents,
  helps,
  cvFor,
  renderPeople,
  renderPractice,
  onPlaced,
}: WholeProps) {
  const today = todayHere();
  const { status, ...edited } = useEdited(stored);
  const { application } = edited;
  const { waiting } = useMoveQueue();
  // Where it stands shows at once; what that brings comes once the server has it, so that no edit goes before the move.
  const [asMoved = application] = afterMoves([application], waiting);
  const cv = cvFor(application);
  const { move, question } = useMoving(stages);
  return (
    <>
      <JobHead
        application={asMoved}
        stages={stages}
        today={today}
        status={status}
        onMove={move}
        onPlace={(card, place) => {
          onPlaced(place);
          void placeCards([card], place, placeOf(card));
        }}
      />
      <Help application={application} stages={stages} helps={helps} />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-x-14 gap-y-10 lg:grid-cols-[minmax(0,1fr)_minmax(20rem,26rem)]">
        <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-9">
          <Tasks application={application} stages={stages} today={today} />
          <Documents application={application} own={documents} />
          <Asked application={application} cv={cv} />
          {renderPractice(application)}
          <OfferFields {...edited} stages={stages} />
          <Notes {...edited} />
          <History application={application} stages={stages} />
        </div>
        <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-9">
          <Details {...edited} />
          <People {...edited}>{renderPeople(application)}</People>
          <Advert {...edited} cv={cv} />
        </div>
      </div>
      {question}
    </>
  );
}
