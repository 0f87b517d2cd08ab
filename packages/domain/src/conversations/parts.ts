import { z } from 'zod';
import { exportFormatSchema } from '../cv/index.ts';
import { documentKindSchema } from '../documents/kinds/index.ts';

/** How a turn ended, or that it has not. */
export const turnStates = [
  'working',
  'done',
  /** The person stopped it, or their connection was lost. */
  'stopped',
  /** The model was asked for more steps, or more tokens, than one request may take. */
  'out-of-steps',
  'out-of-tokens',
  'failed',
  /** The server was stopped in the middle. */
  'interrupted',
] as const;
export type TurnState = (typeof turnStates)[number];

const document = z.object({ kind: documentKindSchema, id: z.uuid(), title: z.string() });

/** What waits for the person's word. `about` says what would be done, in their words. */
export const actSchema = z.object({
  kind: z.literal('act'),
  id: z.uuid(),
  title: z.string(),
  about: z.array(z.object({ label: z.string(), words: z.string() })),
  state: z.enum(['waiting', 'done', 'declined', 'failed']),
  /** Why it failed; '' otherwise. */
  outcome: z.string(),
  /** What it made or changed, to open. */
  result: z.object({ kind: z.enum(['cv', 'letter', 'job', 'contact']), id: z.uuid() }).nullable(),
});
export type ActPart = z.infer<typeof actSchema>;

/** A piece of an answer. Words are text, whatever signs are in them. */
export const partSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('words'), text: z.string() }),
  /** A tool was used; `why` is the reason where it was refused. */
  z.object({ kind: z.literal('step'), title: z.string(), isRefused: z.boolean(), why: z.string() }),
  /** Words or an order were proposed for a document, where they wait. */
  z.object({ kind: z.literal('proposal'), document }),
  z.object({
    kind: z.literal('message'),
    to: z.string(),
    email: z.string(),
    subject: z.string(),
    text: z.string(),
    toCheck: z.array(z.string()),
  }),
  z.object({ kind: z.literal('file'), document, format: exportFormatSchema }),
  actSchema,
]);
export type Part = z.infer<typeof partSchema>;

/** An answer with more words at its end. */
export function withWords(parts: readonly Part[], text: string): Part[] {
  const last = parts.at(-1);
  return last?.kind === 'words'
    ? [...parts.slice(0, -1), { ...last, text: last.text + text }]
    : [...parts, { kind: 'words', text }];
}

/** An answer with a piece more. All that is proposed for a document waits together, so it stands once, where it was added to last. */
export function withPart(parts: readonly Part[], part: Part): Part[] {
  const isJoined = (one: Part) =>
    part.kind === 'proposal' && one.kind === 'proposal' && one.document.id === part.document.id;
  return [...parts.filter((one) => !isJoined(one)), part];
}
