import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import clsx from 'clsx';
import { ChevronDown, ChevronUp, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { checkMeaning, type Finding, type Rewrite } from '@candor/domain/improving';
import { Button } from '../../ui/button.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { groupInk, groupOf } from './finding-look.ts';

const icon = { size: 16, strokeWidth: 1.5, 'aria-hidden': true } as const;

interface FindingCardProps {
  finding: Finding;
  /** Other ways to say its sentence, where no words of its own are proposed. */
  rewrites: readonly Rewrite[];
  place: number;
  count: number;
  className?: string;
  /** What else may be chosen there. */
  children?: ReactNode;
  onApply: (replacement: string) => void;
  onRewrite: (rewrite: Rewrite) => void;
  onIgnore: () => void;
  onStep: (by: 1 | -1) => void;
  /** Puts the card away, where it can be. */
  onClose?: () => void;
}

/** Why some words are underlined, and what could stand there instead. */
export function FindingCard(props: FindingCardProps) {
  const {
    finding,
    rewrites,
    place,
    count,
    className,
    children,
    onApply,
    onRewrite,
    onIgnore,
    onStep,
    onClose,
  } = props;
  const { label, source } = checkMeaning(finding.check);
  return (
    <section
      aria-label={t`Finding`}
      className={clsx('grid gap-3 rounded-panel border border-line bg-surface p-4 shadow-float', className)}
    >
      <div className="flex items-start gap-2">
        <div className="me-auto grid gap-0.5">
          <p className={clsx('text-sm font-semibold', groupInk[groupOf(finding.check)])}>{label}</p>
          <p role="status" className="text-base">
            {finding.message}
          </p>
        </div>
        <span className="pt-1.5 text-sm whitespace-nowrap text-soft tabular">
          <Trans>
            {place} of {count}
          </Trans>
        </span>
        <IconButton label={t`Previous finding (Shift F7)`} onClick={() => onStep(-1)}>
          <ChevronUp {...icon} />
        </IconButton>
        <IconButton label={t`Next finding (F7)`} onClick={() => onStep(1)}>
          <ChevronDown {...icon} />
        </IconButton>
        {onClose && (
          <IconButton label={t`Close (Escape)`} onClick={onClose}>
            <X {...icon} />
          </IconButton>
        )}
      </div>
      <div className="flex flex-wrap gap-2">
        {finding.replacements.map((replacement) => (
          <Button
            key={replacement}
            className="max-w-full whitespace-normal! text-start"
            aria-label={
              replacement === '' ? t`Leave out “${finding.words}”` : t`Replace with “${replacement}”`
            }
            onClick={() => onApply(replacement)}
          >
            {replacement === '' ? t`Leave it out` : replacement}
          </Button>
        ))}
        <Button look="quiet" onClick={onIgnore}>
          <Trans>Ignore</Trans>
        </Button>
      </div>
      {finding.replacements.length === 0 && rewrites.length > 0 && (
        <div className="max-h-[35dvh] overflow-y-auto" tabIndex={0} role="region" aria-label={t`Rewrites`}>
          <Rewrites rewrites={rewrites} onTake={onRewrite} />
        </div>
      )}
      <div className="flex flex-wrap items-center justify-between gap-2">
        <p className="text-xs text-soft">{source}</p>
        {children}
      </div>
    </section>
  );
}

interface RewritesProps {
  rewrites: readonly Rewrite[];
  onTake: (rewrite: Rewrite) => void;
}

/** Other ways to say a sentence, each with its reason. */
export function Rewrites({ rewrites, onTake }: RewritesProps) {
  return (
    <ul className="grid gap-2" aria-label={t`Other ways to say it`}>
      {rewrites.map((rewrite) => (
        <li
          key={rewrite.text}
          className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-x-3 gap-y-0.5 border-s-2 border-accent ps-3"
        >
          <p className="text-base">{rewrite.text}</p>
          <Button
            look="quiet"
            className="row-span-2"
            aria-label={t`Use “${rewrite.text}”`}
            onClick={() => onTake(rewrite)}
          >
            <Trans>Use</Trans>
          </Button>
          <p className="text-sm text-soft">{rewrite.reason}</p>
        </li>
      ))}
    </ul>
  );
}
