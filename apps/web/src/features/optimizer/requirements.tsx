import { CircleCheck, CircleDashed, CircleDot, CircleUser } from 'lucide-react';
import { useState } from 'react';
import type { CvDocument } from '@candor/domain/cv';
import type { Evidence, Match, Requirement } from '@candor/domain/optimizer';
import { Button } from '../../ui/button.tsx';
import { ConfirmSkill } from './confirm-skill.tsx';
import { useAnswers } from './use-answers.ts';
import { stateInk, stateLabels } from './words.ts';

const icons = { met: CircleCheck, listed: CircleDot, 'in-profile': CircleUser, open: CircleDashed } as const;

interface RequirementsProps {
  match: Match;
  document: CvDocument;
  onConfirm: (evidence: Evidence) => void;
}

/** What the advert asks for, each with the line that answers it. */
export function Requirements({ match, document, onConfirm }: RequirementsProps) {
  const parts = [
    { title: 'Required', rows: match.requirements.filter(({ isRequired }) => isRequired) },
    { title: 'Preferred', rows: match.requirements.filter(({ isRequired }) => !isRequired) },
  ].filter(({ rows }) => rows.length > 0);
  const { lineOf, isOffered, isBusy, note, ask } = useAnswers(match, document);
  if (parts.length === 0)
    return (
      <p className="text-base text-soft">
        We found no requirements in this job ad. Paste the whole ad, not just its link.
      </p>
    );
  return (
    <>
      {(isOffered || note !== '') && (
        <div className="flex flex-wrap items-center gap-3">
          {isOffered && (
            <Button busyLabel={isBusy ? 'Asking the language model...' : undefined} onClick={ask}>
              Have the language model look for what’s not found
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
              <Row
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

interface RowProps extends Pick<RequirementsProps, 'document' | 'onConfirm'> {
  requirement: Requirement;
  /** The line in which a language model sees it. */
  seen: string | undefined;
}

/** A requirement as it is shown: one that a language model sees in a line is met by it, for its person to check. */
const withLine = (requirement: Requirement, seen: string | undefined) =>
  seen === undefined
    ? requirement
    : {
        ...requirement,
        state: 'met' as const,
        evidence: { quote: seen },
        note: 'Found by the language model. Check that this line shows it.',
      };

function Row({ requirement, seen, document, onConfirm }: RowProps) {
  const { name, kind, state, evidence, profileQuote, note, quote } = withLine(requirement, seen);
  const [isConfirming, setIsConfirming] = useState(false);
  const Icon = icons[state];
  const canConfirm =
    state !== 'met' &&
    kind !== 'years' &&
    kind !== 'degree' &&
    kind !== 'title' &&
    document.experience.length > 0;
  return (
    <li className="grid grid-cols-[1.25rem_minmax(0,1fr)_auto] items-start gap-x-3 gap-y-1 border-t border-line py-3">
      <Icon size={20} strokeWidth={1.5} aria-hidden="true" className={stateInk[state]} />
      <div className="grid gap-0.5">
        <p className="text-base font-medium">
          {name.charAt(0).toUpperCase() + name.slice(1)}{' '}
          <span className={`text-sm font-normal ${stateInk[state]}`}>
            {state === 'listed' && kind === 'years' ? 'Perhaps' : stateLabels[state]}
          </span>
        </p>
        {evidence && <p className="text-sm break-words text-soft">“{evidence.quote}”</p>}
        {profileQuote !== '' && (
          <p className="text-sm break-words text-soft">Your profile: “{profileQuote}”</p>
        )}
        {note !== '' && <p className="text-sm text-soft">{note}</p>}
        {!evidence && profileQuote === '' && (
          <p className="line-clamp-2 text-sm text-soft">The ad: “{quote}”</p>
        )}
      </div>
      {canConfirm && !isConfirming && (
        <Button aria-label={`I have this: ${name}`} onClick={() => setIsConfirming(true)}>
          I have this
        </Button>
      )}
      {isConfirming && (
        <ConfirmSkill
          skill={name}
          jobs={document.experience}
          onCancel={() => setIsConfirming(false)}
          onConfirm={(evidence) => {
            setIsConfirming(false);
            onConfirm(evidence);
          }}
        />
      )}
    </li>
  );
}
