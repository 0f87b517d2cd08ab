import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Check } from 'lucide-react';
import { Tabs } from 'radix-ui';
import { withErrorToast } from '../../platform/with-error-toast.ts';
import { Button } from '../../ui/button.tsx';
import type { RoadmapStep } from './api/roadmaps.ts';
import { saveProgress, type Tick } from './api/save-progress.ts';
import type { LineTarget } from './line-target.ts';
import { Milestones } from './milestones.tsx';
import { Resources } from './resources.tsx';
import { dayOf } from '../../platform/dates.ts';
import { categoryLabels, difficultyLabels } from './words.ts';

interface StepDetailProps {
  /** Null where it is not saved yet: nothing can be ticked. */
  roadmapId: string | null;
  step: RoadmapStep;
  number: number;
  lineTargets: readonly LineTarget[];
  /** Something of it was ticked, or unticked. */
  onTick: () => void;
}

const tabLook =
  '-mb-px min-h-11 border-b-2 border-transparent px-3 text-base whitespace-nowrap text-soft first:-ms-3 -outline-offset-2! hover:text-ink data-[state=active]:border-accent data-[state=active]:font-medium data-[state=active]:text-ink';

/** One step: what it is about, and under tabs how to know that it is done, what helps, and what it builds. */
export function StepDetail({ roadmapId, step, number, lineTargets, onTick }: StepDetailProps) {
  const tick = (change: Tick) => {
    if (roadmapId === null) return Promise.resolve();
    onTick();
    return withErrorToast(() => saveProgress(roadmapId, change), t`Not saved`);
  };
  const reached = step.milestones.filter(({ reachedAt }) => reachedAt !== null).length;
  const tabs = [
    { value: 'milestones', label: t`Milestones (${reached} of ${step.milestones.length})` },
    { value: 'resources', label: t`Resources` },
    { value: 'skills', label: t`Required Skills` },
  ];
  const about = [difficultyLabels[step.difficulty], categoryLabels[step.category]];
  return (
    <section
      aria-label={t`Step ${number}: ${step.title}`}
      className="grid grid-cols-[minmax(0,1fr)] gap-4 border-line lg:rounded-panel lg:border lg:bg-surface lg:p-6"
    >
      <div className="flex flex-wrap items-start justify-between gap-x-8 gap-y-3">
        <div className="grid max-w-[42rem] grow basis-72 gap-1.5">
          <h4 className="font-serif text-lg font-semibold max-lg:sr-only">{step.title}</h4>
          <p className="text-sm text-soft">{about.join(' · ')}</p>
          <p className="text-base">{step.description}</p>
        </div>
        {step.completed ? (
          <div className="flex items-center gap-2">
            <p className="flex items-center gap-1.5 text-base text-accent">
              <Check size={16} strokeWidth={2} aria-hidden="true" />
              {step.completedAt ? t`Completed ${dayOf(step.completedAt)}` : t`Completed`}
            </p>
            <Button look="quiet" onClick={() => void tick({ step: step.id, completed: false })}>
              <Trans>Undo</Trans>
            </Button>
          </div>
        ) : roadmapId === null ? (
          <p className="text-sm text-soft">
            <Trans>Save the roadmap to tick its steps.</Trans>
          </p>
        ) : (
          <Button look="primary" onClick={() => void tick({ step: step.id, completed: true })}>
            <Trans>Mark Complete</Trans>
          </Button>
        )}
      </div>
      <Tabs.Root defaultValue="milestones" className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <Tabs.List
          aria-label={t`Step ${number}`}
          className="flex fade-overflow scrollbar-none overflow-x-auto border-b border-line ps-3"
        >
          {tabs.map(({ value, label }) => (
            <Tabs.Trigger
              key={value}
              value={value}
              onMouseDown={({ currentTarget }) => currentTarget.focus({ focusVisible: false })}
              className={tabLook}
            >
              {label}
            </Tabs.Trigger>
          ))}
        </Tabs.List>
        <Tabs.Content value="milestones">
          <Milestones
            milestones={step.milestones}
            isPreview={roadmapId === null}
            lineTargets={lineTargets}
            onReach={(milestone, isReached) => tick({ milestone, reached: isReached })}
          />
        </Tabs.Content>
        <Tabs.Content value="resources">
          <Resources resources={step.resources} />
        </Tabs.Content>
        <Tabs.Content value="skills">
          {step.requiredSkills.length === 0 ? (
            <p className="text-base text-soft">
              <Trans>This step isn’t about a particular skill.</Trans>
            </p>
          ) : (
            <ul className="flex flex-wrap gap-2">
              {step.requiredSkills.map((skill) => (
                <li key={skill} className="rounded-full border border-control px-3 py-1 text-base">
                  {skill}
                </li>
              ))}
            </ul>
          )}
        </Tabs.Content>
      </Tabs.Root>
    </section>
  );
}
