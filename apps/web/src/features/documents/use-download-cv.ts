import { t } from '@lingui/core/macro';
import type { CvCard } from '@candor/contracts/cv';
import { saveFile } from '../../platform/save-file.ts';
import { toastSignedOut } from '../../platform/toast-signed-out.ts';
import { errorToast, toast } from '../../ui/toast.ts';
import { exportCv, getCv } from './api/cvs.ts';

type Format = 'pdf' | 'docx' | 'html' | 'txt';

/** Saves a CV as a file. The plain text is what is stored, under the CV's own title. */
export function useDownloadCv(card: CvCard) {
  return async (format: Format) => {
    try {
      if (format === 'txt') {
        const { generatedCv, title } = await getCv(card.id);
        saveFile(new Blob([generatedCv], { type: 'text/plain;charset=utf-8' }), `${title}.txt`);
      } else {
        const file = await exportCv(card.id, { format });
        saveFile(file.blob, file.name);
      }
      toast(t`CV Downloaded`, t`${card.title} has been saved to your device.`);
    } catch (error) {
      if (!toastSignedOut(error, t`Please login again to download CV.`))
        errorToast(t`Error`, t`Failed to download CV. Please try again.`);
    }
  };
}
