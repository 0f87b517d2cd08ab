import type { CvDraft } from '@candor/domain/cv';
import type { FigureQuestion } from '@candor/domain/writing';

/** The draft with a person's own figure put into the sentence that lacked one; null where that sentence is gone. */
export function answerQuestion(
  draft: CvDraft,
  { field, sentence }: FigureQuestion,
  answer: string,
): CvDraft | null {
  const at = /^experience\.(\d+)\.description$/.exec(field);
  const job = at && draft.experience[Number(at[1])];
  if (!job || !job.description.includes(sentence)) return null;
  const [, words = sentence, end = ''] = /^(.*?)([.!?]?)$/s.exec(sentence) ?? [];
  const description = job.description.replace(
    sentence,
    () => `${words}, ${answer.trim().replace(/[.]$/, '')}${end}`,
  );
  return {
    ...draft,
    experience: draft.experience.map((other) => (other === job ? { ...job, description } : other)),
  };
}
