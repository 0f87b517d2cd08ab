import { isKnownHeading } from '../../reading/index.ts';
import { shareResult, type Check } from '../check.ts';
import { foundAt } from '../prepared-cv.ts';

export const headingsKnown: Check = {
  id: 'headings-known',
  area: 'ats',
  label: 'Headings a machine knows',
  looksFor: 'Section headings that readers of CVs are taught',
  why: 'What stands under a heading nobody knows is often left out.',
  source:
    'loopcv guide to applicant systems: creative headings read badly; our own reader of seven languages',
  weight: 5,
  run(cv) {
    const titled = cv.document.custom.filter(({ title }) => title !== '');
    const findings = cv.document.custom.flatMap(({ title }, at) =>
      title === '' || isKnownHeading(title)
        ? []
        : [
            foundAt(
              cv,
              `custom.${at}.title`,
              'Readers of CVs may not know this heading. A plain one is safer.',
            ),
          ],
    );
    return shareResult(findings, titled.length) ?? { share: 1, findings };
  },
};
