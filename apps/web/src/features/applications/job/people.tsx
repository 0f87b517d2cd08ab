import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Mail, Phone } from 'lucide-react';
import type { ReactNode } from 'react';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import type { Application } from '../api/application.ts';
import type { Change } from '../api/applications.ts';
import { Section } from './section.tsx';
import { TypedField } from './typed-field.tsx';

const icon = { size: 14, strokeWidth: 1.5, 'aria-hidden': true } as const;
const noContact = { name: '', role: '', email: '', phone: '' };
const linkLook = 'inline-flex items-center gap-1.5 text-accent hover:underline wrap-anywhere';

interface PeopleProps {
  application: Application;
  onSave: (change: Change) => void;
  /** Whom the person knows there. */
  children: ReactNode;
}

/** Who is behind the job: the contact that the advert names, and whom the person knows there. */
export function People({ application, onSave, children }: PeopleProps) {
  const { contact } = application;
  const isKnown = contact !== null && Object.values(contact).some((words) => words !== '');
  const [isEditing, setIsEditing] = useState(false);
  const field = (name: keyof typeof noContact, label: string, type?: string) => (
    <TypedField
      label={label}
      maxLength={name === 'phone' ? 60 : 200}
      {...(type && { type })}
      value={contact?.[name] ?? ''}
      onSave={(value) => onSave({ contact: { ...noContact, ...contact, [name]: value } })}
    />
  );
  return (
    <Section
      title={t`People`}
      action={
        <Button onClick={() => setIsEditing(!isEditing)}>
          {isEditing ? t`Done` : isKnown ? t`Edit` : t`Add contact`}
        </Button>
      }
    >
      {isEditing ? (
        <div className="grid gap-4 sm:grid-cols-2">
          {field('name', t`Contact`)}
          {field('role', t`Contact’s role`)}
          {field('email', t`Contact’s email`, 'email')}
          {field('phone', t`Contact’s phone`, 'tel')}
        </div>
      ) : isKnown ? (
        <div className="grid gap-1 text-base">
          <p className="font-medium wrap-anywhere">
            {contact.name || t`Contact`}
            {contact.role && <span className="font-normal text-soft"> · {contact.role}</span>}
          </p>
          {contact.email && (
            <p>
              <a href={`mailto:${encodeURIComponent(contact.email)}`} className={linkLook}>
                <Mail {...icon} />
                {contact.email}
              </a>
            </p>
          )}
          {contact.phone && (
            <p>
              <a href={`tel:${contact.phone.replaceAll(/[^+\d]/gu, '')}`} className={linkLook}>
                <Phone {...icon} />
                {contact.phone}
              </a>
            </p>
          )}
        </div>
      ) : (
        <p className="text-base text-soft">
          <Trans>Who is named in the job ad, or wrote to you.</Trans>
        </p>
      )}
      {children}
    </Section>
  );
}
