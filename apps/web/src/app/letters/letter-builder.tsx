import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Tabs } from 'radix-ui';
import { Suspense, useId, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { LetterExport, LetterForm, LetterTips, ReviewPanel } from '../../features/letters/index.ts';
import { MarksPanel } from '../../features/marks/index.ts';
import { BrandNote } from '../../features/billing/index.ts';
import { LetterMergeReview, LetterVersions } from '../../features/versions/index.ts';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { CollaborateTab } from '../editor/collaborate-tab.tsx';
import { Conflicts } from '../editor/conflicts.tsx';
import { EditorFrame } from '../editor/editor-frame.tsx';
import { EditorTools } from '../editor/editor-tools.tsx';
import { EditorVersions, useVersions } from '../editor/editor-versions.tsx';
import { GenerateBar, GenerateProgress } from '../editor/generate-bar.tsx';
import { OwnWordsNote } from '../editor/own-words-note.tsx';
import type { EditorTab } from '../editor/tabs.ts';
import { ToolHead } from '../editor/tool-head.tsx';
import { useZones } from '../editor/use-zones.ts';
import { useShortcuts } from '../editor/use-shortcuts.ts';
import { JobSlot } from '../jobs/job-slot.tsx';
import { AnalyticsTab } from './analytics-tab.tsx';
import { LetterEditorHead } from './letter-editor-head.tsx';
import { JobsTab } from './jobs-tab.tsx';
import { letterKind } from './letter-kind.ts';
import { LetterImportTab } from './letter-import-tab.tsx';
import { LetterPageZone, type Marks } from './letter-page-zone.tsx';
import { letterTabOf, letterTabs } from './letter-tabs.ts';
import { PracticeTab } from './practice-tab.tsx';
import { TemplatesTab } from './templates-tab.tsx';
import { useLetterJob } from './use-letter-job.ts';
import { useLetterEditor, type LetterEditorOptions } from './use-letter-editor.ts';
import { WritingTab } from './writing-tab.tsx';

const OpenStory = lazyPart(async () => (await import('../../features/interview/index.ts')).OpenStory);

const generating = {
  crafting: t`AI is crafting your professional letter...`,
  lost: t`If your letter was generated anyway, you’ll get that one.`,
};
const guided = { ...generating, action: t`Generate Letter`, busy: t`Generating...` };
const enhancing = { ...generating, action: t`Enhance Letter`, busy: t`Enhancing...` };

interface LetterBuilderProps extends LetterEditorOptions {
  /** The job that the address names. */
  applicationId: string | null;
  onApplication: (id: string | null) => void;
}

/** Form and page of one letter beside each other. */
export function LetterBuilder({ applicationId, onApplication, ...props }: LetterBuilderProps) {
  const editor = useLetterEditor({ ...props, onDone: () => zones.goTo('page') });
  const job = useLetterJob({ editor, namedId: applicationId, onName: onApplication });
  const formId = useId();
  const { tab, setTab } = editor;
  const open: EditorTab = letterTabOf(tab);
  const [marks, setMarks] = useState<Marks | null>(null);
  const [storyId, setStoryId] = useState<string | null>(null);
  const versions = useVersions(editor.saveAll);
  useShortcuts({ formId, undo: editor.undo, redo: editor.redo });
  const { page, draftReview, generation } = editor;
  const { written } = page;
  const zones = useZones({
    tab,
    openExport: () => setTab('export'),
  });
  const [title, cvId, isDraft] = useWatch({
    control: editor.form.control,
    name: ['title', 'cvId', 'useFullText'],
  });

  const isTabbed = !editor.merge.review;
  const form = (
    <EditorTools review={editor.merge.review} Review={LetterMergeReview}>
      <Tabs.Content value="builder" className="flex grow flex-col gap-5 outline-none">
        {draftReview.review && written ? (
          <ReviewPanel
            review={draftReview.review}
            onDecide={draftReview.decide}
            onDone={() => {
              draftReview.end();
              void editor.save();
              zones.goTo('page');
            }}
          />
        ) : (
          <>
            <LetterForm
              id={formId}
              form={editor.form}
              onCv={editor.chooseCv}
              onStory={setStoryId}
              jobField={<JobSlot job={job} />}
              onAdvert={job.pasted}
              onSubmit={job.generate}
            />
            {written?.facts && (
              <>
                <MarksPanel note={written.facts.note} {...editor.marks} marks={editor.marks.marks()} />
                <OwnWordsNote facts={written.facts} />
              </>
            )}
            {storyId !== null && (
              <Suspense>
                <OpenStory id={storyId} onClose={() => setStoryId(null)} />
              </Suspense>
            )}
            <LetterTips />
            {written && !isDraft && (
              <p className="text-sm text-soft">
                <Trans>You review every change before it is made, and your own edits are kept.</Trans>
              </p>
            )}
            <GenerateBar
              formId={formId}
              state={generation.state}
              words={isDraft ? enhancing : guided}
              onCancel={generation.cancel}
              onRetry={generation.retry}
            />
          </>
        )}
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
            setMarks({ figure, spans });
            zones.goTo('page');
          }}
        />
      </Tabs.Content>
      <PracticeTab editor={editor} job={job} />
      <JobsTab editor={editor} job={job} />
      <CollaborateTab
        isShown={tab === 'collaborate'}
        documentId={written?.id ?? null}
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
  return (
    <EditorFrame
      title={title}
      zones={zones}
      columns="min-[75rem]:grid-cols-[clamp(32rem,44vw,42rem)_minmax(0,1fr)]"
      notice={<Conflicts kind={letterKind} editor={editor.editor} />}
      head={
        open.isWide ? (
          <ToolHead tool={open.label} from={tab === 'jobs' ? null : written && title} />
        ) : (
          <LetterEditorHead editor={editor} />
        )
      }
      tabs={{
        label: t`Letter builder`,
        tabs: letterTabs,
        open,
        onChange: (next) => setTab(letterTabOf(next).value),
        isHidden: !isTabbed,
      }}
      form={form}
      progress={<GenerateProgress state={generation.state} crafting={generating.crafting} />}
      page={
        <LetterPageZone
          editor={editor}
          marks={tab === 'analytics' ? marks : null}
          onHideMarks={() => setMarks(null)}
          onVersions={versions.open}
          onExport={zones.toExport}
        />
      }
    >
      <EditorVersions
        Dialog={LetterVersions}
        versions={versions}
        written={written}
        title={title}
        onRestored={editor.takeRestored}
      />
    </EditorFrame>
  );
}
