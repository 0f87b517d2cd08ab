import { Tabs } from 'radix-ui';
import { useWatch } from 'react-hook-form';
import { BrandNote } from '../../features/billing/index.ts';
import { LetterExport } from '../../features/letters/index.ts';
import { LetterMergeReview } from '../../features/versions/index.ts';
import { CollaborateTab } from '../editor/collaborate-tab.tsx';
import { EditorTools } from '../editor/editor-tools.tsx';
import { AnalyticsTab } from './analytics-tab.tsx';
import { JobsTab } from './jobs-tab.tsx';
import { LetterFormTab } from './letter-form-tab.tsx';
import { LetterImportTab } from './letter-import-tab.tsx';
import type { Marks } from './letter-page-zone.tsx';
import { PracticeTab } from './practice-tab.tsx';
import { TemplatesTab } from './templates-tab.tsx';
import type { LetterEditor } from './use-letter-editor.ts';
import type { LetterJob } from './use-letter-job.ts';
import { WritingTab } from './writing-tab.tsx';

interface LetterToolsProps {
  editor: LetterEditor;
  job: LetterJob;
  formId: string;
  /** What the analytics mark on the page. */
  marks: Marks | null;
  onMarks: (marks: Marks) => void;
  onShowPage: () => void;
}

/** The form of a letter and the tools that go with it, a tab each. */
export function LetterTools({ editor, job, formId, marks, onMarks, onShowPage }: LetterToolsProps) {
  const { page, tab, setTab } = editor;
  const [title, cvId] = useWatch({ control: editor.form.control, name: ['title', 'cvId'] });
  return (
    <EditorTools review={editor.merge.review} Review={LetterMergeReview}>
      <Tabs.Content value="builder" className="flex grow flex-col gap-5 outline-none">
        <LetterFormTab editor={editor} job={job} formId={formId} onReviewed={onShowPage} />
      </Tabs.Content>
      <Tabs.Content value="templates" className="outline-none">
        <TemplatesTab editor={editor} applicationId={job.application?.id ?? null} />
      </Tabs.Content>
      <Tabs.Content value="writing" className="outline-none">
        <WritingTab editor={editor} />
      </Tabs.Content>
      <Tabs.Content value="analytics" className="outline-none">
        <AnalyticsTab
          editor={editor}
          shown={marks?.figure ?? null}
          onShow={(figure, spans) => {
            onMarks({ figure, spans });
            onShowPage();
          }}
        />
      </Tabs.Content>
      <PracticeTab editor={editor} job={job} />
      <JobsTab editor={editor} job={job} />
      <CollaborateTab
        isShown={tab === 'collaborate'}
        documentId={page.written?.id ?? null}
        kind="letter"
        saveAll={editor.saveAll}
        follow={editor.follow}
      />
      <LetterImportTab editor={editor} />
      <Tabs.Content value="export" className="outline-none">
        <LetterExport
          document={page.document}
          title={title}
          layout={page.layout}
          paper={page.paper}
          saved={editor.saved}
          cvId={cvId}
          openLines={editor.marks.marks().filter(({ kind }) => kind === 'open')}
          onFinish={() => setTab('builder')}
          cvNote={<BrandNote />}
        />
      </Tabs.Content>
    </EditorTools>
  );
}
