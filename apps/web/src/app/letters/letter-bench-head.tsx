import { useWatch } from 'react-hook-form';
import { useState } from 'react';
import { SaveState } from '../../features/cv-form/index.ts';
import type { KeepState, Versioned } from '../../platform/keeper.ts';
import { Watched } from '../../platform/watched.ts';
import { EditorHead } from '../editor/editor-head.tsx';
import type { LetterBench } from './use-letter-bench.ts';

/** The name of the letter, where it is kept, and the ways back. */
export function LetterEditorHead({ bench, onVersions }: { bench: LetterBench; onVersions: () => void }) {
  const title = useWatch({ control: bench.form.control, name: 'title' }) || 'New letter';
  // A letter's form is kept with the letter: there is no second state.
  const [none] = useState(() => new Watched<KeepState<Versioned>>({ kind: 'clean' }));
  return (
    <EditorHead
      title={title}
      saveState={<SaveState draft={none} document={bench.keepState} />}
      steps={bench}
      of="letter"
      items={[
        ...(bench.page.written ? [{ label: 'Versions', onSelect: onVersions }] : []),
        { label: 'Clear form', onSelect: bench.clear },
      ]}
    />
  );
}
