import { Tabs } from 'radix-ui';
import { lazy, Suspense, useId, useState } from 'react';
import { AgainNote, CvForm, PlanOptions, SaveState } from '../../features/cv-form/index.ts';
import { ExportPanel, FactsPanel, TextEditor } from '../../features/preview/index.ts';
import { TipsPanel } from '../../features/tips/index.ts';
import { Confirm } from '../../ui/confirm.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { BenchFrame } from '../bench/bench-frame.tsx';
import { BenchHead } from '../bench/bench-head.tsx';
import { BenchTabs } from '../bench/bench-tabs.tsx';
import { focusTab } from '../bench/focus-tab.ts';
import { GenerateBar, GenerateProgress } from '../bench/generate-bar.tsx';
import { TextEditing } from '../bench/text-editing.tsx';
import { usePlace } from '../bench/use-place.ts';
import { useShortcuts } from '../bench/use-shortcuts.ts';
import { Conflicts } from './conflicts.tsx';
import { ImportTab } from './import-tab.tsx';
import { useLongTextChecks } from './long-text-checks.tsx';
import { PageZone } from './page-zone.tsx';
import { SampleOffer } from './sample-offer.tsx';
import { useWorkbench } from './use-workbench.ts';
import type { UseWorkbenchOptions } from './workbench-start.ts';

const DesignTab = lazy(async () => ({ default: (await import('./design-tab.tsx')).DesignTab }));

const CvVersions = lazy(async () => ({
  default: (await import('../../features/versions/index.ts')).CvVersions,
}));

const CvMergeReview = lazy(async () => ({
  default: (await import('../../features/versions/index.ts')).CvMergeReview,
}));

const tabs = [
  { value: 'builder', label: 'Create CV' },
  { value: 'import', label: 'Import' },
  { value: 'design', label: 'Design' },
  { value: 'export', label: 'Export' },
] as const;
const generating = {
  act: 'Generate Professional CV',
  busy: 'Generating CV...',
  crafting: 'AI is crafting your professional CV...',
  lost: 'If your CV was generated anyway, you’ll get that one, and it counts once.',
};

interface WorkbenchProps extends UseWorkbenchOptions {
  startTab: 'builder' | 'import';
}

/** Form and page of one CV beside each other. */
export function Workbench({ startTab, ...props }: WorkbenchProps) {
  const bench = useWorkbench(props);
  const formId = useId();
  const [tab, setTab] = useState<string>(startTab);
  const [versionsOver, setVersionsOver] = useState<number | null>(null);
  useShortcuts({ formId, undo: bench.undo, redo: bench.redo });
  const longTextHelp = useLongTextChecks(bench);
  const { page, generation } = bench;
  const { written } = page;
  const place = usePlace({
    showWritten: () => page.show({ source: 'written' }),
    openExport: () => setTab('export'),
  });

  const form = (
    <>
      <BenchHead
        title={bench.title}
        kept={<SaveState draft={bench.draftState} cv={bench.cvState} />}
        steps={bench}
        of="form"
        items={[
          ...(written
            ? [{ label: 'Versions', onSelect: () => void bench.sendAll().then(setVersionsOver) }]
            : []),
          { label: 'Try with sample data', onSelect: bench.offerSample },
          { label: 'Clear form', onSelect: bench.clear },
        ]}
      />
      {bench.merge.changes ? (
        <Suspense fallback={<Skeleton className="h-96" />}>
          <CvMergeReview
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
          <TextEditor text={written.text} onChange={bench.editText} help={longTextHelp} />
        </TextEditing>
      ) : (
        <BenchTabs label="CV builder" tabs={tabs} value={tab} onChange={setTab}>
          <Tabs.Content value="builder" className="grid grid-cols-[minmax(0,1fr)] gap-5 outline-none">
            <SampleOffer form={bench.form} onTake={bench.offerSample} />
            <CvForm id={formId} form={bench.form} longTextHelp={longTextHelp} onSubmit={bench.generate}>
              {written?.facts && (
                <FactsPanel facts={written.facts} onAnswer={bench.answer} onPutBack={bench.putBack} />
              )}
              <TipsPanel form={bench.form} onApply={bench.putForm} />
              <PlanOptions form={bench.form} />
            </CvForm>
            {written && <AgainNote />}
            <GenerateBar
              formId={formId}
              state={generation.state}
              words={generating}
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
        </BenchTabs>
      )}
    </>
  );
  return (
    <BenchFrame
      title={bench.title}
      zone={place.zone}
      onZone={place.goTo}
      columns="min-[75rem]:grid-cols-[clamp(36rem,47vw,46rem)_minmax(0,1fr)]"
      notice={<Conflicts bench={bench} />}
      form={form}
      progress={<GenerateProgress state={generation.state} crafting={generating.crafting} />}
      page={
        <PageZone bench={bench} isEditing={place.isEditing} onEdit={place.edit} onExport={place.toExport} />
      }
    >
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
        question="It replaces what you typed. You can undo this."
        actLabel="Use the sample"
        isDangerous={false}
        onConfirm={bench.putSample}
        onClose={bench.declineSample}
      />
    </BenchFrame>
  );
}
