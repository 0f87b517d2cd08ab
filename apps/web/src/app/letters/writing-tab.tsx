import { useEffect, useRef, useState } from 'react';
import { bodyText, letterFromText } from '@candor/domain/letters';
import { WritingAssistant } from '../../features/improving/index.ts';
import { Button } from '../../ui/button.tsx';
import type { LetterEditor } from './use-letter-editor.ts';

/** The paragraphs that a text has, as the letter holds them. */
function paragraphsOf(text: string): string[] {
  return letterFromText(`Dear reader,\n\n${text}`).paragraphs;
}

/** The writing assistant over the letter; before there is one, over any text. */
export function WritingTab({ editor }: { editor: LetterEditor }) {
  const { written } = editor.page;
  const body = written ? bodyText(written.document) : '';
  const [text, setText] = useState(body);
  // What is typed stands as typed; only a letter changed elsewhere takes its zones.
  const own = useRef(body);
  useEffect(() => {
    if (!written || body === own.current) return;
    own.current = body;
    setText(body);
  }, [written, body]);
  const change = (next: string) => {
    setText(next);
    if (!written) return;
    const document = { ...written.document, paragraphs: paragraphsOf(next) };
    own.current = bodyText(document);
    editor.putDocument(document, 'writing');
  };
  return (
    <div className="grid gap-4">
      <WritingAssistant
        label={written ? 'Text of your letter' : 'Your text'}
        hint={
          written
            ? 'Changes go straight into your letter. Press F7 and Shift F7 to step through the suggestions.'
            : 'Type or paste anything. Press F7 and Shift F7 to step through the suggestions.'
        }
        text={text}
        keywords={editor.form.getValues('jobDescription')}
        onText={change}
      />
      {!written && text.trim() !== '' && (
        <Button className="justify-self-start" onClick={() => editor.takeAsDraft(text)}>
          Use as a letter draft
        </Button>
      )}
    </div>
  );
}
