import type { ReadAdvert } from '../../jobs/index.ts';

/** A question for the candidate to ask. */
export interface QuestionToAsk {
  id: string;
  question: string;
  /** Why it is worth asking. */
  why: string;
}

const FEW_DUTIES = 3;

/** What an advert leaves open, and the question that fills it. */
const openPoints: readonly (QuestionToAsk & { isOpen: (read: ReadAdvert) => boolean })[] = [
  {
    id: 'ask-pay',
    question: 'What is the pay range for this role, and what decides where in it somebody starts?',
    why: 'The advert does not name the pay.',
    isOpen: ({ salary }) => salary === null,
  },
  {
    id: 'ask-place',
    question: 'How much of the work is done on site, and how much from home?',
    why: 'The advert does not say how often you would be on site.',
    isOpen: ({ remote }) => remote === null,
  },
  {
    id: 'ask-hours',
    question: 'What are the usual hours, and how far ahead is the rota or the calendar known?',
    why: 'The advert does not say whether the post is full-time or part-time.',
    isOpen: ({ employmentType }) => employmentType === null,
  },
  {
    id: 'ask-duties',
    question: 'What would a normal week look like, and which tasks would take most of the time?',
    why: 'The advert says little about the daily work.',
    isOpen: ({ duties }) => duties.length < FEW_DUTIES,
  },
  {
    id: 'ask-must-have',
    question:
      'Which of the things in the advert could you not do without, and which can be learnt on the job?',
    why: 'The advert asks for much and does not say what matters most.',
    isOpen: ({ skillsRequired, skillsPreferred }) =>
      skillsRequired.length > 8 && skillsPreferred.length === 0,
  },
  {
    id: 'ask-benefits',
    question: 'What comes with the post besides the pay: leave, pension, training?',
    why: 'The advert does not say what else is offered.',
    isOpen: ({ benefits }) => benefits.length === 0,
  },
];

/** Worth asking whatever the advert says. */
const always: readonly QuestionToAsk[] = [
  {
    id: 'ask-first-months',
    question: 'What should the person in this role have achieved after six months?',
    why: 'The answer tells what truly counts, and gives you a measure for the first months.',
  },
  {
    id: 'ask-why-open',
    question: 'Is this a new post, or did somebody leave it? What would you like done differently?',
    why: 'You learn what went before, and what is expected of you.',
  },
  {
    id: 'ask-team',
    question: 'Who would I work with most closely, and how is the work divided between them?',
    why: 'You will spend your days with these people.',
  },
  {
    id: 'ask-difficulty',
    question: 'What is the hardest thing about this job that an advert does not say?',
    why: 'An honest answer spares both sides a mistake.',
  },
  {
    id: 'ask-feedback',
    question: 'How would I find out whether I am doing well, and how often?',
    why: 'It shows how people are led.',
  },
  {
    id: 'ask-training',
    question: 'How are new people trained in their first weeks?',
    why: 'It tells how much help you can count on.',
  },
  {
    id: 'ask-doubts',
    question: 'Is there anything in my experience that you would like to hear more about before you decide?',
    why: 'You can answer a doubt only while you are in the room.',
  },
  {
    id: 'ask-next',
    question: 'What are the next steps, and when may I expect to hear from you?',
    why: 'You know when to follow up.',
  },
];

/** Questions to ask at the end of an interview: first what the advert leaves open, then what is always worth asking. */
export function questionsToAsk(read?: ReadAdvert): QuestionToAsk[] {
  const open = read ? openPoints.filter(({ isOpen }) => isOpen(read)) : openPoints.slice(0, 1);
  return [
    ...open.map(({ id, question, why }) => ({
      id,
      question,
      why: read ? why : 'Know it before you talk about an offer.',
    })),
    ...always,
  ];
}
