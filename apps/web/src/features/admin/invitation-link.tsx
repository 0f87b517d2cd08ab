import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button } from '../../ui/button.tsx';
import { InputField } from '../../ui/field.tsx';
import { errorToast, toast } from '../../ui/toast.ts';

/** The link of an invitation where no mail is set up; nobody sees it a second time. */
export function InvitationLink({ email, link }: { email: string; link: string }) {
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link);
      toast(t`Copied`, t`The invitation link is on your clipboard.`);
    } catch {
      errorToast(t`Not copied`, t`Your browser didn’t allow it. Select the link and copy it.`);
    }
  };
  return (
    <div className="grid items-start gap-3 rounded-panel bg-wash p-4 sm:grid-cols-[minmax(0,1fr)_auto]">
      <InputField
        label={t`Invitation link for ${email}`}
        hint={t`Email isn’t set up here, so send them this link yourself. It’s shown only now and works once.`}
        readOnly
        value={link}
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
      <Button className="justify-self-start sm:mt-7" onClick={() => void copy()}>
        <Trans>Copy link</Trans>
      </Button>
    </div>
  );
}
