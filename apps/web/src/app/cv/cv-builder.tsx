import { t } from '@lingui/core/macro';
import { Tabs } from 'radix-ui';
import { Suspense, useId, useState } from 'react';
import { useWatch } from 'react-hook-form';
import type { OptimizerPart } from '../../features/optimizer/index.ts';
import { AgainNote, CvForm, PlanOptions, SaveState } from '../../features/cv/index.ts';
import { MarksPanel } from '../../features/marks/index.ts';
import { ExportPanel } from '../../features/preview/index.ts';
import { BrandNote } from '../../features/billing/index.ts';
import { TipsPanel } from '../../features/writing/index.ts';
import { CvMergeReview, CvVersions } from '../../features/versions/index.ts';
import { lazyExtra, lazyPart } from '../../ui/lazy-part.tsx';
import { Confirm } from '../../ui/confirm.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { CollaborateTab } from '../editor/collaborate-tab.tsx';
import { Conflicts } from '../editor/conflicts.tsx';
import { EditorFrame } from '../editor/editor-frame.tsx';
import { EditorHead } from '../editor/editor-head.tsx';
import { EditorTools } from '../editor/editor-tools.tsx';
import { EditorVersions, useVersions } from '../editor/editor-versions.tsx';
import { focusTab } from '../editor/focus-tab.ts';
import { GenerateBar, GenerateProgress } from '../editor/generate-bar.tsx';
import { LastingTab } from '../editor/lasting-tab.tsx';
import { useLongTextChecks } from '../editor/long-text-checks.tsx';
import { OwnWordsNote } from '../editor/own-words-note.tsx';
import { ToolHead } from '../editor/tool-head.tsx';
import { useZones } from '../editor/use-zones.ts';
import { useOpenTab } from '../editor/use-open-tab.ts';
import type { EditorTab } from '../editor/tabs.ts';
import { useShortcuts } from '../editor/use-shortcuts.ts';
import type { SalaryPanelProps } from '../../features/salary/index.ts';
import type { CareerTabProps } from './career-tab.tsx';
import { cvKind } from './cv-kind.ts';
import { cvTabOf, cvTabs, type CvTab } from './cv-tabs.ts';
import type { NetworkTabProps } from './network-tab.tsx';
import { PageZone } from './page-zone.tsx';
import { SampleOffer } from './sample-offer.tsx';
import { useCvEditor, type CvEditorOptions } from './use-cv-editor.ts';

const CvJobNote = lazyExtra(async () => (await import('./cv-job-note.tsx')).CvJobNote);

const DesignTab = lazyPart(async () => (await import('./design-tab.tsx')).DesignTab);

const ImportTab = lazyPart(async () => (await import('./import-tab.tsx')).ImportTab);
const CareerTab = lazyPart(async () => (await import('./career-tab.tsx')).CareerTab);

const InterviewTab = lazyPart(async () => (await import('./interview-tab.tsx')).InterviewTab);
const NetworkTab = lazyPart(async () => (await import('./network-tab.tsx')).NetworkTab);

const OptimizerTab = lazyPart(async () => (await import('./optimizer-tab.tsx')).OptimizerTab);

const SalaryPanel = lazyPart(async () => (await import('../../features/salary/index.ts')).SalaryPanel);

const generating = {
  action: t`Generate Professional CV`,
  busy: t`Generating CV...`,
  crafting: t`AI is crafting your professional CV...`,
  lost: t`If your CV was generated anyway, you’ll get that one, and it’s only counted once.`,
};

interface CvBuilderProps
  extends CvEditorOptions, Pick<CareerTabProps, 'roadmapId' | 'onRoadmap'>, NetworkTabProps {
  /** The tab that the address names. */
  namedTab: CvTab;
  /** The application that the address names. */
  applicationId: string | null;
  /** The address is to name another one, or none. */
  onApplication: (id: string | null) => void;
  /** The job whose pay the address asks for. */
  salaryJob: SalaryPanelProps['job'];
  /** Another tab was opened: the address names it. */
  onTab: (tab: CvTab) => void;
}

