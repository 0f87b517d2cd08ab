import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { Part } from '@candor/domain/conversations';
import { Button, buttonLook } from '../../ui/button.tsx';
import { copyText } from '../../ui/copy-text.ts';
import { PartCard } from './part-card.tsx';

type Message = Extract<Part, { kind: 'message' }>;

/** Longer addresses are cut by some mail programs. */
const MOST_ADDRESS = 1_800;

/** The address that has the person's own mail program open the message; the contact's address is the person's own note. */
function mailAddress({ email, subject, text }: Message): string | null {
  const query = new URLSearchParams({ subject, body: text }).toString().replaceAll('+', '%20');
  const address = `mailto:${encodeURIComponent(email)}?${query}`;
  return email === '' || address.length > MOST_ADDRESS ? null : address;
}

/** A message to a contact, for the person to send: Candor sends nothing. */
export function MessageCard({ message }: { message: Message }) {
  const { to, subject, text, toCheck } = message;
  const address = mailAddress(message);
  return (
    <PartCard title={t`Message to ${to}`}>
      {subject !== '' && (
        <p dir="auto" className="text-base font-medium">
          {subject}
        </p>
      )}
      <p dir="auto" className="text-base whitespace-pre-line wrap-anywhere">
        {text}
      </p>
      {toCheck.length > 0 && (
        <ul aria-label={t`Check before you send it`} className="grid gap-1 text-sm text-warning">
          {toCheck.map((one) => (
            <li key={one}>{one}</li>
          ))}
        </ul>
      )}
      <div className="flex flex-wrap gap-2">
        <Button
          onClick={() =>
            void copyText(text, t`Copied the message to the clipboard.`, t`Select it and copy it instead.`)
          }
        >
          <Trans>Copy</Trans>
        </Button>
        {address !== null && (
          <a href={address} className={buttonLook('quiet')}>
            <Trans>Open in email</Trans>
          </a>
        )}
      </div>
    </PartCard>
  );
}
