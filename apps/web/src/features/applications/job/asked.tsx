import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import clsx from 'clsx';
import { CircleCheck, CircleDashed, CircleDot, CircleHelp, CircleUser } from 'lucide-react';
import { useState } from 'react';
import { standingOf, type Requirement, type Standing } from '@candor/domain/optimizer';
import { Loaded } from '../../../platform/loaded.tsx';
import { requirementsFor } from '../api/requirements.ts';
import type { Application } from '../api/application.ts';
import { Section } from './section.tsx';
import { capitalised } from '@candor/domain/text';

/** A CV that is held against the job. */
export interface ComparedCv {
  id: string;
  title: string;
}

interface AskedProps {
  application: Application;
  cv: ComparedCv | null;
}

const looks: Readonly<Record<Standing, { Icon: typeof CircleCheck; ink: string; words: string }>> = {
  shown: { Icon: CircleCheck, ink: 'text-green', words: t`In your CV` },
  listed: { Icon: CircleDot, ink: 'text-green', words: t`Listed only` },
  'in-profile': { Icon: CircleUser, ink: 'text-info', words: t`In your profile` },
  maybe: { Icon: CircleHelp, ink: 'text-warning', words: t`Maybe` },
  asked: { Icon: CircleHelp, ink: 'text-soft', words: t`Do you have it?` },
  open: { Icon: CircleDashed, ink: 'text-soft', words: t`Not in your CV` },
};
const FIRST = 6;

/** What the job asks for, each with the line that answers it. */
export function Asked({ application, cv }: AskedProps) {
  const { advertText } = application;
  const isComparable = cv !== null && advertText !== '';
  const query = useQuery({
    ...requirementsFor(cv?.id ?? '', advertText),
    enabled: isComparable,
  });
  return (
    <Section title={t`What it asks`}>
      {advertText === '' ? (
        <p className="text-base text-soft">
          <Trans>Paste the job ad to see what it asks for, and what you have.</Trans>
        </p>
      ) : cv === null ? (
        <p className="text-base text-soft">
          <Trans>Create a CV to see which of its lines answer this job ad.</Trans>
        </p>
      ) : (
        <Loaded query={query} sentence={t`What this job asks for could not be read.`}>
          {(requirements) => <Rows requirements={requirements} cv={cv} />}
        </Loaded>
      )}
    </Section>
  );
}

function Rows({ requirements, cv }: { requirements: readonly Requirement[]; cv: ComparedCv }) {
  const [isWhole, setIsWhole] = useState(false);
  if (requirements.length === 0)
    return (
      <p className="text-base text-soft">
        <Trans>We found no requirements in this job ad. Paste the whole ad, not just its link.</Trans>
      </p>
    );
  const sorted = requirements.toSorted((one, other) => Number(other.isRequired) - Number(one.isRequired));
  const met = requirements.filter(({ state }) => state === 'met').length;
  return (
    <>
      <p className="text-base text-soft">
        <Trans>
          {met} of {requirements.length} in “{cv.title}”.
        </Trans>
      </p>
      <ul>
        {sorted.slice(0, isWhole ? undefined : FIRST).map((one) => (
          <Row key={one.id} requirement={one} />
        ))}
      </ul>
      {sorted.length > FIRST && (
        <button
          type="button"
          aria-expanded={isWhole}
          onClick={() => setIsWhole(!isWhole)}
          className="justify-self-start text-base text-accent hover:underline"
        >
          {isWhole ? t`Show fewer` : t`Show all ${sorted.length}`}
        </button>
      )}
    </>
  );
}

function Row({ requirement }: { requirement: Requirement }) {
  const { name, answers, quote, isRequired } = requirement;
  const { Icon, ink, words } = looks[standingOf(requirement)];
  const [best] = answers;
  return (
    <li className="grid grid-cols-[1.25rem_minmax(0,1fr)] gap-x-3 border-t border-line py-2.5 first:border-t-0 first:pt-0">
      <Icon size={20} strokeWidth={1.5} aria-hidden="true" className={ink} />
      <div className="grid gap-0.5">
        <p className="text-base font-medium">
          {capitalised(name)} <span className={clsx('text-sm font-normal', ink)}>{words}</span>
          {!isRequired && (
            <span className="text-sm font-normal text-soft">
              {' '}
              · <Trans context="requirement">Preferred</Trans>
            </span>
          )}
        </p>
        <p className="line-clamp-2 text-sm wrap-anywhere text-soft">
          {best ? t`“${best.quote}”` : t`The ad: “${quote}”`}
        </p>
      </div>
    </li>
  );
}
