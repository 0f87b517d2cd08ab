import type { FoundMove } from '../move.ts';
import type { LearningStyle } from '../input.ts';
import { durationOfMonths, inSentence, withArticle } from '../say.ts';
import { certificationLine } from './certification-line.ts';
import { howToLearn } from './how-to-learn.data.ts';
import { isEnough } from '../held.ts';
import { quoteOfStudy } from '../quote-study.ts';
import { checkMilestones } from './check-milestones.ts';
import { proofStep } from './proof-step.ts';
import { weeksOfMonths, type StepDraft } from './step-draft.ts';

interface MoveQuestion {
  move: FoundMove;
  cvText: string;
  /** Years of the work they do now; null where not known. */
  years: number | null;
  /** What employers ask to see before one starts. */
  checks: readonly string[];
  style: LearningStyle;
}

const STEPS = 6;
const WEEKS_TO_APPLY = 8;
const WEEKS_TO_REGISTER = 6;
const A_YEAR = 52;

function check({ move, style }: MoveQuestion): StepDraft {
  const { ask, to, traps, rungBetween } = move;
  const role = inSentence(to.names[0] ?? '');
  return {
    category: 'network',
    title: 'This week: check that it fits',
    description: `Read what ${ask.name} says about the step, and speak to someone who works as ${withArticle(role)}. ${howToLearn[style].network}`,
    difficulty: 'easy',
    requiredSkills: [],
    milestones: [
      { text: `Look up the current entry requirements with ${ask.name}`, line: null },
      {
        text: `Speak to one ${role} and write down what surprised them`,
        line: null,
      },
      ...(rungBetween
        ? [
            {
              text: `Ask whether you have to be ${withArticle(inSentence(rungBetween.names[0] ?? ''))} first: people usually come from there`,
              line: null,
            },
          ]
        : []),
      ...traps.slice(0, 1).map((trap) => ({ text: `Ask about this: ${trap}`, line: null })),
    ],
    leastWeeks: 1,
    hoursPerWeek: 3,
    mostWeeks: 1,
    things: [],
  };
}

function backing({ move }: MoveQuestion): StepDraft {
  return {
    category: 'network',
    title: 'This month: find who will back you',
    description: `${move.brings} Say so to whoever can give you the work that is still missing: your manager, a professional lead, a training provider.`,
    difficulty: 'easy',
    requiredSkills: [],
    milestones: [
      {
        text: 'Tell your manager or a mentor what you are aiming for, and ask what they still want to see',
        line: null,
      },
      { text: 'Agree on one piece of work in the next three months, with a date', line: null },
      { text: 'Collect five job ads for the role and mark what at least three of them ask for', line: null },
    ],
    leastWeeks: 3,
    hoursPerWeek: 2,
    mostWeeks: 4,
    things: [],
  };
}

function experience({ move, years }: MoveQuestion): StepDraft[] {
  const { experience: asked, experienceMonths, rungBetween } = move;
  if (asked === '') return [];
  const text = 'Write down where and for how long you did this work, with one example of each';
  if (rungBetween === null && years !== null && isEnough(years, experienceMonths))
    return [
      {
        category: 'experience',
        title: 'Put your experience into words',
        description: `${asked} Your CV shows about ${durationOfMonths(12 * Math.round(years))} of your present work.`,
        difficulty: 'easy',
        requiredSkills: [],
        milestones: [{ text, line: null }],
        leastWeeks: 1,
        hoursPerWeek: 3,
        mostWeeks: 2,
        things: [],
      },
    ];
  // Where people come from a rung between, all of it is to be had there; else what the CV does not show yet.
  const missing = rungBetween ? experienceMonths : experienceMonths - 12 * (years ?? experienceMonths / 12);
  const leastWeeks = Math.max(4, weeksOfMonths(missing));
  return [
    {
      category: 'experience',
      title: 'Have the experience that is asked for',
      description: `${asked} If you have it already, tick this and go on.`,
      difficulty: experienceMonths >= 24 ? 'hard' : 'medium',
      requiredSkills: [],
      milestones: [
        { text, line: null },
        { text: 'Fill what is missing by a secondment, a project or a change of team', line: null },
      ],
      leastWeeks,
      hoursPerWeek: 3,
      mostWeeks: Math.max(A_YEAR, leastWeeks),
      things: [],
    },
  ];
}

