import { useId, useState, type ReactNode } from 'react';
import { fromText, toText, type CvDocument } from '@candor/domain/cv';
import { TextareaBox } from '../../ui/field.tsx';

interface TextEditorProps {
  document: CvDocument;
  onChange: (document: CvDocument) => void;
  /** What goes with the box once it was entered, told what stands in it. */
  help?: ((area: HTMLTextAreaElement, text: string) => ReactNode) | undefined;
}

/** The plain text of a CV, to be changed by hand; the page beside it follows. */
export function TextEditor({ document, onChange, help }: TextEditorProps) {
  const id = useId();
  // What is typed stands as it is typed, until something else changes the CV.
  const [typed, setTyped] = useState<{ text: string; document: CvDocument } | null>(null);
  const text = typed?.document === document ? typed.text : toText(document);
  const type = (next: string) => {
    const read = fromText(next);
    setTyped({ text: next, document: read });
    onChange(read);
  };
  const [area, setArea] = useState<HTMLTextAreaElement | null>(null);
  return (
    <div className="grid gap-2">
      <label htmlFor={id} className="text-base font-medium">
        Text of your CV
      </label>
      <p id={`${id}-hint`} className="text-sm text-soft">
        A line in capitals is a heading. A line starting with “•” is a bullet.
      </p>
      <TextareaBox
        id={id}
        value={text}
        onChange={(event) => type(event.target.value)}
        aria-describedby={`${id}-hint`}
        onFocus={(event) => setArea(event.currentTarget)}
        beside={area && help?.(area, text)}
        className="min-h-[60dvh] resize-none"
      />
    </div>
  );
}
