import { t } from '@lingui/core/macro';
import { Plural, Trans } from '@lingui/react/macro';

import { Button } from '../../ui/button.tsx';
import { lineDifferences } from './line-differences.ts';

const MOST_LINES = 6;

interface ConflictProps {
  /** What was changed twice: "form", "CV". */
  what: string;
  ours: string;
  theirs: string;
  /** How the other one is reached afterwards. */
  wayBack?: string;
  onResolve: (choice: 'ours' | 'theirs') => void;
}

/** Asks which of two versions stands, and shows what only one of them says. The other one stays within reach. */
export function Conflict({
  what,
  ours,
  theirs,
  wayBack = t`You can undo this later.`,
  onResolve,
}: ConflictProps) {
  const { onlyOurs, onlyTheirs } = lineDifferences(ours, theirs);
  const isSameText = onlyOurs.length === 0 && onlyTheirs.length === 0;
  return (
    <div role="alert" className="grid gap-4 border-b border-line bg-wash px-4 py-4 sm:px-6">
      <p className="text-base">
        <Trans>
          <strong className="font-semibold">This {what} is open in another tab or on another device</strong>,
          where it was changed too.
        </Trans>{' '}
        {isSameText ? <Trans>Only the design differs.</Trans> : null}{' '}
        <Trans>Which version do you want to keep?</Trans> {wayBack}
      </p>
      <div className="grid gap-4 sm:grid-cols-2">
        <Version
          title={t`On this screen`}
          lines={onlyOurs}
          confirmLabel={t`Keep this version`}
          onUse={() => onResolve('ours')}
        />
        <Version
          title={t`From the other tab or device`}
          lines={onlyTheirs}
          confirmLabel={t`Use the other version`}
          onUse={() => onResolve('theirs')}
        />
      </div>
    </div>
  );
}

interface VersionProps {
  title: string;
  lines: readonly string[];
  confirmLabel: string;
  onUse: () => void;
}

function Version({ title, lines, confirmLabel, onUse }: VersionProps) {
  return (
    <div className="grid content-start justify-items-start gap-2">
      <h2 className="text-base font-semibold">{title}</h2>
      <ul className="grid gap-1 text-base text-soft">
        {lines.slice(0, MOST_LINES).map((line) => (
          <li key={line} className="line-clamp-2 break-words">
            {line}
          </li>
        ))}
        {lines.length > MOST_LINES && (
          <li>
            <Plural value={lines.length - MOST_LINES} one="and # more line" other="and # more lines" />
          </li>
        )}
        {lines.length === 0 && (
          <li>
            <Trans>No lines of its own</Trans>
          </li>
        )}
      </ul>
      <Button onClick={onUse}>{confirmLabel}</Button>
    </div>
  );
}
