import { useNavigate } from 'react-router';
import { advertKeyOf, keepAdvert } from '../../features/optimizer/index.ts';
import type { Application, HelpAct, Helps } from '../../features/applications/index.ts';
import { useUser } from '../../platform/session.tsx';

interface Known {
  /** The CV that was changed last; null where there is none. */
  cvId: string | null;
}

/** What helps with an application at its stage: the tools that stand elsewhere, begun with what is known of the job. */
export function useHelps({ cvId }: Known): Helps {
  const navigate = useNavigate();
  const { id: ownerId } = useUser();
  /** A tab of the CV builder, over that CV. */
  const inBuilder = (tab: string, words: Record<string, string> = {}) =>
    void navigate(
      `/cv-builder?${new URLSearchParams({ ...(cvId !== null && { edit: cvId }), tab, ...words }).toString()}`,
    );
  const tailor = (application: Application): HelpAct => ({
    label: 'Tailor your CV',
    run: () => {
      const go = () => inBuilder('optimizer');
      void keepAdvert(advertKeyOf(ownerId, cvId), application.advertText).then(go, go);
    },
  });
  const letter = (label: string, type: string) => (application: Application) => ({
    label,
    run: () => void navigate(`/letter-builder?application=${application.id}&type=${type}`),
  });
  const salary = ({ title, location }: Application): HelpAct => ({
    label: 'Check the salary',
    run: () => inBuilder('salary', { position: title, place: location }),
  });
  const practise = ({ id }: Application): HelpAct => ({
    label: 'Practice for this interview',
    run: () => inBuilder('interview', { application: id }),
  });
  return (application, kind) => {
    switch (kind) {
      case 'saved':
        return [tailor(application), letter('Write the letter', 'cover')(application)];
      case 'applied':
        return [letter('Write a follow-up', 'follow_up')(application)];
      case 'interview':
        return [
          practise(application),
          letter('Write a thank-you letter', 'thank_you')(application),
          salary(application),
        ];
      case 'offer':
        return [salary(application), letter('Write a thank-you letter', 'thank_you')(application)];
      case 'closed':
        return [];
    }
  };
}
