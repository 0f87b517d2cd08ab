import { certificationSchema } from '../cv/index.ts';
import { say } from '../say/index.ts';
import { sayText } from '../say/say-text.ts';
import { spokenLanguage } from '../say/speaker.ts';
import { capitalised } from '../text/index.ts';
import { detectLanguage } from '../text/language/index.ts';
import { mentionIn } from './cv-mention.ts';
import type { FoundMove } from './move.ts';
import { isSamePaper, shownBody, type CareerBody, type Requirement } from './requirement.ts';
import { roleSaid } from './say.ts';
import type { Milestone, Step } from './step.ts';

/** A step before it has its number. */
type StepDraft = Pick<Step, 'title' | 'description' | 'category' | 'difficulty' | 'timeframe'> & {
  milestones: Omit<Milestone, 'id'>[];
  /** What it names that is asked for, as the tables have it: by it resources are looked for. */
  names: readonly string[];
  /** The same for whoever reads. Default: the names. */
  requiredSkills?: readonly string[];
};

interface StepsQuestion {
  /** The target as the person wrote it. */
  role: string;
  /** Both roles are one occupation, and the same work: the way is to its next level. */
  isSame: boolean;
  move: FoundMove | null;
  requirements: readonly Requirement[];
  /** The schooling that the country's own source names, as a sentence; null where it names none, or more is known. */
  schooling: string | null;
  /** Who tells what a job asks for in the country. */
  adviser: CareerBody;
  cvText: string;
  /** Both roles as the person wrote them. */
  roles: string;
}

const MOST_MILESTONES = 9;
const MOST_TRAPS = 3;

/** What our tables call something, for whoever reads, as it stands alone. */
const called = (name: string) => capitalised(sayText(name));

/** The line of the CV that names it, in English or in the language of whoever reads. */
function mentionOf(name: string, { cvText, roles }: StepsQuestion): string | null {
  const inWords = sayText(name);
  return mentionIn(cvText, name, roles) ?? (inWords === name ? null : mentionIn(cvText, inWords, roles));
}

/** Something that is asked for, by its name in our tables. */
const asked = (name: string, question: StepsQuestion, text = called(name)): Omit<Milestone, 'id'> => ({
  text,
  line: null,
  shownBy: mentionOf(name, question),
});
const toDo = (text: string): Omit<Milestone, 'id'> => ({ text, line: null });

/** Words of a table for a CV: in the language of whoever reads where the CV is in it, or in none that is known. */
function inCv(text: string, { cvText }: StepsQuestion): string {
  const language = detectLanguage(cvText);
  return language === 'und' || language === spokenLanguage() ? sayText(text) : text;
}

/** What vacancies ask for beside papers that have a step of their own: the person says what of it they have. */
function check(question: StepsQuestion): StepDraft {
  const { role, isSame, requirements, schooling, move, adviser } = question;
  const names = requirements.filter(({ kind }) => kind !== 'licence').map(({ name }) => name);
  const listed =
    names.length > 0
      ? say`These are usually asked of ${roleSaid(role)}. Tick what you have; ask in the vacancy about the rest.`
      : requirements.length > 0 || move
        ? say`What is asked of ${roleSaid(role)} beside what follows, take from three vacancies.`
        : say`We have no list of what is usually asked of ${roleSaid(role)}: take it from three vacancies.`;
  const where = move?.ask ?? adviser;
  return {
    category: 'network',
    title: say`See what is asked for`,
    timeframe: say`This week`,
    description: [listed, schooling ?? ''].filter(Boolean).join(' '),
    difficulty: 'easy',
    milestones: [
      {
        ...toDo(
          isSame
            ? say`Ask your employer for the description of the level above yours`
            : say`Read what is asked of ${roleSaid(role)}, and note what differs from this page`,
        ),
        body: { ...shownBody(where), decides: false },
      },
      ...names.map((name) => asked(name, question)),
    ].slice(0, MOST_MILESTONES),
    names,
    requiredSkills: names.map(called),
  };
}

function study(question: StepsQuestion): StepDraft[] {
  const { move } = question;
  const course = move?.study;
  if (!course) return [];
  const cost = course.cost === '' ? '' : say`Money: ${sayText(course.cost)}`;
  return [
    {
      category: 'education',
      title: called(course.name),
      timeframe: say`Ask how long it takes you`,
      description: [say`The usual way:`, sayText(course.way), cost].filter(Boolean).join(' '),
      difficulty: course.months >= 12 ? 'hard' : 'medium',
      milestones: [
        asked(course.name, question, say`Do you have it, or a part of it? ${called(course.name)}`),
        toDo(
          course.isInPost
            ? say`Ask employers who train for it: when they take people on, who pays, and what of yours counts`
            : say`Ask two providers what of yours counts, how long it takes you, when it starts and what it costs`,
        ),
        {
          ...toDo(say`Completed: ${called(course.name)}`),
          line: move.register ? null : paper(inCv(course.name, question)),
        },
      ],
      names: [course.name],
      requiredSkills: [called(course.name)],
    },
  ];
}

