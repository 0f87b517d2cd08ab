import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import clsx from 'clsx';
import { CircleAlert, CircleCheck, CirclePlus, CircleX } from 'lucide-react';
import type { ComparedField, ReadState } from '@candor/domain/optimizer';

const looks: Readonly<Record<ReadState, { label: string; icon: typeof CircleCheck; ink: string }>> = {
  right: { label: t`Read correctly`, icon: CircleCheck, ink: 'text-green' },
  otherwise: { label: t`Read differently`, icon: CircleAlert, ink: 'text-warning' },
  lost: { label: t`Not found`, icon: CircleX, ink: 'text-danger' },
  added: { label: t`Not in your CV`, icon: CirclePlus, ink: 'text-warning' },
};

/** Tells which field is pointed at, and which is reached by keyboard or touch; null where none. */
export interface Pointing {
  onHover: (path: string | null) => void;
  onFocus: (path: string | null) => void;
}

interface MachineFieldProps extends Pointing {
  field: ComparedField;
  isLabelHidden: boolean;
  /** A simple extractor splits its words up. */
  isApart: boolean;
  /** Whether it is compared with what the CV says. */
  isOwn: boolean;
}

/** A field with what was read of it; pointing at it or reaching it by keyboard marks its place in the text. */
export function MachineField({ field, isLabelHidden, isApart, isOwn, onHover, onFocus }: MachineFieldProps) {
  const { path, label, state, held, read, spans } = field;
  const { label: stateLabel, icon: Icon, ink } = looks[state];
  const words = (
    <>
      <Icon size={16} strokeWidth={1.5} aria-hidden="true" className={clsx('mt-0.5 shrink-0', ink)} />
      <span className="grid min-w-0 gap-0.5">
        <span className={clsx('text-sm text-soft', isLabelHidden && state === 'right' && 'sr-only')}>
          {label}
          <span className={clsx(state === 'right' ? 'sr-only' : ink)}>
            {' · '}
            {isOwn ? stateLabel : t`Found`}
          </span>
        </span>
        {state === 'otherwise' ? (
          <>
            <Value before={t`Your CV:`} words={held} />
            <Value before={t`Read as:`} words={read} />
          </>
        ) : (
          <Value before="" words={state === 'lost' ? held : read} />
        )}
        {isApart && (
          <span className="text-sm text-warning">
            <Trans>Split up by simple extractors</Trans>
          </span>
        )}
      </span>
    </>
  );
  const reach = () => onFocus(path);
  const look = 'flex w-full items-start gap-2 py-1.5 text-start text-base';
  return (
    <li onPointerEnter={() => onHover(path)}>
      {spans.length === 0 ? (
        <div className={look}>{words}</div>
      ) : (
        <button
          type="button"
          onFocus={reach}
          onBlur={() => onFocus(null)}
          onClick={reach}
          className={clsx(look, 'hover:bg-wash')}
        >
          {words}
        </button>
      )}
    </li>
  );
}

function Value({ before, words }: { before: string; words: string }) {
  return (
    <span className="line-clamp-4 break-words whitespace-pre-line">
      {before !== '' && <span className="text-soft">{before} </span>}
      {words}
    </span>
  );
}
