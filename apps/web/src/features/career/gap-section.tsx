import { Trans } from '@lingui/react/macro';
import { type Gap, schoolingSentence } from '@candor/domain/career';
import { GapTable } from './gap-table.tsx';

interface GapSectionProps {
  gap: Gap;
  targetRole: string;
}

/** What sources say of the occupation: schooling, preparation, and how its skills differ from the current one's. */
export function GapSection({ gap: { skills, knowledge, education, jobZone }, targetRole }: GapSectionProps) {
  const rated = [...skills, ...knowledge];
  if (rated.length === 0 && !education) return null;
  return (
    <section aria-labelledby="roadmap-gap" className="grid gap-4">
      <h3 id="roadmap-gap" className="font-serif text-lg font-semibold">
        <Trans>What sources say of “{targetRole}”</Trans>
      </h3>
      {education && (
        <div className="grid max-w-[46rem] gap-1 text-base">
          <p>{schoolingSentence(education)}</p>
          {education.held !== null && (
            <p className="text-soft">
              <Trans>Your CV lists: {education.held}.</Trans>
            </p>
          )}
          {education.source === undefined && jobZone.meaning && (
            <p className="text-soft first-letter:uppercase">{jobZone.meaning}</p>
          )}
        </div>
      )}
      {rated.length > 0 && <GapTable rated={rated} />}
    </section>
  );
}
