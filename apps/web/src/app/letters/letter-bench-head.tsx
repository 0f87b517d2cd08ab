import { Ellipsis, Redo2, Undo2 } from 'lucide-react';
import { useWatch } from 'react-hook-form';
import { useState } from 'react';
import { SaveState } from '../../features/cv-form/index.ts';
import type { KeepState, Versioned } from '../../platform/keeper.ts';
import { Watched } from '../../platform/watched.ts';
import { BareIconButton } from '../../ui/button.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { Menu } from '../../ui/menu.tsx';
import type { LetterBench } from './use-letter-bench.ts';

const icon = { size: 20, strokeWidth: 1.5, 'aria-hidden': true } as const;

/** The name of the letter, where it is kept, and the ways back. */
export function LetterBenchHead({ bench, onVersions }: { bench: LetterBench; onVersions: () => void }) {
  const title = useWatch({ control: bench.form.control, name: 'title' }) || 'New letter';
  // A letter's form is kept with the letter: there is no second state.
  const [none] = useState(() => new Watched<KeepState<Versioned>>({ kind: 'clean' }));
  return (
    <div className="flex items-start gap-1">
      <div className="mr-auto grid min-w-0 gap-0.5">
        <h1 className="truncate font-serif text-lg font-semibold sm:text-xl" title={title}>
          {title}
        </h1>
        <SaveState draft={none} cv={bench.keepState} />
      </div>
      <IconButton label="Undo (Ctrl Z)" disabled={!bench.canUndo} onClick={bench.undo}>
        <Undo2 {...icon} />
      </IconButton>
      <IconButton label="Redo (Ctrl Shift Z)" disabled={!bench.canRedo} onClick={bench.redo}>
        <Redo2 {...icon} />
      </IconButton>
      <Menu
        label="Letter"
        items={[
          ...(bench.page.written ? [{ label: 'Versions', onSelect: onVersions }] : []),
          { label: 'Clear form', onSelect: bench.clear },
        ]}
        trigger={
          <BareIconButton label="More for this letter">
            <Ellipsis {...icon} />
          </BareIconButton>
        }
      />
    </div>
  );
}
