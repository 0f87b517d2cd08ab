import { useState } from 'react';
import { bodyText, letterFromText } from '@candor/domain/letters';
import { WritingAssistant } from '../../features/improving/index.ts';
import { useIsTouch } from '../../platform/use-is-touch.ts';
import { Button } from '../../ui/button.tsx';
import type { LetterEditor } from './use-letter-editor.ts';

/** The paragraphs that a text has, as the letter holds them. */
function paragraphsOf(text: string): string[] {
  return letterFromText(`Dear reader,\n\n${text}`).paragraphs;
}

/** The writing assistant over the letter; before there is one, over any text. */
export function WritingTab({ editor }: { editor: LetterEditor }) {
  const isTouch = useIsTouch();
  const { written } = editor.page;
  const body = written ? bodyText(written.document) : '';
  // What is typed stands as typed, for as long as the letter says it.
  const [typed, setTyped] = useState({ text: body, body });
  const text = written && typed.body !== body ? body : typed.text;
  const change = (next: string) => {
    if (!written) {
      setTyped({ text: next, body });
      return;
    }
    const document = { ...written.document, paragraphs: paragraphsOf(next) };
    setTyped({ text: next, body: bodyText(document) });
    editor.putDocument(document, 'writing');
  };
  return (
    <div className="grid gap-4">
      <WritingAssistant
        label={written ? 'Text of your letter' : 'Your text'}
        hint={`${written ? 'Changes go straight into your letter.' : 'Type or paste anything.'}${isTouch ? '' : ' Press F7 and Shift F7 to step through the suggestions.'}`}
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
