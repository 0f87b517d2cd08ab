import { t } from '@lingui/core/macro';
import { errorToast } from '../ui/toast.ts';
import { CallError } from './call-error.ts';

/** Says that the session is over, where that is why a call failed; gives whether it was. */
export function toastSignedOut(error: unknown, sentence: string): boolean {
  if (!(error instanceof CallError) || error.code !== 'unauthenticated') return false;
  errorToast(t`Authentication Error`, sentence);
  return true;
}
