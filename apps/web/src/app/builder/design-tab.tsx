import { useSyncExternalStore } from 'react';
import { DesignPanel } from '../../features/design/index.ts';
import type { Workbench } from './use-workbench.ts';

/** The design of the page that is shown. A chunk of its own: most visits do not open it. */
export function DesignTab({ bench }: { bench: Workbench }) {
  const { page } = bench;
  const { document, drawn } = useSyncExternalStore(page.pages.subscribe, page.pages.state);
  return (
    <DesignPanel
      form={bench.form}
      document={document ?? page.document()}
      layout={page.layout}
      paper={page.paper}
      fit={drawn?.fit ?? null}
      onLayout={bench.setLayout}
      onPaper={bench.setPaper}
      onUndo={bench.undo}
    />
  );
}
