import type { Gap, Licence } from '../gap.ts';
import type { LearningStyle } from '../input.ts';
import type { NearMoves } from '../move.ts';
import { durationOfMonths, inSentence, listed, withArticle } from '../say.ts';
import { wantedPhrase } from '../schooling.ts';
import { certificationLine } from './certification-line.ts';
import { checkMilestones } from './check-milestones.ts';
import { howToLearn } from './how-to-learn.data.ts';
import { proofStep } from './proof-step.ts';
import { weeksOfMonths, type StepDraft } from './step-draft.ts';

interface UnlistedQuestion {
  /** The target as the person wrote it. */
  role: string;
  /** Both roles are one occupation: the way is to its next level. */
  isSame: boolean;
  gap: Gap;
  near: NearMoves;
  /** Who tells what a job asks for in the country, as in a sentence. */
  adviser: string;
  /** What employers ask to see before one starts. */
  checks: readonly string[];
  cvText: string;
  style: LearningStyle;
}

const STUDY_HOURS = 15;
/** Hours a week of a training post, of a course of a year or more, and of a shorter one beside a job. */
const HOURS = { post: 37, course: 30, beside: 10 };
const A_YEAR = 12;
const plain: Pick<StepDraft, 'requiredSkills' | 'things'> = { requiredSkills: [], things: [] };

function check({ role, isSame, adviser, near, style }: UnlistedQuestion): StepDraft {
  const way =
    near.usualWay.length === 0
      ? ''
      : ` People usually come to it as ${listed(
          near.usualWay.slice(0, 3).map(inSentence),
          'or',
        )}: ask whether that step comes first for you.`;
  return {
    ...plain,
    category: 'network',
    title: 'This week: check that it fits',
    description: `${isSame ? 'Ask someone a level above you what is expected there.' : `Look the job up with ${adviser} and speak to someone who works as ${withArticle(role)}.`}${way} ${howToLearn[style].network}`,
    difficulty: 'easy',
    milestones: [
      {
        text: isSame
          ? 'Ask for the description of the level above yours'
          : `Look up what the job asks for with ${adviser}`,
        line: null,
      },
      { text: 'Speak to one person in the job and write down what surprised them', line: null },
    ],
    mostWeeks: 1,
    leastWeeks: 1,
    hoursPerWeek: 3,
  };
}

function adverts(): StepDraft {
  return {
    ...plain,
    category: 'skill',
    title: 'This month: learn what employers ask for',
    description:
      'Ten job ads tell more than any list: what most of them ask for is what you will be measured by.',
    difficulty: 'easy',
    milestones: [
      { text: 'Collect ten job ads and list what at least five of them ask for', line: null },
      { text: 'Mark what you have done already, with one example of each', line: null },
    ],
    mostWeeks: 4,
    leastWeeks: 3,
    hoursPerWeek: 3,
  };
}

function shown({ near, cvText }: UnlistedQuestion): StepDraft {
  if (near.proofs.length > 0)
    return proofStep(
      'This quarter: show what such jobs ask for',
      `Moves near this one (${near.madeFrom.join('; ')}) ask for these. Check each against your ten job ads first.`,
      near.proofs,
      cvText,
    );
  return {
    ...plain,
    category: 'experience',
    title: 'This quarter: see the work, and show what of yours comes nearest',
    description:
      'A day beside somebody who does the work tells whether it is for you, and employers ask about it. Your own work may come nearer to it than you think.',
    difficulty: 'easy',
    milestones: [
      {
        text: 'Spend a day beside someone in the job, or go to an open day of a training provider',
        line: null,
      },
      {
        text: 'Write down three pieces of your own work that come nearest to what the job ads ask for, each with its result',
        line: null,
      },
    ],
    mostWeeks: 13,
    leastWeeks: 4,
    hoursPerWeek: 3,
  };
}

function licenceSteps({ name, text, authority, usualMonths, isInPost }: Licence): StepDraft[] {
  const hoursPerWeek = isInPost ? HOURS.post : usualMonths >= A_YEAR ? HOURS.course : HOURS.beside;
  return [
    {
      ...plain,
      category: 'certification',
      title: `By then: your ${name}`,
      description: `${text} From where you are now it usually takes about ${durationOfMonths(usualMonths)}${isInPost ? ', in a training post' : ''}. Check the current rules, fees and dates with ${authority}.`,
      difficulty: 'hard',
      milestones: [
        { text: `Check with ${authority} what you need and how long it takes`, line: null },
        { text: 'Get a place and a start date', line: null },
        { text: `Get your ${name}`, line: certificationLine(name, '') },
      ],
      mostWeeks: weeksOfMonths(Math.max(1, usualMonths)),
      leastWeeks: weeksOfMonths(Math.max(1, usualMonths)),
      hoursPerWeek,
    },
  ];
}

