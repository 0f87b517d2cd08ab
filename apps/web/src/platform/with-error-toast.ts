import { t } from '@lingui/core/macro';
import { errorToast } from '../ui/toast.ts';
import { toastSignedOut } from './toast-signed-out.ts';
import { sentenceOf } from './call-error.ts';

/** Runs an action and says where it failed. */
export async function withErrorToast(action: () => Promise<unknown>, title: string): Promise<void> {
  try {
    await action();
  } catch (error) {
    if (!toastSignedOut(error, t`Please login again to continue.`))
      errorToast(title, sentenceOf(error, t`Unable to connect to the server. Please try again.`));
  }
}
