import { t } from '@lingui/core/macro';
import { Redo2, Undo2 } from 'lucide-react';
import type { MouseEvent } from 'react';
import { IconButton } from '../../ui/icon-button.tsx';

const icon = { size: 20, strokeWidth: 1.5, 'aria-hidden': true } as const;

export interface Steps {
  canUndo: boolean;
  canRedo: boolean;
  undo: () => void;
  redo: () => void;
}

/** As with any tool bar, the field that is written in keeps its caret. */
const keepFocus = (event: MouseEvent) => event.preventDefault();

/** The ways back and forth. */
export function StepButtons({ steps }: { steps: Steps }) {
  return (
    <div className="flex gap-1">
      <IconButton
        label={t`Undo (Ctrl Z)`}
        disabled={!steps.canUndo}
        onMouseDown={keepFocus}
        onClick={steps.undo}
      >
        <Undo2 {...icon} />
      </IconButton>
      <IconButton
        label={t`Redo (Ctrl Shift Z)`}
        disabled={!steps.canRedo}
        onMouseDown={keepFocus}
        onClick={steps.redo}
      >
        <Redo2 {...icon} />
      </IconButton>
    </div>
  );
}
