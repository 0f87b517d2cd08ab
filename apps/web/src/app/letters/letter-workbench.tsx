import clsx from 'clsx';
import { Tabs } from 'radix-ui';
import { lazy, Suspense, useId, useLayoutEffect, useState } from 'react';
import { useWatch } from 'react-hook-form';
import {
  LetterExport,
  LetterFacts,
  LetterForm,
  LetterTextEditor,
  LetterTips,
  ReviewPanel,
} from '../../features/letters/index.ts';
import { Button } from '../../ui/button.tsx';
import { Segmented } from '../../ui/segmented.tsx';
import { useShortcuts } from '../builder/use-shortcuts.ts';
import { useZone } from '../builder/use-zone.ts';
import { AnalyticsTab } from './analytics-tab.tsx';
import { LetterBenchHead } from './letter-bench-head.tsx';
import { LetterConflict } from './letter-conflict.tsx';
import { LetterGenerateBar } from './letter-generate-bar.tsx';
import { LetterImportTab } from './letter-import-tab.tsx';
import { LetterPageZone, type Marks } from './letter-page-zone.tsx';
import { TemplatesTab } from './templates-tab.tsx';
import { useLetterBench, type UseLetterBenchOptions } from './use-letter-bench.ts';
import { WritingTab } from './writing-tab.tsx';

const LetterVersions = lazy(async () => ({
  default: (await import('../../features/versions/index.ts')).LetterVersions,
}));

const tabs = [
  { value: 'builder', label: 'Builder' },
  { value: 'templates', label: 'Templates' },
  { value: 'writing', label: 'AI Writing' },
  { value: 'analytics', label: 'Analytics' },
  { value: 'import', label: 'Import' },
  { value: 'export', label: 'Export' },
] as const;
const zones = [
  { value: 'form', label: 'Form' },
  { value: 'page', label: 'Page' },
] as const;

/** Form and page of one letter beside each other; on a phone one at a time. */
export function LetterWorkbench(props: UseLetterBenchOptions) {
  const bench = useLetterBench(props);
  const formId = useId();
  const { tab, setTab } = bench;
  const [marks, setMarks] = useState<Marks | null>(null);
  const { zone, goTo } = useZone();
  const [isEditing, setIsEditing] = useState(false);
  const [versionsOver, setVersionsOver] = useState<number | null>(null);
  useShortcuts({ formId, undo: bench.undo, redo: bench.redo });
  const { page, draftReview } = bench;
  const { written } = page;
  const [title, cvId] = useWatch({ control: bench.form.control, name: ['title', 'cvId'] });
  useLayoutEffect(() => {
    if (isEditing) scrollTo(0, 0);
  }, [isEditing]);

  const done = () => {
    setIsEditing(false);
    goTo('page');
  };
  return (
    <main id="main" className="pb-28 md:pb-0">
      <LetterConflict bench={bench} />
      <div className="mx-auto grid max-w-[116rem] md:grid-cols-[minmax(20rem,2fr)_minmax(0,3fr)] min-[75rem]:grid-cols-[clamp(32rem,44vw,42rem)_minmax(0,1fr)]">
        <div className={clsx('min-w-0 px-4 py-5 sm:px-6', zone !== 'form' && 'max-md:hidden')}>
          <LetterBenchHead bench={bench} onVersions={() => void bench.sendAll().then(setVersionsOver)} />
          {isEditing && written ? (
            <div className="grid gap-4 pt-4">
              <LetterTextEditor
                letter={written.document}
                onChange={(document) => bench.putDocument(document, 'text of the letter')}
              />
              <div className="sticky bottom-0 -mx-4 border-t border-line bg-desk px-4 py-3 max-md:bottom-13 sm:-mx-6 sm:px-6">
                <Button look="primary" onClick={done}>
                  Done
                </Button>
              </div>
            </div>
          ) : (
            <Tabs.Root
              value={tab}
              onValueChange={setTab}
              className="grid grid-cols-[minmax(0,1fr)] gap-5 pt-2"
            >
              <Tabs.List
                aria-label="Letter builder"
                className="flex gap-1 overflow-x-auto border-b border-line"
              >
                {tabs.map(({ value, label }) => (
                  <Tabs.Trigger
                    key={value}
                    value={value}
                    className="-mb-px border-b-2 border-transparent px-3 py-2 text-base whitespace-nowrap text-soft hover:text-ink data-[state=active]:border-accent data-[state=active]:font-medium data-[state=active]:text-ink"
                  >
                    {label}
                  </Tabs.Trigger>
                ))}
              </Tabs.List>
              <Tabs.Content value="builder" className="grid grid-cols-[minmax(0,1fr)] gap-5 outline-none">
                {draftReview.review && written ? (
                  <ReviewPanel
                    review={draftReview.review}
                    onDecide={draftReview.decide}
                    onDone={() => {
                      draftReview.end();
                      void bench.save();
                      goTo('page');
                    }}
                  />
                ) : (
                  <>
                    <LetterForm
                      id={formId}
                      form={bench.form}
                      onCv={bench.chooseCv}
                      onSubmit={bench.generate}
                    />
                    {written?.facts && written.facts.sentences.length > 0 && (
                      <LetterFacts facts={written.facts} />
                    )}
                    <LetterTips />
                    <LetterGenerateBar formId={formId} bench={bench} />
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
                    goTo('page');
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
            </Tabs.Root>
          )}
        </div>
        <section
          aria-label="Preview"
          className={clsx(
            'min-w-0 border-line px-4 py-5 sm:px-6 md:sticky md:top-14 md:h-[calc(100dvh-3.5rem)] md:overflow-y-auto md:border-l',
            zone === 'form' && 'max-md:hidden',
          )}
        >
          {zone === 'page' && (
            <h1 className="mb-3 truncate font-serif text-lg font-semibold md:hidden">{title}</h1>
          )}
          <LetterPageZone
            bench={bench}
            isEditing={isEditing}
            marks={tab === 'analytics' ? marks : null}
            onHideMarks={() => setMarks(null)}
            onEdit={() => {
              page.show({ source: 'written' });
              setIsEditing(true);
              goTo('form');
            }}
            onExport={() => {
              setIsEditing(false);
              setTab('export');
              goTo('form');
            }}
          />
        </section>
      </div>
      <div className="fixed inset-x-0 bottom-0 z-20 border-t border-line bg-surface p-2 md:hidden">
        <Segmented label="Show" value={zone} options={zones} onChange={goTo} className="flex w-full" />
      </div>
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
    </main>
  );
}
