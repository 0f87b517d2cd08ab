import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { CvDocument } from '@candor/domain/cv';
import type { Evidence, Match } from '@candor/domain/optimizer';
import { Button } from '../../ui/button.tsx';
import { RequirementRow } from './requirement-row.tsx';
import { useAnswers } from './use-answers.ts';

interface RequirementsProps {
  match: Match;
  document: CvDocument;
  onConfirm: (evidence: Evidence) => void;
}

/** What the advert asks for, each with the line that answers it, or may. */
export function Requirements({ match, document, onConfirm }: RequirementsProps) {
  const parts = [
    { title: t`Required`, rows: match.requirements.filter(({ isRequired }) => isRequired) },
    { title: t`Preferred`, rows: match.requirements.filter(({ isRequired }) => !isRequired) },
  ].filter(({ rows }) => rows.length > 0);
  const { lineOf, isOffered, isBusy, note, ask } = useAnswers(match, document);
  if (parts.length === 0)
    return (
      <p className="text-base text-soft">
        <Trans>We found no requirements in this job ad. Paste the whole ad, not just its link.</Trans>
      </p>
    );
  return (
    <>
      {(isOffered || note !== '') && (
        <div className="flex flex-wrap items-center gap-3">
          {isOffered && (
            <Button busyLabel={isBusy ? t`Asking the language model...` : undefined} onClick={ask}>
              <Trans>Have the language model look for what’s not found</Trans>
            </Button>
          )}
          {note !== '' && (
            <p role="status" className="text-sm text-soft">
              {note}
            </p>
          )}
        </div>
      )}
      {parts.map(({ title, rows }) => (
        <section key={title} aria-labelledby={`requirements-${title}`} className="grid gap-1">
          <h3 id={`requirements-${title}`} className="text-md font-semibold">
            {title}
          </h3>
          <ul>
            {rows.map((row) => (
              <RequirementRow
                key={row.id}
                requirement={row}
                seen={lineOf(row.id)}
                document={document}
                onConfirm={onConfirm}
              />
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}
