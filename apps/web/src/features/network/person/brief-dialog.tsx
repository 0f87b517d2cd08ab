import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { briefOf } from '@candor/domain/network';
import { Dialog } from '../../../ui/dialog.tsx';
import type { Contact } from '../api/contacts.ts';

interface BriefDialogProps {
  contact: Contact;
  applications: readonly string[];
  today: string;
  onClose: () => void;
}

/** What to know before meeting a contact: what is stored, nothing else. */
export function BriefDialog({ contact, applications, today, onClose }: BriefDialogProps) {
  const { interactions } = contact;
  const parts = briefOf({ contact, interactions, applications, today });
  return (
    <Dialog isOpen onClose={onClose} title={t`Before you meet ${contact.name}`}>
      <dl className="grid gap-4">
        {parts.map(({ title, lines }) => (
          <div key={title} className="grid gap-0.5">
            <dt className="text-sm text-soft">{title}</dt>
            {lines.map((line, at) => (
              <dd key={at} className="text-base break-words whitespace-pre-wrap">
                {line}
              </dd>
            ))}
          </div>
        ))}
      </dl>
      {parts.length === 0 && (
        <p className="text-base text-soft">
          <Trans>There’s nothing on file except the name.</Trans>
        </p>
      )}
    </Dialog>
  );
}
