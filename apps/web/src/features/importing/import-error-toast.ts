import { t } from '@lingui/core/macro';
import { errorToast } from '../../ui/toast.ts';
import type { ImportItem } from './import-queue.ts';

/** Says what could not be brought in; pasted text says so where it stands. */
export function importErrorToast({ name, file }: ImportItem, sentence: string): void {
  if (sentence.includes('exceeds 25MB limit')) errorToast(t`File too large`, sentence);
  else if (file) errorToast(t`Import failed`, t`Failed to process ${name}. Please try again.`);
}
