import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useFields } from '../../platform/use-fields.ts';
import { Button } from '../../ui/button.tsx';
import { InputField } from '../../ui/field.tsx';

interface PasskeyNameFormProps {
  name: string;
  onName: (name: string) => Promise<Record<string, string>>;
}

export const nameError = (name: string) => (name.trim() === '' ? t`Name is required` : undefined);

/** Another name for a passkey. */
export function PasskeyNameForm({ name, onName }: PasskeyNameFormProps) {
  const { field, submit, isBusy } = useFields(
    { name },
    { validate: { name: nameError }, onSubmit: ({ name: typed }) => onName(typed) },
  );
  return (
    <form noValidate onSubmit={submit} className="grid gap-4">
      <InputField label={t`Name`} autoComplete="off" maxLength={100} {...field('name')} />
      <Button
        type="submit"
        look="primary"
        className="justify-self-end"
        busyLabel={isBusy ? t`Saving...` : undefined}
      >
        <Trans>Rename</Trans>
      </Button>
    </form>
  );
}
