import { Ellipsis } from 'lucide-react';
import type { ReactNode } from 'react';
import { BareIconButton } from '../../ui/button.tsx';
import { Menu, type MenuItem } from '../../ui/menu.tsx';
import { StepButtons, type Steps } from './step-buttons.tsx';

interface EditorHeadProps {
  title: string;
  /** How far the work is saved. */
  saveState: ReactNode;
  steps: Steps;
  /** What the menu belongs to: "form". */
  of: string;
  items: readonly MenuItem[];
}

/** The name of the work, how far it is saved, and the ways back. */
export function EditorHead({ title, saveState, steps, of, items }: EditorHeadProps) {
  return (
    <div className="flex min-w-0 grow basis-60 items-center gap-1 py-2">
      <div className="grid min-w-0 gap-0.5 mr-auto">
        <h1 className="truncate font-serif text-lg font-semibold sm:text-xl" title={title}>
          {title}
        </h1>
        {saveState}
      </div>
      <StepButtons steps={steps} />
      <Menu
        label={`More for this ${of}`}
        items={items}
        trigger={
          <BareIconButton label={`More for this ${of}`}>
            <Ellipsis size={20} strokeWidth={1.5} aria-hidden="true" />
          </BareIconButton>
        }
      />
    </div>
  );
}
