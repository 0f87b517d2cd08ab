import type { CvDocument } from '../../cv/index.ts';
import { isKnownHeading } from '../../reading/index.ts';
import { say } from '../../say/index.ts';
import { shareResult, type Check } from '../check.ts';
import { foundAt } from '../prepared-cv.ts';

/**
 * Whether a section of the person's own stands where a reader looks for another: entries with dates where no job or no
 * school was found, names alone where no skill was. "Career Break" beside jobs is plain enough.
 */
function standsIn({ experience, education, skills }: CvDocument, section: CvDocument['custom'][number]) {
  const isDated = section.entries.some(({ start, end }) => start !== '' || end !== '');
  return isDated ? experience.length === 0 || education.length === 0 : skills.length === 0;
}

export const headingsKnown: Check = {
  id: 'headings-known',
  area: 'ats',
  words: () => ({
    label: say`Standard headings`,
    looksFor: say`Jobs, education and skills under headings that CV readers recognize`,
    why: say`What’s under an unusual heading is often left out.`,
  }),
  source:
    'loopcv guide to applicant systems: creative headings read badly; our own reader of seven languages',
  weight: 5,
  run(cv) {
    const findings = cv.document.custom.flatMap((section, at) =>
      section.title === '' || isKnownHeading(section.title) || !standsIn(cv.document, section)
        ? []
        : [
            foundAt(
              cv,
              `custom.${at}.title`,
              say`CV readers may not recognize this heading. A plain one is safer.`,
            ),
          ],
    );
    return shareResult(findings, cv.document.custom.length) ?? { share: 1, findings };
  },
};
