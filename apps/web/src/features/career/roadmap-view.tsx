import type { ShownRoadmap } from './api/roadmaps.ts';
import { AlternativePaths } from './alternative-paths.tsx';
import { DraftedSteps } from './drafted-steps.tsx';
import { GapSection } from './gap-section.tsx';
import { IndustryTrends } from './industry-trends.tsx';
import { KeyFigures } from './key-figures.tsx';
import { MoveSection } from './move-section.tsx';
import type { LineTarget } from './line-target.ts';
import { Notes } from './notes.tsx';
import { OccupationChoices } from './occupation-choices.tsx';
import { RoadmapHead } from './roadmap-head.tsx';
import { RoadmapSources } from './roadmap-sources.tsx';
import { Steps } from './steps.tsx';

interface RoadmapViewProps {
  roadmap: ShownRoadmap;
  lineTargets: readonly LineTarget[];
  onOpen: (id: string | null) => void;
  onNew: () => void;
  /** One that is not saved takes this one's place. */
  onPreview: (roadmap: ShownRoadmap) => void;
}

const isUnderstood = ({ current, target }: ShownRoadmap) =>
  current.occupation !== null && target.occupation !== null;

/** A roadmap: what it says, its steps, and everything that stands behind it. A role that is not understood is asked about first. */
export function RoadmapView({ roadmap, lineTargets, onOpen, onNew, onPreview }: RoadmapViewProps) {
  const choices = <OccupationChoices roadmap={roadmap} onMade={onOpen} onPreview={onPreview} />;
  const isKnown = isUnderstood(roadmap);
  return (
    <article className="grid grid-cols-[minmax(0,1fr)] gap-10">
      <RoadmapHead roadmap={roadmap} onOpen={onOpen} onNew={onNew} />
      {!isKnown && choices}
      <Notes notes={roadmap.notes} />
      <Steps roadmap={roadmap} lineTargets={lineTargets} />
      <DraftedSteps roadmap={roadmap} />
      <MoveSection move={roadmap.move} />
      <KeyFigures roadmap={roadmap} />
      <GapSection gap={roadmap.gap} targetRole={roadmap.targetRole} />
      <AlternativePaths roadmap={roadmap} />
      <IndustryTrends trends={roadmap.industryTrends} />
      {isKnown && choices}
      <RoadmapSources sources={roadmap.sources} />
    </article>
  );
}
