import type { Roadmap } from './api/roadmaps.ts';
import { AlternativePaths } from './alternative-paths.tsx';
import { GapSection } from './gap-section.tsx';
import { IndustryTrends } from './industry-trends.tsx';
import { KeyFigures } from './key-figures.tsx';
import type { LineTarget } from './line-target.ts';
import { Notes } from './notes.tsx';
import { OccupationChoices } from './occupation-choices.tsx';
import { RoadmapHead } from './roadmap-head.tsx';
import { RoadmapSources } from './roadmap-sources.tsx';
import { Steps } from './steps.tsx';

interface RoadmapViewProps {
  roadmap: Roadmap;
  lineTargets: readonly LineTarget[];
  onOpen: (id: string | null) => void;
  onNew: () => void;
}

/** A roadmap: what it says, its steps, and everything that stands behind it. */
export function RoadmapView({ roadmap, lineTargets, onOpen, onNew }: RoadmapViewProps) {
  return (
    <article className="grid grid-cols-[minmax(0,1fr)] gap-10">
      <RoadmapHead roadmap={roadmap} onDeleted={() => onOpen(null)} onNew={onNew} />
      <Notes notes={roadmap.notes} />
      <Steps roadmap={roadmap} lineTargets={lineTargets} />
      <KeyFigures roadmap={roadmap} />
      <GapSection
        gap={roadmap.gap}
        targetRole={roadmap.targetRole}
        isOfCv={roadmap.input.cvId !== undefined}
      />
      <AlternativePaths roadmap={roadmap} />
      <IndustryTrends trends={roadmap.industryTrends} />
      <OccupationChoices roadmap={roadmap} onMade={onOpen} />
      <RoadmapSources sources={roadmap.sources} />
    </article>
  );
}
