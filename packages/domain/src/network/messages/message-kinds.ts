import { say } from '../../say/index.ts';

/** What a short message to one person is for. */
export const messageKinds = ['advice', 'reconnect', 'referral', 'thanks', 'follow-up'] as const;
export type MessageKind = (typeof messageKinds)[number];

export interface MessageField {
  id: string;
  label: string;
  hint: string;
  isRequired: boolean;
  /** Sentences of the person's own, or words that stand within one. */
  holds: 'sentences' | 'words';
}

/** A sentence of a message: a frame around words of a field, `{job}`, or a field's own sentences alone. Left out without them. */
type Line = string;

interface MessageForm {
  name: string;
  subject: string;
  fields: readonly MessageField[];
  /** Paragraphs of lines. */
  paragraphs: readonly (readonly Line[])[];
}

const sentences = (id: string, label: string, hint: string, isRequired = false): MessageField => ({
  id,
  label,
  hint,
  isRequired,
  holds: 'sentences',
});
const words = (id: string, label: string, hint: string): MessageField => ({
  id,
  label,
  hint,
  isRequired: true,
  holds: 'words',
});

/** What each kind asks for, and how its message reads. A job is asked for where the kind is about one. */
export const messageForms: Readonly<Record<MessageKind, MessageForm>> = {
  advice: {
    name: say`Ask for advice`,
    subject: 'A question for you',
    fields: [
      sentences('question', say`Your question`, say`One question that they can answer.`, true),
      sentences('background', say`What they need to know`, say`Why you ask, in a sentence or two.`),
    ],
    paragraphs: [
      ['{background}', 'I’d value your advice.', '{question}'],
      ['A short reply or a quick call would help a lot.'],
    ],
  },
  reconnect: {
    name: say`Reconnect`,
    subject: 'It’s been a while',
    fields: [
      sentences('memory', say`What you did or talked about together`, say`Something you both remember.`),
      sentences('news', say`Your news`, say`What has changed for you since.`, true),
    ],
    paragraphs: [['It’s been a while.', '{memory}'], ['{news}'], ['How are things with you?']],
  },
  referral: {
    name: say`Ask for a referral`,
    subject: 'The {job} role at {company}',
    fields: [
      words('job', say`Job title`, say`As it stands in the ad.`),
      words('company', say`Company`, say`Where the job is.`),
      sentences('reason', say`Why you fit`, say`What you have done that matters for it.`),
    ],
    paragraphs: [
      ['I’d like to apply for the {job} role at {company}.', '{reason}'],
      [
        'Would you be willing to refer me, or to tell me who to talk to?',
        'I can send my CV, and I understand if it doesn’t suit.',
      ],
    ],
  },
  thanks: {
    name: say`Say thank you`,
    subject: 'Thank you',
    fields: [
      words('for', say`Thank you for`, say`Such as “introducing me to Priya”.`),
      sentences('result', say`What came of it`, say`How it helped you.`),
    ],
    paragraphs: [['Thank you for {for}.', '{result}']],
  },
  'follow-up': {
    name: say`Follow up`,
    subject: 'Following up',
    fields: [
      words('on', say`You’re following up on`, say`Such as “our call on Monday”.`),
      sentences('request', say`What you’d like to say or ask`, say`The next step, in a sentence or two.`),
    ],
    paragraphs: [['I’m following up on {on}.', '{request}']],
  },
};
