import { Ellipsis } from 'lucide-react';
import { counted } from '@candor/domain/text';
import { BareIconButton, Button } from '../../ui/button.tsx';
import { Menu } from '../../ui/menu.tsx';
import { ProgressBar } from '../../ui/progress-bar.tsx';
import type { Roadmap } from './api/roadmaps.ts';
import { focusOccupations } from './occupation-choices.tsx';
import { useRoadmapActs } from './use-roadmap-acts.tsx';

interface RoadmapHeadProps {
  roadmap: Roadmap;
  onDeleted: () => void;
  onNew: () => void;
}

const readAs = ({ occupation }: Roadmap['current']) =>
  occupation ? `“${occupation.title}”` : 'an unknown occupation';

/** Its name, what it says in a sentence, and how far the person has come. */
export function RoadmapHead({ roadmap, onDeleted, onNew }: RoadmapHeadProps) {
  const { title, description, completedSteps, progress, totalDuration, steps, current, target } = roadmap;
  const { items, dialog } = useRoadmapActs(roadmap, onDeleted);
  return (
    <header className="grid gap-4">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <h2 className="min-w-0 max-w-[46rem] font-serif text-xl font-semibold wrap-anywhere">{title}</h2>
        <div className="flex gap-1">
          <Button onClick={onNew}>Create New Roadmap</Button>
          <Menu
            label="More for this roadmap"
            items={items}
            trigger={
              <BareIconButton label="More for this roadmap">
                <Ellipsis size={20} strokeWidth={1.5} aria-hidden="true" />
              </BareIconButton>
            }
          />
        </div>
      </div>
      <div className="grid max-w-[46rem] gap-1">
        <p className="text-soft">{description}</p>
        <p className="text-base text-soft">
          We matched your roles to {readAs(current)} and {readAs(target)}.{' '}
          <button
            type="button"
            onClick={focusOccupations}
            className="underline underline-offset-2 hover:text-ink"
          >
            Change
          </button>
        </p>
      </div>
      <div className="grid max-w-[46rem] gap-2">
        <p className="flex justify-between gap-4 text-base tabular-nums">
          <span>
            {completedSteps} of {counted(steps.length, 'step')} complete
          </span>
          <span className="text-soft">
            {progress}% · {totalDuration}
          </span>
        </p>
        <ProgressBar label="Overall progress" percent={progress} />
      </div>
      {dialog}
    </header>
  );
}
