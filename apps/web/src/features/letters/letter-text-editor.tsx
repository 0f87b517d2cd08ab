import { useId, useState } from 'react';
import { letterFromText, letterToText, type LetterDocument } from '@candor/domain/letters';
import { controlLook } from '../../ui/field.tsx';

interface LetterTextEditorProps {
  letter: LetterDocument;
  onChange: (letter: LetterDocument) => void;
}

/** The plain text of a letter, to be changed by hand; the page beside it follows. */
export function LetterTextEditor({ letter, onChange }: LetterTextEditorProps) {
  const id = useId();
  // What is typed stands as typed; the letter is what it reads as.
  const [text, setText] = useState(() => letterToText(letter));
  return (
    <div className="grid gap-2">
      <label htmlFor={id} className="text-base font-medium">
        Text of your letter
      </label>
      <p id={`${id}-hint`} className="text-sm text-soft">
        A blank line starts a new part. Everything above the salutation is the letterhead.
      </p>
      <textarea
        id={id}
        value={text}
        onChange={(event) => {
          setText(event.target.value);
          onChange(letterFromText(event.target.value, letter.country));
        }}
        aria-describedby={`${id}-hint`}
        spellCheck
        className={`${controlLook} field-sizing-content min-h-[60dvh] resize-none p-4 leading-relaxed`}
      />
    </div>
  );
}
