import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { FileText } from 'lucide-react';
import { useRef } from 'react';
import { Button } from './button.tsx';

interface ChooseFileProps {
  /** Names what the file is to hold. */
  label: string;
  /** Endings that may be chosen, with commas between them. */
  accept: string;
  isMultiple?: boolean;
  isDisabled?: boolean;
  /** Files are being read. */
  isReading: boolean;
  onFiles: (files: File[]) => void;
}

/** A button that opens the dialog of the system for files. */
export function ChooseFile({ label, accept, isMultiple, isDisabled, isReading, onFiles }: ChooseFileProps) {
  const picker = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button
        icon={<FileText size={16} strokeWidth={1.5} aria-hidden="true" />}
        disabled={isDisabled}
        busyLabel={isReading ? t`Reading…` : undefined}
        onClick={() => picker.current?.click()}
      >
        <Trans>Choose a file</Trans>
      </Button>
      <input
        ref={picker}
        type="file"
        aria-label={label}
        accept={accept}
        multiple={isMultiple}
        className="sr-only"
        tabIndex={-1}
        onChange={({ currentTarget }) => {
          onFiles([...(currentTarget.files ?? [])]);
          // The same file can be chosen again.
          currentTarget.value = '';
        }}
      />
    </>
  );
}
