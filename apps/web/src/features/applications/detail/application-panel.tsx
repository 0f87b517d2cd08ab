import { useQuery } from '@tanstack/react-query';
import { X } from 'lucide-react';
import { Dialog } from 'radix-ui';
import type { ComponentType } from 'react';
import type { Stage } from '@candor/domain/applications';
import { CallError, sentenceOf } from '../../../platform/call-error.ts';
import { BareIconButton } from '../../../ui/button.tsx';
import { LoadError } from '../../../ui/load-error.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { applicationOf, type Application, type Card, type Place } from '../api/applications.ts';
import { Advert } from './advert.tsx';
import { Details } from './details.tsx';
import { History } from './history.tsx';
import { Help, type Helps } from './help.tsx';
import { Notes } from './notes.tsx';
import { OfferFields } from './offer-fields.tsx';
import { PanelHead } from './panel-head.tsx';
import { SentDocuments, type OwnDocuments } from './sent-documents.tsx';
import { Tasks } from './tasks.tsx';
import { useEdited } from './use-edited.ts';

export interface PanelProps {
  stages: readonly Stage[];
  today: string;
  documents: OwnDocuments;
  helps: Helps;
  /** Whom the person knows at a company. */
  People: ComponentType<{ company: string }>;
  onMove: (card: Card, to: string) => void;
  onPlace: (card: Card, place: Place) => void;
  onClose: () => void;
}

/** One application, slid in at the right. The address names it: the way back closes it. */
export function ApplicationPanel({ id, ...props }: PanelProps & { id: string }) {
  const { data, error, refetch } = useQuery(applicationOf(id));
  const isGone = error instanceof CallError && error.status === 404;
  return (
    <Dialog.Root open onOpenChange={(isOpen) => !isOpen && props.onClose()}>
      <Dialog.Portal>
        <Dialog.Overlay className="fixed inset-0 z-40 bg-scrim" />
        <Dialog.Content
          aria-describedby={undefined}
          className="fixed inset-y-0 right-0 z-50 w-full max-w-[42rem] overflow-y-auto border-l border-line bg-surface text-ink shadow-float"
        >
          <Dialog.Close asChild>
            <BareIconButton label="Close" className="absolute! top-4 right-4">
              <X size={20} strokeWidth={1.5} />
            </BareIconButton>
          </Dialog.Close>
          {data ? (
            <Whole key={data.id} application={data} {...props} />
          ) : (
            <div className="grid gap-4 p-6">
              <Dialog.Title className="sr-only">Application</Dialog.Title>
              {error ? (
                <LoadError onRetry={() => void refetch()}>
                  {isGone
                    ? 'This application no longer exists. It may be in the trash.'
                    : sentenceOf(error, 'This application could not be loaded.')}
                </LoadError>
              ) : (
                <>
                  <Skeleton className="h-8 w-72" />
                  <Skeleton className="h-24" />
                  <Skeleton className="h-64" />
                </>
              )}
            </div>
          )}
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

function Whole({ application: stored, ...props }: PanelProps & { application: Application }) {
  const { stages, today, documents, helps, People } = props;
  const { status, ...edited } = useEdited(stored);
  const { application } = edited;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8 px-5 pt-5 pb-12 sm:px-7">
      <PanelHead {...edited} {...props} status={status} />
      <Help application={application} stages={stages} helps={helps} />
      <Tasks application={application} stages={stages} today={today} />
      <People company={application.company} />
      <OfferFields {...edited} stages={stages} />
      <SentDocuments application={application} own={documents} />
      <Details {...edited} />
      <Notes {...edited} />
      <Advert {...edited} />
      <History application={application} stages={stages} />
    </div>
  );
}