function study({ move, cvText }: MoveQuestion): StepDraft[] {
  const { study: course, register } = move;
  if (!course) return [];
  const shownBy = quoteOfStudy(course.name, cvText);
  if (shownBy !== null)
    return [
      {
        category: 'education',
        title: `You have it: ${course.name}`,
        description: 'Your CV names the qualification. Make sure that it is still accepted as it is.',
        difficulty: 'easy',
        requiredSkills: [],
        milestones: [{ text: `Have the certificate ready: ${course.name}`, line: null, shownBy }],
        leastWeeks: 1,
        hoursPerWeek: 1,
        mostWeeks: 1,
        things: [],
      },
    ];
  const cost = course.cost === '' ? '' : `Money: ${course.cost}`;
  return [
    {
      category: 'education',
      title: `By then: ${course.name}`,
      description: [course.way, `It usually takes about ${durationOfMonths(course.months)}.`, cost]
        .filter(Boolean)
        .join(' '),
      difficulty: course.months >= 12 ? 'hard' : 'medium',
      requiredSkills: [],
      milestones: [
        {
          text: course.isInPost
            ? 'Agree start, study time and funding with the employer'
            : 'Compare two providers by recognition, cost and dates',
          line: null,
        },
        { text: 'Get a place and a start date', line: null },
        {
          text: `Finish it: ${course.name}`,
          line: register ? null : certificationLine(course.name, ''),
        },
      ],
      leastWeeks: weeksOfMonths(course.months),
      hoursPerWeek: course.hoursPerWeek,
      mostWeeks: weeksOfMonths(course.months),
      things: [],
    },
  ];
}

function registration({ move }: MoveQuestion): StepDraft[] {
  const { register } = move;
  if (!register) return [];
  return [
    {
      category: 'certification',
      title: `Get your ${register.name}`,
      description: `Ask ${register.body.name} who gives it, when you need it, and what the current rules and fees are.`,
      difficulty: 'medium',
      requiredSkills: [],
      milestones: [
        {
          text: `Ask ${register.body.name} where to apply, and apply with everything that is asked for`,
          line: null,
        },
        { text: `Get your ${register.name}`, line: certificationLine(register.name, '') },
      ],
      leastWeeks: WEEKS_TO_REGISTER,
      hoursPerWeek: 2,
      mostWeeks: WEEKS_TO_REGISTER,
      things: [],
    },
  ];
}

function application({ move, checks }: MoveQuestion): StepDraft {
  const { to, study: course, traps, next } = move;
  const role = inSentence(to.names[0] ?? '');
  const title = course?.isInPost
    ? `Apply for a training post as ${withArticle(role)}`
    : `Apply as ${withArticle(role)}`;
  const care = traps.length > 1 ? ` Mind this: ${traps.slice(1).join(' ')}` : '';
  return {
    category: 'experience',
    title,
    description: `Put what you have shown in the first half of your CV, each point with a result.${care} The usual next rung: ${next}`,
    difficulty: 'medium',
    requiredSkills: [],
    milestones: [
      { text: 'Rewrite your CV so that its first half page speaks to this job', line: null },
      { text: 'Prepare one example for each point of the person specification', line: null },
      ...checkMilestones(checks),
      { text: 'Send three applications, each for its own job ad, and ask for feedback on each', line: null },
    ],
    leastWeeks: WEEKS_TO_APPLY,
    hoursPerWeek: 4,
    mostWeeks: WEEKS_TO_APPLY,
    things: [],
  };
}

const EMPLOYERS = 'Employers ask for examples of these. Do each once, keep the paper, and note the result.';

/** What must be shown, in one step, or in two where there is room. */
function proofSteps({ move: { proofs }, cvText }: MoveQuestion, isInTwo: boolean): StepDraft[] {
  if (!isInTwo) return [proofStep('This quarter: show what the job asks for', EMPLOYERS, proofs, cvText)];
  const half = Math.ceil(proofs.length / 2);
  return [
    proofStep('This quarter: show the first of what it asks for', EMPLOYERS, proofs.slice(0, half), cvText),
    proofStep('Next quarter: show the rest', EMPLOYERS, proofs.slice(half), cvText),
  ];
}

/** Evidence on paper: what is left to do where a move asks for little else. */
function evidence(): StepDraft {
  return {
    category: 'skill',
    title: 'Write your examples down',
    description:
      'Interviews for this role go by examples. Write each as situation, what you did, and the result with a figure.',
    difficulty: 'easy',
    requiredSkills: [],
    milestones: [
      { text: 'Write five examples of half a page each', line: null },
      {
        text: 'Say them aloud to someone who interviews people, and change what they did not follow',
        line: null,
      },
    ],
    leastWeeks: 2,
    hoursPerWeek: 3,
    mostWeeks: 4,
    things: [],
  };
}

/** A registration is a milestone of the study where there is no room for a step of its own. */
function joined(course: StepDraft, licence: StepDraft): StepDraft {
  return { ...course, milestones: [...course.milestones, ...licence.milestones] };
}

/** The six steps of a move of the table (one with two proofs or more), what blocks the others first. */
export function moveSteps(question: MoveQuestion): StepDraft[] {
  const [course, licence] = [study(question)[0], registration(question)[0]];
  const asked = experience(question);
  const papers =
    asked.length > 0 && course && licence
      ? [joined(course, licence)]
      : [course, licence].filter((one) => one !== undefined);
  const ends = [check(question), backing(question)];
  const apply = application(question);
  const room = STEPS - ends.length - 1 - asked.length - papers.length;
  const shown = [...proofSteps(question, room > 1), ...asked, ...(room > 2 ? [evidence()] : [])];
  return [...ends, ...shown, ...(question.move.study?.isInPost ? [apply, ...papers] : [...papers, apply])];
}
