import { t } from '@lingui/core/macro';
import { letterLimits } from '@candor/domain/letters';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { toast } from '../../ui/toast.ts';
import { LastingTab } from '../editor/lasting-tab.tsx';
import type { LetterEditor } from './use-letter-editor.ts';

// Nobody who types a letter loads what reads one.
const LetterImport = lazyPart(async () => (await import('../../features/importing/index.ts')).LetterImport);

/** The tab that brings letters in. */
export function LetterImportTab({ editor }: { editor: LetterEditor }) {
  const isShown = editor.tab === 'import';
  const take = (text: string) => {
    editor.takeAsDraft(text.slice(0, letterLimits.text));
    toast(t`Letter imported`, t`It’s now your draft. Enhance it, or keep writing.`, {
      label: t`Undo`,
      run: editor.undo,
    });
  };
  return (
    <LastingTab value="import" isShown={isShown}>
      <LetterImport isShown={isShown} onText={take} />
    </LastingTab>
  );
}
