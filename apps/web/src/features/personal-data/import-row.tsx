import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import { CallError, sentenceOf } from '../../platform/call-error.ts';
import { queryClient } from '../../platform/query-client.ts';
import { Button } from '../../ui/button.tsx';
import { Confirm } from '../../ui/confirm.tsx';
import { toast } from '../../ui/toast.ts';
import { importData } from './api.ts';
import { ActionRow } from './action-row.tsx';
import { broughtIn } from './brought-in.ts';

/** An export brought in: of this account or another, of this Candor or another. */
export function ImportRow() {
  const input = useRef<HTMLInputElement>(null);
  const [error, setError] = useState('');
  const [isBusy, setIsBusy] = useState(false);
  /** Of another account: the person has to say that it is theirs. */
  const [asked, setAsked] = useState<File | null>(null);

  async function bring(file: File, fromAnyone: boolean) {
    setError('');
    setIsBusy(true);
    try {
      const brought = await importData(file, fromAnyone);
      setAsked(null);
      toast(t`Data imported`, broughtIn(brought));
      await queryClient.invalidateQueries();
    } catch (refusal) {
      const isOfAnother = refusal instanceof CallError && refusal.code === 'of_another';
      setAsked(isOfAnother ? file : null);
      if (!isOfAnother)
        setError(t`${file.name}: ${sentenceOf(refusal, t`The import failed. Please try again.`)}`);
    } finally {
      setIsBusy(false);
    }
  }

  function choose(file: File | undefined) {
    if (file) void bring(file, false);
  }
  return (
    <ActionRow
      title={t`Import data`}
      hint={t`Adds the contents of a Candor export to this account. What’s already here is kept.`}
      action={
        <Button busyLabel={isBusy ? t`Importing...` : undefined} onClick={() => input.current?.click()}>
          <Trans>Choose file</Trans>
        </Button>
      }
    >
      <input
        ref={input}
        type="file"
        accept=".zip,application/zip"
        aria-label={t`Export file to import`}
        className="sr-only"
        tabIndex={-1}
        onChange={({ currentTarget }) => {
          choose(currentTarget.files?.[0]);
          currentTarget.value = '';
        }}
      />
      {error && (
        <p role="alert" className="text-sm text-danger">
          {error}
        </p>
      )}
      <Confirm
        isOpen={asked !== null}
        title={t`Import from another account?`}
        question={t`“${asked?.name ?? ''}” was exported by an account with another email address. Import it only if it is yours.`}
        confirmLabel={t`Import`}
        busyLabel={isBusy ? t`Importing...` : undefined}
        isDangerous={false}
        onConfirm={() => asked && void bring(asked, true)}
        onClose={() => setAsked(null)}
      />
    </ActionRow>
  );
}
