import { useCallback, useRef, useState } from 'react';
import type { CvDraft } from '@candor/domain/cv';
import { History } from '../../features/cv-form/index.ts';
import type { WrittenCv } from './use-shown-page.ts';

/** One state of the work, to go back to. */
export interface Step {
  form: CvDraft;
  /** The release of the form's layout. */
  release: number;
  written: WrittenCv | null;
}

/** The steps back and forth of a bench; `present` gives the state that it is in. */
export function useSteps(present: () => Step) {
  const [, setCount] = useState(0);
  const history = useRef<History<Step> | null>(null);
  history.current ??= new History<Step>(present());
  const steps = history.current;
  /** The next change of the form is a step of its own. */
  const endGo = useCallback(() => history.current?.endGo(), []);
  /** What shows whether there is a way back is drawn anew. */
  const show = () => setCount((count) => count + 1);
  return {
    canUndo: steps.canUndo,
    canRedo: steps.canRedo,
    endGo,
    show,
    undo: () => steps.undo(),
    redo: () => steps.redo(),
    /** Puts the present state in the place of the last one: there is no way back to before it. */
    amend: () => steps.amend(present()),
    /** Notes the present state; changes of one field in one go are one step. */
    note: (field?: string) => {
      const couldUndo = steps.canUndo;
      steps.note(present(), field, performance.now());
      if (!couldUndo || field === undefined) show();
    },
  };
}
