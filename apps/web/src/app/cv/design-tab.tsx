import { useSyncExternalStore } from 'react';
import { DesignPanel, NewerRelease } from '../../features/design/index.ts';
import { focusTab } from '../editor/focus-tab.ts';
import type { CvEditor } from './use-cv-editor.ts';

/** The design of the page that is shown. A chunk of its own: most visits do not open it. */
export function DesignTab({ editor }: { editor: CvEditor }) {
  const { page } = editor;
  const { layout, release, written } = page;
  const { document, drawn } = useSyncExternalStore(page.pages.subscribe, page.pages.state);
  return (
    <>
      {written && (
        <NewerRelease
          cvId={written.id}
          now={{ layout, release }}
          declined={editor.declined}
          page={() => ({ document: page.document(), ...page.appearance() })}
          onTake={(newer) => {
            editor.takeRelease(newer);
            focusTab();
          }}
          onDeclined={editor.setDeclined}
        />
      )}
      <DesignPanel
        form={editor.form}
        document={document ?? page.document()}
        layout={layout}
        release={release}
        paper={page.paper}
        fit={drawn?.fit ?? null}
        onLayout={editor.setLayout}
        onPaper={editor.setPaper}
        onUndo={editor.undo}
      />
    </>
  );
}
