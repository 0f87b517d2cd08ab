import { t } from '@lingui/core/macro';
import { FileUp } from 'lucide-react';
import { useRef } from 'react';
import { uploadRefusal, uploadRules } from '@candor/domain/importing';
import { Button } from '../../ui/button.tsx';
import { errorToast } from '../../ui/toast.ts';

interface FileChoiceProps {
  /** Of the file that was chosen; '' before. */
  name: string;
  onChoose: (file: File) => void;
}

/** The button that chooses a file to be read as it is. */
export function FileChoice({ name, onChoose }: FileChoiceProps) {
  const input = useRef<HTMLInputElement>(null);
  const choose = ([file]: readonly File[]) => {
    if (!file) return;
    const refusal = uploadRefusal(file.name, file.size);
    if (refusal) errorToast(t`This file cannot be read`, refusal);
    else onChoose(file);
  };
  return (
    <div className="flex flex-wrap items-center gap-3">
      <input
        ref={input}
        type="file"
        hidden
        aria-label={t`CV to read`}
        accept={uploadRules.endings.join(',')}
        onChange={({ currentTarget }) => {
          choose([...(currentTarget.files ?? [])]);
          // The same file may be chosen again.
          currentTarget.value = '';
        }}
      />
      <Button onClick={() => input.current?.click()}>
        <FileUp size={16} strokeWidth={1.5} aria-hidden="true" />
        {name === '' ? t`Choose a file` : t`Choose another file`}
      </Button>
      <p className="min-w-0 text-base break-words text-soft">
        {name === '' ? t`A CV you already have, as PDF, Word or text. Nothing is stored.` : name}
      </p>
    </div>
  );
}
