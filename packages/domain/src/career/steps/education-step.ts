import { areaName, durationOfMonths } from '../say.ts';
import { schoolingPhrase } from '../schooling.ts';
import { howToLearn } from './how-to-learn.data.ts';
import type { Path, StepDraft } from './path.ts';

const HOURS_OF_STUDY_A_MONTH = 80;
const MOST_HOURS = 1_600;

const hoursOf = (months: number, given: number) =>
  Math.min(MOST_HOURS, HOURS_OF_STUDY_A_MONTH * Math.max(2, Math.min(months, given)));

function licenceStudy({ gap, months, style }: Path): StepDraft | null {
  const licence = gap.licences.find(({ isHeld }) => !isHeld);
  if (!licence) return null;
  const isEnough = licence.fitsTimeframe;
  return {
    category: 'education',
    title: isEnough
      ? `Do the training for your ${licence.name}`
      : `Start the training for your ${licence.name}`,
    description: [
      licence.text,
      `From where you are now it usually takes about ${durationOfMonths(licence.usualMonths)}${isEnough ? '' : ', longer than the time you chose, so this step covers the beginning'}.`,
      howToLearn[style].education,
    ].join(' '),
    difficulty: 'hard',
    requiredSkills: [],
    milestones: [
      { text: `Check with ${licence.authority} what you need and how long it takes`, line: null },
      { text: 'Enroll on an approved course', line: null },
      {
        text: isEnough ? 'Finish the course' : 'Pass the first part of the course',
        line: null,
      },
    ],
    effort: hoursOf(licence.usualMonths, months),
    things: [],
    areas: [],
  };
}

function schooling({ gap, months, style }: Path): StepDraft | null {
  const { education } = gap;
  if (!education || education.isMet) return null;
  const needed = education.usualMonths;
  const phrase = schoolingPhrase(education.level);
  const isEnough = needed <= months;
  const who =
    education.percent === null
      ? `${phrase.slice(0, 1).toUpperCase()}${phrase.slice(1)} is what people typically need to start in this job.`
      : `${education.percent}% of the people asked in this job say that ${phrase} or more is required.`;
  return {
    category: 'education',
    title: isEnough ? `Get ${phrase}` : `Start on ${phrase}`,
    description: [
      who,
      needed === 0
        ? ''
        : `It usually takes about ${durationOfMonths(needed)} full time${isEnough ? '' : ', so this step covers the beginning'}.`,
      education.held === null ? 'If you have it already, add it to your CV and skip this step.' : '',
      howToLearn[style].education,
    ]
      .filter(Boolean)
      .join(' '),
    difficulty: 'hard',
    requiredSkills: [],
    milestones: [
      { text: 'Ask two employers which courses they accept', line: null },
      { text: 'Get a place on a course', line: null },
      { text: isEnough ? 'Pass the final exams' : 'Pass all exams of the first term', line: null },
    ],
    effort: hoursOf(needed, months),
    things: [],
    areas: [],
  };
}

/** The schooling that the job or its licence asks for; where nothing is lacking, null. */
export function educationStep(path: Path, isLicenceStudied: boolean): StepDraft | null {
  return (isLicenceStudied ? licenceStudy(path) : null) ?? schooling(path);
}

/** A course beside the job, for who lacks no schooling. */
export function courseStep({ aims, style }: Path): StepDraft {
  const area = aims.areas[2]?.name ?? aims.areas[0]?.name;
  const subject = aims.subjects[2] ?? aims.subjects[0];
  const what = area === undefined ? subject : areaName(area);
  return {
    category: 'education',
    title: what === undefined ? 'Take a short course in the field' : `Take a short course in ${what}`,
    description: `A course with a certificate shows employers you’re serious and fills gaps you’d miss learning alone. ${howToLearn[style].education}`,
    difficulty: 'medium',
    requiredSkills: what === undefined ? [] : [what.slice(0, 1).toUpperCase() + what.slice(1)],
    milestones: [
      { text: 'Compare three courses by length, cost and what they lead to', line: null },
      { text: 'Finish one of them with a test or a graded piece of work', line: null },
    ],
    effort: 50,
    things: [],
    areas: area === undefined ? [] : [area],
  };
}
