import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { TextareaField } from '../../ui/field.tsx';
import { wholeNumber } from '../../ui/figures.ts';

/** Greatest pasted text, in characters. */
const MOST = 200_000;

/** Takes the words of a CV that is no file. They are read on this device. */
export function PasteBox({ onPaste }: { onPaste: (text: string) => Promise<unknown> }) {
  const [text, setText] = useState('');
  const [isBusy, setIsBusy] = useState(false);
  const isTooLong = text.length > MOST;
  const process = async () => {
    setIsBusy(true);
    await onPaste(text);
    setIsBusy(false);
    setText('');
  };
  return (
    <section className="grid gap-3">
      <TextareaField
        label={t`Or paste the text of your CV`}
        className="[&_textarea]:max-h-80"
        rows={5}
        value={text}
        onChange={(event) => setText(event.target.value)}
        hint={t`Read on this device, even when you’re offline.`}
        error={
          isTooLong
            ? t`This is longer than ${wholeNumber(MOST)} characters. Please paste less text.`
            : undefined
        }
      />
      <Button
        className="justify-self-start"
        disabled={text.trim() === '' || isTooLong}
        busyLabel={isBusy ? t`Processing...` : undefined}
        onClick={process}
      >
        <Trans>Process Pasted Content</Trans>
      </Button>
    </section>
  );
}
