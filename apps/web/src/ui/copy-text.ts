import { t } from '@lingui/core/macro';
import { errorToast, toast } from './toast.ts';

/** Puts words into the clipboard and says so, or says what to do instead. `what` names them: "your letter". */
export async function copyText(
  words: string,
  what: string,
  instead = t`Use Download .txt instead.`,
): Promise<void> {
  try {
    await navigator.clipboard.writeText(words);
    toast(t`Copied`, t`Copied ${what} to the clipboard.`);
  } catch {
    errorToast(t`Not copied`, t`Your browser didn’t allow it. ${instead}`);
  }
}
