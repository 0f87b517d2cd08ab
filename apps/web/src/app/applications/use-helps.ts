import { t } from '@lingui/core/macro';
import { useLocation } from 'wouter';
import type { Application, HelpAct, Helps } from '../../features/applications/index.ts';

/**
 * The CV to work on for an application: the one made for it, else the one that was sent, as far as they are there, else the
 * one changed last.
 */
export function cvFor(
  { linked, documents }: Pick<Application, 'linked' | 'documents'>,
  cvIds: readonly string[],
): string | null {
  const made = linked.find(({ kind, id }) => kind === 'cv' && cvIds.includes(id));
  const sent = documents.findLast(
    ({ kind, documentId }) => kind === 'cv' && documentId !== null && cvIds.includes(documentId),
  );
  return made?.id ?? sent?.documentId ?? cvIds[0] ?? null;
}

interface Known {
  /** The person's CVs, the one changed last first. */
  cvIds: readonly string[];
}

/** What helps with an application at its stage: the tools that stand elsewhere, each opened for this job. */
export function useHelps({ cvIds }: Known): { helps: Helps; practise: (application: Application) => void } {
  const [, navigate] = useLocation();
  /** A tab of the CV builder, over the CV of an application. */
  const inBuilder = (application: Application, tab: string, words: Record<string, string> = {}) => {
    const cvId = cvFor(application, cvIds);
    const search = new URLSearchParams({
      ...(cvId !== null && { edit: cvId }),
      tab,
      application: application.id,
      ...words,
    });
    navigate(`/cv-builder?${search.toString()}`);
  };
  const letter = (application: Application, type: string) => {
    const cvId = cvFor(application, cvIds);
    const search = new URLSearchParams({
      application: application.id,
      type,
      ...(cvId !== null && { cv: cvId }),
    });
    navigate(`/letter-builder?${search.toString()}`);
  };
  const practise = (application: Application) => inBuilder(application, 'interview');
  const helps: Helps = (application, kind) => {
    const action = (label: string, run: () => void): HelpAct => ({ label, run });
    const write = (label: string, type: string) => action(label, () => letter(application, type));
    const tailor = action(t`Tailor your CV`, () => inBuilder(application, 'optimizer'));
    const salary = action(t`Check the salary`, () =>
      inBuilder(application, 'salary', { position: application.title, place: application.location }),
    );
    switch (kind) {
      case 'saved':
        return [tailor, write(t`Write the letter`, 'cover')];
      case 'applied':
        return [write(t`Write a follow-up`, 'follow_up')];
      case 'interview':
        return [
          action(t`Practice for this interview`, () => practise(application)),
          write(t`Write a thank-you letter`, 'thank_you'),
          salary,
        ];
      case 'offer':
        return [salary, write(t`Write a thank-you letter`, 'thank_you')];
      case 'closed':
        return [];
    }
  };
  return { helps, practise };
}
