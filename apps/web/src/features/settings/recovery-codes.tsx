import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { copyText } from '../../ui/copy-text.ts';
import { Button } from '../../ui/button.tsx';
import { saveFile } from '../../platform/save-file.ts';

/** The codes that open the account without the app, shown this once. */
export function RecoveryCodes({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
  const text = `${codes.join('\n')}\n`;
  return (
    <div className="grid gap-5">
      <p className="text-base">
        <Trans>
          Keep these codes somewhere safe. If you lose your phone, each of them lets you sign in once. You
          won’t see them again.
        </Trans>
      </p>
      <ul
        aria-label={t`Recovery codes`}
        className="grid gap-x-6 gap-y-1 rounded-panel bg-wash p-4 sm:grid-cols-2"
      >
        {codes.map((code) => (
          <li key={code}>
            <code className="text-base tabular">{code}</code>
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap justify-end gap-3">
        <Button
          onClick={() =>
            void copyText(text, t`Copied your recovery codes to the clipboard.`, t`Use Download instead.`)
          }
        >
          <Trans>Copy</Trans>
        </Button>
        <Button
          onClick={() => saveFile(new Blob([text], { type: 'text/plain' }), 'candor-recovery-codes.txt')}
        >
          <Trans>Download</Trans>
        </Button>
        <Button look="primary" onClick={onDone}>
          <Trans>I’ve saved them</Trans>
        </Button>
      </div>
    </div>
  );
}
