import type { InterviewQuestion } from '../question.ts';
import { payTip, type TalkedPay } from './pay-tip.ts';
import { quotable } from './quotable.ts';

export interface SalaryTalkInput {
  /** What the advert says of pay, in its words. */
  advertPay?: string;
  /** What the occupation pays where the job is; left out where it is not known. */
  figures?: TalkedPay;
}

const asked = (
  id: string,
  difficulty: InterviewQuestion['difficulty'],
  question: string,
  parts: Pick<InterviewQuestion, 'tips' | 'keyPoints' | 'strongAnswer'> & { followUp?: string },
): InterviewQuestion => ({
  id: `salary-${id}`,
  category: 'general',
  difficulty,
  question,
  competencies: ['communication', 'judgement'],
  source: { kind: 'bank' },
  ...parts,
});

/** Questions about pay as employers ask them, with the figures that the person has. */
export function salaryTalkQuestions({ advertPay = '', figures }: SalaryTalkInput = {}): InterviewQuestion[] {
  const pay = quotable(advertPay, 80);
  const known = [
    figures ? payTip(figures) : 'Look up what the role pays where it is before you name a figure.',
  ];
  const ofAdvert = pay === null ? [] : [`The advert says “${pay}”.`];
  return [
    asked('expectations', 'medium', 'What are your salary expectations for this role?', {
      tips: [
        ...known,
        ...ofAdvert,
        'Name a range whose lower end you could accept, give the reason, then stop talking.',
      ],
      keyPoints: [
        'a range or a figure',
        'what it rests on: market figures, duties, experience',
        'openness about the whole package',
      ],
      strongAnswer:
        'A figure or narrow range with a reason that comes from the market and the role, said calmly and without apology.',
      followUp: 'How did you arrive at that figure?',
    }),
    ...(pay === null
      ? []
      : [
          asked('advert', 'easy', `The advert says “${pay}”. How does that sit with what you had in mind?`, {
            tips: [...known, 'Where it is a range, say where in it you see yourself, and why.'],
            keyPoints: ['a clear yes, or what would have to differ', 'a reason from experience or duties'],
            strongAnswer:
              'Answers directly, places itself in the range with a reason, and asks what the rest of the package is.',
          }),
        ]),
    asked('present', 'medium', 'What are you earning at the moment?', {
      tips: [
        'You need not name a figure. The EU’s pay transparency directive and the laws of many US states forbid employers to ask.',
        'Turn to the role: “I would rather talk about what this role is worth; I have in mind …”.',
      ],
      keyPoints: ['a friendly and clear turn to the role', 'your expectation instead of your history'],
      strongAnswer: 'Stays friendly, does not invent a figure, and brings the talk to what this role pays.',
    }),
    asked('below', 'hard', 'Suppose our offer came in below the figure you named. What would you say?', {
      tips: [
        ...known,
        'Ask what the figure rests on before you answer it.',
        'Have two things ready that are worth money to you: days off, training, hours, a review after six months.',
      ],
      keyPoints: [
        'thanks and interest',
        'a question about how the offer was made up',
        'a counter-proposal with a reason',
        'a limit you have set beforehand',
      ],
      strongAnswer:
        'Keeps the tone warm, asks before arguing, makes one reasoned proposal, and knows its own limit.',
      followUp: 'And if there is no room at all on the base salary?',
    }),
    asked(
      'other-offer',
      'hard',
      'Suppose you had a second offer that paid more than ours. What would decide it for you?',
      {
        tips: [
          'Never invent an offer.',
          'Say what besides pay you compare: the work, the people, hours, prospects.',
        ],
        keyPoints: [
          'what you weigh besides pay',
          'honesty about the other offer',
          'what would make you choose this one',
        ],
        strongAnswer:
          'Names real criteria in an order, is honest, and leaves the employer something it can act on.',
      },
    ),
    asked('package', 'easy', 'Apart from the salary, what matters to you in an offer?', {
      tips: [
        'Name two or three things and say why each matters.',
        'Leave out what every employer must give by law.',
      ],
      keyPoints: ['two or three concrete things', 'a reason for each', 'which of them you could do without'],
      strongAnswer: 'Short and concrete, in an order of importance, and realistic for this kind of employer.',
    }),
    asked(
      'rise',
      'medium',
      'A year from now you would like a pay rise. What would you bring to that conversation?',
      {
        tips: [
          'Think of results that somebody else can check.',
          'Say when in the year you would raise it, and with whom.',
        ],
        keyPoints: ['results with figures', 'how your duties have grown', 'market figures', 'timing'],
        strongAnswer: 'Builds the case on results and market, not on need or on what colleagues earn.',
      },
    ),
  ];
}
