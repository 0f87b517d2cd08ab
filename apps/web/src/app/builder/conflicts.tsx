import { useSyncExternalStore } from 'react';
import { documentFromRequest, toText } from '@candor/domain/cv';
import { Conflict } from '../../features/cv-form/index.ts';
import type { Workbench } from './use-workbench.ts';

/** Form or CV were changed elsewhere meanwhile: both versions, to choose from. */
export function Conflicts({ bench }: { bench: Workbench }) {
  const draft = useSyncExternalStore(bench.draftState.subscribe, bench.draftState.get);
  const cv = useSyncExternalStore(bench.cvState.subscribe, bench.cvState.get);
  const { written } = bench.page;
  return (
    <>
      {draft.kind === 'conflict' && draft.theirs.form && (
        <Conflict
          what="form"
          ours={toText(documentFromRequest(bench.form.getValues()))}
          theirs={toText(documentFromRequest(draft.theirs.form))}
          onSettle={bench.settleDraft}
        />
      )}
      {cv.kind === 'conflict' && written && (
        <Conflict what="CV" ours={written.text} theirs={cv.theirs.generatedCv} onSettle={bench.settleCv} />
      )}
    </>
  );
}
