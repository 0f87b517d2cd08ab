import { Tabs } from 'radix-ui';
import { lazy, Suspense, useId, useState } from 'react';
import { useWatch } from 'react-hook-form';
import {
  LetterExport,
  LetterFacts,
  LetterForm,
  LetterTextEditor,
  LetterTips,
  ReviewPanel,
} from '../../features/letters/index.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { EditorFrame } from '../editor/editor-frame.tsx';
import { EditorTabs } from '../editor/editor-tabs.tsx';
import { GenerateBar, GenerateProgress } from '../editor/generate-bar.tsx';
import { TextEditing } from '../editor/text-editing.tsx';
import { useZones } from '../editor/use-zones.ts';
import { useShortcuts } from '../editor/use-shortcuts.ts';
import { AnalyticsTab } from './analytics-tab.tsx';
import { LetterEditorHead } from './letter-bench-head.tsx';
import { LetterConflict } from './letter-conflict.tsx';
import { LetterImportTab } from './letter-import-tab.tsx';
import { LetterPageZone, type Marks } from './letter-page-zone.tsx';
import { TemplatesTab } from './templates-tab.tsx';
import { useLetterBench, type UseLetterBenchOptions } from './use-letter-bench.ts';
import { WritingTab } from './writing-tab.tsx';

const LetterVersions = lazy(async () => ({
  default: (await import('../../features/versions/index.ts')).LetterVersions,
}));

const LetterMergeReview = lazy(async () => ({
  default: (await import('../../features/versions/index.ts')).LetterMergeReview,
}));

const tabs = [
  { value: 'builder', label: 'Builder' },
  { value: 'templates', label: 'Templates' },
  { value: 'writing', label: 'AI Writing' },
  { value: 'analytics', label: 'Analytics' },
  { value: 'import', label: 'Import' },
  { value: 'export', label: 'Export' },
] as const;
const generating = {
  crafting: 'AI is crafting your professional letter...',
  lost: 'If your letter was generated anyway, you’ll get that one.',
};
const guided = { ...generating, act: 'Generate Letter', busy: 'Generating...' };
const enhancing = { ...generating, act: 'Enhance Letter', busy: 'Enhancing...' };

/** Form and page of one letter beside each other. */
export function LetterWorkbench(props: UseLetterBenchOptions) {
  const bench = useLetterBench(props);
  const formId = useId();
  const { tab, setTab } = bench;
  const [marks, setMarks] = useState<Marks | null>(null);
  const [versionsOver, setVersionsOver] = useState<number | null>(null);
  useShortcuts({ formId, undo: bench.undo, redo: bench.redo });
  const { page, draftReview, generation } = bench;
  const { written } = page;
  const place = useZones({
    showWritten: () => page.show({ source: 'written' }),
    openExport: () => setTab('export'),
  });
  const [title, cvId, isDraft] = useWatch({
    control: bench.form.control,
    name: ['title', 'cvId', 'useFullText'],
  });

  const form = (
    <>
      <LetterEditorHead bench={bench} onVersions={() => void bench.sendAll().then(setVersionsOver)} />
      {bench.merge.changes ? (
        <Suspense fallback={<Skeleton className="h-96" />}>
          <LetterMergeReview
            changes={bench.merge.changes}
            chosen={bench.merge.chosen}
            isBusy={bench.merge.isBusy}
            onChoose={bench.merge.choose}
            onApply={bench.merge.apply}
            onKeep={bench.merge.keep}
          />
        </Suspense>
      ) : place.isEditing && written ? (
        <TextEditing onDone={place.endEditing}>
          <LetterTextEditor
            letter={written.document}
            onChange={(document) => bench.putDocument(document, 'text of the letter')}
          />
        </TextEditing>
      ) : (
        <EditorTabs label="Letter builder" tabs={tabs} value={tab} onChange={setTab}>
          <Tabs.Content value="builder" className="grid grid-cols-[minmax(0,1fr)] gap-5 outline-none">
            {draftReview.review && written ? (
              <ReviewPanel
                review={draftReview.review}
                onDecide={draftReview.decide}
                onDone={() => {
                  draftReview.end();
                  void bench.save();
                  place.goTo('page');
                }}
              />
            ) : (
              <>
                <LetterForm id={formId} form={bench.form} onCv={bench.chooseCv} onSubmit={bench.generate} />
                {written?.facts && written.facts.sentences.length > 0 && (
                  <LetterFacts facts={written.facts} />
                )}
                <LetterTips />
                {written && !isDraft && (
                  <p className="text-sm text-soft">
                    You review every change before it is made, and your own edits are kept.
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
            <TemplatesTab bench={bench} />
          </Tabs.Content>
          <Tabs.Content value="writing" className="outline-none">
            <WritingTab bench={bench} />
          </Tabs.Content>
          <Tabs.Content value="analytics" className="outline-none">
            <AnalyticsTab
              bench={bench}
              shown={marks?.figure ?? null}
              onShow={(figure, spans) => {
                setMarks({ figure, spans });
                place.goTo('page');
              }}
            />
          </Tabs.Content>
          <LetterImportTab bench={bench} />
          <Tabs.Content value="export" className="outline-none">
            <LetterExport
              document={page.document}
              title={title}
              layout={page.layout()}
              paper={page.paper}
              saved={bench.saved}
              cvId={cvId}
            />
          </Tabs.Content>
        </EditorTabs>
      )}
    </>
  );
  return (
    <EditorFrame
      title={title}
      zone={place.zone}
      onZone={place.goTo}
      columns="min-[75rem]:grid-cols-[clamp(32rem,44vw,42rem)_minmax(0,1fr)]"
      notice={<LetterConflict bench={bench} />}
      form={form}
      progress={<GenerateProgress state={generation.state} crafting={generating.crafting} />}
      page={
        <LetterPageZone
          bench={bench}
          isEditing={place.isEditing}
          marks={tab === 'analytics' ? marks : null}
          onHideMarks={() => setMarks(null)}
          onEdit={place.edit}
          onExport={place.toExport}
        />
      }
    >
      {versionsOver !== null && written && (
        <Suspense fallback={null}>
          <LetterVersions
            id={written.id}
            title={title}
            version={versionsOver}
            onRestored={bench.takeRestored}
            onClose={() => setVersionsOver(null)}
          />
        </Suspense>
      )}
    </EditorFrame>
  );
}
