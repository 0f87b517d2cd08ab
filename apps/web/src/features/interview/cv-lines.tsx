import { Trans } from '@lingui/react/macro';
import { Button } from '../../ui/button.tsx';
import type { CvLine } from './story-draft.ts';

interface CvLinesProps {
  lines: readonly CvLine[];
  onTake: (line: CvLine) => void;
}

/** Achievements of the CV at hand, each a story that could be told. */
export function CvLines({ lines, onTake }: CvLinesProps) {
  if (lines.length === 0) return null;
  return (
    <section aria-labelledby="cv-lines" className="grid gap-3">
      <h3 id="cv-lines" className="text-md font-semibold">
        <Trans>From your CV</Trans>
      </h3>
      <ul>
        {lines.map((one, at) => (
          <li key={at} className="flex flex-wrap items-center gap-x-6 gap-y-2 border-t border-line py-3">
            <div className="grid min-w-0 grow basis-80 gap-0.5">
              <p className="text-base wrap-anywhere">{one.line}</p>
              <p className="text-sm text-soft">{one.where}</p>
            </div>
            <Button onClick={() => onTake(one)}>
              <Trans>Make a story</Trans>
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
