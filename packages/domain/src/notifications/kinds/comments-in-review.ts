import { editorPath } from '../../documents/kinds/index.ts';
import type { NotifiedPayloads } from '../notified-events.ts';

type ReviewComment = NotifiedPayloads['comment-added'];

/** Where what a reviewer said is read. */
export function reviewOf(subject: string, { document }: Pick<ReviewComment, 'document'>): string {
  return `${editorPath(document, subject)}&tab=collaborate`;
}
