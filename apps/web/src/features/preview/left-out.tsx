import { useState } from 'react';
import type { LeftOut, LeftOutReason } from '@candor/domain/writing';
import { Button } from '../../ui/button.tsx';

/** Why something is not in the CV; a placeholder is asked about instead. */
const reasons: Record<Exclude<LeftOutReason, 'placeholder'>, string> = {
  rewritten: 'Your own summary, as you typed it',
  more: 'This entry already has six lines',
  repeated: 'Another line of this entry already says this',
  private: 'Personal details don’t belong in a CV',
  pay: 'Pay is better discussed later',
  leaving: 'Why you left is better told in person',
  note: 'Looks like a note to yourself',
  advert: 'Sounds like a job ad, not like you',
  empty: 'Praise without an example',
  unsaid: 'Says what you don’t have',
  'first person': 'A summary doesn’t say “I” or “my”',
};

interface LeftOutListProps {
  leftOut: readonly LeftOut[];
  /** Puts it into the CV again; false where its place is gone. */
  onPutBack: (left: LeftOut) => boolean;
}

/** What was typed and is not in the CV, each with its reason and a way back. */
export function LeftOutList({ leftOut, onPutBack }: LeftOutListProps) {
  const shown = leftOut.filter(({ reason }) => reason !== 'placeholder');
  if (shown.length === 0) return null;
  return (
    <div className="grid gap-3">
      <h3 className="text-base font-semibold">Left out of your CV</h3>
      <ul className="grid gap-3">
        {shown.map((left, at) => (
          <LeftOutItem key={`${at}${left.text}`} left={left} onPutBack={onPutBack} />
        ))}
      </ul>
    </div>
  );
}

function LeftOutItem({ left, onPutBack }: { left: LeftOut; onPutBack: (left: LeftOut) => boolean }) {
  const [outcome, setOutcome] = useState<'out' | 'back' | 'gone'>('out');
  const { text, reason } = left;
  if (reason === 'placeholder') return null;
  return (
    <li className="grid gap-1 border-l-2 border-line pl-3 text-base">
      <span>{text}</span>
      <span className="text-sm text-soft">{reasons[reason]}</span>
      {outcome === 'back' ? (
        <p role="status" className="text-sm text-soft">
          It’s in your CV again.
        </p>
      ) : (
        <Button className="justify-self-start" onClick={() => setOutcome(onPutBack(left) ? 'back' : 'gone')}>
          {reason === 'rewritten' ? 'Use my summary' : 'Put back'}
        </Button>
      )}
      {outcome === 'gone' && (
        <p role="status" className="text-sm text-warning">
          Its entry is no longer in the CV. Please add it in the text view.
        </p>
      )}
    </li>
  );
}
