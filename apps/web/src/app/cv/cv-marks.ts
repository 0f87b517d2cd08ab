import type { CvDocument } from '@candor/domain/cv';
import { openMarks, takeMark } from '@candor/domain/writing';
import { settleCvMarks } from '../../features/cv/index.ts';
import { call } from '../../platform/call.ts';
import type { DocumentEditor } from '../editor/document-editor.ts';
import { marksOf } from '../editor/marks-of.ts';
import { withDocument, type CvTypes } from './cv-kind.ts';

/** What can be done with the marks of the CV. */
export const cvMarks = (editor: DocumentEditor<CvTypes>) =>
  marksOf<CvDocument>({
    now: () => {
      const cv = editor.written;
      return cv?.facts ? { document: cv.document, facts: cv.facts } : null;
    },
    open: openMarks,
    take: takeMark,
    put: (document, facts) => {
      if (editor.written) editor.putWords(withDocument({ ...editor.written, facts }, document));
    },
    remember: (facts) => {
      if (editor.written) editor.page.set({ written: { ...editor.written, facts } });
    },
    settle: async (keys, isSettled) => {
      if (!editor.written) return;
      await call(settleCvMarks, { params: { id: editor.written.id }, body: { keys, isSettled } });
    },
  });
