import { t } from '@lingui/core/macro';
import type { callFile } from './call.ts';
import { saveFile } from './save-file.ts';
import { withErrorToast } from './with-error-toast.ts';

/** Saves a file that the server makes; a toast says where it fails. */
export const download = (file: () => ReturnType<typeof callFile>) =>
  withErrorToast(
    async () => {
      const { blob, name } = await file();
      saveFile(blob, name);
    },
    t`Download failed`,
  );
