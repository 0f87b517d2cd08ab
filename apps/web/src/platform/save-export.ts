import { t } from '@lingui/core/macro';
import { errorToast, toast } from '../ui/toast.ts';
import { saveFile } from './save-file.ts';

const LEAST_CHARACTERS = 50;

export function sayTooShort(): void {
  errorToast(t`Content Required`, t`Please generate your document content before exporting.`);
}

/** Whether there is too little text to make a file of; a toast says so then. */
export function isTooShort(text: string): boolean {
  const isShort = text.trim().length < LEAST_CHARACTERS;
  if (isShort) sayTooShort();
  return isShort;
}

/** Saves the file that is made, and says so, or that it failed. */
export async function saveExport(make: () => Promise<{ blob: Blob; name: string }>): Promise<void> {
  try {
    const file = await make();
    saveFile(file.blob, file.name);
    toast(t`Exported`, file.name);
  } catch {
    errorToast(t`Export Failed`, t`Failed to generate the document. Please try again.`);
  }
}
