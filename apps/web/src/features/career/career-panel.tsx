import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { monthOfToday } from '../../platform/dates.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { scrollUp } from '../../ui/scroll-up.ts';
import { analyseCareer } from './api/analyse-career.ts';
import type { ShownRoadmap } from './api/roadmaps.ts';
import { formFor, formOf, inputOf, keepForm, typedForm, type KnownOfPerson } from './form-draft.ts';
import type { LineTarget } from './line-target.ts';
import { MyRoadmaps } from './my-roadmaps.tsx';
import { RoadmapForm } from './roadmap-form.tsx';
import { RoadmapScreen } from './roadmap-screen.tsx';
import { RoadmapView } from './roadmap-view.tsx';
import { useRoadmapCall } from './use-roadmap-call.ts';

interface CareerPanelProps {
  ownerId: string;
  /** The written CV at hand, null where there is none. */
  cvId: string | null;
  known: KnownOfPerson;
  /** The roadmap that the address names. */
  roadmapId: string | null;
  onRoadmap: (id: string | null) => void;
  lineTargets: readonly LineTarget[];
}

/** Roadmaps from a role to another: one that is open, or the form of a new one beside those there are. */
export function CareerPanel({ ownerId, cvId, known, roadmapId, onRoadmap, lineTargets }: CareerPanelProps) {
  const key = `${ownerId}:career-form:${cvId ?? 'new'}`;
  const [from, setFrom] = useState<ShownRoadmap | null>(null);
  const [preview, setPreview] = useState<ShownRoadmap | null>(null);
  const { data: typed, isPending } = useQuery(typedForm(key));
  const open = (id: string | null) => {
    // What was saved needs no form any more.
    if (id !== null && preview) void keepForm(key, null);
    setPreview(null);
    onRoadmap(id);
    scrollUp();
  };
  const { isBusy, failure, ask } = useRoadmapCall(analyseCareer, (roadmap: ShownRoadmap) => {
    setPreview(roadmap);
    scrollUp();
  });
  const startAnew = (roadmap: ShownRoadmap) => {
    setFrom(roadmap);
    open(null);
  };
  if (roadmapId !== null)
    return (
      <RoadmapScreen
        key={roadmapId}
        id={roadmapId}
        lineTargets={lineTargets}
        onOpen={open}
        onNew={startAnew}
        onPreview={setPreview}
      />
    );
  if (preview)
    return (
      <RoadmapView
        roadmap={preview}
        lineTargets={lineTargets}
        onOpen={open}
        onNew={() => startAnew(preview)}
        onPreview={setPreview}
      />
    );
  return (
    <div className="grid gap-x-12 gap-y-10 lg:grid-cols-[minmax(0,1fr)_20rem]">
      <section aria-labelledby="new-roadmap" className="grid content-start gap-5">
        <h2 id="new-roadmap" className="font-serif text-xl font-semibold">
          <Trans>Where do you want to go?</Trans>
        </h2>
        {isPending ? (
          // As high as the form where what comes behind it stands below.
          <Skeleton className="h-240 lg:h-96" />
        ) : (
          <RoadmapForm
            key={`${key} ${JSON.stringify(from?.input ?? '')}`}
            start={from ? formOf(from.input) : (typed ?? formFor(known, monthOfToday()))}
            isBusy={isBusy}
            failure={failure}
            onType={(form) => void keepForm(key, form)}
            onSubmit={(form) => void ask({ ...inputOf(form), ...(cvId !== null && { cvId }) })}
          />
        )}
      </section>
      <MyRoadmaps onOpen={open} />
    </div>
  );
}
