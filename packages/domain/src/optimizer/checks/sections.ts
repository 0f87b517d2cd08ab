import { say } from '../../say/index.ts';
import { missing, type Check } from '../check.ts';
import { sectionShare } from '../section-score.ts';

export const sections: Check = {
  id: 'sections',
  area: 'ats',
  words: () => ({
    label: say`Sections`,
    looksFor: say`Summary, experience, education and skills, and figures among the words`,
    why: say`Applicant tracking systems sort what they read by these headings.`,
  }),
  source: 'Section score: 50, 10 more for each section, 15 for figures, at most 95',
  weight: 25,
  run({ document, text }) {
    const absent = [
      ...(document.experience.length === 0
        ? [missing('experience', say`Add your work experience, paid or not.`)]
        : []),
      ...(document.education.length === 0
        ? [missing('education', say`Add your education or training.`)]
        : []),
      ...(document.skills.length === 0 ? [missing('skills', say`Add a skills section.`)] : []),
    ];
    return { share: sectionShare(document, text), findings: absent };
  },
};
