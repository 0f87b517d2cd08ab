import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import { Suspense } from 'react';
import { Link, useLocation } from 'wouter';
import { JobView, type Application } from '../../features/applications/index.ts';
import { myCvs, myLetters } from '../../features/documents/index.ts';
import { PracticeOfJob } from '../../features/interview/index.ts';
import { ContactsAtCompany } from '../../features/network/index.ts';
import { useHistoryEntry } from '../../platform/navigation.tsx';
import { useUser } from '../../platform/session.tsx';
import { cvFor, useHelps } from './use-helps.ts';

/** Whether the board led here: the way back is one step of the history, and finds it as it was. */
const isFromBoard = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'isFromBoard' in state && state.isFromBoard === true;

/** The contact of a job as one of the person's own; null where it names nobody, or no employer. */
function contactOf({ title, company, contact }: Application) {
  if (!contact?.name || company === '') return null;
  const { name, role, email, phone } = contact;
  return {
    name,
    company,
    position: role || (title ? t`Contact for ${title}` : t`Contact for a job`),
    email,
    phone,
  };
}

/** One job at its own address. */
export function JobScreen({ id }: { id: string }) {
  const user = useUser();
  const [, navigate] = useLocation();
  const { state } = useHistoryEntry();
  const { data: cvs = [] } = useQuery(myCvs);
  const { data: letters = [] } = useQuery(myLetters);
  const cvIds = cvs.map((cv) => cv.id);
  const { helps, practise } = useHelps({ cvIds });
  const back = () => (isFromBoard(state) ? history.back() : navigate('/applications'));
  return (
    <main
      id="main"
      className="mx-auto grid max-w-[80rem] grid-cols-[minmax(0,1fr)] content-start gap-6 px-4 pt-6 pb-16 sm:px-6"
    >
      <Link
        to="/applications"
        className="inline-flex min-h-9 items-center gap-1.5 justify-self-start text-base text-soft hover:text-ink"
        onClick={(event) => {
          event.preventDefault();
          back();
        }}
      >
        <ArrowLeft size={16} strokeWidth={1.5} aria-hidden="true" className="rtl:-scale-x-100" />
        <Trans>Applications</Trans>
      </Link>
      <JobView
        key={id}
        id={id}
        ownerId={user.id}
        documents={{ cvs, letters }}
        helps={helps}
        cvFor={(application) => cvs.find((cv) => cv.id === cvFor(application, cvIds)) ?? null}
        renderPeople={(application) => (
          <Suspense>
            <ContactsAtCompany
              company={application.company}
              named={contactOf(application)}
              onOpen={(contact) => navigate(`/cv-builder?tab=network&contact=${contact}`)}
            />
          </Suspense>
        )}
        renderPractice={(application) => (
          <Suspense>
            <PracticeOfJob applicationId={application.id} onPractise={() => practise(application)} />
          </Suspense>
        )}
        onPlaced={(place) => {
          if (place !== 'active') back();
        }}
      />
    </main>
  );
}
