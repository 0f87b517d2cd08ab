import { Trans } from '@lingui/react/macro';

/** What keeps the overall score below 80, however well the rest is done. */
export function ScoreCaps({ reasons }: { reasons: readonly string[] }) {
  if (reasons.length === 0) return null;
  return (
    <div className="grid gap-1 text-sm text-soft">
      <p>
        <Trans>Your overall score stays below 80 until this is done:</Trans>
      </p>
      <ul className="grid list-disc gap-0.5 ps-5">
        {reasons.map((reason) => (
          <li key={reason}>{reason}</li>
        ))}
      </ul>
    </div>
  );
}
