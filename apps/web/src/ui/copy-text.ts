import { errorToast, toast } from './toast.ts';

/** Puts words into the clipboard and says so, or says what to do instead. `what` names them: "your letter". */
export async function copyText(
  words: string,
  what: string,
  instead = 'Use Download .txt instead.',
): Promise<void> {
  try {
    await navigator.clipboard.writeText(words);
    toast('Copied', `Copied ${what} to the clipboard.`);
  } catch {
    errorToast('Not copied', `Your browser didn’t allow it. ${instead}`);
  }
}
