import { t } from '@lingui/core/macro';
import type { Cv, CvCard } from '@candor/contracts/cv';
import { useAuth } from '../../platform/session.tsx';
import { toastSignedOut } from '../../platform/toast-signed-out.ts';
import { errorToast, toast } from '../../ui/toast.ts';
import { getCv } from './api/cvs.ts';

const toView = t`Please login again to view CV.`;

/** Loads a CV and hands it to the overlay and says where that fails. */
export function useViewCv(show: (cv: Cv) => void) {
  const { token } = useAuth();
  return async (card: CvCard) => {
    if (!token) {
      errorToast(t`Authentication Error`, toView);
      return;
    }
    try {
      const cv = await getCv(card.id);
      show(cv);
      toast(t`CV Loaded`, cv.title);
    } catch (error) {
      if (!toastSignedOut(error, toView))
        errorToast(t`Error`, t`Failed to load CV. Please check your connection and try again.`);
    }
  };
}
