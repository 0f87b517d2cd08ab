import { t } from '@lingui/core/macro';
import { useId, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { LetterVersions } from '../../features/versions/index.ts';
import { Conflicts } from '../editor/conflicts.tsx';
import { EditorFrame } from '../editor/editor-frame.tsx';
import { EditorVersions, useVersions } from '../editor/editor-versions.tsx';
import { GenerateProgress } from '../editor/generate-bar.tsx';
import type { EditorTab } from '../editor/tabs.ts';
import { ToolHead } from '../editor/tool-head.tsx';
import { useZones } from '../editor/use-zones.ts';
import { useShortcuts } from '../editor/use-shortcuts.ts';
import { LetterEditorHead } from './letter-editor-head.tsx';
import { crafting } from './letter-form-tab.tsx';
import { letterKind } from './letter-kind.ts';
import { LetterPageZone, type Marks } from './letter-page-zone.tsx';
import { letterTabOf, letterTabs } from './letter-tabs.ts';
import { LetterTools } from './letter-tools.tsx';
import { useLetterJob } from './use-letter-job.ts';
import { useLetterEditor, type LetterEditorOptions } from './use-letter-editor.ts';

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
  const versions = useVersions(editor.saveAll);
  useShortcuts({ formId, undo: editor.undo, redo: editor.redo });
  const { written } = editor.page;
  const zones = useZones({ tab, openExport: () => setTab('export') });
  const title = useWatch({ control: editor.form.control, name: 'title' });
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
        isHidden: editor.merge.review !== null,
      }}
      form={
        <LetterTools
          editor={editor}
          job={job}
          formId={formId}
          marks={marks}
          onMarks={setMarks}
          onShowPage={() => zones.goTo('page')}
        />
      }
      progress={<GenerateProgress state={editor.generation.state} crafting={crafting} />}
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
