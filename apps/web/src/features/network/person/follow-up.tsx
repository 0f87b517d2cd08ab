import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { addDays, nextStepOf, proposedFollowUp } from '@candor/domain/network';
import { withErrorToast } from '../../../platform/with-error-toast.ts';
import { plainDayOf } from '../../../platform/dates.ts';
import { Button } from '../../../ui/button.tsx';
import { InputField } from '../../../ui/field.tsx';
import { cadences, editContact, type Contact } from '../api/contacts.ts';
import { followUpWords } from '../words.ts';
import { Part } from './part.tsx';

/** When to get back to a contact, and what could be done then. */
export function FollowUp({ contact, today }: { contact: Contact; today: string }) {
  const { data = [] } = useQuery(cadences);
  const step = nextStepOf(contact, contact.interactions, today);
  const proposed = proposedFollowUp(contact, { cadences: data, today });
  const plan = (nextFollowUp: string | null) =>
    void withErrorToast(() => editContact(contact.id, contact.version, { nextFollowUp }), t`Not saved`);
  const offers = [
    ...(proposed === null ? [] : [{ label: t`${plainDayOf(proposed)}, by tag`, day: proposed }]),
    { label: t`In a week`, day: addDays(today, 7) },
    { label: t`In a month`, day: addDays(today, 30) },
  ];
  return (
    <Part title={t({ message: 'Next', context: 'what to do next' })}>
      {step && (
        <p className="grid text-base">
          <span className="font-medium">{step.title}</span>
          <span className="text-soft">{step.reason}</span>
        </p>
      )}
      <div className="flex flex-wrap items-end gap-2">
        <InputField
          key={contact.version}
          label={t`Follow up on`}
          type="date"
          defaultValue={contact.nextFollowUp ?? ''}
          onBlur={({ currentTarget: { value } }) => {
            if (value !== (contact.nextFollowUp ?? '')) plan(value || null);
          }}
        />
        {contact.nextFollowUp === null ? (
          offers.map(({ label, day }) => (
            <Button key={label} onClick={() => plan(day)}>
              {label}
            </Button>
          ))
        ) : (
          <Button onClick={() => plan(null)}>
            <Trans>Clear</Trans>
          </Button>
        )}
      </div>
      {contact.nextFollowUp !== null && <p className="text-sm text-soft">{followUpWords(contact, today)}</p>}
    </Part>
  );
}
