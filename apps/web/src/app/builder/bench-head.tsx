import { Ellipsis, Redo2, Undo2 } from 'lucide-react';
import { SaveState } from '../../features/cv-form/index.ts';
import { BareIconButton } from '../../ui/button.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { Menu } from '../../ui/menu.tsx';
import type { Workbench } from './use-workbench.ts';

const icon = { size: 20, strokeWidth: 1.5, 'aria-hidden': true } as const;

/** The name of the work, where it is kept, and the ways back. */
export function BenchHead({ bench, onVersions }: { bench: Workbench; onVersions: () => void }) {
  return (
    <div className="flex items-start gap-1">
      <div className="mr-auto grid min-w-0 gap-0.5">
        <h1 className="truncate font-serif text-lg font-semibold sm:text-xl" title={bench.title}>
          {bench.title}
        </h1>
        <SaveState draft={bench.draftState} cv={bench.cvState} />
      </div>
      <IconButton label="Undo (Ctrl Z)" disabled={!bench.canUndo} onClick={bench.undo}>
        <Undo2 {...icon} />
      </IconButton>
      <IconButton label="Redo (Ctrl Shift Z)" disabled={!bench.canRedo} onClick={bench.redo}>
        <Redo2 {...icon} />
      </IconButton>
      <Menu
        label="Form"
        items={[
          ...(bench.page.written ? [{ label: 'Versions', onSelect: onVersions }] : []),
          { label: 'Try with sample data', onSelect: bench.offerSample },
          { label: 'Clear form', onSelect: bench.clear },
        ]}
        trigger={
          <BareIconButton label="More for this form">
            <Ellipsis {...icon} />
          </BareIconButton>
        }
      />
    </div>
  );
}
