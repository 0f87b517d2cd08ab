import { openLetterMarks, takeLetterMark, type LetterDocument } from '@candor/domain/letters';
import { settleLetterMarks } from '../../features/letters/index.ts';
import type { DocumentEditor } from '../editor/document-editor.ts';
import { marksOf } from '../editor/marks-of.ts';
import type { LetterTypes } from './letter-kind.ts';

/** What can be done with the marks of the letter. */
export const letterMarks = (editor: DocumentEditor<LetterTypes>) =>
  marksOf<LetterDocument>({
    now: () => {
      const letter = editor.written;
      return letter?.facts ? { document: letter.document, facts: letter.facts } : null;
    },
    open: openLetterMarks,
    take: takeLetterMark,
    put: (document, facts) => {
      if (editor.written) editor.putWords({ ...editor.written, document, facts });
    },
    remember: (facts) => {
      if (editor.written) editor.page.set({ written: { ...editor.written, facts } });
    },
    settle: async (keys, isSettled) => {
      if (editor.written) await settleLetterMarks(editor.written.id, keys, isSettled);
    },
  });