/** Form and page of one CV beside each other. */
export function CvBuilder(all: CvBuilderProps) {
  const { namedTab, onTab, applicationId, onApplication, salaryJob, ...rest } = all;
  const { roadmapId, onRoadmap, contactId, onContact, ...props } = rest;
  const editor = useCvEditor({ ...props, onDone: () => zones.goTo('page') });
  const formId = useId();
  const [tab, openTab] = useOpenTab(namedTab, onTab);
  const open: EditorTab = cvTabOf(tab);
  const [optimizerPart, setOptimizerPart] = useState<OptimizerPart>('scores');
  const versions = useVersions(editor.saveAll);
  useShortcuts({ formId, undo: editor.undo, redo: editor.redo });
  const { endStep } = editor;
  const isEnglish = useWatch({ control: editor.form.control, name: 'design.language' }) === 'en';
  const longTextHelp = useLongTextChecks({ isEnglish, kind: 'statements', endStep });
  const { page, generation } = editor;
  const { saving } = editor.editor;
  const { written } = page;
  const ofJob = { namedId: applicationId, documentId: written?.id ?? null, onName: onApplication };
  const zones = useZones({
    tab,
    openExport: () => openTab('export'),
  });

  // The ad stands with the scores.
  const openAdvert = () => {
    setOptimizerPart('scores');
    openTab('optimizer');
  };
  const isTabbed = !editor.merge.review;
  const head = open.isWide ? (
    <ToolHead tool={open.label} from={tab === 'network' ? null : (written?.title ?? null)} />
  ) : (
    <EditorHead
      title={editor.title}
      onRename={written ? editor.rename : undefined}
      saveState={
        <>
          <SaveState
            draft={saving.draftStatus}
            document={saving.documentStatus}
            isStored={written !== null}
            onSave={() => void editor.save()}
          />
          {(applicationId !== null || written) && (
            <Suspense>
              <CvJobNote {...ofJob} onOpen={openAdvert} />
            </Suspense>
          )}
        </>
      }
      steps={editor}
      more={t`More for this form`}
      items={[
        { label: t`Try with sample data`, onSelect: editor.offerSample },
        { label: t`Clear form`, onSelect: editor.clear },
      ]}
    />
  );
  const form = (
    <EditorTools review={editor.merge.review} Review={CvMergeReview}>
      <Tabs.Content value="builder" className="flex grow flex-col gap-5 outline-none">
        <SampleOffer form={editor.form} onTake={editor.offerSample} />
        <CvForm id={formId} form={editor.form} longTextHelp={longTextHelp} onSubmit={editor.generate}>
          {written?.facts && (
            <>
              <MarksPanel note={written.facts.note} {...editor.marks} marks={editor.marks.marks()} />
              <OwnWordsNote facts={written.facts} />
            </>
          )}
          <TipsPanel form={editor.form} onApply={editor.putForm} />
          <PlanOptions form={editor.form} />
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
      <LastingTab value="import" isShown={tab === 'import'}>
        <ImportTab
          isShown={tab === 'import'}
          editor={editor}
          onFilled={() => {
            openTab('builder');
            focusTab();
          }}
        />
      </LastingTab>
      <LastingTab value="optimizer" isShown={tab === 'optimizer'}>
        <OptimizerTab
          editor={editor}
          ofJob={ofJob}
          isShown={tab === 'optimizer'}
          part={optimizerPart}
          onPart={setOptimizerPart}
        />
      </LastingTab>
      <Tabs.Content value="design" className="outline-none">
        <Suspense fallback={<Skeleton className="h-96" />}>
          <DesignTab editor={editor} />
        </Suspense>
      </Tabs.Content>
      <LastingTab value="interview" isShown={tab === 'interview'}>
        <InterviewTab editor={editor} isShown={tab === 'interview'} ofJob={ofJob} />
      </LastingTab>
      <LastingTab value="salary" isShown={tab === 'salary'}>
        <SalaryPanel
          position={editor.form.getValues('jobTitle')}
          written={editor.form.getValues('personalInfo')}
          document={written?.document ?? null}
          cvId={editor.page.written?.id ?? null}
          job={salaryJob}
        />
      </LastingTab>
      <LastingTab value="career" isShown={tab === 'career'}>
        <CareerTab editor={editor} roadmapId={roadmapId} onRoadmap={onRoadmap} />
      </LastingTab>
      <CollaborateTab
        isShown={tab === 'collaborate'}
        documentId={written?.id ?? null}
        kind="cv"
        saveAll={editor.saveAll}
        follow={editor.follow}
      />
      <LastingTab value="network" isShown={tab === 'network'}>
        <NetworkTab contactId={contactId} onContact={onContact} />
      </LastingTab>
      <Tabs.Content value="export" className="outline-none">
        <ExportPanel
          document={page.document}
          title={editor.title}
          appearance={page.appearance()}
          note={<BrandNote />}
        />
      </Tabs.Content>
    </EditorTools>
  );
  const pageZone = <PageZone editor={editor} onVersions={versions.open} onExport={zones.toExport} />;
  return (
    <EditorFrame
      title={editor.title}
      zones={zones}
      columns="min-[75rem]:grid-cols-[clamp(36rem,47vw,46rem)_minmax(0,1fr)]"
      notice={<Conflicts kind={cvKind} editor={editor.editor} />}
      head={head}
      tabs={{
        label: t`CV builder`,
        tabs: cvTabs,
        open,
        onChange: (next) => openTab(cvTabOf(next).value),
        isHidden: !isTabbed,
      }}
      form={form}
      progress={<GenerateProgress state={generation.state} crafting={generating.crafting} />}
      page={pageZone}
    >
      <EditorVersions
        Dialog={CvVersions}
        versions={versions}
        written={written}
        title={editor.title}
        onRestored={editor.takeRestored}
      />
      <Confirm
        isOpen={editor.isAskingSample}
        title={t`Use the sample data?`}
        question={t`It replaces what you typed. You can undo this.`}
        confirmLabel={t`Use the sample`}
        isDangerous={false}
        onConfirm={editor.putSample}
        onClose={editor.declineSample}
      />
    </EditorFrame>
  );
}
