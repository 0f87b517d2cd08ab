import { useNavigate } from 'react-router';
import { advertKeyOf, keepAdvert } from '../../features/optimizer/index.ts';
import type { Application, HelpAct, Helps } from '../../features/applications/index.ts';
import { useUser } from '../../platform/session.tsx';

/** The CV to work on for an application: the one that was sent, while it exists, else the one changed last. */
export function cvFor(
  { documents }: Pick<Application, 'documents'>,
  cvIds: readonly string[],
): string | null {
  const sent = documents.findLast(
    ({ kind, documentId }) => kind === 'cv' && documentId !== null && cvIds.includes(documentId),
  );
  return sent?.documentId ?? cvIds[0] ?? null;
}

interface Known {
  /** The person's CVs, the one changed last first. */
  cvIds: readonly string[];
}

/** What helps with an application at its stage: the tools that stand elsewhere, begun with what is known of the job. */
export function useHelps({ cvIds }: Known): Helps {
  const navigate = useNavigate();
  const { id: ownerId } = useUser();
  /** A tab of the CV builder, over the CV of an application. */
  const inBuilder = (application: Application, tab: string, words: Record<string, string> = {}) => {
    const cvId = cvFor(application, cvIds);
    const search = new URLSearchParams({ ...(cvId !== null && { edit: cvId }), tab, ...words });
    void navigate(`/cv-builder?${search.toString()}`);
  };
  const tailor = (application: Application): HelpAct => ({
    label: 'Tailor your CV',
    run: () => {
      const go = () => inBuilder(application, 'optimizer');
      void keepAdvert(advertKeyOf(ownerId, cvFor(application, cvIds)), application.advertText).then(go, go);
    },
  });
  const letter = (label: string, type: string) => (application: Application) => ({
    label,
    run: () => {
      const cvId = cvFor(application, cvIds);
      const search = new URLSearchParams({
        application: application.id,
        type,
        ...(cvId !== null && { cv: cvId }),
      });
      void navigate(`/letter-builder?${search.toString()}`);
    },
  });
  const salary = (application: Application): HelpAct => ({
    label: 'Check the salary',
    run: () => inBuilder(application, 'salary', { position: application.title, place: application.location }),
  });
  const practise = (application: Application): HelpAct => ({
    label: 'Practice for this interview',
    run: () => inBuilder(application, 'interview', { application: application.id }),
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
