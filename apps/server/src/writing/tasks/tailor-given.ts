import { formatRange, toText, type CvDocument } from '@candor/domain/cv';
import type { AskedFor } from '@candor/domain/optimizer';
import { numbered } from './define-task.ts';
import { mannerOfCv } from './manner.ts';
import type { TailorGiven } from './tailor-cv.ts';

const joined = (parts: readonly string[]) => parts.filter((one) => one !== '').join(', ');

/** What a model gets of a CV and an advert to tailor the one to the other. */
export function tailorGiven(document: CvDocument, asked: readonly AskedFor[]): TailorGiven {
  const { basics, summary, experience, education, skills, certifications, languages, projects } = document;
  return {
    manner: mannerOfCv(toText(document), basics),
    asked: asked.map(({ id, name, quote, isRequired }) => ({
      id,
      text: `${name} (in the advert: ${quote})`,
      isRequired,
    })),
    headline: basics.headline,
    summary: numbered('s', summary === '' ? [] : [summary]),
    posts: experience.map(({ position, company, start, end, bullets }, at) => ({
      id: `p${at + 1}`,
      position,
      employer: company,
      dates: formatRange(start, end, 'end'),
      lines: numbered(`p${at + 1}.`, bullets),
    })),
    skills: numbered(
      'k',
      skills.map(({ name }) => name),
    ),
    more: numbered('x', [
      ...education.map(({ degree, institution, start, end }) =>
        joined([degree, institution, formatRange(start, end, 'end')]),
      ),
      ...certifications.map(({ name, issuer, date }) => joined([name, issuer, date])),
      ...languages.map(({ name, level }) => joined([name, level])),
      ...projects.flatMap(({ name, bullets }) => bullets.map((line) => joined([name, line]))),
    ]),
  };
}
