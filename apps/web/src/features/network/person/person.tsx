import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import { CallError, sentenceOf } from '../../../platform/call-error.ts';
import { Button } from '../../../ui/button.tsx';
import { LoadError } from '../../../ui/load-error.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { contactOf, type Card, type Contact } from '../api/contacts.ts';
import { Engagement } from './engagement.tsx';
import { Facts } from './facts.tsx';
import { FollowUp } from './follow-up.tsx';
import { History } from './history.tsx';
import { Part } from './part.tsx';
import type { PersonHelps } from './helps.ts';
import { PersonHead } from './person-head.tsx';

interface PersonProps extends PersonHelps {
  id: string;
  today: string;
  contacts: readonly Card[];
  onClose: () => void;
  onOpen: (id: string) => void;
}

/** One contact with what is known, what happened and what could be next. */
export function Person({ id, onClose, ...props }: PersonProps) {
  const { data, error, refetch } = useQuery(contactOf(id));
  const isGone = error instanceof CallError && error.status === 404;
  return (
    <article className="grid grid-cols-[minmax(0,1fr)] content-start gap-6">
      <div className="lg:hidden">
        <Button
          look="quiet"
          className="-ms-3.5"
          icon={<ArrowLeft size={16} strokeWidth={1.5} aria-hidden="true" className="rtl:-scale-x-100" />}
          onClick={onClose}
        >
          <Trans>Contacts</Trans>
        </Button>
      </div>
      {data ? (
        <Whole contact={data} onClose={onClose} {...props} />
      ) : error ? (
        <LoadError onRetry={() => void refetch()}>
          {isGone
            ? t`This contact no longer exists. It may be in the trash.`
            : sentenceOf(error, t`This contact could not be loaded.`)}
        </LoadError>
      ) : (
        <>
          <Skeleton className="h-12 w-72" />
          <Skeleton className="h-64" />
        </>
      )}
    </article>
  );
}

function Whole({ contact, ...props }: Omit<PersonProps, 'id'> & { contact: Contact }) {
  const { today, applicationsAt, onApplication } = props;
  const applications = contact.company === '' ? [] : applicationsAt(contact.company);
  return (
    <>
      <PersonHead contact={contact} applications={applications.map(({ line }) => line)} {...props} />
      <div className="grid gap-x-10 gap-y-8 xl:grid-cols-[minmax(0,1fr)_17rem]">
        <div className="grid content-start gap-8">
          <FollowUp contact={contact} today={today} />
          <History contact={contact} today={today} />
        </div>
        <div className="grid content-start gap-8">
          <Engagement contact={contact} today={today} />
          {applications.length > 0 && (
            <Part title={t`Your applications there`}>
              <ul className="grid gap-1">
                {applications.map(({ id, line }) => (
                  <li key={id}>
                    <button
                      type="button"
                      className="text-start text-base text-accent hover:underline"
                      onClick={() => onApplication(id)}
                    >
                      {line}
                    </button>
                  </li>
                ))}
              </ul>
            </Part>
          )}
          <Facts contact={contact} />
        </div>
      </div>
    </>
  );
}
