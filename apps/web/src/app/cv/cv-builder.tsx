import { t } from '@lingui/core/macro';
import { useId, useState } from 'react';
import type { OptimizerPart } from '../../features/optimizer/index.ts';
import { CvVersions } from '../../features/versions/index.ts';
import { Confirm } from '../../ui/confirm.tsx';
import { Conflicts } from '../editor/conflicts.tsx';
import { EditorFrame } from '../editor/editor-frame.tsx';
import { EditorVersions, useVersions } from '../editor/editor-versions.tsx';
import { GenerateProgress } from '../editor/generate-bar.tsx';
import { ToolHead } from '../editor/tool-head.tsx';
import { useZones } from '../editor/use-zones.ts';
import { useOpenTab } from '../editor/use-open-tab.ts';
import type { EditorTab } from '../editor/tabs.ts';
import { useShortcuts } from '../editor/use-shortcuts.ts';
import { CvEditorHead } from './cv-editor-head.tsx';
import { cvKind } from './cv-kind.ts';
import { cvTabOf, cvTabs, type CvTab } from './cv-tabs.ts';
import { CvTools, type CvToolsAddress } from './cv-tools.tsx';
import { generating } from './form-tab.tsx';
import { PageZone } from './page-zone.tsx';
import { useCvEditor, type CvEditorOptions } from './use-cv-editor.ts';

interface CvBuilderProps extends CvEditorOptions, CvToolsAddress {
  /** The tab that the address names. */
  namedTab: CvTab;
  /** The application that the address names. */
  applicationId: string | null;
  /** The address is to name another one, or none. */
  onApplication: (id: string | null) => void;
  /** Another tab was opened: the address names it. */
  onTab: (tab: CvTab) => void;
}

/** Form and page of one CV beside each other. */
export function CvBuilder({ namedTab, onTab, applicationId, onApplication, ...rest }: CvBuilderProps) {
  const { salaryJob, roadmapId, onRoadmap, contactId, onContact, ...options } = rest;
  const editor = useCvEditor({ ...options, onDone: () => zones.goTo('page') });
  const formId = useId();
  const [tab, openTab] = useOpenTab(namedTab, onTab);
  const open: EditorTab = cvTabOf(tab);
  const [optimizerPart, setOptimizerPart] = useState<OptimizerPart>('scores');
  const versions = useVersions(editor.saveAll);
  useShortcuts({ formId, undo: editor.undo, redo: editor.redo });
  const { written } = editor.page;
  const ofJob = { namedId: applicationId, documentId: written?.id ?? null, onName: onApplication };
  const zones = useZones({ tab, openExport: () => openTab('export') });

  // The ad stands with the scores.
  const openAdvert = () => {
    setOptimizerPart('scores');
    openTab('optimizer');
  };
  return (
    <EditorFrame
      title={editor.title}
      zones={zones}
      columns="min-[75rem]:grid-cols-[clamp(36rem,47vw,46rem)_minmax(0,1fr)]"
      notice={<Conflicts kind={cvKind} editor={editor.editor} />}
      head={
        open.isWide ? (
          <ToolHead tool={open.label} from={tab === 'network' ? null : (written?.title ?? null)} />
        ) : (
          <CvEditorHead editor={editor} ofJob={ofJob} onOpenAdvert={openAdvert} />
        )
      }
      tabs={{
        label: t`CV builder`,
        tabs: cvTabs,
        open,
        onChange: (next) => openTab(cvTabOf(next).value),
        isHidden: editor.merge.review !== null,
      }}
      form={
        <CvTools
          editor={editor}
          formId={formId}
          tab={tab}
          onTab={openTab}
          ofJob={ofJob}
          optimizerPart={optimizerPart}
          onOptimizerPart={setOptimizerPart}
          salaryJob={salaryJob}
          roadmapId={roadmapId}
          onRoadmap={onRoadmap}
          contactId={contactId}
          onContact={onContact}
        />
      }
      progress={<GenerateProgress state={editor.generation.state} crafting={generating.crafting} />}
      page={<PageZone editor={editor} onVersions={versions.open} onExport={zones.toExport} />}
    >
      <EditorVersions
        Dialog={CvVersions}
        versions={versions}
        written={written}
        title={editor.title}
        onRestored={editor.takeRestored}
      />
      <Confirm
        isOpen={editor.sample.isAsking}
        title={t`Use the sample data?`}
        question={t`It replaces what you typed. You can undo this.`}
        confirmLabel={t`Use the sample`}
        isDangerous={false}
        onConfirm={editor.sample.put}
        onClose={editor.sample.decline}
      />
    </EditorFrame>
  );
}
