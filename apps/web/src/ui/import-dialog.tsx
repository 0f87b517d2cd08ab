import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { ChooseFile } from './choose-file.tsx';
import { Dialog } from './dialog.tsx';
import { ProgressBar } from './progress-bar.tsx';

interface ImportDialogProps {
  title: string;
  description: string;
  fileLabel: string;
  /** The files that can be chosen, as an input's `accept`. */
  accept: string;
  isReading: boolean;
  onFile: (file: File | undefined) => void;
  /** What was found in the file, and how it is to be read. */
  children: ReactNode;
  problem: string;
  /** How many records there are to import, and how many of them are through; null while nothing is being imported. */
  total: number;
  done: number | null;
  onImport: () => void;
  onClose: () => void;
}

/** Brings in records from a file: choose it, look at what it holds, import. */
export function ImportDialog(props: ImportDialogProps) {
  const { fileLabel, accept, isReading, onFile, children, problem, total, done, onImport, onClose } = props;
  return (
    <Dialog isOpen onClose={onClose} title={props.title} description={props.description}>
      <div>
        <ChooseFile
          label={fileLabel}
          accept={accept}
          isReading={isReading}
          isDisabled={done !== null}
          onFiles={([file]) => onFile(file)}
        />
      </div>
      {children}
      {problem && (
        <p role="alert" className="text-base text-danger">
          {problem}
        </p>
      )}
      {done !== null && <ProgressBar label={t`Import`} percent={(100 * done) / Math.max(1, total)} />}
      <div className="flex justify-end gap-3">
        <Button onClick={onClose}>
          <Trans>Cancel</Trans>
        </Button>
        <Button
          look="primary"
          disabled={total === 0}
          busyLabel={done === null ? undefined : t`Importing…`}
          onClick={onImport}
        >
          <Trans>Import</Trans>
        </Button>
      </div>
    </Dialog>
  );
}
