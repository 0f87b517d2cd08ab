import { Ellipsis, Redo2, Undo2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { BareIconButton } from '../../ui/button.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { Menu, type MenuItem } from '../../ui/menu.tsx';

const icon = { size: 20, strokeWidth: 1.5, 'aria-hidden': true } as const;

interface EditorHeadProps {
  title: string;
  /** How far the work is saved. */
  saveState: ReactNode;
  steps: { canUndo: boolean; canRedo: boolean; undo: () => void; redo: () => void };
  /** What the menu belongs to: "form". */
  of: string;
  items: readonly MenuItem[];
}

/** The name of the work, how far it is saved, and the ways back. */
export function EditorHead({ title, saveState, steps, of, items }: EditorHeadProps) {
  return (
    <div className="flex items-start gap-1">
      <div className="mr-auto grid min-w-0 gap-0.5">
        <h1 className="truncate font-serif text-lg font-semibold sm:text-xl" title={title}>
          {title}
        </h1>
        {saveState}
      </div>
      <IconButton label="Undo (Ctrl Z)" disabled={!steps.canUndo} onClick={steps.undo}>
        <Undo2 {...icon} />
      </IconButton>
      <IconButton label="Redo (Ctrl Shift Z)" disabled={!steps.canRedo} onClick={steps.redo}>
        <Redo2 {...icon} />
      </IconButton>
      <Menu
        label={`More for this ${of}`}
        items={items}
        trigger={
          <BareIconButton label={`More for this ${of}`}>
            <Ellipsis {...icon} />
          </BareIconButton>
        }
      />
    </div>
  );
}
