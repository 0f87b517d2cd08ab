import clsx from 'clsx';
import { wordEdits } from '@candor/domain/improving';

interface ChangedWordsProps {
  before: string;
  after: string;
  view: 'before' | 'after';
}

/** A sentence as it is, or as it would stand, with the words marked in which the two differ. */
export function ChangedWords({ before, after, view }: ChangedWordsProps) {
  const parts: { text: string; isChanged: boolean }[] = [];
  let at = 0;
  for (const { span, expected, replacement } of wordEdits(before, after)) {
    parts.push({ text: before.slice(at, span.start), isChanged: false });
    parts.push({ text: view === 'before' ? expected : replacement, isChanged: true });
    at = span.end;
  }
  parts.push({ text: before.slice(at), isChanged: false });
  const Marked = view === 'before' ? 'del' : 'ins';
  return parts.map(({ text, isChanged }, index) =>
    isChanged && text !== '' ? (
      <Marked
        key={index}
        className={clsx(
          'rounded-[2px]',
          view === 'before' ? 'text-soft' : 'bg-wash font-medium text-accent no-underline',
        )}
      >
        {text}
      </Marked>
    ) : (
      text
    ),
  );
}
