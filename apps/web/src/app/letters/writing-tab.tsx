import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { bodyText, letterFromText } from '@candor/domain/letters';
import { WritingAssistant } from '../../features/improving/index.ts';
import { useIsTouch } from '../../platform/use-is-touch.ts';
import { Button } from '../../ui/button.tsx';
import type { LetterEditor } from './use-letter-editor.ts';

/** The paragraphs that a text has, as the letter holds them. */
function paragraphsOf(text: string): string[] {
  // same in every language
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
        label={written ? t`Text of your letter` : t`Your text`}
        hint={[
          written ? t`Changes go straight into your letter.` : t`Type or paste anything.`,
          ...(isTouch ? [] : [t`Press F7 and Shift F7 to step through the suggestions.`]),
        ].join(' ')}
        text={text}
        keywords={editor.form.getValues('jobDescription')}
        onText={change}
      />
      {!written && text.trim() !== '' && (
        <Button className="justify-self-start" onClick={() => editor.takeAsDraft(text)}>
          <Trans>Use as a letter draft</Trans>
        </Button>
      )}
    </div>
  );
}
