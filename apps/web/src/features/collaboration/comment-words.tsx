import { Trans } from '@lingui/react/macro';
import type { ReviewThread } from '@candor/contracts/review-shapes';
import { mentionsIn } from '@candor/domain/collaboration';

/** A comment as text, the people it names set apart. */
export function CommentWords({ body, people }: { body: string; people: readonly string[] }) {
  const mentions = mentionsIn(body, people);
  return (
    <p dir="auto" className="text-base wrap-anywhere whitespace-pre-wrap">
      {mentions.map(({ start, end }, at) => (
        <span key={start}>
          {body.slice(mentions[at - 1]?.end ?? 0, start)}
          <strong className="font-medium text-accent">{body.slice(start, end)}</strong>
        </span>
      ))}
      {body.slice(mentions.at(-1)?.end ?? 0)}
    </p>
  );
}

/** What a suggestion makes of words, by sign and not by colour alone. */
export function DifferenceWords({ difference }: { difference: NonNullable<ReviewThread['difference']> }) {
  return (
    <p dir="auto" className="text-base wrap-anywhere whitespace-pre-wrap">
      {difference.map(({ kind, text }, at) => {
        if (kind === 'same') return <span key={at}>{text}</span>;
        if (kind === 'removed')
          return (
            <del key={at} className="text-danger decoration-1">
              <span className="sr-only">
                <Trans>removed:</Trans>{' '}
              </span>
              {text}
            </del>
          );
        return (
          <ins key={at} className="bg-wash text-accent decoration-1 underline-offset-2">
            <span className="sr-only">
              <Trans>added:</Trans>{' '}
            </span>
            {text}
          </ins>
        );
      })}
    </p>
  );
}
