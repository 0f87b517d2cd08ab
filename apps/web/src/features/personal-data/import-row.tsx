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
      toast('Data imported', broughtIn(brought));
      await queryClient.invalidateQueries();
    } catch (refusal) {
      const isOfAnother = refusal instanceof CallError && refusal.code === 'of_another';
      setAsked(isOfAnother ? file : null);
      if (!isOfAnother)
        setError(`${file.name}: ${sentenceOf(refusal, 'The import failed. Please try again.')}`);
    } finally {
      setIsBusy(false);
    }
  }

  function choose(file: File | undefined) {
    if (file) void bring(file, false);
  }
  return (
    <ActionRow
      title="Import data"
      hint="Adds the contents of a Candor export to this account. What’s already here is kept."
      action={
        <Button busyLabel={isBusy ? 'Importing...' : undefined} onClick={() => input.current?.click()}>
          Choose file
        </Button>
      }
    >
      <input
        ref={input}
        type="file"
        accept=".zip,application/zip"
        aria-label="Export file to import"
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
        title="Import from another account?"
        question={`“${asked?.name ?? ''}” was exported by an account with another email address. Import it only if it is yours.`}
        confirmLabel="Import"
        busyLabel={isBusy ? 'Importing...' : undefined}
        isDangerous={false}
        onConfirm={() => asked && void bring(asked, true)}
        onClose={() => setAsked(null)}
      />
    </ActionRow>
  );
}
