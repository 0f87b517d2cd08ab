import { useSyncExternalStore } from 'react';
import { DesignPanel } from '../../features/design/index.ts';
import { NewerRelease } from '../../features/releases/index.ts';
import { focusTab } from '../bench/focus-tab.ts';
import type { Workbench } from './use-workbench.ts';

/** The design of the page that is shown. A chunk of its own: most visits do not open it. */
export function DesignTab({ bench }: { bench: Workbench }) {
  const { page } = bench;
  const { layout, release, written } = page;
  const { document, drawn } = useSyncExternalStore(page.pages.subscribe, page.pages.state);
  return (
    <>
      {written && (
        <NewerRelease
          cvId={written.id}
          now={{ layout, release }}
          declined={bench.declined}
          page={() => ({ document: page.document(), ...page.looks() })}
          onTake={(newer) => {
            bench.takeRelease(newer);
            focusTab();
          }}
          onDeclined={bench.setDeclined}
        />
      )}
      <DesignPanel
        form={bench.form}
        document={document ?? page.document()}
        layout={layout}
        release={release}
        paper={page.paper}
        fit={drawn?.fit ?? null}
        onLayout={bench.setLayout}
        onPaper={bench.setPaper}
        onUndo={bench.undo}
      />
    </>
  );
}
