import { splitSentences, type CvDocument, type CvRequest, type SectionLanguage } from '../../cv/index.ts';
import type { LeftOut } from '../report.ts';
import { asideOf } from './asides.ts';
import { composeSummary, LEAST_WORDS, type ComposedSummary } from './compose-summary.ts';
import { withoutPersonal } from './personal-matter.ts';
import { readsAsEnglish } from './reads-as-english.ts';
import { paragraphAsTyped } from './write-as-typed.ts';

/** A summary in another language: as it was typed, without what no CV should say. */
function otherLanguage(
  { summary, jobTitle }: CvRequest,
  language: SectionLanguage | undefined,
): ComposedSummary {
  const leftOut: LeftOut[] = [];
  const lines = summary.split('\n').map((line) =>
    splitSentences(line)
      .flatMap((sentence) => {
        const { text, personal } = withoutPersonal(sentence, jobTitle, true);
        for (const one of personal) leftOut.push({ place: 'summary', text: one, reason: 'private' });
        const reason = text === '' ? undefined : asideOf(text, jobTitle, true);
        if (reason) leftOut.push({ place: 'summary', text, reason });
        return reason || text === '' ? [] : [text];
      })
      .join(' '),
  );
  const rest = lines.join('\n').trim();
  // A word or two that are left tell nothing.
  const isTold = rest.split(/\s+/).length >= LEAST_WORDS;
  const kept = leftOut.length === 0 ? summary : isTold ? rest : '';
  return { summary: kept === '' ? '' : paragraphAsTyped(kept, language), leftOut };
}

/** The summary of a CV in the language of its content, and what was typed and is not in it. */
export function summaryOf(
  request: CvRequest,
  document: CvDocument,
  { today, language }: { today: string | undefined; language: SectionLanguage | undefined },
): ComposedSummary {
  const texts = [request.jobTitle, request.summary, ...document.experience.flatMap((job) => job.bullets)];
  if (!readsAsEnglish(texts.join('\n')) || !readsAsEnglish(request.summary))
    return otherLanguage(request, language);
  return composeSummary(request, document, today);
}
