import type { Cv } from '@candor/contracts/cv';
import type { CvDraft } from '@candor/domain/cv';
import type { useDraft, useWrittenCv } from '../../features/cv-form/index.ts';
import { looksOf } from './looks.ts';
import type { useShownPage } from './use-shown-page.ts';

export interface PutFormOptions {
  /** Whether it is stored already. */
  isKept?: boolean;
  isStep?: boolean;
  /** The release that its layout had; what follows from the page where left out. */
  release?: number;
}

interface Parts {
  draft: ReturnType<typeof useDraft>;
  cv: ReturnType<typeof useWrittenCv>;
  page: ReturnType<typeof useShownPage>;
  values: () => CvDraft;
  putForm: (next: CvDraft, options?: PutFormOptions) => void;
  putCv: (stored: Cv) => void;
  noteStep: () => void;
}

/** The two ways out where form or CV were changed elsewhere meanwhile: ours goes over theirs, or theirs is taken. */
export function settlements({ draft, cv, page, values, putForm, putCv, noteStep }: Parts) {
  return {
    settleDraft: async (choice: 'ours' | 'theirs') => {
      const state = draft.state.get();
      const theirs = state.kind === 'conflict' ? state.theirs.form : null;
      const ours = structuredClone(values());
      await draft.settle(choice);
      if (!theirs) return;
      putForm(theirs, { isKept: true });
      if (choice === 'ours') putForm(ours);
    },
    settleCv: async (choice: 'ours' | 'theirs') => {
      const state = cv.state.get();
      if (state.kind !== 'conflict') return;
      const { written: ours, release } = page.now();
      const looks = looksOf(structuredClone(values()));
      if (choice === 'ours' && ours) cv.change({ text: ours.text, ...looks, layoutRelease: release });
      await cv.settle(choice);
      putCv(state.theirs);
      if (choice === 'theirs' || !ours) return;
      putForm({ ...values(), ...looks }, { isStep: false, release });
      page.show({ written: ours });
      noteStep();
    },
  };
}
