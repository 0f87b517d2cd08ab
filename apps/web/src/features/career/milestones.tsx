import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Check, Plus } from 'lucide-react';
import { startTransition, useOptimistic, useState } from 'react';
import type { MilestoneLine } from '@candor/domain/career';
import { withErrorToast } from '../../platform/with-error-toast.ts';
import { Button } from '../../ui/button.tsx';
import { toast } from '../../ui/toast.ts';
import type { Milestone } from './api/roadmaps.ts';
import type { LineTarget } from './line-target.ts';
import { dayOf } from '../../platform/dates.ts';

interface MilestonesProps {
  milestones: readonly Milestone[];
  lineTargets: readonly LineTarget[];
  onReach: (id: string, isReached: boolean) => Promise<void>;
  /** The roadmap is not saved yet: nothing can be ticked. */
  isPreview: boolean;
}

/** What there is to reach, to be ticked; what was reached can become a line of the CV. */
export function Milestones({ milestones, lineTargets, onReach, isPreview }: MilestonesProps) {
  return (
    <ul className="grid gap-1">
      {milestones.map(({ id, text, line, reachedAt, shownBy, body }) => (
        <li key={id} className="grid gap-1">
          <label className="flex items-start gap-3 py-1.5 text-base">
            <Box
              isChecked={reachedAt !== null}
              isFixed={isPreview}
              onCheck={(isReached) => onReach(id, isReached)}
            />
            <span>
              {text}
              {reachedAt !== null && <span className="text-sm text-soft"> · {dayOf(reachedAt)}</span>}
              {shownBy && (
                <span className="block text-sm text-soft">
                  <Trans>Your CV may show it: “{shownBy}”</Trans>
                </span>
              )}
            </span>
          </label>
          {body && (
            <p className="ps-7.5 text-sm text-soft">
              {body.decides === true ? t`Decides:` : t`Where to read:`}{' '}
              <a
                href={body.url}
                target="_blank"
                rel="noopener noreferrer"
                className="underline underline-offset-2"
              >
                {body.name}
              </a>
              {body.scope && ` (${body.scope})`}
            </p>
          )}
          {reachedAt !== null && line && (
            <div className="flex flex-wrap gap-x-2 ps-5 max-sm:ps-4">
              {lineTargets.map((target) => (
                <AddLine key={target.kind} target={target} line={line} month={reachedAt.slice(0, 7)} />
              ))}
            </div>
          )}
        </li>
      ))}
    </ul>
  );
}

interface BoxProps {
  isChecked: boolean;
  isFixed: boolean;
  onCheck: (isChecked: boolean) => Promise<void>;
}

/** Checked under the click itself: what it stands for tells its screen a moment later. */
function Box({ isChecked, isFixed, onCheck }: BoxProps) {
  const [isShown, show] = useOptimistic(isChecked);
  return (
    <input
      type="checkbox"
      checked={isShown}
      disabled={isFixed}
      onChange={({ currentTarget: { checked } }) =>
        startTransition(async () => {
          show(checked);
          await onCheck(checked);
        })
      }
      className="mt-0.5 size-4.5 shrink-0 accent-accent"
    />
  );
}

interface AddLineProps {
  target: LineTarget;
  line: MilestoneLine;
  month: string;
}

/** Adds the line of a milestone to a CV or the profile, at one click. */
function AddLine({ target, line, month }: AddLineProps) {
  const [isBusy, setIsBusy] = useState(false);
  const { kind } = target;
  const entry = line.entry.name;
  if (target.has(line))
    return (
      <p className="flex items-center gap-1.5 px-3.5 py-1.5 text-sm text-soft">
        <Check size={16} strokeWidth={1.5} aria-hidden="true" />
        {kind === 'cv' ? t`“${entry}” is in your CV` : t`“${entry}” is in your profile`}
      </p>
    );
  const add = async () => {
    setIsBusy(true);
    await withErrorToast(
      async () => {
        const takeBack = await target.add(line, month);
        toast(
          kind === 'cv' ? t`Added to your CV` : t`Added to your profile`,
          t`“${entry}”, in ${line.section}.`,
          {
            label: t`Undo`,
            run: () => void withErrorToast(takeBack, t`Not undone`),
          },
        );
      },
      t`Not added`,
    );
    setIsBusy(false);
  };
  return (
    <Button
      look="quiet"
      busyLabel={isBusy ? t`Adding...` : undefined}
      icon={<Plus size={16} strokeWidth={1.5} aria-hidden="true" />}
      onClick={() => void add()}
      className="text-start whitespace-normal"
    >
      {kind === 'cv' ? t`Add “${entry}” to your CV` : t`Add “${entry}” to your profile`}
    </Button>
  );
}
