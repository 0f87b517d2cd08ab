import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Archive, ArchiveRestore, CalendarDays, ExternalLink, MoreHorizontal, Trash2 } from 'lucide-react';
import { kindOfStage, outcomeNames, outcomes, type Stage } from '@candor/domain/applications';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Menu } from '../../../ui/menu.tsx';
import { downloadCalendar } from '../api/files.ts';
import type { Application } from '../api/application.ts';
import type { Card, Place } from '../api/applications.ts';
import { moveCard } from '../use-applications.ts';
import { dayWords } from '../../../platform/days.ts';
import { companyOf, titleOf } from '../words.ts';
import { editStatusWords, type EditStatus } from './use-edited.ts';

const icon = { size: 16, strokeWidth: 1.5, 'aria-hidden': true } as const;
const selectLook =
  'min-h-9 rounded-control border border-control bg-surface px-2.5 text-base text-ink hover:border-ink';

interface JobHeadProps {
  application: Application;
  stages: readonly Stage[];
  today: string;
  status: EditStatus;
  onMove: (card: Card, to: string) => void;
  onPlace: (card: Card, place: Place) => void;
}

/** Where it is, what it pays and until when one may apply, as far as that is known. */
function factsOf({ location, pay, deadlineOn, appliedOn }: Application, today: string): string[] {
  return [
    location,
    pay?.printed ?? '',
    appliedOn === null && deadlineOn !== null ? `Apply by ${dayWords(deadlineOn, today)}` : '',
    appliedOn === null ? '' : `Applied ${dayWords(appliedOn, today)}`,
  ].filter((fact) => fact !== '');
}

/** Which job it is, where it stands and what can be done with it as a whole. */
export function JobHead({ application, stages, today, status, onMove, onPlace }: JobHeadProps) {
  const { stage, outcome, url } = application;
  const isClosed = kindOfStage(stages, stage) === 'closed';
  return (
    <header className="grid gap-4">
      <div className="grid gap-1.5 wrap-anywhere">
        <p className="text-md text-soft">{companyOf(application)}</p>
        <h1 className="font-serif text-2xl font-semibold sm:text-3xl">{titleOf(application)}</h1>
        <p className="text-base text-soft">{factsOf(application, today).join(' · ')}</p>
      </div>
      <div className="flex flex-wrap items-center gap-2">
        <select
          aria-label={t`Stage`}
          className={selectLook}
          value={stage}
          onChange={({ currentTarget: { value } }) => onMove(application, value)}
        >
          {stages.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
        {isClosed && (
          <select
            aria-label={t`Outcome`}
            className={selectLook}
            value={outcome ?? ''}
            onChange={({ currentTarget: { value } }) =>
              moveCard(application, { to: stage, outcome: outcomes.find((one) => one === value) ?? null })
            }
          >
            <option value="">{t`No outcome yet`}</option>
            {outcomes.map((one) => (
              <option key={one} value={one}>
                {outcomeNames[one]}
              </option>
            ))}
          </select>
        )}
        {url && (
          <a
            href={url}
            target="_blank"
            rel="noopener noreferrer"
            className="inline-flex min-h-9 items-center gap-1.5 rounded-control px-2 text-base text-accent hover:underline"
          >
            <ExternalLink {...icon} />
            <Trans>View ad</Trans>
          </a>
        )}
        <Menu
          label={t`More for this application`}
          trigger={
            <IconButton label={t`More for this application`}>
              <MoreHorizontal {...icon} />
            </IconButton>
          }
          items={[
            {
              label: t`Add dates to calendar`,
              icon: <CalendarDays {...icon} />,
              onSelect: () => void downloadCalendar(application.id),
            },
            application.archivedAt === null
              ? {
                  label: t`Archive`,
                  icon: <Archive {...icon} />,
                  onSelect: () => onPlace(application, 'archived'),
                }
              : {
                  label: t`Restore`,
                  icon: <ArchiveRestore {...icon} />,
                  onSelect: () => onPlace(application, 'active'),
                },
            { label: t`Delete`, icon: <Trash2 {...icon} />, onSelect: () => onPlace(application, 'trash') },
          ]}
        />
        <p role="status" className="ms-auto text-sm text-soft">
          {editStatusWords[status]}
        </p>
      </div>
    </header>
  );
}
