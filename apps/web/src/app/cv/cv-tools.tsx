import { Tabs } from 'radix-ui';
import { Suspense } from 'react';
import { BrandNote } from '../../features/billing/index.ts';
import type { OptimizerPart } from '../../features/optimizer/index.ts';
import { ExportPanel } from '../../features/preview/index.ts';
import type { SalaryPanelProps } from '../../features/salary/index.ts';
import { CvMergeReview } from '../../features/versions/index.ts';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { CollaborateTab } from '../editor/collaborate-tab.tsx';
import { EditorTools } from '../editor/editor-tools.tsx';
import { focusTab } from '../editor/focus-tab.ts';
import { LastingTab } from '../editor/lasting-tab.tsx';
import type { ToolJobOptions } from '../jobs/use-tool-job.ts';
import type { CareerTabProps } from './career-tab.tsx';
import type { CvTab } from './cv-tabs.ts';
import { FormTab } from './form-tab.tsx';
import type { NetworkTabProps } from './network-tab.tsx';
import type { CvEditor } from './use-cv-editor.ts';

const DesignTab = lazyPart(async () => (await import('./design-tab.tsx')).DesignTab);
const ImportTab = lazyPart(async () => (await import('./import-tab.tsx')).ImportTab);
const CareerTab = lazyPart(async () => (await import('./career-tab.tsx')).CareerTab);
const InterviewTab = lazyPart(async () => (await import('./interview-tab.tsx')).InterviewTab);
const NetworkTab = lazyPart(async () => (await import('./network-tab.tsx')).NetworkTab);
const OptimizerTab = lazyPart(async () => (await import('./optimizer-tab.tsx')).OptimizerTab);
const SalaryPanel = lazyPart(async () => (await import('../../features/salary/index.ts')).SalaryPanel);

/** What the tabs take of the address. */
export interface CvToolsAddress extends Pick<CareerTabProps, 'roadmapId' | 'onRoadmap'>, NetworkTabProps {
  /** The job whose pay the address asks for. */
  salaryJob: SalaryPanelProps['job'];
}

interface CvToolsProps extends CvToolsAddress {
  editor: CvEditor;
  formId: string;
  tab: CvTab;
  onTab: (tab: CvTab) => void;
  ofJob: ToolJobOptions;
  optimizerPart: OptimizerPart;
  onOptimizerPart: (part: OptimizerPart) => void;
}

/** The form of a CV and the tools that go with it, a tab each. */
export function CvTools({
  editor,
  formId,
  tab,
  onTab,
  ofJob,
  optimizerPart,
  onOptimizerPart,
  salaryJob,
  roadmapId,
  onRoadmap,
  contactId,
  onContact,
}: CvToolsProps) {
  const { page } = editor;
  const { written } = page;
  return (
    <EditorTools review={editor.merge.review} Review={CvMergeReview}>
      <FormTab editor={editor} formId={formId} />
      <LastingTab value="import" isShown={tab === 'import'}>
        <ImportTab
          isShown={tab === 'import'}
          editor={editor}
          onFilled={() => {
            onTab('builder');
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
          onPart={onOptimizerPart}
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
          cvId={written?.id ?? null}
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
}
