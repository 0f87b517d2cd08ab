import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import { CallError } from '../../platform/call-error.ts';
import { Loaded } from '../../platform/loaded.tsx';
import { Button } from '../../ui/button.tsx';
import { roadmapOf, type Roadmap, type ShownRoadmap } from './api/roadmaps.ts';
import type { LineTarget } from './line-target.ts';
import { RoadmapView } from './roadmap-view.tsx';

interface RoadmapScreenProps {
  id: string;
  lineTargets: readonly LineTarget[];
  /** Another roadmap, or all of them. */
  onOpen: (id: string | null) => void;
  /** A new one, from what this one was made from. */
  onNew: (roadmap: Roadmap) => void;
  onPreview: (roadmap: ShownRoadmap) => void;
}

const isUnknown = (error: unknown) =>
  error instanceof CallError && (error.code === 'not_found' || error.code === 'invalid');

/** The roadmap of an address. */
export function RoadmapScreen({ id, lineTargets, onOpen, onNew, onPreview }: RoadmapScreenProps) {
  const query = useQuery(roadmapOf(id));
  const back = (
    <Button
      look="quiet"
      className="-ms-3.5 justify-self-start"
      icon={<ArrowLeft size={16} strokeWidth={1.5} aria-hidden="true" className="rtl:-scale-x-100" />}
      onClick={() => onOpen(null)}
    >
      <Trans>All roadmaps</Trans>
    </Button>
  );
  if (isUnknown(query.error))
    return (
      <div role="alert" className="grid max-w-xl gap-3">
        {back}
        <h2 className="font-serif text-xl font-semibold">
          <Trans>We can’t find this roadmap</Trans>
        </h2>
        <p className="text-soft">
          <Trans>
            The link may be wrong, or the roadmap may have been deleted or belong to another account.
          </Trans>
        </p>
      </div>
    );
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      {back}
      <Loaded query={query} sentence={t`This roadmap could not be loaded.`}>
        {(roadmap) => (
          <RoadmapView
            roadmap={roadmap}
            lineTargets={lineTargets}
            onOpen={onOpen}
            onNew={() => onNew(roadmap)}
            onPreview={onPreview}
          />
        )}
      </Loaded>
    </div>
  );
}
