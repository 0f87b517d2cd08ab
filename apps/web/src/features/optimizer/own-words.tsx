import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useState, type FormEvent } from 'react';
import { Button } from '../../ui/button.tsx';
import { TextareaField } from '../../ui/field.tsx';

interface OwnWordsProps {
  line: string;
  question: string;
  onReword: (words: string) => void;
}

/** A line to be said again by the person, who alone knows its figure. */
export function OwnWords({ line, question, onReword }: OwnWordsProps) {
  const [words, setWords] = useState(line);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (words.trim() !== '' && words.trim() !== line) onReword(words.trim());
  };
  return (
    <form onSubmit={submit} className="grid justify-items-start gap-2">
      <TextareaField
        className="w-full"
        label={question}
        hint={t`Your line: add the figure where it belongs.`}
        value={words}
        maxLength={2_000}
        onChange={({ currentTarget }) => setWords(currentTarget.value)}
      />
      <Button type="submit" disabled={words.trim() === '' || words.trim() === line}>
        <Trans>Change this line</Trans>
      </Button>
    </form>
  );
}
