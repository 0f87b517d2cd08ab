import clsx from 'clsx';
import { Tabs } from 'radix-ui';
import { lazy, Suspense, useId, useLayoutEffect, useState } from 'react';
import { CvForm, PlanOptions } from '../../features/cv-form/index.ts';
import { ExportPanel, FactsPanel, TextEditor } from '../../features/preview/index.ts';
import { TipsPanel } from '../../features/tips/index.ts';
import { Button } from '../../ui/button.tsx';
import { Confirm } from '../../ui/confirm.tsx';
import { Segmented } from '../../ui/segmented.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { BenchHead } from './bench-head.tsx';
import { Conflicts } from './conflicts.tsx';
import { focusTab } from './focus-tab.ts';
import { GenerateBar } from './generate-bar.tsx';
import { ImportTab } from './import-tab.tsx';
import { useLongTextChecks } from './long-text-checks.tsx';
import { PageZone } from './page-zone.tsx';
import { SampleOffer } from './sample-offer.tsx';
import { useShortcuts } from './use-shortcuts.ts';
import { useZone } from './use-zone.ts';
import { useWorkbench } from './use-workbench.ts';
import type { UseWorkbenchOptions } from './workbench-start.ts';

const DesignTab = lazy(async () => ({ default: (await import('./design-tab.tsx')).DesignTab }));

const CvVersions = lazy(async () => ({
  default: (await import('../../features/versions/index.ts')).CvVersions,
}));

const tabs = [
  { value: 'builder', label: 'Create CV' },
  { value: 'import', label: 'Import' },
  { value: 'design', label: 'Design' },
  { value: 'export', label: 'Export' },
] as const;
const zones = [
  { value: 'form', label: 'Form' },
  { value: 'page', label: 'Page' },
] as const;

interface WorkbenchProps extends UseWorkbenchOptions {
  startTab: 'builder' | 'import';
}

/** Form and page of one CV beside each other; on a phone one at a time. */
export function Workbench({ startTab, ...props }: WorkbenchProps) {
  const bench = useWorkbench(props);
  const formId = useId();
  const [tab, setTab] = useState<string>(startTab);
  const { zone, goTo } = useZone();
  const [isEditing, setIsEditing] = useState(false);
  const [versionsOver, setVersionsOver] = useState<number | null>(null);
  useShortcuts({ formId, undo: bench.undo, redo: bench.redo });
  const longTextHelp = useLongTextChecks(bench);
  const { page, generation } = bench;
  useLayoutEffect(() => {
    if (isEditing) scrollTo(0, 0);
  }, [isEditing]);
  const { written } = page;

  return (
    <main id="main" className="pb-28 md:pb-0">
      <Conflicts bench={bench} />
      <div className="mx-auto grid max-w-[116rem] md:grid-cols-[minmax(20rem,2fr)_minmax(0,3fr)] min-[75rem]:grid-cols-[clamp(36rem,47vw,46rem)_minmax(0,1fr)]">
        <div className={clsx('min-w-0 px-4 py-5 sm:px-6', zone !== 'form' && 'max-md:hidden')}>
          <BenchHead bench={bench} onVersions={() => void bench.sendAll().then(setVersionsOver)} />
          {isEditing && written ? (
            <div className="grid gap-4 pt-4">
              <TextEditor text={written.text} onChange={bench.editText} help={longTextHelp} />
              <div className="sticky bottom-0 -mx-4 border-t border-line bg-desk px-4 py-3 max-md:bottom-13 sm:-mx-6 sm:px-6">
                <Button
                  look="primary"
                  onClick={() => {
                    setIsEditing(false);
                    goTo('page');
                  }}
                >
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
              <Tabs.List aria-label="CV builder" className="flex gap-1 border-b border-line">
                {tabs.map(({ value, label }) => (
                  <Tabs.Trigger
                    key={value}
                    value={value}
                    className="-mb-px border-b-2 border-transparent px-3 py-2 text-base text-soft hover:text-ink data-[state=active]:border-accent data-[state=active]:font-medium data-[state=active]:text-ink"
                  >
                    {label}
                  </Tabs.Trigger>
                ))}
              </Tabs.List>
              <Tabs.Content value="builder" className="grid grid-cols-[minmax(0,1fr)] gap-5 outline-none">
                <SampleOffer form={bench.form} onTake={bench.offerSample} />
                <CvForm id={formId} form={bench.form} longTextHelp={longTextHelp} onSubmit={bench.generate}>
                  {written?.facts && <FactsPanel facts={written.facts} onAnswer={bench.answer} />}
                  <TipsPanel form={bench.form} onApply={bench.putForm} />
                  <PlanOptions form={bench.form} />
                </CvForm>
                <GenerateBar
                  formId={formId}
                  state={generation.state}
                  onCancel={generation.cancel}
                  onRetry={generation.retry}
                />
              </Tabs.Content>
              <ImportTab
                isShown={tab === 'import'}
                bench={bench}
                onFilled={() => {
                  setTab('builder');
                  scrollTo(0, 0);
                  focusTab();
                }}
              />
              <Tabs.Content value="design" className="outline-none">
                <Suspense fallback={<Skeleton className="h-96" />}>
                  <DesignTab bench={bench} />
                </Suspense>
              </Tabs.Content>
              <Tabs.Content value="export" className="outline-none">
                <ExportPanel document={page.document} title={bench.title} looks={page.looks()} />
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
            <h1 className="mb-3 truncate font-serif text-lg font-semibold md:hidden">{bench.title}</h1>
          )}
          <PageZone
            bench={bench}
            isEditing={isEditing}
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
          <CvVersions
            id={written.id}
            title={written.title}
            version={versionsOver}
            onRestored={bench.takeRestored}
            onClose={() => setVersionsOver(null)}
          />
        </Suspense>
      )}
      <Confirm
        isOpen={bench.isAskingSample}
        title="Use the sample data?"
        question="It takes the place of what you typed. Undo brings yours back."
        actLabel="Use the sample"
        isDangerous={false}
        onConfirm={bench.putSample}
        onClose={bench.declineSample}
      />
    </main>
  );
}
