import { t } from '@lingui/core/macro';
import { Ellipsis } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { BareIconButton } from '../../ui/button.tsx';
import { Menu, type MenuItem } from '../../ui/menu.tsx';
import { DocumentTitle } from './document-title.tsx';
import { StepButtons, type Steps } from './step-buttons.tsx';

interface EditorHeadProps {
  title: string;
  onRename: ((title: string) => void) | undefined;
  /** How far the work is saved. */
  saveState: ReactNode;
  steps: Steps;
  /** The name of the menu: "More for this form". */
  more: string;
  items: readonly MenuItem[];
}

/** The name of the work, how far it is saved, and the ways back. */
export function EditorHead({ title, onRename, saveState, steps, more, items }: EditorHeadProps) {
  const [isRenaming, setIsRenaming] = useState(false);
  const rename = { label: t`Rename`, onSelect: () => setIsRenaming(true), takesFocus: true };
  return (
    <div className="flex min-w-0 grow basis-60 items-center gap-1 py-2">
      <div className="me-auto grid min-w-0 gap-0.5">
        <DocumentTitle title={title} onRename={onRename} isRenaming={isRenaming} onRenaming={setIsRenaming} />
        {saveState}
      </div>
      <StepButtons steps={steps} />
      <Menu
        label={more}
        items={onRename ? [rename, ...items] : items}
        trigger={
          <BareIconButton label={more}>
            <Ellipsis size={20} strokeWidth={1.5} aria-hidden="true" />
          </BareIconButton>
        }
      />
    </div>
  );
}