function schoolingSteps({ gap }: UnlistedQuestion): StepDraft[] {
  const { education } = gap;
  if (!education || education.isMet) return [];
  const phrase = wantedPhrase(education);
  return [
    {
      ...plain,
      category: 'education',
      title: education.isUsual
        ? 'Find out whether you need a qualification'
        : `By then: ${phrase}, if your job ads ask for it`,
      description: [
        education.source !== undefined
          ? `The country’s own classification (${education.source}) counts this as work that usually takes ${phrase}.`
          : education.percent === null
            ? `In the US, ${phrase} is typical for this job.`
            : `In the US, ${education.percent}% of people in this job say that ${phrase} or more is required.`,
        `It usually takes about ${durationOfMonths(education.usualMonths)} full time.`,
        education.held === null ? 'If you have it already, add it to your CV.' : '',
      ]
        .filter(Boolean)
        .join(' '),
      difficulty: education.isUsual ? 'medium' : 'hard',
      milestones: [
        {
          text: 'Ask two employers which qualifications they accept, and what experience stands in for one',
          line: null,
        },
        ...(education.isUsual
          ? [
              {
                text: 'Write down what you have in its place, or which course would close the gap',
                line: null,
              },
            ]
          : [
              { text: 'Get a place on a course that they accept', line: null },
              { text: 'Finish it', line: null },
            ]),
      ],
      ...(education.isUsual
        ? { mostWeeks: 8, leastWeeks: 2, hoursPerWeek: 2 }
        : {
            mostWeeks: weeksOfMonths(education.usualMonths),
            leastWeeks: weeksOfMonths(education.usualMonths),
            hoursPerWeek: STUDY_HOURS,
          }),
    },
  ];
}

function people({ style }: UnlistedQuestion): StepDraft {
  return {
    ...plain,
    category: 'network',
    title: 'Find who will back you',
    description: `Someone in the field who knows your work is worth more than another course. ${howToLearn[style].network}`,
    difficulty: 'easy',
    milestones: [
      { text: 'Tell three people in the field what you are aiming for', line: null },
      { text: 'Ask one of them to look over your CV', line: null },
    ],
    mostWeeks: 8,
    leastWeeks: 3,
    hoursPerWeek: 2,
  };
}

function examples(): StepDraft {
  return {
    ...plain,
    category: 'skill',
    title: 'Write your examples down',
    description:
      'Interviews go by examples. Write each as situation, what you did, and the result with a figure.',
    difficulty: 'easy',
    milestones: [
      { text: 'Write five examples of half a page each', line: null },
      { text: 'Say them aloud to someone, and change what they did not follow', line: null },
    ],
    mostWeeks: 4,
    leastWeeks: 2,
    hoursPerWeek: 3,
  };
}

function application({ role, isSame, checks, style }: UnlistedQuestion): StepDraft {
  return {
    ...plain,
    category: 'experience',
    title: isSame ? 'Ask for the next level' : `Apply for jobs as ${withArticle(role)}`,
    description: `${isSame ? 'Show what you have done since you began, and say what you want. If there is no way up where you are, apply elsewhere.' : 'Apply to the job ads that fit you best, and let the people you spoke to know that you’re looking.'} ${howToLearn[style].experience}`,
    difficulty: 'medium',
    milestones: [
      isSame
        ? { text: 'Talk to your manager and agree on a date for the answer', line: null }
        : { text: 'Rewrite your CV so that its first half page speaks to this job', line: null },
      ...checkMilestones(checks),
      { text: 'Send five applications, each tailored to its job ad', line: null },
    ],
    mostWeeks: 13,
    leastWeeks: 8,
    hoursPerWeek: 4,
  };
}

function trainingPost(question: UnlistedQuestion): StepDraft {
  return { ...application(question), title: `Apply for a training post as ${withArticle(question.role)}` };
}

/**
 * The six steps of a way that the table of moves does not have, made of what moves near it share, of licences and of
 * schooling. No task comes from a list of skills, technologies or tools.
 */
export function unlistedSteps(question: UnlistedQuestion): StepDraft[] {
  const open = question.gap.licences.filter(({ isHeld }) => !isHeld).slice(0, 1);
  const licences = open.flatMap(licenceSteps);
  // The study for a licence is the schooling.
  const papers = licences.length > 0 ? licences : schoolingSteps(question);
  const start = [check(question), adverts(), shown(question)];
  // Where an employer trains its own, the post comes before the licence.
  if (open[0]?.isInPost) return [...start, examples(), trainingPost(question), ...papers];
  return [
    ...start,
    ...papers,
    ...(papers.length === 0 ? [people(question)] : []),
    examples(),
    application(question),
  ];
}
