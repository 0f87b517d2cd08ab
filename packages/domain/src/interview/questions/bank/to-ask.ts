import { say } from '../../../say/index.ts';

/** A question for the candidate to ask. */
export interface QuestionToAsk {
  id: string;
  question: string;
  /** Why it is worth asking. */
  why: string;
}

/** What an advert may leave open, and the question that fills it. */
export const openPoints: readonly QuestionToAsk[] = [
  {
    id: 'ask-pay',
    get question() {
      return say`What is the pay range for this role, and what decides where in the range someone starts?`;
    },
    get why() {
      return say`The ad doesn’t mention pay.`;
    },
  },
  {
    id: 'ask-place',
    get question() {
      return say`How much of the work is on site, and how much can be done from home?`;
    },
    get why() {
      return say`The ad doesn’t say how often you would be on site.`;
    },
  },
  {
    id: 'ask-hours',
    get question() {
      return say`What are the usual hours, and how far in advance is the schedule known?`;
    },
    get why() {
      return say`The ad doesn’t say whether this is full-time or part-time.`;
    },
  },
  {
    id: 'ask-duties',
    get question() {
      return say`What does a normal week look like, and which tasks take most of the time?`;
    },
    get why() {
      return say`The ad says little about the daily work.`;
    },
  },
  {
    id: 'ask-must-have',
    get question() {
      return say`Which of the requirements in the ad are essential, and which can be learned on the job?`;
    },
    get why() {
      return say`The ad asks for a lot and doesn’t say what matters most.`;
    },
  },
  {
    id: 'ask-benefits',
    get question() {
      return say`What comes with the job besides pay: leave, pension, training?`;
    },
    get why() {
      return say`The ad doesn’t say what else is offered.`;
    },
  },
];

/** Worth asking whatever the advert says. */
export const alwaysAsked: readonly QuestionToAsk[] = [
  {
    id: 'ask-first-months',
    get question() {
      return say`What should the person in this role have achieved after six months?`;
    },
    get why() {
      return say`You learn what really counts, and what to aim for in your first months.`;
    },
  },
  {
    id: 'ask-why-open',
    get question() {
      return say`Is this a new position, or did someone leave it? What would you like done differently?`;
    },
    get why() {
      return say`You learn the history of the role, and what is expected of you.`;
    },
  },
  {
    id: 'ask-team',
    get question() {
      return say`Who would I work with most closely, and how is the work divided?`;
    },
    get why() {
      return say`You will spend your days with these people.`;
    },
  },
  {
    id: 'ask-difficulty',
    get question() {
      return say`What is the hardest thing about this job that the ad doesn’t mention?`;
    },
    get why() {
      return say`An honest answer saves both sides from a mistake.`;
    },
  },
  {
    id: 'ask-feedback',
    get question() {
      return say`How would I find out whether I am doing well, and how often?`;
    },
    get why() {
      return say`You learn how people are managed.`;
    },
  },
  {
    id: 'ask-training',
    get question() {
      return say`How are new people trained in their first weeks?`;
    },
    get why() {
      return say`You learn how much help you can count on.`;
    },
  },
  {
    id: 'ask-doubts',
    get question() {
      return say`Is there anything in my experience that you would like to hear more about before you decide?`;
    },
    get why() {
      return say`You can only answer a doubt while you are in the room.`;
    },
  },
  {
    id: 'ask-next',
    get question() {
      return say`What are the next steps, and when can I expect to hear from you?`;
    },
    get why() {
      return say`You will know when to follow up.`;
    },
  },
];
