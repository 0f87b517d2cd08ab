import {
  isReadableDate,
  PRESENT,
  splitSentences,
  type CvDocument,
  type CvRequest,
  type SectionLanguage,
} from '../../cv/index.ts';
import type { LeftOut } from '../report.ts';
import { isBreak } from '../years-of-experience.ts';
import { asideOf } from './asides.ts';
import { composeSummary, LEAST_LEFT, type ComposedSummary } from './compose-summary.ts';
import { OWN_EMPLOYER } from './identity.ts';
import { withoutPersonal } from './personal-matter.ts';
import { readsAsEnglish } from './reads-as-english.ts';
import { summaryFrames, type SummaryFrames } from './summary-frames.data.ts';
import { paragraphAsTyped } from './write-as-typed.ts';

/** The one post that is held, by a frame: "Verkäuferin bei Nestler seit 2016."; '' where it is not sure. */
function whoIn({ who }: SummaryFrames, { experience }: CvDocument): string {
  const held = experience.filter((job) => job.end === PRESENT && !isBreak(job));
  const [now] = held;
  if (
    held.length !== 1 ||
    !now ||
    !isReadableDate(now.start) ||
    now.company === '' ||
    OWN_EMPLOYER.test(now.company)
  )
    return '';
  const post = now.position.split(/,| \/ | \(/, 1)[0] ?? '';
  return post === '' || /^\p{Ll}/u.test(now.company) ? '' : who(post, now.company, now.start.slice(0, 4));
}

/** A summary in another language: as it was typed, without what no CV should say; where nothing is left, who and where to, if there are frames for it. */
function otherLanguage(
  request: CvRequest,
  document: CvDocument,
  language: SectionLanguage | undefined,
): ComposedSummary {
  const { summary, jobTitle, targetRole } = request;
  const frames = summaryFrames[language ?? ''];
  const goal = frames && targetRole !== '' && targetRole !== jobTitle ? frames.goal(targetRole) : '';
  const who = frames ? whoIn(frames, document) : '';
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
  const isTold = rest.split(/\s+/).length >= LEAST_LEFT;
  const kept = leftOut.length === 0 ? summary.trim() : isTold ? rest : '';
  const told =
    kept === '' ? [who, who && goal].filter((one) => one !== '').join(' ') : paragraphAsTyped(kept, language);
  return { summary: told, leftOut };
}

/** The summary of a CV in the language of its content, and what was typed and is not in it. */
export function summaryOf(
  request: CvRequest,
  document: CvDocument,
  { today, language }: { today: string | undefined; language: SectionLanguage | undefined },
): ComposedSummary {
  const texts = [request.jobTitle, request.summary, ...document.experience.flatMap((job) => job.bullets)];
  if (!readsAsEnglish(texts.join('\n')) || !readsAsEnglish(request.summary))
    return otherLanguage(request, document, language);
  return composeSummary(request, document, today);
}
