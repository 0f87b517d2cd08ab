import { t } from '@lingui/core/macro';
import { Plural, Trans } from '@lingui/react/macro';
import type { Turn } from '@candor/contracts/conversations';
import { askLimits, type Part } from '@candor/domain/conversations';
import { ActionCard } from './action-card.tsx';
import { AnswerWords } from './answer-words.tsx';
import { FileCard } from './file-card.tsx';
import { MessageCard } from './message-card.tsx';
import { ProposalCard } from './proposal-card.tsx';
import { wholeNumber } from '../../ui/figures.ts';

/** How a turn ended, where that is not plain from what was said. */
const endings: Record<Exclude<Turn['state'], 'working' | 'done'>, string> = {
  stopped: t`Stopped. What was proposed until then is kept.`,
  'out-of-steps': t`Stopped after ${askLimits.steps} steps, which is as far as one request goes. Ask for the rest.`,
  'out-of-tokens': t`Stopped after ${wholeNumber(askLimits.tokens)} tokens, which is as far as one request goes. Ask for the rest.`,
  failed: t`The AI model didn’t answer. Try again; if it keeps happening, check the model under Settings.`,
  interrupted: t`Interrupted when the server stopped. What was proposed until then is kept.`,
};

interface TurnViewProps {
  turn: Turn;
  onDecide: (act: string, isAllowed: boolean) => Promise<unknown>;
  onOpen: () => void;
}

/** A request, and its answer as far as there is one. */
export function TurnView({ turn: { request, parts, state }, onDecide, onOpen }: TurnViewProps) {
  const steps = parts.filter((part) => part.kind === 'step');
  return (
    <article className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <p className="justify-self-end rounded-panel bg-wash px-3.5 py-2 text-md whitespace-pre-line wrap-anywhere">
        <span className="sr-only">
          <Trans>You:</Trans>{' '}
        </span>
        <bdi>{request}</bdi>
      </p>
      {steps.length > 0 && <Steps steps={steps} />}
      {parts.map((part, at) => (
        <PartView key={at} part={part} onDecide={onDecide} onOpen={onOpen} />
      ))}
      {state === 'working' ? (
        <p role="status" className="text-base text-soft motion-safe:animate-pulse">
          {parts.at(-1)?.kind === 'words' ? t`Writing...` : t`Working...`}
        </p>
      ) : (
        state !== 'done' && <p className="text-base text-soft">{endings[state]}</p>
      )}
    </article>
  );
}

function Steps({ steps }: { steps: readonly Extract<Part, { kind: 'step' }>[] }) {
  const refused = steps.filter(({ isRefused }) => isRefused).length;
  return (
    <details className="text-sm text-soft">
      <summary className="cursor-pointer rounded-control">
        {refused === 0 ? (
          <Plural value={steps.length} one="# step" other="# steps" />
        ) : (
          <Trans>
            <Plural value={steps.length} one="# step" other="# steps" />, {refused} refused
          </Trans>
        )}
      </summary>
      <ul className="mt-1 grid gap-1 border-s border-line ps-3">
        {steps.map(({ title, isRefused, why }, at) => (
          <li key={at} className="wrap-anywhere">
            {isRefused ? t`Refused: ${title}. ${why}` : title}
          </li>
        ))}
      </ul>
    </details>
  );
}

interface PartViewProps extends Pick<TurnViewProps, 'onDecide' | 'onOpen'> {
  part: Part;
}

function PartView({ part, onDecide, onOpen }: PartViewProps) {
  switch (part.kind) {
    case 'words':
      return <AnswerWords text={part.text} />;
    case 'proposal':
      return <ProposalCard document={part.document} onOpen={onOpen} />;
    case 'act':
      return <ActionCard act={part} onDecide={onDecide} onOpen={onOpen} />;
    case 'message':
      return <MessageCard message={part} />;
    case 'file':
      return <FileCard file={part} />;
    case 'step':
      return null;
    default:
      return part satisfies never;
  }
}
