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
    name: 'Ask for advice',
    subject: 'A question for you',
    fields: [
      sentences('question', 'Your question', 'One question that they can answer.', true),
      sentences('background', 'What they need to know', 'Why you ask, in a sentence or two.'),
    ],
    paragraphs: [
      ['{background}', 'I’d value your advice.', '{question}'],
      ['A short reply or a quick call would help a lot.'],
    ],
  },
  reconnect: {
    name: 'Reconnect',
    subject: 'It’s been a while',
    fields: [
      sentences('memory', 'What you did or talked about together', 'Something you both remember.'),
      sentences('news', 'Your news', 'What has changed for you since.', true),
    ],
    paragraphs: [['It’s been a while.', '{memory}'], ['{news}'], ['How are things with you?']],
  },
  referral: {
    name: 'Ask for a referral',
    subject: 'The {job} role at {company}',
    fields: [
      words('job', 'Job title', 'As it stands in the ad.'),
      words('company', 'Company', 'Where the job is.'),
      sentences('reason', 'Why you fit', 'What you have done that matters for it.'),
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
    name: 'Say thank you',
    subject: 'Thank you',
    fields: [
      words('for', 'Thank you for', 'Such as “introducing me to Priya”.'),
      sentences('result', 'What came of it', 'How it helped you.'),
    ],
    paragraphs: [['Thank you for {for}.', '{result}']],
  },
  'follow-up': {
    name: 'Follow up',
    subject: 'Following up',
    fields: [
      words('on', 'You’re following up on', 'Such as “our call on Monday”.'),
      sentences('request', 'What you’d like to say or ask', 'The next step, in a sentence or two.'),
    ],
    paragraphs: [['I’m following up on {on}.', '{request}']],
  },
};
