import { editorPath } from '../../documents/kinds/index.ts';
import type { NotifiedPayloads } from '../notified-events.ts';

type Said = NotifiedPayloads['comment-added'];

/** Where what a reviewer said is read. */
export function reviewOf(subject: string, { document }: Pick<Said, 'document'>): string {
  return `${editorPath(document, subject)}&tab=collaborate`;
}
