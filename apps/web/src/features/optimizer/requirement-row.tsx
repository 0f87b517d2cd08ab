import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { CircleCheck, CircleDashed, CircleDot, CircleHelp, CircleUser } from 'lucide-react';
import { useState } from 'react';
import type { CvDocument } from '@candor/domain/cv';
import { standingOf, type Evidence, type Requirement } from '@candor/domain/optimizer';
import { Button } from '../../ui/button.tsx';
import { ConfirmSkill } from './confirm-skill.tsx';
import { useVerdicts } from './use-verdicts.ts';
import { standingInk, standingLabels } from './words.ts';
import { capitalised } from '@candor/domain/text';

const icons = {
  shown: CircleCheck,
  listed: CircleDot,
  'in-profile': CircleUser,
  maybe: CircleHelp,
  asked: CircleHelp,
  open: CircleDashed,
} as const;

interface RequirementRowProps {
  requirement: Requirement;
  /** The line in which a language model sees it. */
  seen: string | undefined;
  document: CvDocument;
  onConfirm: (evidence: Evidence) => void;
}

/** A requirement as it is shown: one that a language model sees in a line is maybe met by it, for its person to say. */
function withLine(requirement: Requirement, seen: string | undefined): Requirement {
  if (seen === undefined) return requirement;
  const answer = { from: 'cv', path: '', span: { start: 0, end: 0 }, quote: seen } as const;
  return { ...requirement, state: 'maybe', answers: [answer], note: t`Found by the language model.` };
}

/** What a person can have done or hold, and where only they know. */
const isConfirmable = ({ kind }: Requirement) =>
  kind !== 'years' && kind !== 'degree' && kind !== 'title' && kind !== 'place';

/** One thing the advert asks for: the line that answers it, or the one press or line that is missing. */
export function RequirementRow({ requirement, seen, document, onConfirm }: RequirementRowProps) {
  const shown = withLine(requirement, seen);
  const { name, state, answers, note, quote } = shown;
  const [isConfirming, setIsConfirming] = useState(false);
  const { isBusy, judge } = useVerdicts(requirement);
  const standing = standingOf(shown);
  const Icon = icons[standing];
  const [best] = answers;
  const isAsked = state === 'maybe' && best !== undefined && isConfirmable(shown);
  const canConfirm = state !== 'met' && isConfirmable(shown) && !isConfirming;
  return (
    <li className="grid grid-cols-[1.25rem_minmax(0,1fr)] items-start gap-x-3 gap-y-2 border-t border-line py-3 sm:grid-cols-[1.25rem_minmax(0,1fr)_auto]">
      <Icon size={20} strokeWidth={1.5} aria-hidden="true" className={standingInk[standing]} />
      <div className="grid gap-0.5">
        <p className="text-base font-medium">
          {capitalised(name)}{' '}
          <span className={`text-sm font-normal ${standingInk[standing]}`}>{standingLabels[standing]}</span>
        </p>
        {best && (
          <p className="text-sm break-words text-soft">
            {best.from === 'profile' ? t`Your profile: “${best.quote}”` : t`“${best.quote}”`}
          </p>
        )}
        {note !== '' && <p className="text-sm text-soft">{note}</p>}
        {!best && (
          <p className="line-clamp-2 text-sm text-soft">
            <Trans>The ad: “{quote}”</Trans>
          </p>
        )}
      </div>
      {(isAsked || canConfirm) && (
        <div className="col-start-2 flex flex-wrap gap-2 sm:col-start-3 sm:justify-end">
          {isAsked && (
            <>
              <Button
                aria-label={t`This line shows it: ${name}`}
                disabled={isBusy}
                onClick={() => judge(best.quote, true)}
              >
                <Trans>It shows it</Trans>
              </Button>
              <Button
                look="quiet"
                aria-label={t`This line does not show it: ${name}`}
                disabled={isBusy}
                onClick={() => judge(best.quote, false)}
              >
                <Trans>It doesn’t</Trans>
              </Button>
            </>
          )}
          {canConfirm && !isAsked && (
            <Button aria-label={t`I have this: ${name}`} onClick={() => setIsConfirming(true)}>
              <Trans>I have this</Trans>
            </Button>
          )}
          {canConfirm && standing === 'asked' && (
            <Button
              look="quiet"
              aria-label={t`I don’t have this: ${name}`}
              disabled={isBusy}
              onClick={() => judge('', false)}
            >
              <Trans>I don’t</Trans>
            </Button>
          )}
        </div>
      )}
      {isConfirming && (
        <ConfirmSkill
          skill={name}
          near={shown.near}
          document={document}
          onCancel={() => setIsConfirming(false)}
          onLine={(line) => {
            setIsConfirming(false);
            judge(line, true);
          }}
          onConfirm={(evidence) => {
            setIsConfirming(false);
            onConfirm(evidence);
          }}
        />
      )}
    </li>
  );
}
