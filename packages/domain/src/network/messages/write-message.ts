import { partsOfName } from '../name-parts.ts';
import { messageForms, type MessageField, type MessageKind } from './message-kinds.ts';

export interface MessageAsked {
  kind: MessageKind;
  /** Whom it is to, and who writes, by their whole names. */
  to: string;
  from: string;
  /** What the person filled in, by the ids of the kind's fields. */
  filled: Readonly<Record<string, string>>;
}

export interface Message {
  subject: string;
  text: string;
}

const PLACE = /\{(\w+)\}/gu;

/** The name that somebody is called by. */
export function calledBy(name: string): string {
  const [, given = ''] = partsOfName(name);
  return given.split(' ')[0] || name;
}

/** A field's words as they stand in the message: whole sentences end in a mark, words within one do not. */
function textIn({ holds }: MessageField, typed: string): string {
  const trimmed = typed.trim();
  if (trimmed === '') return '';
  if (holds === 'words') return trimmed.replace(/[\s.]+$/u, '');
  return /[.!?…:)"”’]$/u.test(trimmed) ? trimmed : `${trimmed}.`;
}

/** The fields that a message cannot be without and that are still empty. */
export const missingFields = ({ kind, filled }: Pick<MessageAsked, 'kind' | 'filled'>): MessageField[] =>
  messageForms[kind].fields.filter(
    (field) => field.isRequired && textIn(field, filled[field.id] ?? '') === '',
  );

const spoken = (parts: readonly string[], between: string) =>
  parts.filter((part) => part !== '').join(between);

/** A message of paragraphs, as it is sent: greeted and signed. */
export function signed(
  { to, from }: Pick<MessageAsked, 'to' | 'from'>,
  paragraphs: readonly string[],
  { greeting = `Hi ${calledBy(to)},`, close = 'Best wishes,' } = {},
): string {
  return spoken([greeting, ...paragraphs, spoken([close, from], '\n')], '\n\n');
}

/** A short message of what the person filled in: nothing else is said of them or of whom they write to. */
export function writeMessage({ kind, to, from, filled }: MessageAsked): Message {
  const { fields, paragraphs, subject } = messageForms[kind];
  const trimmed = new Map(fields.map((field) => [field.id, textIn(field, filled[field.id] ?? '')]));
  const put = (line: string) => {
    const isWhole = [...line.matchAll(PLACE)].every(([, id = '']) => trimmed.get(id));
    return isWhole ? line.replace(PLACE, (_, id: string) => trimmed.get(id) ?? '') : '';
  };
  const body = paragraphs.map((lines) => spoken(lines.map(put), ' '));
  return { subject: put(subject), text: signed({ to, from }, body) };
}
