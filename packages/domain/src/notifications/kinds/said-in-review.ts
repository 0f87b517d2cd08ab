import type { NotifiedPayloads } from '../notified-events.ts';

type Said = NotifiedPayloads['comment-added'];

/** Where what a reviewer said is read. */
export function reviewOf(subject: string, { document }: Pick<Said, 'document'>): string {
  return document === 'letter'
    ? `/letter-builder?edit=${subject}&tab=collaborate`
    : `/cv-builder?edit=${subject}&tab=collaborate`;
}
