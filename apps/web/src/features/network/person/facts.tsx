import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { connectionNames } from '@candor/domain/network';
import type { Contact } from '../api/contacts.ts';
import { Part } from './part.tsx';

/** An address of several parts as one reads it. */
const shown = (value: string) =>
  value
    .split(/\s*;\s*/u)
    .filter(Boolean)
    .join(', ');

/** What is known of a contact. What is not known takes no room. */
export function Facts({ contact }: { contact: Contact }) {
  const { email, phone, linkedinUrl, connectionType, location, industry, tags, details, notes } = contact;
  const link = 'text-accent break-all hover:underline';
  const facts: { name: string; value: string }[] = [
    { name: t`Location`, value: location },
    { name: t`Industry`, value: industry },
    { name: t`How you know them`, value: connectionNames[connectionType] },
    { name: t`Tags`, value: tags.join(', ') },
    ...details.map(({ label, value }) => ({ name: label, value: shown(value) })),
  ];
  return (
    <Part title={t`Details`}>
      <dl className="grid gap-2.5">
        {email && (
          <Fact name="Email">
            <a className={link} href={`mailto:${encodeURIComponent(email)}`}>
              {email}
            </a>
          </Fact>
        )}
        {phone && (
          <Fact name="Phone">
            <a className={link} href={`tel:${phone.replace(/[^\d+]/gu, '')}`}>
              {phone}
            </a>
          </Fact>
        )}
        {linkedinUrl && (
          <Fact name="LinkedIn">
            <a className={link} href={linkedinUrl} target="_blank" rel="noreferrer">
              <Trans>Open profile</Trans>
            </a>
          </Fact>
        )}
        {facts.map(
          ({ name, value }, at) =>
            value !== '' && (
              <Fact key={at} name={name}>
                {value}
              </Fact>
            ),
        )}
        {notes && <Fact name="Notes">{notes}</Fact>}
      </dl>
    </Part>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="grid">
      <dt className="text-sm text-soft">{name}</dt>
      <dd className="text-base break-words whitespace-pre-wrap">{children}</dd>
    </div>
  );
}
