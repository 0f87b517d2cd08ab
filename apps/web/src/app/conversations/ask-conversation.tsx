import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { isOfAdvert, subjectText, type Subject } from '@candor/domain/conversations';
import { modelInUse } from '../../platform/model-in-use.ts';
import { withErrorToast } from '../../platform/with-error-toast.ts';
import { Button } from '../../ui/button.tsx';
import { Confirm } from '../../ui/confirm.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { LoadError } from '../../ui/load-error.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Composer } from './composer.tsx';
import { NamedDocuments, type Named } from './named-documents.tsx';
import { NoModel } from './no-model.tsx';
import { subjectWords } from './subject-words.data.ts';
import { TurnView } from './turn-view.tsx';
import { useConversation } from './use-conversation.ts';
import { useStayAtEnd } from './use-stay-at-end.ts';
import { useSubject } from './use-subject.ts';

interface AskConversationProps {
  title: ReactNode;
  /** What closes the panel. */
  close: ReactNode;
  /** The panel gives way to what is opened, where it covers the screen. */
  onOpen: () => void;
}

/** The conversation about what the screen shows. */
export function AskConversation({ title, close, onOpen }: AskConversationProps) {
  const subject = useSubject();
  const conversation = useConversation(subject);
  const { turns, isAnswering, named } = conversation;
  const { data: model } = useQuery(modelInUse);
  const [request, setRequest] = useState('');
  const [isClearing, setIsClearing] = useState(false);
  const [added, setAdded] = useState<readonly (Named & { about: string })[]>([]);
  const box = useRef<HTMLTextAreaElement>(null);
  const { scrolling, growing } = useStayAtEnd();
  const about = subjectText(subject);
  // What was added in another conversation is not of this one.
  const own = added.filter((one) => one.about === about);
  const isMissing = model?.isInUse === false;
  const canAsk = model?.isInUse === true;

  useEffect(() => box.current?.focus({ preventScroll: true }), [canAsk]);
  const send = () => {
    const asked = request;
    setRequest('');
    void conversation
      .ask(
        asked,
        own.map(({ id }) => id),
      )
      .then((isBegun) => {
        // What was refused before it began is there to be sent again.
        if (!isBegun) setRequest((typed) => typed || asked);
      });
  };
  return (
    <>
      <div className="flex h-14 shrink-0 items-center gap-1 border-b border-line pe-2 ps-4">
        <div className="me-auto">{title}</div>
        {conversation.id !== null && !isAnswering && (
          <IconButton label={t`Delete this conversation`} onClick={() => setIsClearing(true)}>
            <Trash2 size={20} strokeWidth={1.5} aria-hidden="true" />
          </IconButton>
        )}
        {close}
      </div>
      <div ref={scrolling} className="min-h-0 grow overflow-y-auto px-4 py-4" tabIndex={-1}>
        <div ref={growing}>
          {conversation.isPending && <Skeleton className="h-32" />}
          {conversation.isError && (
            <LoadError onRetry={conversation.retry}>
              <Trans>The conversation can’t be loaded right now.</Trans>
            </LoadError>
          )}
          <div
            role="log"
            aria-label={t`Conversation`}
            aria-busy={isAnswering}
            className="grid grid-cols-[minmax(0,1fr)] gap-6"
          >
            {turns.map((turn) => (
              <TurnView key={turn.id} turn={turn} onDecide={conversation.decide} onOpen={onOpen} />
            ))}
          </div>
          {conversation.error !== null && (
            <p role="alert" className="pt-4 text-base text-danger">
              {conversation.error}
            </p>
          )}
          {!conversation.isPending &&
            turns.length === 0 &&
            (isMissing ? (
              <NoModel onOpen={onOpen} />
            ) : (
              <Beginning
                subject={subject}
                onChoose={(example) => {
                  setRequest(example);
                  box.current?.focus();
                }}
              />
            ))}
        </div>
      </div>
      {canAsk && (
        <div className="grid gap-2 border-t border-line p-3">
          {isOfAdvert(subject) && (
            <NamedDocuments
              named={[...named, ...own.filter(({ id }) => named.every((one) => one.id !== id))]}
              onAdd={(one) => setAdded([...added, { ...one, about }])}
            />
          )}
          <Composer
            box={box}
            value={request}
            isAnswering={isAnswering}
            onChange={setRequest}
            onSend={send}
            onStop={conversation.stop}
          />
        </div>
      )}
      <Confirm
        isOpen={isClearing}
        title={t`Delete this conversation?`}
        question={t`What was proposed or done in it stays.`}
        confirmLabel={t`Delete`}
        onClose={() => setIsClearing(false)}
        onConfirm={() => {
          setIsClearing(false);
          void withErrorToast(conversation.clear, t`Not deleted`).then(() => box.current?.focus());
        }}
      />
    </>
  );
}

/** What can be asked here, before anything was. */
function Beginning({ subject, onChoose }: { subject: Subject; onChoose: (example: string) => void }) {
  const { invitation, examples } = subjectWords[subject.kind];
  return (
    <div className="grid gap-4">
      <p className="text-md">
        {invitation} <Trans>Nothing changes until you accept it.</Trans>
      </p>
      <ul aria-label={t`Examples`} className="grid justify-items-start gap-2">
        {examples.map((example) => (
          <li key={example}>
            <Button className="text-start whitespace-normal!" onClick={() => onChoose(example)}>
              {example}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}
