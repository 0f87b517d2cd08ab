import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Ellipsis } from 'lucide-react';
import { BareIconButton, Button } from '../../ui/button.tsx';
import { Menu } from '../../ui/menu.tsx';
import { ProgressBar } from '../../ui/progress-bar.tsx';
import type { ShownRoadmap } from './api/roadmaps.ts';
import { saveRoadmap } from './api/save-roadmap.ts';
import { focusOccupations } from './occupation-choices.tsx';
import { useRoadmapActions } from './use-roadmap-actions.tsx';
import { useRoadmapCall } from './use-roadmap-call.ts';

interface RoadmapHeadProps {
  roadmap: ShownRoadmap;
  /** Another roadmap, or all of them. */
  onOpen: (id: string | null) => void;
  onNew: () => void;
}

const readAs = ({ occupation }: ShownRoadmap['current']) =>
  occupation ? t`“${occupation.title}”` : t`an unknown occupation`;

/** Its name, what it says in a sentence, and how far the person has come. */
export function RoadmapHead({ roadmap, onOpen, onNew }: RoadmapHeadProps) {
  const { id, title, description, current, target } = roadmap;
  return (
    <header className="grid gap-4">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <h2 className="min-w-0 max-w-[46rem] font-serif text-xl font-semibold wrap-anywhere">{title}</h2>
        <div className="flex flex-wrap gap-1">
          <Button onClick={onNew}>
            <Trans>Create New Roadmap</Trans>
          </Button>
          {id === null ? (
            <SaveButton roadmap={roadmap} onSaved={onOpen} />
          ) : (
            <RoadmapMenu named={{ id, title }} onDeleted={() => onOpen(null)} />
          )}
        </div>
      </div>
      <div className="grid max-w-[46rem] gap-1">
        <p className="text-soft">{description}</p>
        <p className="text-base text-soft">
          <Trans>
            We matched your roles to {readAs(current)} and {readAs(target)}.{' '}
            <button
              type="button"
              onClick={focusOccupations}
              className="underline underline-offset-2 hover:text-ink"
            >
              Change
            </button>
          </Trans>
        </p>
      </div>
      {id === null ? (
        <p className="max-w-[46rem] text-base text-soft">
          <Trans>This roadmap isn’t saved yet. Save it to tick its steps and find it again.</Trans>
        </p>
      ) : (
        <Progress roadmap={roadmap} />
      )}
    </header>
  );
}

function Progress({
  roadmap: { completedSteps, progress, totalDuration, steps },
}: {
  roadmap: ShownRoadmap;
}) {
  return (
    <div className="grid max-w-[46rem] gap-2">
      <p className="flex justify-between gap-4 text-base tabular-nums">
        <span>
          {t`${completedSteps} of ${plural(steps.length, { one: '# step', other: '# steps' })} complete`}
        </span>
        <span className="text-soft">
          {progress}% · {totalDuration}
        </span>
      </p>
      <ProgressBar label={t`Overall progress`} percent={progress} />
    </div>
  );
}

interface SaveButtonProps {
  roadmap: ShownRoadmap;
  onSaved: (id: string) => void;
}

function SaveButton({ roadmap, onSaved }: SaveButtonProps) {
  const { isBusy, failure, ask } = useRoadmapCall(saveRoadmap, ({ id }: { id: string }) => onSaved(id));
  return (
    <>
      <Button
        look="primary"
        busyLabel={isBusy ? t`Saving...` : undefined}
        onClick={() => void ask(roadmap.input)}
      >
        <Trans>Save roadmap</Trans>
      </Button>
      {failure !== null && (
        <p role="alert" className="basis-full text-base text-danger">
          {failure}
        </p>
      )}
    </>
  );
}

interface RoadmapMenuProps {
  named: { id: string; title: string };
  onDeleted: () => void;
}

function RoadmapMenu({ named, onDeleted }: RoadmapMenuProps) {
  const { items, dialog } = useRoadmapActions(named, onDeleted);
  return (
    <>
      <Menu
        label={t`More for this roadmap`}
        items={items}
        trigger={
          <BareIconButton label={t`More for this roadmap`}>
            <Ellipsis size={20} strokeWidth={1.5} aria-hidden="true" />
          </BareIconButton>
        }
      />
      {dialog}
    </>
  );
}
