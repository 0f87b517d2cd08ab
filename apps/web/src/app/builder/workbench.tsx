import { Redo2, Undo2 } from 'lucide-react';
import { Tabs } from 'radix-ui';
import { useId, useState } from 'react';
import { Conflict, CvForm, PlanOptions, SaveState } from '../../features/cv-form/index.ts';
import {
  DocumentActs,
  ExportPanel,
  FactsPanel,
  PageView,
  TextView,
  WordsView,
} from '../../features/preview/index.ts';
import { TipsPanel } from '../../features/tips/index.ts';
import { Button } from '../../ui/button.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { Confirm } from '../../ui/confirm.tsx';
import { Segmented } from '../../ui/segmented.tsx';
import { GenerateBar } from './generate-bar.tsx';
import { useShortcuts } from './use-shortcuts.ts';
import { useWorkbench, type WorkbenchStart } from './use-workbench.ts';

interface WorkbenchProps {
  start: WorkbenchStart;
  wantsSample: boolean;
  onWritten: (id: string) => void;
}

const icon = { size: 20, strokeWidth: 1.5, 'aria-hidden': true } as const;
const tabs = [
  { value: 'builder', label: 'Create CV' },
  { value: 'export', label: 'Export' },
] as const;
const views = [
  { value: 'page', label: 'Page' },
  { value: 'text', label: 'Text' },
] as const;
const sources = [
  { value: 'words', label: 'Your words' },
  { value: 'written', label: 'Written CV' },
] as const;
const zones = [
  { value: 'form', label: 'Form' },
  { value: 'page', label: 'Page' },
] as const;

/** Form and page of one CV beside each other; on a phone one at a time. */
export function Workbench({ start, wantsSample, onWritten }: WorkbenchProps) {
  const bench = useWorkbench(start, wantsSample, onWritten);
  const formId = useId();
  const [tab, setTab] = useState<string>('builder');
  const [view, setView] = useState<'page' | 'text'>('page');
  const [zone, setZone] = useState<'form' | 'page'>('form');
  const [isEditing, setIsEditing] = useState(false);
  useShortcuts({ formId, undo: bench.undo, redo: bench.redo });
  const { written, layout, paper } = bench;
  const isInForm = zone === 'form';

  return (
    <main id="main" className="pb-28 md:pb-0">
      {bench.draft.state.kind === 'conflict' && <Conflict what="form" onSettle={bench.settleDraft} />}
      {bench.cvState.kind === 'conflict' && <Conflict what="CV" onSettle={bench.settleCv} />}
      <div className="mx-auto grid max-w-[110rem] md:grid-cols-[minmax(22rem,32rem)_minmax(0,1fr)]">
        <Tabs.Root
          value={tab}
          onValueChange={setTab}
          className={isInForm ? 'px-4 py-6 sm:px-6' : 'px-4 py-6 max-md:hidden sm:px-6'}
        >
          <div className="mb-4 grid gap-3">
            <div className="flex items-start gap-2">
              <div className="mr-auto grid min-w-0 gap-0.5">
                <h1 className="truncate font-serif text-xl font-semibold">{bench.title}</h1>
                <SaveState state={bench.cvState.kind === 'clean' ? bench.draft.state : bench.cvState} />
              </div>
              <IconButton label="Undo (Ctrl Z)" disabled={!bench.canUndo} onClick={bench.undo}>
                <Undo2 {...icon} />
              </IconButton>
              <IconButton label="Redo (Ctrl Shift Z)" disabled={!bench.canRedo} onClick={bench.redo}>
                <Redo2 {...icon} />
              </IconButton>
            </div>
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
          </div>
          <Tabs.Content value="builder" className="grid gap-6 outline-none">
            <div className="flex flex-wrap gap-2">
              <Button look="quiet" onClick={bench.offerSample}>
                Try with sample data
              </Button>
              <Button look="quiet" onClick={bench.clear}>
                Clear form
              </Button>
            </div>
            <CvForm id={formId} form={bench.form} onSubmit={bench.generate}>
              <PlanOptions form={bench.form} />
            </CvForm>
            {written?.facts && <FactsPanel facts={written.facts} onAnswer={bench.answer} />}
            <TipsPanel form={bench.form} onApply={bench.replaceForm} />
            <GenerateBar formId={formId} state={bench.generation} onCancel={bench.cancel} />
          </Tabs.Content>
          <Tabs.Content value="export" className="outline-none">
            <ExportPanel
              document={bench.shownDocument}
              title={bench.title}
              layout={layout}
              paper={paper}
              isBrandFree={bench.isBrandFree}
            />
          </Tabs.Content>
        </Tabs.Root>

        <section
          aria-label="Preview"
          className={`border-line px-4 py-6 sm:px-6 md:sticky md:top-14 md:h-[calc(100dvh-3.5rem)] md:overflow-y-auto md:border-l ${isInForm ? 'max-md:hidden' : ''}`}
        >
          <div className="mx-auto grid max-w-[54rem] gap-4">
            {!isInForm && (
              <h1 className="truncate font-serif text-lg font-semibold md:hidden">{bench.title}</h1>
            )}
            <div className="flex flex-wrap items-center gap-2">
              <Segmented label="View" value={view} options={views} onChange={setView} />
              {written && (
                <Segmented label="Shown" value={bench.source} options={sources} onChange={bench.show} />
              )}
              <DocumentActs
                document={bench.shownDocument}
                title={bench.title}
                layout={layout}
                paper={paper}
                isBrandFree={bench.isBrandFree}
                canEdit={written !== null}
                isEditing={isEditing}
                onEdit={() => {
                  setIsEditing(!isEditing);
                  setView('text');
                  bench.show('written');
                }}
                onSave={bench.save}
                onExport={() => {
                  setTab('export');
                  setZone('form');
                }}
              />
            </div>
            {written && bench.source === 'words' && (
              <p className="text-sm text-soft">This is your form as typed. Generate again to rewrite it.</p>
            )}
            {view === 'page' ? (
              <PageView
                store={bench.pages}
                layout={layout}
                paper={paper}
                onLayout={bench.setLayout}
                onPaper={bench.setPaper}
              />
            ) : bench.source === 'words' || !written ? (
              <WordsView store={bench.pages} />
            ) : (
              <TextView
                text={written.text}
                facts={written.facts}
                isEditing={isEditing}
                onChange={bench.editText}
              />
            )}
          </div>
        </section>
      </div>
      <div className="fixed inset-x-0 bottom-0 z-20 border-t border-line bg-surface p-2 md:hidden">
        <Segmented label="Show" value={zone} options={zones} onChange={setZone} className="flex w-full" />
      </div>
      <Confirm
        isOpen={bench.isAskingSample}
        title="Use the sample data?"
        question="It takes the place of what you typed. Undo brings yours back."
        actLabel="Use the sample"
        isDangerous={false}
        onConfirm={bench.useSample}
        onClose={bench.declineSample}
      />
    </main>
  );
}
