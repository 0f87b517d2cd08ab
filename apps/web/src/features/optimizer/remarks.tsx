import { Trans } from '@lingui/react/macro';
import { Check, Dot } from 'lucide-react';

interface RemarksProps {
  strengths: readonly string[];
  improvements: readonly string[];
}

/** What is good, and where most is to be had. */
export function Remarks({ strengths, improvements }: RemarksProps) {
  return (
    <div className="grid gap-6 sm:grid-cols-2">
      <section aria-labelledby="strengths-title" className="grid content-start gap-2">
        <h3 id="strengths-title" className="text-md font-semibold">
          <Trans>Strengths</Trans>
        </h3>
        {strengths.length === 0 && (
          <p className="text-base text-soft">
            <Trans>Nothing stands out yet.</Trans>
          </p>
        )}
        <ul className="grid gap-1.5 text-base">
          {strengths.map((words) => (
            <li key={words} className="flex gap-2">
              <Check size={16} strokeWidth={1.5} aria-hidden="true" className="mt-0.5 shrink-0 text-green" />
              {words}
            </li>
          ))}
        </ul>
      </section>
      <section aria-labelledby="improvements-title" className="grid content-start gap-2">
        <h3 id="improvements-title" className="text-md font-semibold">
          <Trans>Areas for Improvement</Trans>
        </h3>
        {improvements.length === 0 && (
          <p className="text-base text-soft">
            <Trans>Nothing major.</Trans>
          </p>
        )}
        <ul className="grid gap-1.5 text-base">
          {improvements.map((words) => (
            <li key={words} className="flex gap-2">
              <Dot size={16} strokeWidth={3} aria-hidden="true" className="mt-0.5 shrink-0 text-warning" />
              {words}
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}
