import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Invitation } from '@candor/contracts/invitations';
import { emailError } from '@candor/domain/account';
import { call } from '../../platform/call.ts';
import { CallError, sentenceOf } from '../../platform/call-error.ts';
import { dayOf } from '../../platform/dates.ts';
import { Loaded } from '../../platform/loaded.tsx';
import { thenRefresh } from '../../platform/then-refresh.ts';
import { useFields } from '../../platform/use-fields.ts';
import { withErrorToast } from '../../platform/with-error-toast.ts';
import { Button } from '../../ui/button.tsx';
import { InputField } from '../../ui/field.tsx';
import { toast } from '../../ui/toast.ts';
import { invite, listInvitations, withdrawInvitation } from './api.ts';
import { InvitationLink } from './invitation-link.tsx';

const refreshed = thenRefresh('admin');
const send = refreshed((email: string) => call(invite, { body: { email } }));
const withdraw = refreshed((id: string) => call(withdrawInvitation, { params: { id } }));

/** A link that was not mailed, and for whom it is. */
interface Shown {
  email: string;
  link: string;
}

function InviteForm({ onLink }: { onLink: (shown: Shown | null) => void }) {
  const { field, submit, isBusy } = useFields(
    { email: '' },
    {
      validate: { email: emailError },
      onSubmit: async ({ email }) => {
        try {
          const { link } = await send(email);
          onLink(link === null ? null : { email, link });
          if (link === null) toast(t`Invitation sent`, t`We’ve emailed a link to ${email}.`);
          return {};
        } catch (error) {
          const fieldMessage = error instanceof CallError ? error.fields[0]?.message : undefined;
          return {
            email: fieldMessage ?? sentenceOf(error, t`Unable to connect to the server. Please try again.`),
          };
        }
      },
    },
  );
  return (
    <form noValidate onSubmit={submit} className="grid items-start gap-3 sm:grid-cols-[minmax(0,1fr)_auto]">
      <InputField label={t`Email to invite`} type="email" autoComplete="off" {...field('email')} />
      <Button
        type="submit"
        className="justify-self-start sm:mt-7"
        busyLabel={isBusy ? t`Inviting...` : undefined}
      >
        <Trans>Invite</Trans>
      </Button>
    </form>
  );
}

function InvitationRow({ invitation: { id, email, expiresAt } }: { invitation: Invitation }) {
  const [isBusy, setIsBusy] = useState(false);
  const remove = async () => {
    setIsBusy(true);
    await withErrorToast(() => withdraw(id), t`Not withdrawn`);
    setIsBusy(false);
  };
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-t border-line py-3">
      <div className="grid min-w-0">
        <p className="text-base font-medium wrap-anywhere">{email}</p>
        <p className="text-sm text-soft">
          <Trans>Expires {dayOf(expiresAt)}</Trans>
        </p>
      </div>
      <Button busyLabel={isBusy ? t`Withdrawing...` : undefined} onClick={() => void remove()}>
        <Trans comment="An invitation; the email within the tag is read aloud only">
          Withdraw<span className="sr-only"> the invitation of {email}</span>
        </Trans>
      </Button>
    </li>
  );
}

/** Who was invited and has no account yet. */
export function InvitationsPanel() {
  const [shown, setShown] = useState<Shown | null>(null);
  const query = useQuery({
    queryKey: ['admin', 'invitations'],
    queryFn: ({ signal }) => call(listInvitations, { signal }).then(({ invitations }) => invitations),
    refetchOnMount: 'always',
  });
  return (
    <section aria-labelledby="admin-invitations" className="grid gap-5">
      <h2 id="admin-invitations" className="font-serif text-lg font-semibold">
        <Trans>Invitations</Trans>
      </h2>
      <InviteForm onLink={setShown} />
      {shown && <InvitationLink {...shown} />}
      <Loaded query={query} sentence={t`The invitations can’t be loaded right now.`}>
        {(invitations) =>
          invitations.length === 0 ? (
            <p className="text-base text-soft">
              <Trans>No open invitations.</Trans>
            </p>
          ) : (
            <ul>
              {invitations.map((invitation) => (
                <InvitationRow key={invitation.id} invitation={invitation} />
              ))}
            </ul>
          )
        }
      </Loaded>
    </section>
  );
}
