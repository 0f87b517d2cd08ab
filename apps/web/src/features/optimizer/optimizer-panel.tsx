import { t } from '@lingui/core/macro';
import type { ReactNode } from 'react';
import { Segmented } from '../../ui/segmented.tsx';
import type { Look } from './api/machine-read.ts';
import { MachinePart } from './machine-part.tsx';
import type { RenderPages } from './machine-sources.tsx';
import type { OptimizedCv } from './optimized-cv.ts';
import { ScoresPart } from './scores-part.tsx';

interface OptimizerPanelProps {
  ownerId: string;
  /** The written CV at hand, null where there is none. */
  cvId: string | null;
  cv: OptimizedCv;
  /** The advert that the CV was tailored to; null for none, undefined until it is known. */
  linkedAdvert: string | null | undefined;
  /** The saved job whose advert that is; null for none. */
  applicationId: string | null;
  /** Where a saved job is chosen. */
  jobField: ReactNode;
  /** An advert was pasted to be compared with. */
  onAdvert: (text: string) => void;
  /** How its page looks. */
  look: Look;
  part: OptimizerPart;
  onPart: (part: OptimizerPart) => void;
  /** Whether somebody looks at it. */
  isShown: boolean;
  /** A copy was made for an advert. */
  onTailored: (id: string) => void;
  /** Draws the pages of a file. */
  renderPages: RenderPages;
}

/** The scores, or what comes back of its file. */
export type OptimizerPart = 'scores' | 'machine';

const parts = [
  { value: 'scores', label: t`Scores` },
  { value: 'machine', label: t`What a machine reads` },
] as const;

/** What can be found out about a CV: how it does, and what comes back of its file. */
export function OptimizerPanel({
  ownerId,
  cvId,
  cv,
  linkedAdvert,
  applicationId,
  jobField,
  onAdvert,
  look,
  part,
  onPart,
  isShown,
  onTailored,
  renderPages,
}: OptimizerPanelProps) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <Segmented
        label={t`Part of the optimizer`}
        value={part}
        options={parts}
        onChange={onPart}
        className="justify-self-start"
      />
      <div hidden={part !== 'scores'}>
        <ScoresPart
          ownerId={ownerId}
          cvId={cvId}
          cv={cv}
          linked={linkedAdvert}
          applicationId={applicationId}
          jobField={jobField}
          onAdvert={onAdvert}
          onTailored={onTailored}
        />
      </div>
      {part === 'machine' && <MachinePart cv={cv} look={look} isShown={isShown} renderPages={renderPages} />}
    </div>
  );
}
