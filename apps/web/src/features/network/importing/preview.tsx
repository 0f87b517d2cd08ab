import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { Incoming } from '@candor/domain/network';
import { roleOf } from '../words.ts';
import { wholeNumber } from '../../../ui/figures.ts';

interface PreviewProps {
  incoming: Incoming;
  /** What was left out of the file. */
  notes: readonly string[];
}

const MOST_SHOWN = 20;
const figure = (count: number) => wholeNumber(count);

/** Whom an import would bring, and who is there already. */
export function Preview({ incoming: { fresh, there, repeated }, notes }: PreviewProps) {
  if (fresh.length + there + repeated === 0)
    return (
      <p role="status" className="text-base text-soft">
        <Trans>No names were found. Choose the column that holds the name.</Trans>
      </p>
    );
  const sentences = [
    t`${figure(fresh.length)} new.`,
    there > 0 ? t`${figure(there)} already in your network: new details are added.` : '',
    repeated > 0 ? t`${figure(repeated)} repeated in the file: each person is imported once.` : '',
    ...notes,
  ];
  return (
    <>
      <p role="status" className="text-base text-soft">
        {sentences.filter(Boolean).join(' ')}
      </p>
      <ul className="grid max-h-48 overflow-y-auto" tabIndex={0} aria-label={t`Preview`}>
        {fresh.slice(0, MOST_SHOWN).map((contact, at) => (
          <li key={at} className="grid border-t border-line py-1.5">
            <span className="truncate text-base font-medium">{contact.name}</span>
            <span className="truncate text-sm text-soft">
              {[roleOf(contact), contact.email].filter(Boolean).join(' · ')}
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}
