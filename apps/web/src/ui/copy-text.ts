import { t } from '@lingui/core/macro';
import { errorToast, toast } from './toast.ts';

/** Puts words into the clipboard and says so, or says what to do instead. `done` says it of these words: "Copied your letter to the clipboard." */
export async function copyText(
  words: string,
  done: string,
  instead = t`Use Download .txt instead.`,
): Promise<void> {
  try {
    await navigator.clipboard.writeText(words);
    toast(t`Copied`, done);
  } catch {
    errorToast(t`Not copied`, t`Your browser didn’t allow it. ${instead}`);
  }
}