const paper = (name: string): Milestone['line'] => ({
  section: 'certifications',
  entry: certificationSchema.parse({ name: capitalised(name) }),
});

const sentence = (text: string) => (/[.!?]$/.test(text) ? text : `${text}.`);

/** Licences and registrations: those of the move, and those of the occupation. */
function papers(question: StepsQuestion): StepDraft[] {
  const { move, requirements } = question;
  const licences = requirements.filter(({ kind }) => kind === 'licence');
  const own = move?.register ?? null;
  const same = own && licences.find((licence) => isSamePaper(own, licence));
  const all = [
    // The move is to get it, whatever the present work asks for.
    ...(own ? [{ ...own, how: same?.how ?? '', isAskedNow: false }] : []),
    ...licences.filter((licence) => licence !== same),
  ];
  if (all.length === 0) return [];
  const one = all.length === 1 ? all[0] : undefined;
  return [
    {
      category: 'certification',
      title: one ? called(one.name) : say`Licenses, registrations and certificates`,
      timeframe: say`Ask how long it takes you`,
      description: say`Ask whoever decides what applies to you: what you need from where you are, how long it takes, what it costs, and whether it comes before a post or with one.`,
      difficulty: 'hard',
      milestones: all.slice(0, MOST_MILESTONES).map(({ name, how, body, isAskedNow }) => ({
        text: [
          sentence(say`Do you have it? ${called(name)}`),
          isAskedNow ? say`Your present work usually asks for it too.` : sayText(how),
        ]
          .filter(Boolean)
          .join(' '),
        line: paper(inCv(name, question)),
        shownBy: mentionOf(name, question),
        body: body && shownBody(body),
      })),
      names: all.map(({ name }) => name),
      requiredSkills: all.map(({ name }) => called(name)),
    },
  ];
}

function experience({ move }: StepsQuestion): StepDraft[] {
  if (!move || move.experience === '') return [];
  return [
    {
      category: 'experience',
      title: say`Experience that is usually asked for`,
      timeframe: say`This month`,
      description: sayText(move.experience),
      difficulty: move.experienceMonths >= 24 ? 'hard' : 'medium',
      milestones: [toDo(say`Which of your posts was of this kind? Note each, with how long it lasted`)],
      names: [],
    },
  ];
}

function examples(question: StepsQuestion): StepDraft[] {
  const { move } = question;
  if (!move || move.proofs.length === 0) return [];
  return [
    {
      category: 'experience',
      title: say`Examples for the interview`,
      timeframe: say`This quarter`,
      description: say`Employers may ask for an example of these. Note one of your own for each, with its result. Where you have none, ask where you could get it.`,
      difficulty: 'medium',
      milestones: move.proofs.slice(0, MOST_MILESTONES).map(({ label }) => ({
        ...asked(label, question),
        line: { section: 'skills' as const, entry: { name: inCv(label, question), group: '' } },
      })),
      names: move.proofs.map(({ label }) => label),
      requiredSkills: move.proofs.map(({ label }) => called(label)),
    },
  ];
}

function posts({ role, isSame, move }: StepsQuestion): StepDraft {
  const traps = move?.traps.slice(0, MOST_TRAPS).map((trap) => sayText(trap)) ?? [];
  const what = move?.study?.isInPost === true ? say`Find a post that trains you` : say`Find posts`;
  return {
    category: 'experience',
    title: isSame ? say`Ask for the next level` : `${what}: ${capitalised(role)}`,
    timeframe: say`From then on`,
    description: say`What a vacancy asks for counts more than this page: answer each of its points with what you have noted.`,
    difficulty: 'medium',
    milestones: [
      toDo(
        isSame
          ? say`Agree with your manager what they still want to see, and when you speak about it again`
          : say`Compare three vacancies with this page: what do they ask for that is not here?`,
      ),
      ...traps.map((trap) => toDo(say`Mind this: ${trap}`)),
    ],
    names: [],
  };
}

/** The steps to a role: what is known to be asked for, each to be checked with whoever decides it, and what vacancies say. */
export function stepsTo(question: StepsQuestion): StepDraft[] {
  const own = [check(question), ...experience(question), ...examples(question)];
  const got = [...study(question), ...papers(question)];
  const apply = posts(question);
  return question.move?.study?.isInPost === true ? [...own, apply, ...got] : [...own, ...got, apply];
}
