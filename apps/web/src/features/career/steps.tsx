import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import clsx from 'clsx';
import { Check } from 'lucide-react';
import { useState } from 'react';
import { useMedia } from '../../platform/use-media.ts';
import type { RoadmapStep, ShownRoadmap } from './api/roadmaps.ts';
import type { LineTarget } from './line-target.ts';
import { StepDetail } from './step-detail.tsx';

interface StepsProps {
  roadmap: ShownRoadmap;
  lineTargets: readonly LineTarget[];
}

/** The steps in their order, one of them open: along the top, or down the side of a narrow screen. */
export function Steps({ roadmap, lineTargets }: StepsProps) {
  const { steps } = roadmap;
  const current = steps.find(({ completed }) => !completed) ?? steps[0];
  const [chosen, setChosen] = useState<string | null>(null);
  const isAcross = useMedia('(min-width: 64rem)');
  const open = steps.find(({ id }) => id === chosen) ?? current;
  if (!open) return null;
  // What was complete when it was opened stays open, so that nothing moves under the pointer.
  const detail = (
    <StepDetail
      key={open.id}
      roadmapId={roadmap.id}
      step={open}
      number={steps.indexOf(open) + 1}
      lineTargets={lineTargets}
      onTick={() => setChosen(open.id)}
    />
  );
  const nodes = steps.map((step, index) => (
    <li key={step.id} className={clsx('relative', isAcross ? 'pe-4' : 'grid gap-4 pb-6 ps-11 last:pb-0')}>
      <Line isAcross={isAcross} isDone={step.completed} isLast={index === steps.length - 1} />
      <StepNode
        step={step}
        number={index + 1}
        isOpen={step === open}
        isCurrent={step === current && !step.completed}
        isAcross={isAcross}
        onOpen={() => setChosen(step.id)}
      />
      {!isAcross && step === open && detail}
    </li>
  ));
  return (
    <section aria-labelledby="roadmap-steps" className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <h3 id="roadmap-steps" className="sr-only">
        <Trans>Steps</Trans>
      </h3>
      {isAcross ? (
        <>
          <ol className="grid" style={{ gridTemplateColumns: `repeat(${steps.length},minmax(9.5rem,1fr))` }}>
            {nodes}
          </ol>
          {detail}
        </>
      ) : (
        <ol>{nodes}</ol>
      )}
    </section>
  );
}

function Line({ isAcross, isDone, isLast }: { isAcross: boolean; isDone: boolean; isLast: boolean }) {
  return (
    <span
      aria-hidden="true"
      className={clsx(
        'absolute',
        isDone ? 'bg-accent' : 'bg-line',
        isAcross ? 'top-3.5 start-0 h-0.5' : 'top-0 start-3.5 w-0.5',
        isAcross ? 'end-0' : isLast ? 'h-full' : 'bottom-0',
      )}
    />
  );
}

interface StepNodeProps {
  step: RoadmapStep;
  number: number;
  isOpen: boolean;
  isCurrent: boolean;
  isAcross: boolean;
  onOpen: () => void;
}

function StepNode({ step, number, isOpen, isCurrent, isAcross, onOpen }: StepNodeProps) {
  return (
    <button
      type="button"
      aria-expanded={isOpen}
      aria-current={isCurrent ? 'step' : undefined}
      onClick={onOpen}
      className="relative grid w-full content-start gap-2 rounded-control text-start"
    >
      <span
        className={clsx(
          'z-1 grid size-7.5 place-items-center rounded-full border text-sm font-medium tabular-nums',
          step.completed
            ? 'border-accent bg-accent text-on-accent'
            : isOpen
              ? 'border-accent bg-canvas text-accent'
              : 'border-control bg-canvas text-soft',
          !isAcross && 'absolute -start-11',
        )}
      >
        {step.completed ? <Check size={16} strokeWidth={2} aria-label={t`Completed`} /> : number}
      </span>
      <span className="grid gap-0.5">
        <span className={clsx('text-base', isOpen ? 'font-medium text-ink' : 'text-soft')}>{step.title}</span>
        <span className="text-sm text-soft">
          {step.timeframe}
          {isCurrent && ` · ${t`Now`}`}
        </span>
      </span>
    </button>
  );
}
