import { useId } from 'react';
import { controlLook } from '../../ui/field.tsx';

interface TextEditorProps {
  text: string;
  onChange: (text: string) => void;
}

/** The plain text of a CV, to be changed by hand; the page beside it follows. */
export function TextEditor({ text, onChange }: TextEditorProps) {
  const id = useId();
  return (
    <div className="grid gap-2">
      <label htmlFor={id} className="text-base font-medium">
        Text of your CV
      </label>
      <p id={`${id}-hint`} className="text-sm text-soft">
        A line in capitals is a heading. A line behind “•” is a bullet.
      </p>
      <textarea
        id={id}
        value={text}
        onChange={(event) => onChange(event.target.value)}
        aria-describedby={`${id}-hint`}
        spellCheck
        className={`${controlLook} field-sizing-content min-h-[60dvh] resize-none p-4 leading-relaxed`}
      />
    </div>
  );
}
