import { z } from 'zod';
import { evidenceSource, judge } from '@candor/domain/evidence';
import {
  calledBy,
  messageForms,
  signed,
  writeMessage,
  type Message,
  type MessageAsked,
} from '@candor/domain/network';
import { say } from '@candor/domain/say';
import { refusedWhy } from '@candor/domain/writing';
import { citedSchema, defineTask, lineSchema } from './define-task.ts';
import { mannerNote, mannerOfText, mannerSchema } from './manner.ts';
import { factsNote, fenceNote } from './prompt.ts';

const givenSchema = z.object({
  aim: z.string(),
  to: z.string(),
  /** What they do, and where. */
  toIs: z.string(),
  manner: mannerSchema,
  told: z.array(lineSchema.extend({ what: z.string() })),
  /** The message as a form fills it in. */
  draft: z.string(),
});
type Given = z.infer<typeof givenSchema>;

const answerSchema = z.object({
  greeting: z.string().default(''),
  paragraphs: z.array(z.object({ sentences: z.array(citedSchema) })).default([]),
  close: z.string().default(''),
});
type Answer = z.infer<typeof answerSchema>;

/** A message, and what its person should know of it. */
export interface DraftedMessage extends Message {
  /** Why what the model wrote is not used; '' where it is, or where it wrote nothing. */
  refused: string;
  doubts: string[];
}

const LONGEST = 3_000;
const LONGEST_FRAME = 60;

/** What a model gets for a message: what was filled in, whom it is to, and how it reads without a model. */
export function messageGiven(asked: MessageAsked, toIs: string): Given {
  const { fields, name } = messageForms[asked.kind];
  const known = fields.flatMap(({ id, label }) => {
    const text = (asked.filled[id] ?? '').trim();
    return text === '' ? [] : [{ id, what: label, text }];
  });
  return {
    aim: name,
    to: calledBy(asked.to),
    toIs,
    manner: { ...mannerOfText(known.map(({ text }) => text).join('\n')), person: 'first person' },
    told: known,
    draft: writeMessage(asked).text,
  };
}

function worded(answer: Answer, { told, toIs, draft }: Given, asked: MessageAsked): DraftedMessage | null {
  const built = writeMessage(asked);
  const sentences = answer.paragraphs.flatMap((one) => one.sentences);
  const paragraphs = answer.paragraphs
    .map((one) => one.sentences.map(({ text }) => text.trim()).join(' '))
    .filter((text) => text !== '');
  const source = evidenceSource([
    ...told,
    { id: 'to', text: `${asked.to}\n${toIs}` },
    { id: 'draft', text: draft },
  ]);
  const judgedAs = (text: string) => judge(text, source, { isLetter: true });
  const frame = (text: string) => {
    const line = text.trim();
    const isFit = line !== '' && line.length <= LONGEST_FRAME && !line.includes('\n');
    return isFit && judgedAs(line).invented.length === 0 ? line : undefined;
  };
  const text = signed(asked, paragraphs, { greeting: frame(answer.greeting), close: frame(answer.close) });
  if (paragraphs.length === 0 || text.length > LONGEST) return null;
  const judged = sentences.map((one) => ({ ...one, ...judgedAs(one.text) }));
  for (const { text: cited, invented } of judged)
    if (invented[0]) return { ...built, refused: refusedWhy(cited, invented[0]), doubts: [] };
  const cited = new Set(sentences.flatMap(({ lines }) => lines));
  return {
    subject: built.subject,
    text,
    refused: '',
    doubts: [
      ...judged.flatMap(({ text: words, doubts: [doubt] }) => {
        const why = doubt?.why;
        return why === undefined ? [] : [say`“${words}”: ${why}`];
      }),
      ...told
        .filter(({ id }) => !cited.has(id))
        .map(({ what }) => say`It may leave out what you typed under “${what}”.`),
    ],
  };
}

export const draftMessage = defineTask<Given, Answer, MessageAsked, DraftedMessage>({
  id: 'draft-message',
  instructions: `You word a short message from one person to another they know, by e-mail or chat. You are given what it is for,
whom it is to, what its writer filled in (told), and a plain draft of it, as JSON between <facts> tags. ${fenceNote}
${factsNote} ${mannerNote}
Write it as the person would to somebody they know: friendly, direct, no more than a few sentences, in the language of what
they filled in. Say everything that they told, ask for what they ask for, and add nothing: no memory, no meeting, no news,
no praise of the other that they did not give. No stock phrases ("I hope this finds you well").
greeting: the greeting by the name in to. paragraphs: the message. close: the words before the signature, without a name.`,
  input: givenSchema,
  output: answerSchema,
  verify: worded,
  without: (_given, asked) => ({ ...writeMessage(asked), refused: '', doubts: [] }),
});
